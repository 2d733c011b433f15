import { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { verbConcepts } from '../lexicons/wish-concepts.ts'
import { parseReferenceList } from '../references/parse-reference.ts'
import { means, type Token } from '../words/token.ts'
import { listBefore, standsInListBefore } from './alike.ts'
import { type Cover, coversOf } from './covers.ts'
import type { Deed } from './frame.ts'
import { frames } from './frames.ts'
import { doUnlessOfGone, unlessOfGone } from './of-gone.ts'
import { asksByHowMuch, readAmounts } from './read-amounts.ts'
import { isQuestion } from './read-contrast.ts'
import { readCorrection } from './read-corrections.ts'
import { readFact } from './read-facts.ts'
import { readHistory } from './read-history.ts'
import { readReplaced } from './read-replaced.ts'
import { readRestated } from './read-restated.ts'
import { partsAt } from './read-spans.ts'
import { readStaying } from './read-staying.ts'
import { readTitles } from './read-titles.ts'
import { remarkedOn } from './remarked-on.ts'
import { withoutTail } from './said-behind.ts'
import { Slots } from './slots.ts'
import type { Span, ThingPhrase } from './span.ts'
import { isRemark } from './stated-values.ts'
import type { ThingKind } from './thing.ts'
import { readWhichShallGo } from './which-shall-go.ts'
import type { WishText } from './wish-text.ts'
import { makeSlides } from './wished-slides/make-slides.ts'
import { readWishedSlides } from './wished-slides/read-wished-slides.ts'
import { Unfit, type World } from './world.ts'

/** How many ways to read a wish are tried: what the words of one stand for may not be there. */
const mostReadings = 24

/** A way to read a wish. */
export interface Reading {
  isNew: boolean
  /** Whether no frame is for it: it counts beside wishes that some are for. */
  isBeside?: true
  /** Whether it has named parts of given data, whose words ask for nothing themselves. */
  isGivenData: boolean
  /** Whether it asks for what other frames are given. */
  asks?: true
  /** Whether it only says what the wishes behind it are for. */
  isHeading?: true
  deed: Deed
  /** Where its words begin, as an offset of the instruction. */
  start: number
}

/** "On slide 4: …; …", "slide 3, right column: …": what all wishes behind it are for. */
function headingOf(text: WishText, covers: readonly Cover[], world: World): Reading[] {
  const { tokens } = text
  if (!headSign.test(tokens.at(-1)?.text ?? '') || !mayBeHeading(tokens)) return []
  const says = (types: readonly Span['type'][]) =>
    covers.find(({ spans }) =>
      spans.every((span) =>
        span.type === 'thing'
          ? types.includes('thing') && (holds(span.phrase) || titlesNamed(span.phrase).length > 0)
          : types.includes(span.type),
      ),
    )
  const cover = says(['slides', 'word']) ?? says(['slides', 'word', 'thing'])
  const covered = cover?.spans.filter((span) => span.type === 'slides') ?? []
  const slides = cover === undefined ? slideAlone(text, world) : covered
  const [holder, ...others] = cover?.spans.filter((span) => span.type === 'thing') ?? []
  if (others.length > 0 || (slides.length === 0 && holder === undefined)) return []
  // A title beside other slides is no place.
  if (holder?.phrase.isBare && slides.length > 0) return []
  const deed: Deed = ({ session }) => {
    const ids = slides.flatMap(({ reference }) => reference.ids())
    if (ids.length > 0) world.heading = ids
    if (holder?.phrase.isBare) {
      // "**Tickets:** add a row …": the slide that is called so.
      const [slideId, ...more] = new Set(titlesNamed(holder.phrase).map((one) => one.slideId))
      if (slideId === undefined || more.length > 0) throw new Unfit()
      world.heading = [slideId]
    } else if (holder !== undefined) {
      const isItem = holder.phrase.which.by === 'text' && holder.phrase.kinds.includes('item')
      const kinds = holder.phrase.kinds.filter(
        (kind) => holders.includes(kind) || (isItem && kind === 'item'),
      )
      world.holder = world.resolveOne({ ...holder.phrase, kinds }, world.scope(undefined))
      world.heading = [world.holder.slideId]
    }
    session.remember(world.heading ?? [])
  }
  const start = tokens[0]?.start ?? 0
  return [{ isNew: false, isGivenData: false, isHeading: true, deed, start }]
}

/** "**The team** - …": a slide by its title alone, or by some of it. */
function slideAlone({ tokens, instruction }: WishText, { session }: World) {
  if (!/^[-:：–—]$/.test(tokens.at(-1)?.text ?? '')) return []
  const reference = parseReferenceList({ tokens, instruction, session }, 0)
  const isTitle = reference?.form === 'topic' || reference?.form === 'title'
  return isTitle && reference.end === tokens.length - 1 ? [{ reference }] : []
}

/** The titles that words without a noun say. */
const titlesNamed = ({ isBare, which }: ThingPhrase) =>
  isBare && which.by === 'text' ? which.things.filter(({ kind }) => kind === 'title') : []

/** Whether a phrase names what items stand in. */
const holds = ({ kinds, isBare, isAlike, which }: ThingPhrase) =>
  !isBare &&
  !isAlike &&
  which.by !== 'new' &&
  (kinds.some((kind) => holders.includes(kind)) ||
    // "Languages card: …".
    (which.by === 'text' && kinds.includes('item')))

const holders: readonly ThingKind[] = ['side', 'block', 'column']

/** New slides with what is given for them: also of more words than other wishes have. */
export function slidesWished(text: WishText, { session }: World): Reading[] {
  const slides = readWishedSlides(text, session)
  if (slides === undefined) return []
  const { content } = slides
  const isGivenData = content.kind !== 'said' || content.points.length > 0
  const start = text.tokens[0]?.start ?? 0
  return [{ isNew: true, isGivenData, deed: (now) => makeSlides(slides, now), start }]
}

/** What shall go beside words that belong to nothing, which is asked. */
function unclearOf(text: WishText, { session }: World): Reading[] {
  const deed = readWhichShallGo(text, session)
  const start = text.tokens[0]?.start ?? 0
  return deed ? [{ isNew: true, asks: true, isGivenData: false, deed, start }] : []
}

/** One slide in place of another. */
function replacedBy(text: WishText, { session }: World): Reading[] {
  const deed = readReplaced(text, session)
  const start = text.tokens[0]?.start ?? 0
  return deed ? [{ isNew: true, isGivenData: false, deed, start }] : []
}

/** A value corrected, or stated as a fact. */
function factsOf(text: WishText, world: World): Reading[] {
  const start = text.tokens[0]?.start ?? 0
  const corrected = readCorrection(text, world.session)
  const restated = readRestated(text, world)
  const { text: told, withNotes } = withoutTail(text)
  const stated = readFact(told, world, withNotes)
  const titles = readTitles(text)
  const history = readHistory(text)
  const amounts = readAmounts(text, world)
  return [
    ...slidesWished(text, world),
    // What is given for one line may go on to others.
    ...(amounts ? [{ isNew: true, isGivenData: true, deed: amounts, start }] : []),
    ...(history ? [{ isNew: true, isGivenData: false, deed: history, start }] : []),
    ...(titles ? [{ isNew: true, isGivenData: true, deed: titles, start }] : []),
    // What is said behind it asks for nothing else.
    ...(corrected ? [{ isNew: true, isGivenData: true, deed: corrected, start }] : []),
    ...(restated ? [{ isNew: true, isGivenData: false, deed: restated, start }] : []),
    ...(stated ? [{ isNew: true, isGivenData: withNotes, deed: stated, start }] : []),
  ]
}

/** What frames make of a wish, the likeliest first; `isLoose`: where it stands behind any comma. */
export type Readings = (isLoose: boolean) => readonly Reading[]

/** Reads a wish all of whose words frames own; its words are covered once, however it is asked for. */
export function readingsOf(text: WishText, world: World): Readings {
  const covers = coversOf(text, world.session)
  const owned: Reading[][] = []
  const takes = text.tokens.some((one) => means(one, 'delete'))
  const saysHowItIs = () =>
    remarkedOn(new Clause(text.tokens, text.instruction), world.session) !== undefined
  const whole = ({ deed, ...reading }: Reading): Reading => ({
    ...reading,
    deed: (now) => {
      // "Slide 3 was shortened".
      if ((!reading.isNew || reading.asks || takes) && saysHowItIs()) throw new Unfit()
      unlessOfGone(unlessRemark(deed, text.tokens), text.tokens)(now)
    },
  })
  const staying = readStaying(text)
  const start = text.tokens[0]?.start ?? 0
  if (staying)
    return () => [{ isNew: false, isBeside: true, isGivenData: false, deed: staying, start }]
  const before = factsOf(text, world).map(whole)
  // So much more is no amount that is set.
  if (asksByHowMuch(text)) return () => before.slice(0, 1)
  const behind = [
    ...headingOf(text, covers, world),
    ...replacedBy(text, world),
    ...unclearOf(text, world),
  ].map(whole)
  return (isLoose) => {
    const found: Reading[] = []
    const isFurther = text.instruction.slice(0, text.tokens[0]?.start).trim() !== ''
    for (const [at, { spans }] of covers.entries()) {
      if (isLoose && isUnasked(spans)) continue
      if (isFurther && isListed(spans)) continue
      owned[at] ??= readingsBy(spans, text).map(whole)
      found.push(...owned[at])
      if (found.length >= mostReadings) break
    }
    const all = [...found, ...behind]
    return [...before, ...all.filter(({ asks }) => !asks), ...all.filter(({ asks }) => asks)]
  }
}

/** The frames that own all spans, as readings. */
function readingsBy(spans: readonly Span[], text: WishText): Reading[] {
  if (onlySays(spans) || asksOf(spans, text) || standApart(spans)) return []
  if (isNamedTwice(spans)) return []
  const isBare = ({ start, end }: Span) =>
    !text.tokens.slice(start, end).some((one) => means(one, 'slide', 'slides'))
  const ordinals = spans.filter(
    (span) => span.type === 'slides' && span.reference.form === 'ordinal' && isBare(span),
  )
  const numbers = spans.filter((span) =>
    span.type === 'slides'
      ? span.reference.form === 'number' && isBare(span)
      : span.type === 'number' && spans.every(({ type }) => besideNumbers.includes(type)),
  )
  const saysAlike = spans.some((span) => span.type === 'thing' && span.phrase.isAlike)
  return frames.flatMap((frame) => {
    const slots = new Slots(spans, text)
    const done = frame.read(slots)
    if (done === undefined || !slots.isSpent) return []
    const doOf = doUnlessOfGone(done, spans, slots)
    const deed: Deed = (world) => {
      // "On slide 3, move **the first** to the end" is about things there.
      if (ordinals.length > 0 && world.heading !== undefined) throw new Unfit()
      // And so behind "bold the first point on slide 9 and …".
      const isThere = ({ start }: Span) => standsInListBefore(text, start, world.session)
      if ([...ordinals, ...numbers].some(isThere)) throw new Unfit()
      if (saysAlike && listBefore(world.session) === undefined) throw new Unfit()
      doOf(world)
    }
    return [
      {
        isNew: frame.isNew ?? false,
        ...(frame.isLast ? { asks: true as const } : {}),
        isGivenData: givesData(spans),
        deed,
        start: text.tokens[0]?.start ?? 0,
      },
    ]
  })
}

/** What stands beside numbers that are of slides: "delete **3**", "move **5** to the end". */
const besideNumbers: readonly Span['type'][] = ['number', 'verb', 'word', 'place', 'destination']

/** Verbs that need two things, which may stand on two slides. */
const ofTwo: readonly Concept[] = ['swap', 'merge', 'move', 'put', 'replace', 'duplicate', 'add']

/** "Delete point 1 **on slide 2** and point 2 **on slide 11**": what stands on slides of its own each is as many wishes. */
function standApart(spans: readonly Span[]): boolean {
  if (spans.some((span) => span.type === 'verb' && means(span.token, ...ofTwo))) return false
  const said = spans.filter(({ type }) => type === 'thing' || type === 'slides')
  const turns = said.filter(({ type }, at) => type !== said[at - 1]?.type)
  return turns.length > 3
}

/** "Step 1 **“Train skippers”**": a place with words right behind it are said of one thing, and never of two. */
function isNamedTwice(spans: readonly Span[]): boolean {
  return spans.some((span, at) => {
    const next = spans[at + 1]
    return (
      span.type === 'thing' &&
      span.phrase.which.by === 'places' &&
      next?.type === 'thing' &&
      next.phrase.isBare
    )
  })
}

/** What words do, unless they only say how that is. @throws {Unfit} */
function unlessRemark(deed: Deed, tokens: readonly Token[]): Deed {
  return (world) => {
    const { now, steps } = world.session
    const made = steps.length
    deed(world)
    if (isRemark(tokens, steps.slice(made), now)) throw new Unfit()
  }
}

/** Words that nothing marks as given, or a mere colour, which no verb asks to be put anywhere: behind a comma they go on what was said. */
function isUnasked(spans: readonly Span[]): boolean {
  if (spans.some(({ type }) => type === 'verb')) return false
  return (
    spans.some((span) => span.type === 'payload' && span.by === 'bare') ||
    spans.every((span) =>
      span.type === 'style' ? span.style.color !== undefined : span.type === 'word',
    )
  )
}

/** "The PDF **and the link**": files alone belong to those before. */
const isListed = (spans: readonly Span[]): boolean =>
  spans.some(({ type }) => type === 'files') &&
  spans.every(({ type }) => type === 'files' || type === 'word')

function givesData(spans: readonly Span[]): boolean {
  // "A table: …", line by line.
  const isTable = spans.some((span) => span.type === 'thing' && span.phrase.among === 'table')
  const isWritten = ({ type, ...span }: Span) =>
    type === 'payload' && 'text' in span && /\n[^\n]+\n/.test(span.text)
  if (isTable && spans.some(isWritten)) return true
  // "A step before Hire. Head “Paint”, text “all of it”": the texts of what is new.
  const isNew = spans.findIndex((span) => span.type === 'thing' && span.phrase.which.by === 'new')
  if (isNew >= 0 && spans.slice(isNew).some(({ type }) => type === 'field')) return true
  const parts = spans.filter((span) => span.type === 'part' || span.type === 'sides')
  return parts.length > 0 && !parts.some((span) => span.type === 'part' && span.asksMore)
}

/** Whether a wish may give data whose words ask for nothing themselves: whether a look at its parts is worth while. */
export function mayGiveData(text: WishText, world: World): boolean {
  const { session } = world
  const { tokens, instruction } = text
  const said = instruction.slice(tokens[0]?.start, tokens.at(-1)?.end)
  return (
    /\n[^\n]+\n/.test(said) ||
    tokens.some((_, at) => partsAt(text, at, session).length > 0) ||
    readCorrection(text, session) !== undefined ||
    readAmounts(text, world) !== undefined ||
    withoutTail(text).withNotes
  )
}

/** "Is the title bold?", "The title is centred": without a verb that asks for something it says or asks what is so. */
function onlySays(spans: readonly Span[]): boolean {
  if (spans.some((span) => span.type === 'verb' || (span.type === 'kind' && span.isAsked)))
    return false
  // "Could you …?" asks for something.
  if (spans.some((span) => span.type === 'word' && means(span.token, 'please'))) return false
  return spans.some(
    (span) => span.type === 'word' && (means(span.token, 'is') || /[?？]/.test(span.token.text)),
  )
}

/** "Where do we mention Maureen?": asked of what is called by its words alone, and ordered by no verb. */
function asksOf(spans: readonly Span[], text: WishText): boolean {
  if (!isQuestion(text)) return false
  return spans.every((span) =>
    span.type === 'payload'
      ? span.by === 'introducer' || span.by === 'bare'
      : span.type === 'thing'
        ? span.phrase.isBare
        : span.type === 'word' && !means(span.token, 'please'),
  )
}

/** How many words and signs say at the most what wishes are for. */
const longestHeading = 20

/** What stands behind the slides or the list that wishes are for. */
export const headSign = /^[-:：,，.–—]$/

/** Whether words may say nothing but what wishes are for. */
export function mayBeHeading(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= longestHeading &&
    !tokens.some(({ kind, ...one }) => kind === 'quote' || means({ kind, ...one }, ...verbConcepts))
  )
}
