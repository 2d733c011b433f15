import type { Clause } from '../clauses/clause.ts'
import { findReferences } from '../references/find-references.ts'
import { Declined, type Session } from '../session.ts'
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
        : references.flatMap((one) => one.ids())
  if (ids.includes(session.pendingId ?? ''))
    throw new Declined('nothing_to_do', 'That slide is only being added.')
  if (ids.length === 0) session.request({ request: 'translate', language })
  for (const slideId of new Set(ids)) session.request({ request: 'translate', language, slideId })
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
  return session.ask('Into which language shall it be translated?', offeredLanguages)
}

/** "Undo", "undo the last 2 changes", "go back to version 3". */
export const history: Intent = (clause, session) => {
  if (clause.has('restore')) {
    const at = clause.find(['revision'])
    if (at !== -1) {
      const number = [at + 1, at + 2, at - 1]
        .map((one) => clause.token(one))
        .find((token) => means(token, 'number', 'ordinal') && !means(token, 'a'))
      if (number?.value !== undefined && Number.isInteger(number.value)) {
        session.request({ request: 'restore_revision', revision: number.value })
        return true
      }
      if (clause.has('previous', 'last')) {
        session.request({ request: 'undo', count: 1 })
        return true
      }
      const revision = session.ask('Which revision shall be restored?', [], (answer) => {
        const said = /\d+/.exec(answer)?.[0]
        return said === undefined ? undefined : Number(said)
      })
      session.request({ request: 'restore_revision', revision })
      return true
    }
  }
  if (!clause.has('undo')) return false
  const at = clause.find(['undo'])
  const number = clause.tokens.slice(at + 1).find((token) => means(token, 'number'))
  if (clause.has('slide', 'slides') && !clause.has('last', 'it', 'this')) return false
  if (clause.has('all', 'everything') && number === undefined) {
    const count = session.ask(
      'How many changes shall be taken back?',
      [{ text: 'The last one', value: 1 }],
      (answer) => {
        const said = Number(/\d+/.exec(answer)?.[0] ?? 0)
        return said >= 1 && said <= 100 ? said : undefined
      },
    )
    session.request({ request: 'undo', count })
    return true
  }
  const twice = clause.tokens.some((token) =>
    /^(twice|two times|zweimal|deux fois|dos veces|due volte)$/.test(token.text),
  )
  const count = number?.value ?? (twice ? 2 : 1)
  if (!Number.isInteger(count) || count < 1 || count > 100)
    throw new Declined('nothing_to_do', 'At most 100 changes can be taken back.')
  session.request({ request: 'undo', count })
  return true
}

const formats = [
  ['formatPdf', 'pdf'],
  ['formatPpt', 'ppt'],
  ['formatPng', 'png'],
  ['formatLink', 'link'],
] as const
type Format = (typeof formats)[number][1]

/** "Export as PDF", "send me the PowerPoint". */
export const exportDeck: Intent = (clause, session) => {
  const named: Format[] = clause.tokens.flatMap((token) =>
    formats.filter(([concept]) => means(token, concept)).map(([, format]) => format),
  )
  const exports = clause.has('export', 'send')
  if (named.length === 0 && !exports) return false
  if (clause.has('replace', 'delete', 'move', 'title') || clause.quotes().length > 0) return false
  if (sendsToOthers(clause))
    throw new Declined(
      'unsupported',
      'Sending to other people is not possible here; exporting a file or a link is.',
    )
  if (named.length === 0) {
    const asked = clause.has('deck', 'it', 'file', 'everything') || clause.length === 1
    if (
      !asked ||
      clause.has('a', 'add', 'needsModel') ||
      !means(clause.token(clause.find(['export'])), 'export')
    )
      return false
    const format = session.ask<Format>('As which kind of file?', [
      { text: 'PDF', value: 'pdf' },
      { text: 'PowerPoint', value: 'ppt' },
      { text: 'PNG images', value: 'png' },
      { text: 'Share link', value: 'link' },
    ])
    session.request({ request: 'export', formats: [format] })
    return true
  }
  if (
    !exports &&
    !clause.has('convert', 'make', 'use', 'write', 'put', 'add', 'choose') &&
    clause.length > 4
  )
    return false
  session.request({ request: 'export', formats: [...new Set(named)] })
  return true
}

/** Whether something shall go to somebody: "email it to Bob", "share with the team". */
function sendsToOthers(clause: Clause): boolean {
  const send = clause.find(['send', 'unsupported'])
  if (send === -1) return false
  const mail = clause.tokens.some((token) =>
    /^(e mail|email|mail|slack|post|email it|mail it|e mail it)$/.test(token.text),
  )
  const to = clause.tokens.findIndex(
    (token, index) =>
      index > send && (means(token, 'to', 'with') || token.text.startsWith('share')),
  )
  const me = clause.tokens.some((token) => /\b(me|us|mir|moi|me)$/.test(token.text))
  return (
    (mail && !me) ||
    clause.tokens.some((token) => /^(share|send)( it)? (with|to)/.test(token.text)) ||
    (to !== -1 && !me)
  )
}

/** What no grammar does. @throws {Declined} */
export const beyond: Intent = (clause) => {
  if (clause.has('unsupported'))
    throw new Declined('unsupported', 'That is outside what can be edited in a presentation here.')
  if (clause.has('needsModel'))
    throw new Declined('needs_model', 'That needs a language model, and none is configured.')
  if (clause.is(0, 'question'))
    throw new Declined('unsupported', 'Questions are not answered here; say what to change.')
  if (clause.has('write') && clause.length > 1)
    throw new Declined(
      'needs_model',
      'Writing new text needs a language model, and none is configured.',
    )
  return false
}
