import { findReferences } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Translate the deck into French", "make slide 3 Spanish". */
export const translate: Intent = (clause, session) => {
  const named = clause.tokens.findLast((token) => means(token, 'languageName'))
  if (!clause.has('translate') && named === undefined) return false
  if (!clause.has('translate')) {
    if (
      !clause.has('make', 'change', 'convert', 'put', 'use', 'write', 'export') ||
      clause.has('replace', 'title')
    )
      return false
    const at = named ? clause.tokens.indexOf(named) : -1
    if (
      clause.has('add', 'delete', 'move') ||
      clause.is(at + 1, 'slide', 'slides') ||
      clause.is(at - 1, 'about')
    )
      return false
    if (
      at !== clause.length - 1 &&
      !clause.is(at - 1, 'into', 'to', 'in') &&
      !clause.is(at + 1, 'toThere')
    )
      return false
    if (named && means(named, 'needsModel')) return false
  }
  const references = findReferences(clause, session, { bareNumbers: true })
  const language = named?.named ?? askForLanguage(session)
  const whole = references.some((one) => one.form === 'all') || clause.has('deck')
  const chosen =
    references.length === 0 && !clause.has('it') ? (session.context.selectedSlideIds ?? []) : []
  const pronounOnly = references.every((one) => one.form === 'pronoun' && !one.slideSaid)
  const ids = whole
    ? []
    : references.length === 0
      ? chosen
      : pronounOnly &&
          session.mentioned.length === 0 &&
          (session.context.selectedSlideIds ?? []).length === 0
        ? []
        : idsOf(references)
  session.refusePending(ids)
  if (ids.length === 0) session.request({ request: 'translate', language })
  for (const slideId of ids) session.request({ request: 'translate', language, slideId })
  session.remember(ids)
  return true
}

const offeredLanguages = [
  { text: 'English', value: 'en-US' },
  { text: 'Spanish', value: 'es-ES' },
  { text: 'French', value: 'fr' },
  { text: 'German', value: 'de' },
  { text: 'Chinese', value: 'zh-Hans' },
]

function askForLanguage(session: Session): string {
  return session.ask('language', 'Into which language shall it be translated?', offeredLanguages)
}
