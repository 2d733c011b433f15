import { chosenVariant } from '../../deck/slide.ts'
import { beginningOf } from '../../text/cut-text.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import { actions } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { isUnknown, type Token } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Add **one of** a harbour": in place of a picture that was named. */
const onesOf = new RegExp(`^(?:${wordingsOf('onesOf')})\\s+(?=\\S)`, 'i')

/** "Add a picture of a harbour to slide 3", "replace the photo on slide 2". */
export const picture: Intent = (clause, session) => {
  const at = clause.find(['picture'])
  if (at === -1 || clause.is(at + 1, 'slide')) return false
  if (clause.has('merge') || (clause.is(0, 'swap') && clause.has('and'))) return false
  const replaces = clause.has('replace', 'change', 'swap')
  if (!replaces && clause.is(clause.find(actions), 'delete')) return false
  if (!replaces && !clause.has('add', 'put', 'write', 'use', 'make', 'export')) return false
  const references = findReferences(clause, session, { from: at + 1, bareNumbers: true })
  const usable = references.filter(
    (one) => one.slideSaid || one.form === 'number' || one.form === 'pronoun' || one.form === 'all',
  )
  const reference =
    usable.at(-1) ?? findReferences(clause, session, { to: at }).find((one) => one.slideSaid)
  const quote = clause.quotes()[0]
  const of = clause.find(['of', 'about', 'with', 'titled'], at + 1)
  let end = clause.length
  if (reference && reference.start > of) {
    end = reference.start
    while (end > of && clause.is(end - 1, 'to', 'in', 'into', 'about', 'the')) end -= 1
  }
  const spoken =
    of === -1 || (reference && of >= reference.start && of < reference.end)
      ? saidBefore(clause, at)
      : tidied(clause.text(of + 1, end))
  const subject = beginningOf((quote?.text ?? spoken).replace(onesOf, ''), 300)
  const ids = reference
    ? reference.ids()
    : impliedSlides(session, 'Which slide shall the picture go on?')
  if (ids.includes(session.pendingId ?? '')) {
    session.amendPending({ layout: 'image' })
    return true
  }
  for (const slideId of ids) {
    const slide = session.slide(slideId)
    const old = slide ? chosenVariant(slide).blocks.filter((block) => block.kind === 'image') : []
    if (replaces && old.length === 0)
      throw new Declined('nothing_to_do', `There is no picture on ${session.slideName(slideId)}.`)
    if (replaces)
      for (const block of old) session.operate({ op: 'delete_block', slideId, blockId: block.id })
    session.request({ request: 'add_picture', slideId, ...(subject === '' ? {} : { subject }) })
  }
  session.remember(ids)
  return true
}

/** "**港**の画像": what a picture is of, where that is said before it. */
function saidBefore(clause: Clause, at: number): string {
  if (!clause.is(at - 1, 'of')) return ''
  let from = at - 1
  while (from > 0 && isUnknown(clause.token(from - 1) ?? sign)) from -= 1
  return tidied(clause.text(from, at - 1))
}

const sign: Token = { kind: 'sign', text: '', start: 0, end: 0, concepts: [] }
