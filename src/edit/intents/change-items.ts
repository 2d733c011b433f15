import type { Block } from '../../deck/blocks/block.ts'
import {
  arrangeItems,
  itemCount,
  mergeItems,
  partsBefore,
  renameItem,
} from '../../deck/blocks/change-items.ts'
import { partCount } from '../../deck/blocks/divide-blocks.ts'
import { chosenVariant, type Slide, slidePlainText } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions, rewriteStyles } from '../lexicons/verbs.ts'
import { findReferences } from '../references/find-references.ts'
import { type ItemPhrase, isSlideName, itemPhrases } from '../references/item-phrase.ts'
import { idsOf, type Reference } from '../references/reference.ts'
import { Declined, type Session } from '../session.ts'
import { fold } from '../words/fold.ts'
import { isUnknown, means } from '../words/token.ts'
import { partOfText } from './delete-slides.ts'
import type { Intent } from './intent.ts'
import { asTitle } from './title-words.ts'

/** What can be done with things on a slide; the first that a clause has says what is wished. */
const doable = ['split', 'swap', 'merge', 'duplicate', 'rename'] as const

/** What is done with whole slides only. */
const ofSlides: readonly Concept[] = [...rewriteStyles, 'convert', 'make', 'change', 'regenerate']

/** Verbs that say less than the words behind them. */
const otherwise: readonly Concept[] = ['delete', 'move', 'put', 'add', 'write']

/** Words between a verb and what it is not done to: "rename slide 3 **to** step 2". */
const links: readonly Concept[] = [
  'to',
  'into',
  'as',
  'titled',
  'about',
  'with',
  'by',
  'before',
  'after',
  'is',
  'not',
  'except',
]

/**
 * "Split slide 9 after step 3", "swap the first two points", "rename step 2 to Oven": what is done with the things on a
 * slide. What is otherwise wished of them is declined: their numbers are never those of slides.
 * @throws {Declined}
 */
export const changeItems: Intent = (clause, session) => {
  const phrases = itemPhrases(clause.tokens)
  const verb = doable.find((one) => clause.has(one))
  if (verb === 'split') return splitAtItem(clause, session, phrases)
  const named = phrases.filter((one) => one.places !== undefined)
  const [phrase] = named
  if (phrase === undefined || isSlideName(clause, phrase, session)) return false
  if (!isObject(clause, session, phrase)) return false
  const name =
    verb === 'rename' || verb === undefined ? newName(clause, session, phrase) : undefined
  if (clause.has('delete', 'keep') && verb === undefined) throw partOfText()
  if (verb === undefined && name === undefined) {
    if (!clause.has(...ofSlides) || clause.has(...otherwise)) return false
    if (isSaid(clause, session, phrase)) return false
    throw onlyWholeSlides()
  }
  if (named.some((one) => one.ofCells)) throw cellsAreForOperations()
  if (name === undefined && goesElsewhere(clause, session)) throw onlyWholeSlides()
  const further = verb === 'swap' ? swappedWith(clause, phrase) : undefined
  const taken = [...named, ...(further ? [further] : []), ...(name ? [name] : [])]
  const { slideId, block } = blockOf(clause.without(taken), session, phrase)
  const said = further ? [...named, further] : named
  const places = [...new Set(said.flatMap((one) => placesIn(session, slideId, block, one)))]
  const changed =
    name !== undefined
      ? renamed(block, places, name.text === '' ? askForName(session) : name.text)
      : rearranged(block, places, verb, session)
  if (changed === undefined) throw cellsAreForOperations()
  session.operate({ op: 'update_block', slideId, block: changed })
  session.remember([slideId])
  return true
}

/** "Copy row 2 **to slide 5**": things stay on their slide here. */
function goesElsewhere(clause: Clause, session: Session): boolean {
  return findReferences(clause, session, {}).some(({ start, end, slideSaid }) => {
    const to = clause.is(start - 1, 'to', 'into', 'after', 'before') && !clause.is(start - 1, 'in')
    return slideSaid && (to || clause.is(end, 'toThere'))
  })
}

function onlyWholeSlides(): Declined {
  return new Declined(
    'unsupported',
    'That is done with whole slides only in words here, and not with one thing on them.',
  )
}

function cellsAreForOperations(): Declined {
  return new Declined(
    'unsupported',
    'Cells and values are changed by operations here, not in words.',
  )
}

function renamed(block: Block, places: readonly number[], name: string): Block | undefined {
  const [only, ...more] = places
  if (only === undefined || more.length > 0)
    throw new Declined('unsupported', 'One thing at a time gets another name here.')
  return renameItem(block, only, name)
}

