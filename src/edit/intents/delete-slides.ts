import type { Clause } from '../clauses/clause.ts'
import { howOften } from '../clauses/how-often.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { standsForThing } from '../only-places.ts'
import { Declined } from '../reading-errors.ts'
import { findDestination } from '../references/destination.ts'
import { findReferences, impliedToGo } from '../references/find-references.ts'
import { isSlideName, itemPhrases } from '../references/item-phrase.ts'
import { kindName } from '../references/kind-names.ts'
import { idsOf, isBlock, type Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { isUnknown, means } from '../words/token.ts'
import { blocksToDelete, deleteBlocks } from './delete-blocks.ts'
import { refuseHalfUnderstood } from './half-understood.ts'
import type { Intent } from './intent.ts'
import { askAboutRemembered } from './remembered-slides.ts'

/** "Delete slide 3", "remove the chart from slide 4", "keep only the first three slides". */
export const deleteSlides: Intent = (clause, session) =>
  session.carefully(() => takeAway(clause, session))

function takeAway(clause: Clause, session: Session): boolean {
  if (clause.has('keep') && !clause.has('delete')) return keepSlides(clause, session)
  if (!clause.has('delete') || clause.has('split')) return false
  if (clause.has('notes') && !areNotesTaken(clause)) return false
  const because = clause.find(['because'])
  const references = findReferences(clause, session, {
    bareNumbers: true,
    bareTopics: true,
    ...(because === -1 ? {} : { to: because }),
  })
  // "Remove 'Safety' from the agenda", "slides 2 to 5 except the chart": more than one thing is named, not to go alike.
  const spared = clause.has('except', 'not')
  const several = references.length > 1
  const single = references.every((one) => !one.plural)
  if (
    unjoined(clause, references) ||
    references.some((one) => one.mixed) ||
    onlyFrom(clause, references)
  )
    session.conditional = true
  if (spared && (several || single)) session.conditional = true
  refuseRestOfSlide(clause)
  // "Everything before the chart" is more than the chart.
  if (references.some((one) => one.form === 'all' && takesMore(clause, one)))
    session.conditional = true
  refusePart(clause, references)
  refuseItems(clause, references)
  refuseOtherThings(clause, session, references)
  if ((howOften(clause)?.count ?? 1) > 1) session.conditional = true
  const blocks = session.conditional || spared ? undefined : blocksToDelete(clause, session)
  if (blocks !== undefined) {
    refuseWordsOfBlock(clause, references)
    confirmBlocks(clause, session, blocks.kind, references)
    deleteBlocks(session, blocks.kind, blocks.ids)
    return true
  }
  const chosen = refuseHalfUnderstood(clause, session, references)
  if (chosen !== undefined) {
    deleteAll(session, chosen)
    return true
  }
  const remembered = askAboutRemembered(clause, session, references)
  if (remembered !== undefined) {
    deleteAll(session, remembered)
    return true
  }
  const settled = session.settled.length
  const ids = idsOf(references)
  const isAnswered = session.settled.length > settled
  const wanted =
    references.length > 0 ? ids : impliedToGo(clause, session, 'Which slide shall be deleted?')
  // "Clear slide 4" may mean what stands on it, "drop Rotterdam" only the word, and "the even slides" may say how they are.
  const isDoubtful = references.some(
    (one) => (one.form === 'topic' && !one.slideSaid) || one.form === 'parity',
  )
  // "Underline the title of slide 3, then delete it" may mean the title.
  const isOfThing = references.some((one) => standsForThing(clause, one, wanted, session))
  if (clause.has('clear') || ((isDoubtful || isOfThing) && !isAnswered))
    confirmDeleting(session, wanted)
  deleteAll(session, wanted)
  return true
}

/** "Delete slide 6 **and its notes**": they go with their slide; of others a frame takes the notes alone. */
function areNotesTaken(clause: Clause): boolean {
  let joint = clause.find(['notes']) - 1
  while (clause.is(joint, 'the', 'all', 'own', 'particle') && !clause.is(joint, 'and', 'with'))
    joint -= 1
  return clause.is(joint, 'and', 'with')
}

/**
 * "Everything from slide 5 except the chart": what is left on one slide, and no slides.
 * @throws {Declined}
 */
function refuseRestOfSlide(clause: Clause): void {
  const from = clause.find(['everything', 'all'])
  const to = clause.find(['except'])
  if (from === -1 || to < from) return
  const between = clause.tokens.slice(from, to)
  const names = between.some(
    (token, at) => means(token, 'slide') && means(between[at + 1], 'number'),
  )
  const places = between.some((token) => means(token, 'after', 'before', 'onwards', 'through'))
  if (names && !places)
    throw new Declined(
      'unsupported',
      'Say what on the slide shall go: the chart, the points, the picture.',
    )
}

/** "Slide 7 can go", "we don't need the agenda": it is asked whether that is a wish to delete it. */
export const unwanted: Intent = (clause, session) =>
  session.carefully(() => askWhetherUnwanted(clause, session))

function askWhetherUnwanted(clause: Clause, session: Session): boolean {
  const acts = clause.tokens.some((token) => means(token, ...actions) && !means(token, 'unwanted'))
  // "Slide 7 has to go to the end" says where to.
  if (!clause.has('unwanted') || acts || findDestination(clause, session)) return false
  const references = findReferences(clause, session, { bareNumbers: true, bareTopics: true })
  if (references.length === 0) return false
  const ids = idsOf(references)
  confirmDeleting(session, ids)
  deleteAll(session, ids)
  return true
}

/** @throws {Unclear} unless it was answered. @throws {Declined} when the answer was no. */
function confirmDeleting(session: Session, ids: readonly string[]): void {
  const names = ids.map((id) => `“${session.slideName(id)}”`)
  const shown = names.slice(0, mostNamed)
  const more = names.length - shown.length
  const subject = listed.format(more > 0 ? [...shown, `${more} more`] : shown)
  const sure = session.confirm('deletion', `Shall ${subject} be deleted?`, {
    yes: names.length === 1 ? 'Yes, delete it' : 'Yes, delete them',
    no: names.length === 1 ? 'No, keep it' : 'No, keep them',
  })
  if (!sure) throw new Declined('called_off', 'Nothing was deleted.')
}

/** How many slides a question names. */
const mostNamed = 4
const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * "Remove Acme from the table" is not the table.
 * @throws {Declined}
 */
function refuseWordsOfBlock(clause: Clause, references: readonly Reference[]): void {
  const rest = clause.without(references)
  const verb = rest.find(['delete'])
  const words = rest.tokens
    .slice(verb + 1)
    .some((token) => isUnknown(token) || token.kind === 'quote')
  if (words) throw partOfText()
}

/** "Somebody deleted my chart" is no wish. @throws {Unclear} unless it was answered. */
function confirmBlocks(
  clause: Clause,
  session: Session,
  kind: Concept,
  references: readonly Reference[],
): void {
  const rest = clause.without(references)
  const verb = rest.find(['delete'])
  const doubtful = rest.tokens.slice(0, verb).some((token) => isUnknown(token))
  if (!doubtful) return
  const sure = session.confirm('deletion of a kind', `Shall the ${kindName(kind)} be deleted?`, {
    yes: 'Yes, delete it',
    no: 'No, keep it',
  })
  if (!sure) throw new Declined('called_off', 'Nothing was deleted.')
}

/** What belongs to the whole presentation. */
const otherThings: readonly Concept[] = [
  'revision',
  'theme',
  'background',
  'accent',
  'color',
  'layout',
  'variant',
  'file',
  'unsupported',
]

/**
 * "Delete revision 3" is not slide 3, nor is "把第二点删掉", whose last word may be a polite one.
 * @throws {Declined}
 */
function refuseOtherThings(
  clause: Clause,
  session: Session,
  references: readonly Reference[],
): void {
  const verb = clause.find(['delete'])
  const named = (at: number) => references.some((one) => at >= one.start && at < one.end)
  const isThing = itemPhrases(clause.tokens).some(
    (one) =>
      !one.isAmount &&
      references.some(({ start, end }) => start < one.end && one.start < end) &&
      !isSlideName(clause, one, session),
  )
  if (isThing) throw partOfText()
  const other = clause.tokens.findIndex(
    (token, at) => at > verb && means(token, ...otherThings) && !named(at),
  )
  if (other !== -1)
    throw new Declined('unsupported', 'Only slides and what stands on them can be deleted here.')
}

/** Why a part of what a slide says does not go. */
function partOfText(): Declined {
  return new Declined(
    'unsupported',
    'A part of a text cannot be taken away in words here; replace its text, or send an operation.',
  )
}

/** Whether one reference follows another without "and" or a comma: "slide 3 of the agenda", "this from slide 4". */
function unjoined(clause: Clause, references: readonly Reference[]): boolean {
  return references.some((reference, index) => {
    const before = references[index - 1]
    // "The chart on slide 3" says where the chart stands.
    if (before === undefined || isBlock(before)) return false
    const between = clause.tokens.slice(before.end, reference.start)
    return !between.some((token) => means(token, 'and') || /^[,、，&/+;]$/.test(token.text))
  })
}

/** "Delete from slide 8": up to where is not said. */
function onlyFrom(clause: Clause, references: readonly Reference[]): boolean {
  const [only, ...more] = references
  const verb = clause.find(['delete'])
  return (
    more.length === 0 &&
    only?.plural === false &&
    only.kind === undefined &&
    clause.is(verb + 1, 'from') &&
    !clause.is(verb + 1, 'of')
  )
}

/** What stands on a slide and is no block of its own. */
const partsOfSlides: readonly Concept[] = [
  'title',
  'point',
  'half',
  'words',
  'value',
  'cell',
  'column',
  'row',
]

/**
 * "The second point on slide 4" is not slide 4.
 * @throws {Declined}
 */
function refusePart(clause: Clause, references: readonly Reference[]): void {
  const verb = clause.find(['delete'])
  const named = (at: number) => references.some((one) => at >= one.start && at < one.end)
  const part = clause.tokens.findIndex(
    (token, at) => at > verb && means(token, ...partsOfSlides) && !named(at),
  )
  if (part !== -1) throw partOfText()
}

/** Blocks that consist of what is counted: "the second card" is none of them. */
const kindsOfItems: readonly Concept[] = [
  'cards',
  'stats',
  'bullets',
  'steps',
  'timeline',
  'comparison',
  'agenda',
]

const bars = onlySaying('bars')

/**
 * "The second card", "the last two bars", "the Middle East bar" are not all cards, and no chart.
 * @throws {Declined}
 */
function refuseItems(clause: Clause, references: readonly Reference[]): void {
  const item = references.some((one) => {
    const { kind, slideSaid, start, end } = one
    if (kind === undefined || slideSaid) return false
    const tokens = clause.tokens.slice(start, end)
    const counted = tokens.some(
      (token) => token.kind === 'number' || means(token, 'ordinal', 'last', 'penultimate', 'point'),
    )
    if (kindsOfItems.includes(kind)) return counted
    // "The bar chart" is one token.
    const bar = tokens.some((token) => bars.test(token.text))
    return bar && (counted || tokens.some(isUnknown))
  })
  if (item) throw partOfText()
}

/** Whether a reference to everything stands beside words that say what of it: "everything after the quote". */
function takesMore(clause: Clause, { start, end }: Reference): boolean {
  const tokens = clause.tokens.slice(start, end)
  return (
    tokens.some((token) => means(token, 'before', 'after')) &&
    !tokens.some((token) => means(token, 'slide', 'slides') || token.kind === 'number')
  )
}

/** Slides are deleted at once only when some are left; otherwise it is asked. */
function deleteAll(session: Session, ids: readonly string[]): void {
  const there = ids.filter((id) => session.position(id) !== -1)
  const [gone] = ids
  if (there.length === 0 && gone !== undefined)
    throw new Declined('nothing_to_do', `“${session.slideName(gone)}” is deleted already.`)
  if (there.length > 0 && there.length === session.now.slides.length) {
    const sure = session.confirm(
      'deletion of all',
      'This would delete every slide. What shall be done?',
      {
        yes: 'Delete every slide',
        no: 'Keep them all',
      },
    )
    if (!sure) throw new Declined('called_off', 'Nothing was deleted.')
  }
  session.refusePending(there)
  session.leaveGap(there)
  for (const id of there) session.operate({ op: 'delete_slide', slideId: id })
  session.mentioned = []
}

const keepOnly = onlySaying('keepOnly')

/** "keep only slides 1 to 3" */
function keepSlides(clause: Clause, session: Session): boolean {
  if (!clause.has('only') && !keepOnly.test(clause.tokens[0]?.text ?? '')) return false
  const references = findReferences(clause, session, { bareNumbers: true })
  if (references.length === 0) return false
  const kept = refuseHalfUnderstood(clause, session, references) ?? idsOf(references)
  const ids = session.slideIds.filter((id) => !kept.includes(id))
  if (ids.length === 0) throw new Declined('nothing_to_do', 'There are no other slides.')
  deleteAll(session, ids)
  return true
}
