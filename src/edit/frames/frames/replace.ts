import type { ReplaceText } from '../../../deck/operations/operation.ts'
import { OperationError } from '../../../deck/operations/outcome.ts'
import { replaceText as applyReplace } from '../../../deck/operations/replace-text.ts'
import { wordReplacer } from '../../../deck/operations/replace-words.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { actions } from '../../lexicons/verbs.ts'
import { NothingThere } from '../../reading-errors.ts'
import type { Session } from '../../session.ts'
import { plainWords } from '../../words/plain-words.ts'
import { means } from '../../words/token.ts'
import { replacedOnce, sayInstead } from '../change-text.ts'
import { confirmNumber, confirmWhole } from '../confirm-words.ts'
import type { Frame } from '../frame.ts'
import { isNameAndWord } from '../name-and-word.ts'
import { amountOfPayload } from '../payload-list.ts'
import { withoutWholes } from '../rows-or-cells.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { ThingPhrase } from '../span.ts'
import type { Thing, ThingKind } from '../thing.ts'
import { nounOf } from '../thing-nouns.ts'
import { givesValue, noValueOf, withNoun } from '../values-of.ts'
import { resolveWithin } from '../what-and-where.ts'
import { pairsIn, pairsSaid, replaces, type WordPair } from '../word-pairs.ts'
import { Unfit, type World } from '../world.ts'
import { setValueOf } from './texts.ts'

/** The most that the operation takes (`replace_text`), in characters. */
const longestFound = 1000

/** "Replace Acme with Globex", "change every Acme to Globex on slide 3", "rename Jen to Jennifer", "delete the word “very”". */
export const replaceWords: Frame = {
  name: 'replace_text',
  isNew: true,
  read(slots) {
    // "Write A **instead of** B" says what goes, "swap A and B" does not.
    const isSwapped =
      slots.all('former').length === 0 &&
      slots.all('verb').some(({ token }) => !means(token, ...replaces, 'rename'))
    const isReplaced = slots.all('verb').some(({ token }) => means(token, 'replace'))
    const isRenamed = slots.verbs(['rename'])
    // "Rename **Ana to Anna**, not Ben": two names, and none for Ben.
    const isBare = slots.all('payload').some(({ by }) => by === 'bare')
    if (isRenamed && isBare && slots.all('former').length > 0) return undefined
    const begin = slots.all('thing')[0]?.start ?? 0
    // "The **word** TBD".
    const isOfWords = slots.all('sign').some(({ concept }) => concept === 'words')
    if (hasPlacesEach(slots)) return undefined
    const pairs = isRenamed ? pairsIn(slots) : pairsSaid(slots)
    if (pairs === undefined) return undefined
    // "Everywhere, **also in the notes**".
    if (widensToNotes(slots)) slots.take('place')
    if (placesIn(slots).length > 0) return undefined
    if (isRenamed && pairs.some(({ phrase }) => phrase === undefined)) return undefined
    // "Call slide 2 Plan" is about the slide.
    if (isRenamed && slots.all('slides').some(({ start }) => start < begin)) return undefined
    const isEverywhere = takeEverywhere(slots)
    // "Notes too".
    if (isEverywhere) slots.thing(['notes'])
    const isSure = isEverywhere || pairs.every(({ isQuoted }) => isQuoted)
    // "Change 2 to 3" says no more than a move.
    if (!isEverywhere && !isReplaced && pairs.some(({ isNumber }) => isNumber)) return undefined
    const slides = slidesNamed(slots, { pronouns: false })
    return (world) => {
      // "On slide 4, in the timeline: …" is for what stands there.
      if (world.holder !== undefined) throw new Unfit()
      // What is called by a title is a slide.
      if (pairs.some((pair) => isForSlide(world, pair, isRenamed || isSwapped))) throw new Unfit()
      // "Swap **the columns** A and B" is said of things.
      const names = (words: string) =>
        world.session.readWords(words).some((one) => nounOf(one) !== undefined)
      if (isSwapped && pairs.some(({ inserted }) => names(inserted))) throw new Unfit()
      // Of two that are there each can take the other's place.
      if (isSwapped && pairs.some(({ inserted }) => isSaidOn(world, inserted))) throw new Unfit()
      // "4, y a la 6 **ponle** …": a number gives way to no wish.
      const asks = (words: string) =>
        world.session.readWords(words).some((one) => means(one, ...actions))
      if (pairs.some(({ isNumber, inserted }) => isNumber && asks(inserted))) throw new Unfit()
      const all = slides(world)
      const named = all?.length === world.session.now.slides.length ? undefined : all
      const ids = world.kept(named ?? (isEverywhere ? undefined : world.scope(undefined)))
      for (const one of pairs) {
        const noun = one.isQuoted ? one.inserted : withNoun(world.session, one.find, one.inserted)
        const pair = { ...one, inserted: noun }
        confirmWhole(world, pair)
        if (named !== undefined && replacePrinted(world, pair, named)) continue
        const isThere = isSaidOn(world, pair.find, ids)
        if (!isThere && named === undefined && (ids !== undefined || pair.isNumber))
          throw new NothingThere(`“${pair.find}” does not stand on the slides that are meant.`)
        // "Change the rent to 95": its value, where that was found.
        const isAsked = !isReplaced && !isRenamed && !isEverywhere
        const isValue = isAsked && !isOfWords && !pair.isQuoted
        const gives = givesValue(world, pair.find, pair.inserted)
        if (isThere && isValue && (gives || isForLine(world, pair)))
          noValueOf(pair.find, pair.inserted)
        replaceOn(world, pair, ids, isSure)
      }
    }
  },
}