/** @throws {Declined} when what is named is too little, or too much. */
function rearranged(
  block: Block,
  places: readonly number[],
  verb: (typeof doable)[number] | undefined,
  session: Session,
): Block | undefined {
  const order = Array.from({ length: itemCount(block) }, (_, index) => index)
  if (verb === 'duplicate')
    return arrangeItems(
      block,
      order.flatMap((at) => (places.includes(at) ? [at, at] : [at])),
    )
  const [first, second, ...more] = places
  if (first === undefined || second === undefined)
    throw new Declined('nothing_to_do', 'That takes two things, and only one is named.')
  if (verb === 'merge')
    return mergeItems(
      block,
      [...places].sort((a, b) => a - b),
      session.now.language,
    )
  if (more.length > 0) throw new Declined('nothing_to_do', 'Only two things can change places.')
  const swapped = order.map((at) => (at === first ? second : at === second ? first : at))
  return arrangeItems(block, swapped)
}

/** Whether it is the things that something is done to: nothing but the slide they stand on is said before them. */
function isObject(clause: Clause, session: Session, { start }: ItemPhrase): boolean {
  const before = clause.tokens.slice(0, start)
  const slides = findReferences(clause, session, { to: start, bareNumbers: true })
  return before.every(
    (token, at) =>
      means(token, ...actions) ||
      slides.some((one) => at >= one.start && at < one.end) ||
      /^[,、，]$/.test(token.text) ||
      (token.kind === 'word' && !isUnknown(token) && !means(token, 'number', ...links)),
  )
}

/** Whether the deck says the very words: "change step 2 to phase 2" replaces them then. */
function isSaid(clause: Clause, session: Session, { start, end }: ItemPhrase): boolean {
  const words = fold(clause.text(start, end))
  return session.slides.some((slide) => fold(slidePlainText(slide)).includes(words))
}

/** What one of the things shall be called, and the tokens that say so. */
interface NewName {
  text: string
  start: number
  end: number
}

/** "Rename step 2 **to Oven**", "change the second point **to 'Rain and wind'**"; undefined where no name is said. */
function newName(clause: Clause, session: Session, phrase: ItemPhrase): NewName | undefined {
  const renames = clause.has('rename')
  if (!renames && (!clause.has('change', 'replace') || isSaid(clause, session, phrase)))
    return undefined
  const [slide] = findReferences(clause, session, { from: phrase.end }).filter(
    (one) => one.slideSaid,
  )
  const beside = slide !== undefined && slide.start <= phrase.end + 2 ? slide.end : phrase.end
  const quote = clause.quotes().find(({ at }) => at >= phrase.end)
  if (quote !== undefined)
    return { text: asTitle(quote.text), start: quote.at - 1, end: quote.at + 1 }
  const toThere = clause.findLast(['toThere'])
  if (toThere > beside) {
    let start = beside
    while (clause.is(start, 'particle', 'of')) start += 1
    return { text: asTitle(clause.text(start, toThere)), start, end: toThere + 1 }
  }
  const link = clause.tokens.findIndex(
    (token, at) =>
      at >= beside &&
      (means(token, 'to', 'as', 'into', 'with', 'rename', 'titled') || token.text === ':'),
  )
  if (link === -1 && !renames) return undefined
  const start = link === -1 ? beside : link + 1
  const last = findReferences(clause, session, { from: start }).find(
    (one) => one.slideSaid && one.end === clause.length && clause.is(one.start - 1, 'in', 'of'),
  )
  const end = last === undefined ? clause.length : last.start - 1
  const words = clause.tokens.slice(start, end)
  // "Change point 2 to a table" names nothing.
  if (
    !renames &&
    words.every((token) => token.kind === 'word' && !isUnknown(token) && !token.corrected)
  )
    return undefined
  return { text: asTitle(clause.text(start, end)), start: Math.max(beside, start - 1), end }
}

/** @throws {Unclear} unless that was answered. */
function askForName(session: Session): string {
  return session.ask(
    'name',
    'What shall it be called?',
    [],
    (answer) => asTitle(answer) || undefined,
  )
}

/** "Swap step 2 **with 4**". */
function swappedWith(clause: Clause, { end }: ItemPhrase): ItemPhrase | undefined {
  const value = clause.token(end + 1)?.value
  if (!clause.is(end, 'with', 'and', 'by', 'to') || value === undefined) return undefined
  const places = (_: number, firstNumber: number) => [value - firstNumber]
  return { start: end, end: end + 2, ofRows: false, ofCells: false, places }
}

