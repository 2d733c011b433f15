import { type Clause, tidied } from '../clauses/clause.ts'
import { confirmAllNotes } from '../doubted-deletion.ts'
import { rewriteStyles } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences, impliedSlides, impliedToGo } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import { all } from '../references/resolve-reference.ts'
import type { Session } from '../session.ts'
import { isUnknown, means } from '../words/token.ts'
import type { Intent } from './intent.ts'
import { needsModel } from './needs-model.ts'

/** "Add speaker notes to slide 3", "set the notes of slide 2 to …", "remove all notes". */
export const notes: Intent = (clause, session) => {
  if (!clause.has('notes')) return false
  // "Notes for slide 3: …"
  const dictated = clause.is(0, 'notes') && clause.token(clause.length - 1)?.kind === 'quote'
  if (
    !dictated &&
    !clause.has('add', 'write', 'change', 'make', 'replace', 'delete', 'put', 'use', 'convert')
  )
    return false
  if (goWithSlide(clause, session)) return false
  const quote = clause.quotes().at(-1)
  const references = findReferences(clause, session, {
    bareNumbers: true,
    ...(quote ? { to: quote.at } : {}),
  }).filter((one) => (one.form !== 'quantity' && one.form !== 'topic') || one.slideSaid)
  const behind = quote ? findReferences(clause, session, { from: quote.at + 1 }) : []
  const reference = references[0] ?? behind[0]
  const every =
    clause.has('all', 'everywhere', 'each') && (reference === undefined || reference.form === 'all')
  const deletes = clause.has('delete') && !clause.has('add', 'write')
  const implied = () =>
    deletes
      ? impliedToGo(clause, session, 'The notes of which slide shall be removed?')
      : impliedSlides(session, 'Notes for which slide?')
  // "A note" of the whole presentation is none in particular.
  const isAny = deletes && clause.has('a', 'another') && reference?.plural !== false
  const ids = isAny
    ? implied()
    : every
      ? allOf(session, reference !== undefined || clause.has('everywhere', 'deck'))
      : (reference?.ids() ?? implied())
  // "All but slide 8" would be read as slide 8, "all slides without notes" as all.
  if (deletes && isDoubtful(clause, references))
    throw new Declined('unsupported', 'Say by number which slides’ notes shall be removed.')
  if (deletes) {
    const noted = ids.filter((id) => session.slide(id)?.notes !== undefined)
    if (noted.length === 0) throw new Declined('nothing_to_do', 'There are no notes there.')
    if (reference === undefined) confirmAllNotes(session, noted)
    for (const id of noted) session.operate({ op: 'set_notes', slideId: id, notes: null })
    session.remember(noted)
    return true
  }
  const style = clause.find([...rewriteStyles, 'needsModel'])
  const colon = colonOf(clause)
  // Behind a colon stands what the notes shall say.
  if (style !== -1 && (colon === -1 || style < colon) && quote === undefined)
    throw needsModel('Rewriting notes')
  const text = quote ? quotedText(clause, quote) : spokenText(clause, reference?.end ?? -1)
  for (const id of ids) {
    if (text === '') session.request({ request: 'write_notes', slideId: id })
    else {
      const old = session.slide(id)?.notes
      const keeps =
        clause.has('add') &&
        !clause.has('replace', 'change') &&
        old !== undefined &&
        old.trim() !== ''
      session.operate({ op: 'set_notes', slideId: id, notes: keeps ? `${old}\n\n${text}` : text })
    }
  }
  session.remember(ids)
  return true
}

/** All slides; where slides are chosen and no others are spoken of, all of those. */
function allOf(session: Session, speaksOfSlides: boolean): string[] {
  const { selectedSlideIds = [] } = session.context
  const every = all(session, session.spared)
  const chosen = every.filter((id) => selectedSlideIds.includes(id))
  return speaksOfSlides || chosen.length === 0 ? every : chosen
}

function colonOf(clause: Clause): number {
  return clause.tokens.findIndex((token) => token.text === ':' || token.text === '：')
}

/** What is quoted; of one sentence that was only dictated, without its full stop and the "please". */
function quotedText(clause: Clause, { at, text }: { at: number; text: string }): string {
  const token = clause.token(at)
  const marked = token && clause.instruction.slice(token.start, token.end) !== text
  return marked || /[.!?。！？\n]./su.test(text) ? text : tidied(text)
}

/** What notes shall say, behind a colon or behind the slide that they belong to. */
function spokenText(clause: Clause, referenceEnd: number): string {
  const colon = colonOf(clause)
  if (colon !== -1) return tidied(clause.text(colon + 1))
  let from = Math.max(referenceEnd, clause.findLast(['notes']) + 1)
  const said = clause.tokens.findIndex(
    (token, index) => index >= from && means(token, 'to', 'titled', 'say', 'with', 'it'),
  )
  if (said === -1 || said > from + 1) return ''
  from = said + 1
  if (clause.is(from, 'slide', 'slides', 'number', 'all', 'this', 'the', 'each', 'deck')) return ''
  return tidied(clause.text(from))
}

/** "Delete slide 6 and its notes": the notes of a slide go with it. */
function goWithSlide(clause: Clause, session: Session): boolean {
  const at = clause.find(['notes'])
  if (!clause.has('delete') || at !== clause.length - 1) return false
  let joint = at - 1
  while (clause.is(joint, 'the', 'all', 'own')) joint -= 1
  const end = clause.is(joint - 1, 'particle') ? joint - 1 : joint
  const [first] = findReferences(clause, session, {
    bareNumbers: true,
    bareTopics: true,
    to: end,
  })
  const verb = clause.find(['delete'])
  return clause.is(joint, 'and', 'with') && first?.start === verb + 1 && first.end === end
}

/** Whether words beside a wish to delete notes were not understood, or leave something out. */
function isDoubtful(clause: Clause, references: readonly Reference[]): boolean {
  const rest = clause.without(references).tokens
  return rest.some(
    (token) => isUnknown(token) || means(token, 'except', 'not', 'if', 'or', 'idiom'),
  )
}