/** "Set **2024** to **30 million**": the name of a line, and what may be its value. */
const isForLine = (world: World, { find, inserted }: WordPair): boolean =>
  /^\p{Nd}[\p{Nd}.,]*\s/u.test(inserted) &&
  world
    .things()
    .some(
      ({ kind, texts }) => kind in ofLines && plainWords(texts[0]?.text ?? '') === plainWords(find),
    )

const ofLines: Partial<Record<ThingKind, true>> = {
  category: true,
  series: true,
  row: true,
  column: true,
}

/** "Acme with Apex **on slide 3** and Rain with Storm **on slide 9**": each with a place of its own, and so several wishes. */
function hasPlacesEach(slots: Slots): boolean {
  const [first, ...others] = slots.all('slides')
  const said = [...slots.all('payload'), ...slots.all('thing')]
  return (
    first !== undefined &&
    others.some((one) => said.some(({ start }) => start > first.end && start < one.start)) &&
    said.some(({ start }) => start < first.start)
  )
}

/** "Rename **Pricing** to Prices", "swap **the agenda** with the quote", "replace Risks with **a slide about hiring**": a slide, by its title, and no words. */
function isForSlide(
  { session }: World,
  { find, inserted }: WordPair,
  isOfSlides: boolean,
): boolean {
  const isTitled = session.search.isCalled(find)
  return (
    isTitled &&
    (isOfSlides || session.readWords(inserted).some((one) => means(one, 'slide', 'slides')))
  )
}

/** "In the table change 5 years to 7 years", "replace Europe with EMEA in the title of slide 4": which of several is asked. */
export const replaceWithin: Frame = {
  name: 'replace_within',
  isNew: true,
  read(slots) {
    const pairs = pairsSaid(slots)
    const [within, ...others] = placesIn(slots)
    if (pairs === undefined || within === undefined || others.length > 0) return undefined
    if (!within.kinds.some((kind) => holders.includes(kind))) return undefined
    // "Change 24 to 25 in the chart": a value, and no words.
    if (within.among === 'chart' && pairs.every(({ isNumber }) => isNumber)) return undefined
    slots.take('place', ({ place }) => place.at === 'in')
    slots.take('sign', ({ concept }) => concept === 'only')
    const slides = slidesNamed(slots)
    const isInTitle = within.kinds.includes('title')
    return (world) => {
      const ids = world.kept(world.scope(slides(world)))
      for (const pair of pairs) confirmWhole(world, pair)
      if (isInTitle) replaceInTitles(world, pairs, within, ids)
      else for (const pair of pairs) replaceInOne(world, pair, within, ids)
    }
  },
}

/** What words stand in that are to be replaced there and nowhere else. */
const holders: readonly ThingKind[] = ['block', 'side', 'row', 'column', 'item', 'quote', 'title']