/** "Split slide 9 after step 3", "after the second point", "between steps 2 and 3". */
function splitAtItem(clause: Clause, session: Session, phrases: readonly ItemPhrase[]): boolean {
  const phrase = phrases.find(
    ({ start, end }) =>
      clause.is(start - 1, 'after', 'before', 'between', 'from', 'in') ||
      clause.is(end, 'afterThere', 'beforeThere') ||
      clause.is(end + 1, 'afterThere', 'beforeThere'),
  )
  if (phrase === undefined) {
    const [object] = phrases
    if (object === undefined || !isObject(clause, session, object)) return false
    throw onlyWholeSlides()
  }
  if (phrase.ofCells) throw cellsAreForOperations()
  const { start, end } = phrase
  // "At step 3", "from step 3 on": the second slide begins with it.
  const behind = [end, end + 1].some((at) => clause.is(at, 'afterThere'))
  const before =
    !behind &&
    (clause.is(start - 1, 'before', 'from', 'in') ||
      clause.is(end, 'beforeThere') ||
      clause.is(end + 1, 'beforeThere'))
  const between = clause.is(start - 1, 'between')
  const rest = clause.without([phrase])
  const parts: string[] = []
  for (const id of slidesOf(rest, session, phrase)) {
    const { slideId, block } = listOn(session, id, phrase)
    const places = placesIn(session, slideId, block, phrase)
    const last = between ? Math.min(...places) : before ? (places[0] ?? 0) - 1 : Math.max(...places)
    const { blocks } = chosenVariant(session.slide(id) as Slide)
    const above = blocks.slice(0, blocks.indexOf(block))
    const at = above.reduce((sum, one) => sum + partCount(one), partsBefore(block, last + 1))
    const newSlideId = session.context.newId()
    session.operate({ op: 'split_slide', slideId, newSlideId, at })
    parts.push(slideId, newSlideId)
  }
  session.remember(parts)
  return true
}

/** The 0-based places of the things that are named. @throws {Declined} when there are not so many. */
function placesIn(session: Session, slideId: string, block: Block, phrase: ItemPhrase): number[] {
  const count = itemCount(block)
  const first = block.kind === 'steps' ? (block.firstNumber ?? 1) : 1
  const places = phrase.places?.(count, first) ?? [(phrase.count ?? 1) - 1]
  if (places.every((place) => place >= 0 && place < count)) return places
  const number = session.slideIds.indexOf(slideId) + 1
  throw new Declined(
    'nothing_to_do',
    `Slide ${number} has ${count === 1 ? 'only one thing' : `only ${count} things`} to choose from.`,
  )
}

/** The list that things stand on. @throws {Unclear} when several slides are named. */
function blockOf(clause: Clause, session: Session, phrase: ItemPhrase) {
  const ids = slidesOf(clause, session, phrase)
  const [id = ''] =
    ids.length > 1 ? session.askForSlides('slide of the items', whichSlide, ids) : ids
  return listOn(session, id, phrase)
}

const whichSlide = 'Which slide is that on?'

/** The slides that are named beside things, or else meant. @throws {Unclear} unless it is clear or was answered. */
function slidesOf(clause: Clause, session: Session, phrase: ItemPhrase): string[] {
  const options = { bareNumbers: true, bareTopics: true }
  const named = findReferences(clause, session, options).filter((one) => !isAmount(clause, one))
  if (named.length > 0) return idsOf(named)
  const { selectedSlideIds = [], lastChangedSlideIds = [] } = session.context
  const lists = (id: string) => {
    const slide = session.slide(id)
    const block = slide && longestList(slide, phrase)
    if (block === undefined) return false
    const count = itemCount(block)
    return count > 1 && (phrase.places?.(count, 1).every((place) => place < count) ?? true)
  }
  for (const ids of [session.mentioned, selectedSlideIds, lastChangedSlideIds]) {
    const there = ids.filter(lists)
    if (there.length > 0) return there
  }
  const all = session.slideIds.filter(lists)
  return all.length === 1 ? all : session.askForSlides('slide of the items', whichSlide, all)
}

/** "in two", "into one" name no slides. */
function isAmount(clause: Clause, { form, start }: Reference): boolean {
  if (form === 'quantity') return true
  return clause.is(start - 1, 'into', 'in') && !clause.is(start, 'slide', 'slides', 'the')
}

/** @throws {Declined} when the slide lists nothing. */
function listOn(
  session: Session,
  slideId: string,
  phrase: ItemPhrase,
): { slideId: string; block: Block } {
  session.refusePending([slideId])
  const slide = session.slide(slideId)
  const block = slide && longestList(slide, phrase)
  if (block !== undefined) return { slideId, block }
  const number = session.slideIds.indexOf(slideId) + 1
  if (slide !== undefined && chosenVariant(slide).layout === 'agenda')
    throw new Declined('unsupported', 'The agenda follows the slides: change those instead.')
  throw new Declined('nothing_to_do', `Slide ${number} lists nothing of the kind.`)
}

/** The block of a slide with the most things that can change places; rows are those of a table or a comparison. */
function longestList(slide: Slide, { ofRows }: ItemPhrase): Block | undefined {
  const lists = chosenVariant(slide).blocks.filter(
    (block) =>
      itemCount(block) > 0 &&
      (ofRows ? ['table', 'comparison'].includes(block.kind) : block.kind !== 'table'),
  )
  return lists.sort((a, b) => itemCount(b) - itemCount(a))[0]
}