/** "Replace Boxcourt by Parcelhaus, only in the notes", "in the notes of slide 6 change October to November". */
export const replaceInNotes: Frame = {
  name: 'replace_in_notes',
  isNew: true,
  read(slots) {
    const pairs = pairsSaid(slots)
    const [within, ...others] = placesIn(slots)
    if (pairs === undefined || !within?.kinds.includes('notes') || others.length > 0)
      return undefined
    if (widensToNotes(slots)) return undefined
    // Words that stand in notes are none.
    if (within.which.by === 'text') return undefined
    slots.take('place', ({ place }) => place.at === 'in')
    slots.take('sign', ({ concept }) => concept === 'only')
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const ids = world.kept(world.scope(slides(world))) ?? session.idsNow()
      for (const pair of pairs) confirmWhole(world, pair)
      const changed = ids.flatMap((slideId) => {
        const before = session.slide(slideId)?.notes ?? ''
        const notes = withPairs(before, pairs, session)
        return notes === before ? [] : [{ slideId, notes }]
      })
      if (changed.length === 0) throw new Unfit()
      for (const one of changed) session.operate({ op: 'set_notes', ...one })
      session.remember(changed.map(({ slideId }) => slideId))
    }
  },
}

/** Where a wish is for words: in what a noun names. */
function placesIn(slots: Slots): ThingPhrase[] {
  return slots
    .all('place')
    .flatMap(({ place }) => (place.at === 'in' && !place.thing.isBare ? [place.thing] : []))
}

/** "Everywhere, **also in the notes**": what is said to be beside all others leaves out none of them. */
function widensToNotes(slots: Slots): boolean {
  const [place, ...others] = slots.all('place')
  const isInNotes = place?.place.at === 'in' && place.place.thing.kinds.includes('notes')
  if (!isInNotes || others.length > 0) return false
  const isEverywhere =
    slots.all('sign').some(({ concept, end }) => concept === 'everywhere' && end <= place.start) ||
    slots.all('slides').some(({ reference, end }) => reference.form === 'all' && end <= place.start)
  return isEverywhere && slots.joins(place)
}

function takeEverywhere(slots: Slots): boolean {
  const says: readonly Concept[] = ['everywhere', 'all']
  const isSaid = slots.take('sign', ({ concept }) => says.includes(concept)) !== undefined
  const isOfDeck = slots.take('sign', ({ concept }) => concept === 'deck') !== undefined
  return isSaid || isOfDeck || slots.all('slides').some(({ reference }) => reference.form === 'all')
}

/** Whether words may go out where they are a part of others: half a number is none. */
const mayBePart = (find: string) => !/^\p{Nd}|\p{Nd}$/u.test(find)

function changeOf(
  { find, inserted }: Pick<WordPair, 'find' | 'inserted'>,
  slideIds: readonly string[] | undefined,
) {
  return {
    op: 'replace_text' as const,
    find,
    replace: inserted,
    ...(slideIds === undefined ? {} : { slideIds: [...slideIds] }),
    matchCase: find !== inserted && find.toLowerCase() === inserted.toLowerCase(),
    wholeWords: true,
  }
}

/** Replaces words wherever they stand: whole words, or parts where there are none. */
function replaceOn(
  world: World,
  pair: WordPair,
  slideIds: readonly string[] | undefined,
  isSure: boolean,
): void {
  const { session } = world
  const said = changeOf(pair, slideIds)
  const change = { ...said, matchCase: said.matchCase || isNameAndWord(world, pair.find, slideIds) }
  if (change.find.length > longestFound) throw new Unfit()
  const wholeWords = !mayBePart(change.find) || canReplace(session, change)
  if (!isSure) confirmNumber(session, { ...change, wholeWords })
  session.operate({ ...change, wholeWords })
  if (slideIds !== undefined) session.remember(slideIds)
}

function isSaidOn({ session }: World, find: string, slideIds?: readonly string[]): boolean {
  const change = changeOf({ find, inserted: '' }, slideIds)
  return (
    canReplace(session, change) ||
    (mayBePart(find) && canReplace(session, { ...change, wholeWords: false }))
  )
}

function canReplace({ now }: Session, change: ReplaceText): boolean {
  try {
    applyReplace(now, change)
    return true
  } catch (error) {
    if (error instanceof OperationError) return false
    throw error
  }
}

/** "Change Big machines to Large machines on slide 9": where its notes say it as well, only what is printed. */
function replacePrinted(world: World, pair: WordPair, slideIds: readonly string[]): boolean {
  // A block is called by the title of its slide, which stands there for itself.
  const all = withoutWholes(world.things(slideIds)).filter(
    ({ kind }) => kind !== 'sentence' && kind !== 'block',
  )
  const anewOf = (text: string) => withPairs(text, [pair], world.session)
  const says = ({ texts }: Thing) => texts.some(({ text }) => anewOf(text) !== text)
  const printed = all.filter((thing) => thing.kind !== 'notes' && says(thing))
  const isInNotes = all.some((thing) => thing.kind === 'notes' && says(thing))
  if (pair.isQuoted || !isInNotes || printed.length === 0) return false
  for (const thing of printed)
    for (const { part, text } of thing.texts) {
      const anew = anewOf(text)
      if (anew !== text) sayInstead(world, thing, anew, part)
    }
  world.session.remember(printed.map(({ slideId }) => slideId))
  return true
}

/** @throws {Unclear} where the words stand in several texts of what is meant. */
function replaceInOne(
  world: World,
  { find, phrase, inserted, isQuoted }: WordPair,
  within: ThingPhrase,
  slideIds: readonly string[] | undefined,
): void {
  if (phrase === undefined) throw new Unfit()
  const { session } = world
  const places = resolveWithin(world, { what: [phrase], within }, slideIds)
  // "In the chart change Same day to 60": a value, and no words for the words.
  const amount = isQuoted ? undefined : amountOfPayload(inserted)
  const [valued] = places.filter(({ kind }) => kind === 'category')
  if (amount && valued && givesValue(world, find, inserted)) {
    setValueOf(world, valued, inserted)
    session.remember([valued.slideId])
    return
  }
  const said = withoutWholes(places).flatMap((thing) =>
    thing.kind === 'row'
      ? []
      : thing.texts.flatMap(({ part, text }) => {
          const anew = replacedOnce(text, find, inserted)
          return anew === undefined ? [] : [{ thing, part, anew }]
        }),
  )
  const [only, ...others] = said
  if (only === undefined) throw new Unfit()
  const meant =
    others.length === 0
      ? said
      : session.ask('which of the texts', `Which “${find}” do you mean?`, [
          ...said.map((one, at) => ({
            text: lineOf(world, one.thing),
            id: String(at),
            value: [one],
          })),
          { text: 'All of them', id: 'all', value: said },
        ])
  for (const { thing, part, anew } of meant) sayInstead(world, thing, anew, part)
  session.remember(meant.map(({ thing }) => thing.slideId))
}

/** What stands beside a text and tells it from others: the name of its row, else the text itself. */
function lineOf(world: World, { kind, slideId, block, index, texts }: Thing): string {
  const row =
    kind === 'cell'
      ? world
          .things([slideId])
          .find((one) => one.kind === 'row' && one.block?.id === block?.id && one.index === index)
      : undefined
  return (row ?? { texts }).texts[0]?.text ?? ''
}

/** A text with words replaced: whole words, or parts where there are none. */
function withPairs(text: string, pairs: readonly WordPair[], { now }: Session): string {
  return pairs.reduce((said, pair) => {
    const { printed, count } = wordReplacer(changeOf(pair, undefined), now.language)({ text: said })
    if (count > 0 || !mayBePart(pair.find)) return printed.text
    const parts = { ...changeOf(pair, undefined), wholeWords: false }
    return wordReplacer(parts, now.language)({ text: said }).printed.text
  }, text)
}

/** In titles, and where no slide is named in that of the presentation. @throws {Unclear} when it is not clear in which. */
function replaceInTitles(
  world: World,
  pairs: readonly WordPair[],
  { which }: ThingPhrase,
  slideIds: readonly string[] | undefined,
): void {
  const { session } = world
  const ofDeck = session.now.title
  const anew = (title: string) => withPairs(title, pairs, session).trim()
  const titled = world
    .things(slideIds === undefined ? undefined : [...slideIds])
    .flatMap(({ kind, slideId, texts }) => {
      const title = texts[0]?.text ?? ''
      return kind === 'title' && anew(title) !== title ? [{ slideId, title }] : []
    })
  const isDeck = slideIds === undefined && anew(ofDeck) !== ofDeck
  const others = titled.filter(({ title }) => !isDeck || title !== ofDeck)
  if (titled.length === 0 && !isDeck)
    throw new NothingThere(`“${pairs[0]?.find}” does not stand in that title.`)
  const isAny = slideIds !== undefined || which.by === 'all' || (others.length < 2 && !isDeck)
  const ids = others.map(({ slideId }) => slideId)
  const meant = isAny
    ? ids
    : isDeck
      ? []
      : session.askForSlides('slide of the title', 'The title of which slide?', ids)
  if (isDeck) session.operate({ op: 'set_title', title: anew(ofDeck) })
  for (const { slideId, title } of others)
    if (meant.includes(slideId))
      session.operate({ op: 'set_slide_title', slideId, title: anew(title) })
  session.remember(meant)
}
