import { tidied } from '../clauses/clause.ts'
import type { Concept, Grammar } from '../lexicons/concept.ts'
import { actions, rewriteStyles } from '../lexicons/verbs.ts'
import { copiedBefore } from '../references/added-slides.ts'
import { parseNumbers } from '../references/parse-numbers.ts'
import { parseReferenceList } from '../references/parse-reference.ts'
import { isBlock, type Reference } from '../references/reference.ts'
import * as resolve from '../references/resolve-reference.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import { isVague } from '../words/vague.ts'
import { fontCalled, longestFontName } from './font-names.ts'
import { opensField, readFields } from './read-fields.ts'
import { nextWish, partsNamedIn, readParts } from './read-parts.ts'
import { readRemarks } from './read-remarks.ts'
import { readSides } from './read-sides.ts'
import {
  isAlone as isSingle,
  nounOf,
  readThings,
  type WishText,
  wordsBetween,
} from './read-things.ts'
import type { Place, Span, SpanOf, StyleWish } from './span.ts'
import { plainWords } from './world.ts'

/** What does something, beside the verbs that all of the grammar knows. */
export const verbConcepts: readonly Concept[] = [
  ...actions,
  'append',
  'clear',
  'highlight',
  'sort',
  'link',
  'needs',
  'receive',
  'prepend',
]

/** Words that a wish may have without saying more by them. */
export const functionWords: readonly Concept[] = [
  'the',
  'a',
  'of',
  'in',
  'own',
  'is',
  'shall',
  'please',
  'particle',
  'and',
  'afterwards',
  'greeting',
  'farewell',
]

/** Words that change what is said and that no slot here owns: a wish with one of them is left to others. */
const neverSmall: readonly Concept[] = [
  'not',
  'only',
  'except',
  'or',
  'if',
  'because',
  'others',
  'both',
]

/** What frames ask for by one word. */
const signs: readonly Concept[] = [
  'font',
  'everything',
  'everywhere',
  'alphabetical',
  'ascending',
  'descending',
  'respectively',
  'wider',
  'narrower',
  'upperCase',
  'lowerCase',
  'titleCase',
  'layout',
  'text',
  'words',
  'background',
  'deck',
  'out',
  'compares',
  'total',
  'sameWidth',
  'only',
  'order',
]

const introducers: readonly Concept[] = [
  'to',
  'as',
  'titled',
  'with',
  'by',
  'say',
  'into',
  'is',
  'shall',
]
/** Introducers that do more than say what is so. */
const tells: readonly Concept[] = ['to', 'as', 'titled', 'with', 'by', 'say', 'into', 'shall']
const arrow = /^(?:->|→|=>|=)$/

/** Whether some words say what something becomes by a sign. */
export const hasArrow = (tokens: readonly Token[]) => tokens.some(({ text }) => arrow.test(text))

/** The readings of what begins at a token, each with the tokens that it takes. */
export function spansAt(text: WishText, start: number, session: Session): Span[] {
  const { tokens } = text
  const token = tokens[start]
  if (token === undefined) return []
  const found: Span[] = [
    ...slidesAt(text, start, session),
    ...readThings(text, start),
    ...placesAt(text, start, session),
    ...stylesAt(tokens, start),
    ...fontsAt(text, start),
    ...payloadsAt(text, start),
    ...readParts(text, start),
    ...readSides(text, start),
    ...readRemarks(tokens, start),
    ...formersAt(text, start),
    ...readFields(tokens, start),
  ]
  const one = { start, end: start + 1 }
  const said = wordsBetween(text, start, start + 1)
  if (means(token, ...verbConcepts)) found.push({ type: 'verb', token, cost: 0.2, ...one })
  for (const concept of signs)
    if (means(token, concept)) found.push({ type: 'sign', concept, text: said, cost: 0.3, ...one })
  if (token.kind === 'number' && token.value !== undefined)
    found.push({ type: 'number', value: token.value, text: said, cost: 0.7, ...one })
  // "A slide with a table".
  const isNewOrder = means(token, 'new') && means(tokens[start + 1], 'order')
  if (isNewOrder || (means(token, 'with') && means(tokens[start + 1], 'a', 'the', 'another')))
    found.push({ type: 'word', token, cost: 0.4, ...one })
  if (isSmall(token))
    found.push({ type: 'word', token, cost: /^[:：]$/.test(token.text) ? 0.5 : 0.1, ...one })
  return found
}

function isSmall(token: Token): boolean {
  if (token.kind === 'sign') return /^[,.!?;:\n，。！？；：、–—-]$/.test(token.text)
  if (means(token, ...neverSmall)) return false
  if (means(token, ...verbConcepts) && !means(token, 'shall')) return false
  return means(token, ...functionWords)
}

/** "Slides 2 and 4", "the last slide", "s4", "on 7". */
function slidesAt(text: WishText, start: number, session: Session): Span[] {
  const { tokens, instruction } = text
  const found: Span[] = []
  const token = tokens[start]
  // "Preise-Folie" is one word.
  if (token?.kind === 'sign' && tokens[start - 1]?.end === token.start) return found
  const given = { tokens, instruction, session }
  const parse = (ranges: boolean) =>
    parseReferenceList(given, start, { bareNumbers: false, bareTopics: false, ranges })
  const reference = parse(true)
  const add = (reference: Reference, end: number, cost: number) =>
    found.push({ type: 'slides', reference, start, end, cost })
  // "… on slide 5 to 26": hardly a range of slides where the deck has fewer.
  const last = tokens[(reference?.end ?? start) - 1]?.value ?? 0
  const single =
    reference?.form === 'number' && last > session.context.deck.slides.length
      ? parse(false)
      : undefined
  const isDoubtful = single !== undefined && single.end < (reference?.end ?? start)
  if (reference !== undefined && reference.end > start && !isBlock(reference))
    add(
      reference,
      reference.end,
      isDoubtful ? 1.5 : ['pronoun', 'topic'].includes(reference.form) ? 0.6 : 0.2,
    )
  if (isDoubtful) add(single, single.end, 0.2)
  // "Die Tabelle auf 7 …": a word that says "to" as well.
  if (
    means(token, 'in') &&
    means(token, 'to') &&
    nounOf(tokens[start - 1])?.kinds.includes('block')
  ) {
    const numbers = parseNumbers(tokens, start + 1, { ranges: true, plural: true })
    const next = numbers && tokens[numbers.end]
    if (numbers !== undefined && next?.kind === 'word' && nounOf(next) === undefined)
      add(numberReference(start, numbers.end, numbers.values, session), numbers.end, 0.5)
  }
  // The first letter of slide, page, Folie, diapositive, dia.
  const letter = /^[spfd](\d{1,3})$/u.exec(token?.text ?? '')
  if (letter?.[1] !== undefined) {
    const number = Number(letter[1])
    add(numberReference(start, start + 1, [number], session), start + 1, 0.4)
  }
  // "Sur la dernière diapo".
  if (means(token, 'about') && !means(token, 'in')) {
    const there = parseReferenceList(given, start + 1, {
      bareNumbers: false,
      bareTopics: false,
      ranges: true,
    })
    if (there?.slideSaid && ['ordinal', 'number'].includes(there.form)) add(there, there.end, 0.1)
  }
  const copy = copyAt(tokens, start, session)
  if (copy !== undefined) add(copy, copy.end, 0.1)
  const first = numberFirst(tokens, start, session)
  if (first !== undefined) add(first, first.end, 0.5)
  const alone = numberAlone(text, start, session)
  if (alone !== undefined) add(alone, alone.end, 0.3)
  const ordinals = slidesByOrdinals(tokens, start, session)
  if (ordinals !== undefined) add(ordinals, ordinals.end, 0.1)
  const short = lastAt(tokens, start, session)
  if (short !== undefined) add(short, short.end, 0.5)
  const chosen = chosenAt(tokens, start, session)
  if (chosen !== undefined) add(chosen, chosen.end, 0.2)
  // "4枚目".
  const sheets = parseNumbers(tokens, start, { ranges: true, plural: true })
  if (sheets?.ordinal && means(tokens[sheets.end - 1], 'slideMark'))
    add(numberReference(start, sheets.end, sheets.values, session), sheets.end, 0.2)
  // "Add it to slide 4".
  if (means(token, 'to', 'into')) {
    const there = parseReferenceList(given, start + 1, {
      bareNumbers: false,
      bareTopics: false,
      ranges: true,
    })
    if (there !== undefined && there.end > start + 1 && !isBlock(there) && there.form !== 'pronoun')
      add(there, there.end, 0.3)
  }
  const called = slideCalled(text, start, session)
  if (called !== undefined) add(called, called.end, 0.2)
  // "The chart on 7": nothing else is counted there.
  if (means(token, 'in', 'of') && !means(token, 'to')) {
    // "El título de **la 4**".
    const first = means(tokens[start + 1], 'the') ? start + 2 : start + 1
    const numbers = parseNumbers(tokens, first, { ranges: true, plural: true })
    if (
      isThere(numbers?.values, session, tokens[start - 1]) &&
      numbers !== undefined &&
      nounOf(tokens[numbers.end]) === undefined &&
      !means(tokens[numbers.end], 'slide', 'slides')
    )
      add(numberReference(start, numbers.end, numbers.values, session), numbers.end, 0.4)
  }
  return found
}

/** "**These two**" are those that are chosen. */
function chosenAt(
  tokens: readonly Token[],
  start: number,
  { context: { selectedSlideIds: chosen = [] } }: Session,
): Reference | undefined {
  const isSaid = means(tokens[start], 'this', 'them') && tokens[start + 1]?.value === chosen.length
  if (chosen.length === 0 || !isSaid) return undefined
  const end = means(tokens[start + 2], 'slides', 'slide') ? start + 3 : start + 2
  return { start, end, form: 'pronoun', slideSaid: true, plural: true, ids: () => [...chosen] }
}

/** "**Copy** goes to the end": the one that was made. */
function copyAt(tokens: readonly Token[], start: number, session: Session): Reference | undefined {
  if (start !== 0 || !means(tokens[0], 'copy') || !means(tokens[1], 'move', 'put', 'shall'))
    return undefined
  const reference = { start, end: 1, form: 'added', slideSaid: true, plural: false } as const
  return { ...reference, ids: () => copiedBefore(session) }
}

/** "**4** title bold", "**6** background accent", "**on 7** …": a number before what a slide has one of. */
function numberFirst(
  tokens: readonly Token[],
  start: number,
  session: Session,
): Reference | undefined {
  const [first, next] = [tokens[start], tokens[start + 1]]
  if (start !== 0 || first?.kind !== 'number' || first.value === undefined) return undefined
  const noun = nounOf(next)
  const isOne = noun?.kinds.some((kind) => isSingle(kind) || kind === 'block') ?? false
  const isPart = means(next, 'background', 'new', 'text')
  if (!isOne && !isPart) return undefined
  return numberReference(start, start + 1, [first.value], session)
}

/** "The title **of the last**", "na auf **der letzten**": a slide, where nothing else is counted. */
function lastAt(tokens: readonly Token[], start: number, session: Session): Reference | undefined {
  if (!means(tokens[start], 'of', 'in', 'about')) return undefined
  let at = start + 1
  while (means(tokens[at], 'the', 'of') && at - start < 3) at += 1
  const token = tokens[at]
  const next = tokens[at + 1]
  const isOther = nounOf(next) !== undefined || means(next, 'slide', 'slides', 'place')
  if (isOther || next?.kind === 'number' || (next?.kind === 'word' && next.concepts.length === 0))
    return undefined
  const place = means(token, 'last') ? 'last' : means(token, 'ordinal') ? token?.value : undefined
  if (place === undefined || at === start + 1) return undefined
  return {
    start,
    end: at + 1,
    form: 'ordinal',
    slideSaid: true,
    plural: false,
    ids: () =>
      place === 'last' ? resolve.fromEnd(session, 1, 1) : resolve.numbers(session, [place]),
  }
}

/** "Sulla prima e sull'ultima slide": ordinals, each with its own article and preposition. */
function slidesByOrdinals(
  tokens: readonly Token[],
  start: number,
  session: Session,
): Reference | undefined {
  const places: (number | 'last')[] = []
  let at = start
  let isJoined = false
  for (; at < tokens.length; at++) {
    const token = tokens[at]
    const place = means(token, 'last') ? 'last' : means(token, 'ordinal') ? token?.value : undefined
    if (place !== undefined && (places.length === 0 || isJoined)) {
      places.push(place)
      isJoined = false
    } else if (means(token, 'and') && places.length > 0 && !isJoined) isJoined = true
    else if (
      !means(token, 'the', 'of', 'in', 'about', 'to', 'into') ||
      (places.length > 0 && !isJoined)
    )
      break
  }
  if (places.length < 2 || isJoined || !means(tokens[at], 'slide', 'slides')) return undefined
  return {
    start,
    end: at + 1,
    form: 'ordinal',
    slideSaid: true,
    plural: true,
    ids: () =>
      places.flatMap((place) =>
        place === 'last' ? resolve.fromEnd(session, 1, 1) : resolve.numbers(session, [place]),
      ),
  }
}

/** "Title **8**", "notes **3**", "**7:** add …": a number that counts nothing else. */
function numberAlone({ tokens, instruction }: WishText, at: number, session: Session) {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.value === undefined) return undefined
  const begins =
    /^\s*$/.test(instruction.slice(0, token.start)) && /^[:：]$/.test(tokens[at + 1]?.text ?? '')
  return begins || isAlone(tokens[at - 1])
    ? numberReference(at, at + 1, [token.value], session)
    : undefined
}

/** "The label **of 31**" counts no slides where there are fewer. */
function isThere(values: readonly number[] = [], session: Session, before: Token | undefined) {
  const count = session.slides.length
  return !means(before, 'label') || values.every((value) => value <= count)
}

/** Whether a slide has one of what a noun says. */
const isAlone = (token: Token | undefined) =>
  nounOf(token)?.kinds.every((kind) => ['title', 'subtitle', 'notes', 'eyebrow'].includes(kind)) ??
  false

/** "The slide Feed it": the noun, and the whole title after it. */
function slideCalled(text: WishText, start: number, session: Session): Reference | undefined {
  const { tokens, printed } = text
  let at = start
  while (means(tokens[at], 'the', 'of') && !means(tokens[at], 'slide') && at - start < 2) at += 1
  if (!means(tokens[at], 'slide')) return undefined
  for (let end = Math.min(tokens.length, at + 16); end > at + 1; end--) {
    const words = plainWords(wordsBetween(text, at + 1, end))
    if (words === '' || tokens[end - 1]?.kind === 'sign') continue
    const titles = printed.filter(({ thing }) => thing.kind === 'title')
    const whole = titles.filter(({ words: [title] }) => title === words)
    const part = titles.filter(({ words: [title] }) => ` ${title} `.includes(` ${words} `))
    const ids = (whole.length > 0 ? whole : part).map(({ thing }) => thing.slideId)
    if (ids.length === 0) continue
    const reader = { start, end, form: 'title', slideSaid: true, plural: false } as const
    return {
      ...reader,
      ids: () =>
        ids.length === 1
          ? ids
          : session.askForSlides('slide called so', 'Which slide do you mean?', ids),
    }
  }
  return undefined
}

function numberReference(
  start: number,
  end: number,
  values: readonly number[],
  session: Session,
): Reference {
  return {
    start,
    end,
    form: 'number',
    slideSaid: true,
    plural: values.length > 1,
    ids: () => resolve.numbers(session, [...values]),
  }
}

/** Where something goes. */
function placesAt(text: WishText, start: number, session: Session): SpanOf<'place'>[] {
  const { tokens, grammar } = text
  const found: SpanOf<'place'>[] = placesBefore(text, start, session)
  const add = (place: Place, end: number, cost = 0.2) =>
    found.push({ type: 'place', place, start, end, cost })
  let at = start
  while (
    means(tokens[at], 'to', 'in', 'into', 'the', 'as', 'of') &&
    at - start < 3 &&
    !means(tokens[at], 'after', 'before', 'top', 'start', 'end')
  )
    at += 1
  const token = tokens[at]
  const isNoun = nounOf(tokens[at + 1]) !== undefined || means(tokens[at + 1], 'slide', 'slides')
  if (means(token, 'top', 'start')) add({ at: 'start' }, at + 1)
  else if (means(token, 'ordinal') && !isNoun && token?.value === 1) add({ at: 'start' }, at + 1)
  else if (means(token, 'ordinal', 'number') && means(tokens[at + 1], 'place') && token?.value)
    add({ at: 'place', place: token.value - 1 }, at + 2)
  const rank = rankAt(tokens, start)
  if (rank !== undefined) add(rank.place, rank.end)
  if (means(token, 'end')) add({ at: 'end' }, at + 1)
  else if (means(token, 'last') && !isNoun) add({ at: 'end' }, at + 1)
  // "On the left": beside what stands right of it.
  if (means(tokens[start], 'in', 'to', 'into') && means(token, 'left', 'right') && !isNoun)
    add(
      {
        at: 'in',
        thing: {
          kinds: ['side', 'column'],
          which: { by: 'places', places: (all) => [means(token, 'left') ? 0 : all - 1] },
          isBare: false,
        },
      },
      at + 1,
    )
  if (at === start || means(tokens[start], 'in')) {
    const one = means(token, 'one') || (token?.kind === 'number' && !isNoun)
    const [direction, by] = one ? [tokens[at + 1], token?.value ?? 1] : [token, 1]
    for (const way of ['up', 'down'] as const)
      if (means(direction, way)) add({ at: way, by }, one ? at + 2 : at + 1, 0.4)
  }
  for (const side of ['before', 'after'] as const)
    if (means(token, side)) found.push(...besides(text, start, at + 1, side, session))
  found.push(...placeAimedAt(text, start, session))
  if (means(token, 'between'))
    for (const first of readThings(text, at + 1)) {
      if (!means(tokens[first.end], 'and')) continue
      for (const second of readThings(text, first.end + 1))
        add({ at: 'between', first: first.phrase, second: second.phrase }, second.end)
    }
  if (opensPlace(tokens[start], grammar))
    for (const thing of readThings(text, start + 1))
      add({ at: 'in', thing: thing.phrase }, thing.end, thing.cost + 0.05)
  return found
}

/** "**So that it comes after slide 2**": the place that a move is for. */
function placeAimedAt(text: WishText, start: number, session: Session): SpanOf<'place'>[] {
  const { tokens } = text
  if (!means(tokens[start], 'because')) return []
  let behind = start + 1
  while (means(tokens[behind], 'it', 'them', 'person', 'move', 'put') && behind - start < 4)
    behind += 1
  return (['before', 'after'] as const).flatMap((side) =>
    means(tokens[behind], side) ? besides(text, start, behind + 1, side, session) : [],
  )
}

/** "**As the first point**", "als letzten Schritt": where in its list an item goes. */
function rankAt(
  tokens: readonly Token[],
  start: number,
): { place: Place; end: number } | undefined {
  if (!means(tokens[start], 'as')) return undefined
  const at = means(tokens[start + 1], 'the') ? start + 2 : start + 1
  const token = tokens[at]
  if (!nounOf(tokens[at + 1])?.kinds.includes('item')) return undefined
  if (means(token, 'last')) return { place: { at: 'end' }, end: at + 2 }
  if (!means(token, 'ordinal') || token?.value === undefined) return undefined
  return { place: { at: 'place', place: token.value - 1 }, end: at + 2 }
}

/** Whether a word says that what follows is where something is, or goes. */
function opensPlace(token: Token | undefined, { ownerFirst, particlesBehind }: Grammar): boolean {
  if (particlesBehind) return false
  return means(token, 'in', 'into', 'to') || (!ownerFirst && means(token, 'of'))
}

/** Where something goes, by what stands before the word that says so: "表に", "第3页后面", "AとBの間". */
function placesBefore(text: WishText, start: number, session: Session): SpanOf<'place'>[] {
  const { tokens, instruction, grammar } = text
  const found: SpanOf<'place'>[] = []
  const from = grammar.particlesBehind ? start : start + (means(tokens[start], 'in') ? 1 : 0)
  const add = (place: Place, end: number, cost: number) =>
    found.push({ type: 'place', place, start, end: pastSmall(tokens, end), cost })
  for (const { phrase, end, cost } of readThings(text, from)) {
    if (phrase.which.by === 'new') continue
    if (means(tokens[end], 'afterThere')) add({ at: 'after', thing: phrase }, end + 1, cost)
    if (means(tokens[end], 'beforeThere')) add({ at: 'before', thing: phrase }, end + 1, cost)
    if (grammar.ownerFirst && means(tokens[end], 'of', 'in', 'from', 'toThere'))
      add({ at: 'in', thing: phrase }, end + 1, cost + 0.15)
    if (means(tokens[end], 'and'))
      for (const second of readThings(text, end + 1))
        if (second.phrase.which.by !== 'new' && means(tokens[second.end], 'between'))
          add({ at: 'between', first: phrase, second: second.phrase }, second.end + 1, 0.2)
  }
  if (means(tokens[start], 'between', 'afterThere', 'beforeThere')) return found
  const slides = parseReferenceList({ tokens, instruction, session }, from, {
    bareNumbers: false,
    bareTopics: false,
    ranges: false,
  })
  if (slides === undefined || slides.end <= from) return found
  for (const [concept, at] of [
    ['afterThere', 'after'],
    ['beforeThere', 'before'],
  ] as const)
    if (means(tokens[slides.end], concept)) add({ at, slides }, slides.end + 1, 0.2)
  return found
}

/** Behind particles that say nothing more: "の後**に**". */
function pastSmall(tokens: readonly Token[], at: number): number {
  let end = at
  while (means(tokens[end], 'particle', 'in', 'of') && !means(tokens[end], ...verbConcepts))
    end += 1
  return end
}

function besides(
  text: WishText,
  start: number,
  from: number,
  at: 'before' | 'after',
  session: Session,
): SpanOf<'place'>[] {
  const { tokens, instruction } = text
  const things = readThings(text, from).map(
    ({ phrase, end, cost }): SpanOf<'place'> => ({
      type: 'place',
      place: { at, thing: phrase, ...(means(tokens[from - 1], 'above') ? { isAbove: true } : {}) },
      start,
      end,
      cost,
    }),
  )
  const slides = parseReferenceList({ tokens, instruction, session }, from, {
    bareNumbers: true,
    bareTopics: false,
    ranges: false,
  })
  if (slides === undefined || slides.end <= from) return things
  return [
    ...things,
    {
      type: 'place',
      place: { at, slides },
      start,
      end: slides.end,
      cost: slides.slideSaid ? 0.2 : 0.5,
    },
  ]
}

/** How words shall look: "bold", "in the accent colour", "one size bigger", "centred". */
function stylesAt(tokens: readonly Token[], start: number): SpanOf<'style'>[] {
  let at = start
  while (means(tokens[at], 'in', 'into', 'to', 'the', 'as') && at - start < 2) at += 1
  const token = tokens[at]
  const found: SpanOf<'style'>[] = []
  const add = (style: StyleWish, end: number) =>
    found.push({ type: 'style', style, start, end, cost: 0.2 })
  const marks = (['bold', 'italic', 'underline', 'strike'] as const).filter((one) =>
    means(token, one),
  )
  if (marks.length > 0) {
    let end = at + 1
    while (means(tokens[end], 'and')) {
      const more = (['bold', 'italic', 'underline', 'strike'] as const).find((one) =>
        means(tokens[end + 1], one),
      )
      if (more === undefined) break
      marks.push(more)
      end += 2
    }
    add({ marks }, end)
  }
  if (means(token, 'plain')) add({ isPlain: true }, at + 1)
  if (means(token, 'colorName') && token?.named !== undefined)
    add({ color: { hex: token.named } }, means(tokens[at + 1], 'color') ? at + 2 : at + 1)
  if (means(token, 'accent'))
    add({ color: { role: 'accent' } }, means(tokens[at + 1], 'color') ? at + 2 : at + 1)
  if (means(token, 'highlight') && means(tokens[at + 1], 'background', 'color'))
    add({ color: { role: 'emphasis' } }, means(tokens[at + 1], 'color') ? at + 2 : at + 1)
  for (const [concept, step] of [
    ['larger', 1],
    ['smaller', -1],
  ] as const) {
    const number =
      tokens[at]?.kind === 'number' || means(tokens[at], 'number') ? tokens[at]?.value : undefined
    let noun = number === undefined ? at : at + 1
    while (means(tokens[noun], 'size')) noun += 1
    if (means(tokens[noun], concept)) add({ size: step * Math.min(2, number ?? 1) }, noun + 1)
  }
  for (const [concept, align] of [
    ['alignStart', 'start'],
    ['alignCenter', 'center'],
    ['alignEnd', 'end'],
  ] as const)
    if (means(token, concept)) add({ align }, at + 1)
  return found
}

/** "**In Source Serif 4**": a font by its name, whatever word stands before it. */
function fontsAt(text: WishText, start: number): SpanOf<'style'>[] {
  const { tokens } = text
  let from = start
  while (means(tokens[from], 'in', 'into', 'to', 'the', 'as', 'font') && from - start < 3) from += 1
  for (let end = Math.min(tokens.length, from + longestFontName); end > from; end--) {
    const font = fontCalled(wordsBetween(text, from, end))
    if (font === undefined) continue
    const behind = means(tokens[end], 'font') ? end + 1 : end
    return [{ type: 'style', style: { font }, start, end: behind, cost: 0.2 }]
  }
  return []
}

/** Words given: in quotation marks, after a colon, after a word that introduces them, or after a verb alone. */
function payloadsAt(text: WishText, start: number): SpanOf<'payload'>[] {
  const { tokens } = text
  const [before, token] = [tokens[start - 1], tokens[start]]
  const found: SpanOf<'payload'>[] = []
  if (token === undefined) return []
  const add = (by: SpanOf<'payload'>['by'], from: number, to: number, cost: number) => {
    const [first, end] = means(token, 'is', 'shall') ? withoutFrame(tokens, from, to) : [from, to]
    // "The quote is **by** …", "ist **von** …".
    const isBy = by === 'introducer' && means(token, 'is') && means(tokens[first], 'by', 'of')
    const given = givenWords(text, isBy ? first + 1 : first, end, by)
    // "…, change its state": what nothing marks as given ends before a further wish.
    if (
      (by === 'introducer' || by === 'bare') &&
      (nextWish(tokens, from, /^[,;.，；。]$/) ?? to) < to
    )
      return
    // Of several quotations each fills a slot of its own.
    const quotes = tokens.slice(from, to).filter(({ kind }) => kind === 'quote').length
    if (
      (by === 'introducer' || by === 'bare') &&
      quotes > 0 &&
      to - from > 1 &&
      tokens.some(({ kind }, at) => kind === 'quote' && (at < from || at >= to))
    )
      return
    // "With these: …": the words are behind it.
    if (by !== 'quote' && by !== 'colon' && /[:：]\s*\n/.test(given)) return
    if (by !== 'quote' && saysHow(tokens.slice(from, to), given)) return
    if (mixesQuotes(tokens.slice(from, to))) return
    // What is said of another thing behind is no part of words that nothing marks as given.
    const isOpen = by === 'introducer' || by === 'bare'
    if (isOpen && (hasArrow(tokens.slice(from, to)) || namesField(tokens, from, to))) return
    const isTitle = by === 'introducer' && means(token, 'titled') && from > start
    const isFact =
      by === 'introducer' && from > start && means(token, 'is') && !means(token, ...tells)
    // What is left out of a wish is no part of words given.
    if (
      (by === 'introducer' || by === 'bare') &&
      tokens.slice(from + 1, to).some((one) => means(one, 'except'))
    )
      return
    if (given !== '')
      found.push({
        type: 'payload',
        text: given,
        by,
        start,
        end: to,
        cost,
        ...(by === 'quote' ? { raw: text.instruction.slice(token.start + 1, token.end - 1) } : {}),
        ...(isTitle ? { isTitle } : {}),
        ...(isFact ? { isFact } : {}),
        ...(isBy ? { isBy } : {}),
      })
  }
  if (token.kind === 'quote') add('quote', start, start + 1, 0.3)
  if (text.grammar.particlesBehind) found.push(...payloadsBefore(text, start))
  if (token.text === ':' && start > 0) {
    for (const [to, cost] of endsBehindColon(tokens, start)) add('colon', start + 1, to, cost)
  }
  if (arrow.test(token.text) || means(token, ...introducers)) {
    let from = start + 1
    if (means(tokens[from], 'a', 'is', 'say', 'titled') && !means(token, 'with')) {
      // "should be", "to be".
      if (means(tokens[from], 'is', 'say', 'titled')) from += 1
    }
    // "Called Cost **with the text** £30 a year".
    if (saysText(tokens, start)) from = start + 3
    if (tokens[from]?.text === ':') add('colon', from + 1, tokens.length, 0.2)
    else if (tokens[from]?.kind === 'quote') add('introducer', from, from + 1, 0.3)
    else
      for (const to of endsOfWords(tokens, from))
        if (!namesSlide(tokens.slice(from, to)))
          add('introducer', from, to, 0.5 + loss(tokens, from, to))
  }
  const follows =
    means(before, 'add', 'put', 'write', 'append', 'rename', 'make', 'use') ||
    nounOf(before) !== undefined ||
    means(before, 'slide') ||
    // "Call slide 4 …".
    (before?.kind === 'number' && means(tokens[start - 2], 'slide')) ||
    (means(before, 'of') && nounOf(tokens[start - 2]) !== undefined && token.kind !== 'number') ||
    /^[,，]$/.test(before?.text ?? '')
  if (follows && beginsWords(token))
    for (const to of [...endsOfWords(tokens, start), ...colonsAfter(tokens, start)])
      if (
        !namesSlide(tokens.slice(start, to)) &&
        !saysChange(tokens.slice(start, to)) &&
        !tokens
          .slice(start, to)
          .some(
            (one) => one.text === ':' || arrow.test(one.text) || means(one, 'with', 'by', 'titled'),
          )
      )
        add('bare', start, to, 1.2 + 2 * loss(tokens, start, to))
  return found
}

/** "**With the text** …": what a second text is given by. */
function saysText(tokens: readonly Token[], at: number): boolean {
  return (
    means(tokens[at], 'with') &&
    means(tokens[at + 1], 'the', 'a') &&
    means(tokens[at + 2], 'words', 'text', 'body') &&
    tokens[at + 3] !== undefined
  )
}

/** "… **instead of Method**", "…, **not nine years**", "a bar chart **instead of a pie chart**". */
function formersAt(text: WishText, start: number): SpanOf<'former'>[] {
  const { tokens } = text
  const joins = /^[,，]$/.test(tokens[start]?.text ?? '') || means(tokens[start], 'and') ? 1 : 0
  const says = tokens[start + joins]
  // "€160 **not €150**": an amount for an amount needs no comma.
  const isAmount = isNumeric(tokens[start - 1]) && isNumeric(tokens.at(-1))
  if (!means(says, 'insteadOf') && !(means(says, 'not') && (joins === 1 || isAmount))) return []
  const from = start + joins + 1
  const end = tokens.length
  const said = givenWords(text, from, end, 'introducer')
  const goesOn = tokens
    .slice(from)
    .some(({ text, end }, at) => text === ',' && end !== tokens[from + at + 1]?.start)
  if (said === '' || goesOn) return []
  const phrase = readThings(text, from).find((thing) => thing.end === end)?.phrase
  const named = phrase === undefined ? {} : { phrase }
  return [{ type: 'former', text: said, ...named, start, end, cost: 0.4 }]
}

const isNumeric = (token: Token | undefined) => /\p{N}/u.test(token?.text ?? '')

/** Words given before the particle that marks them: "2026年11月**に**変えて", "「A」**という**項目". */
function payloadsBefore(text: WishText, start: number): SpanOf<'payload'>[] {
  const { tokens } = text
  const found: SpanOf<'payload'>[] = []
  const before = tokens[start - 1]
  const begins = before === undefined || before.kind === 'sign' || means(before, 'particle', 'of')
  if (!begins) return found
  const isQuote = tokens[start]?.kind === 'quote'
  for (let end = start + 1; end < tokens.length; end++) {
    if (means(tokens[end], 'particle') || tokens[end]?.kind === 'sign') break
    if (!means(tokens[end], 'toThere', 'titled')) continue
    const own = tokens.slice(start, end)
    if (!isQuote && (namesSlide(own) || !own.some(({ concepts }) => concepts.length === 0)))
      continue
    const given = givenWords(text, start, end, isQuote ? 'quote' : 'introducer')
    const cost = isQuote ? 0.25 : 0.5 + loss(tokens, start, end)
    if (given === '' || saysHow(own, given)) continue
    found.push({ type: 'payload', text: given, by: 'introducer', start, end: end + 1, cost })
  }
  return found
}

/** "Slide 3": where something is, and hardly a part of given words. */
function namesSlide(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) => means(token, 'slide', 'slides') && tokens[at + 1]?.value !== undefined,
  )
}

/** "Change 8 March to 7 March", "…, and in that bullet change …": what shall be done, and no words for it. */
function saysChange(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    (token, index) =>
      means(token, 'change', 'replace') &&
      (index === 0 || tokens.slice(0, index).some(({ text }) => /^[,;，；]$/.test(text))),
  )
  return at >= 0 && tokens.slice(at).some((one) => means(one, 'to', 'into', 'with', 'by'))
}

/** "Shorter", "something better", "too long", "blue": how it shall be, and no words for it. */
function saysHow(tokens: readonly Token[], words: string): boolean {
  if (isVague(words)) return true
  const known = tokens.filter(({ kind }) => kind !== 'sign')
  return (
    known.length > 0 &&
    known.every((token) => token.kind !== 'quote' && token.concepts.length > 0) &&
    known.some((token) => means(token, ...manners))
  )
}

/** How something can be. */
const manners: readonly Concept[] = [
  ...rewriteStyles,
  'needsModel',
  'unsupported',
  'property',
  'colorName',
  'bold',
  'italic',
  'underline',
  'strike',
  'larger',
  'smaller',
  'wider',
  'narrower',
  'alignCenter',
  'alignStart',
  'alignEnd',
  'upperCase',
  'lowerCase',
  'titleCase',
]

/** Where words behind a colon end: with the wish, or before another text of the same item. */
function endsBehindColon(tokens: readonly Token[], colon: number): [number, number][] {
  const ends: [number, number][] = []
  const shares = means(tokens.at(-1), 'respectively')
  if (!asksBehindColon(tokens, colon)) ends.push([tokens.length - (shares ? 1 : 0), 0.2])
  // "5 a year, **label “for training”**".
  for (let to = colon + 2; to < tokens.length - 1; to++)
    if (/^[,;，；]$/.test(tokens[to]?.text ?? '') && opensField(tokens, to + 1))
      ends.push([to, 0.15])
  return ends
}

/** "14: **delete the last** bullet": what no verb asks for before a colon is a wish behind it. */
function asksBehindColon(tokens: readonly Token[], colon: number): boolean {
  const [verb, next] = tokens.slice(colon + 1)
  const isGiven = tokens
    .slice(0, colon)
    .some((one) => means(one, ...verbConcepts, 'title', 'notes'))
  const hasObject = means(next, 'the', 'last', 'ordinal', 'all', 'this') || next?.kind === 'quote'
  return !isGiven && hasObject && means(verb, ...verbConcepts) && !means(verb, 'shall')
}

/** "…, **date of** Certified 15 September": whether another text is named behind a comma. */
function namesField(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ text }, at) =>
        /^[,;，；]$/.test(text) &&
        readFields(tokens, from + at + 1).some(({ end }) => end < to && means(tokens[end], 'of')),
    )
}

/**
 * Whether some words are a quotation and what is said about it ("“No log” under cheap timers", "head “Pack”, text “…”"): then they
 * are not given whole. Several quotations in a row are a list.
 */
function mixesQuotes(tokens: readonly Token[]): boolean {
  if (!tokens.some(({ kind }) => kind === 'quote')) return false
  const others = tokens.filter(
    (one) => one.kind !== 'quote' && one.kind !== 'sign' && !means(one, 'and', 'number'),
  )
  if (others.length === 0) return false
  return tokens[0]?.kind === 'quote' || others.every(({ concepts }) => concepts.length > 0)
}

/** Given words without a sign before them begin with a word that says nothing else here. */
function beginsWords(token: Token): boolean {
  if (token.kind === 'sign' || token.kind === 'quote' || nounOf(token) !== undefined) return false
  return !means(
    token,
    ...functionWords,
    ...neverSmall,
    ...introducers,
    'all',
    'another',
    'after',
    'before',
    'it',
  )
}

/** Where given words can end: with the wish, or before a place, slides or what follows a comma. */
function endsOfWords(tokens: readonly Token[], from: number): number[] {
  const ends: number[] = []
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined || tokens[at - 1]?.text === '-') continue
    if (
      means(
        token,
        'insteadOf',
        'in',
        'into',
        'to',
        'after',
        'before',
        'between',
        'as',
        'with',
        'withText',
        'by',
        'please',
        'farewell',
        'only',
        ...said,
      ) ||
      means(token, 'not') ||
      (means(token, 'and') && means(tokens[at + 1], 'not')) ||
      arrow.test(token.text) ||
      /^[,，]$/.test(token.text)
    )
      ends.push(at)
  }
  if (tokens.length > from) ends.push(tokens.length)
  return ends
}

/** Signs that are hardly meant as given words. */
const said: readonly Concept[] = [
  'descending',
  'ascending',
  'alphabetical',
  'respectively',
  'everywhere',
]

/** "A bar chart New hotels: Q1 12": a name before what is given for it. */
function colonsAfter(tokens: readonly Token[], from: number): number[] {
  const at = tokens.findIndex(({ text }, index) => index > from && /^[:：]$/.test(text))
  return at === -1 ? [] : [at]
}

/** Words that could say something by themselves are given as words less likely. */
function loss(tokens: readonly Token[], from: number, to: number): number {
  let sum = 0.4 * partsNamedIn(tokens, from, to)
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    const isCorrection =
      at > from &&
      (/^[,，]$/.test(tokens[at - 1]?.text ?? '') ||
        means(tokens[at - 1], 'and') ||
        (isNumeric(tokens[at - 1]) && isNumeric(tokens.at(-1)))) &&
      means(token, 'not')
    if (means(token, ...said, 'insteadOf') || isCorrection) sum += 0.8
    else if (token?.kind === 'quote') sum += 0.6
    else if (token?.text === ':') sum += 0.4
    else if (at > from && (saysText(tokens, at) || rankAt(tokens, at))) sum += 0.8
    else if (means(token, 'in', 'into', 'to') && namesHolder(tokens, at + 1)) sum += 1.2
    // "Owner **with Dov, Hanneke, Dov**": a name, and what stands below it.
    else if (at > from && means(token, 'with') && tokens.slice(at, to).some(isComma)) sum += 0.8
    // "48 horas **en la 6**".
    else if (at > from && means(token, 'in', 'of') && isBareNumber(tokens.slice(at + 1, to)))
      sum += 0.8
    else if (at > from && at === tokens.length - 1 && means(token, 'only')) sum += 0.4
    else if (means(token, 'slide', 'slides', 'after', 'before', 'deck', ...actions)) sum += 0.35
    else sum += 0.02
  }
  return sum
}

const isComma = ({ text }: Token) => /^[,，、]$/.test(text)

/** "Moet **het** 2.60 **zijn**": words around what something shall be, where verbs stand last. */
function withoutFrame(tokens: readonly Token[], from: number, to: number): [number, number] {
  const end = to - from > 1 && means(tokens[to - 1], 'is') ? to - 1 : to
  const isNumber = end - from === 2 && tokens[from + 1]?.kind === 'number'
  return [isNumber && means(tokens[from], 'it') ? from + 1 : from, end]
}

/** "La 6", "4": how a slide is called for short. */
function isBareNumber(tokens: readonly Token[]): boolean {
  const [first, ...others] = means(tokens[0], 'the') ? tokens.slice(1) : tokens
  return first?.kind === 'number' && others.length === 0
}

/** "Into **the timeline**", "in **the notes**": where something stands. */
function namesHolder(tokens: readonly Token[], from: number): boolean {
  const at = means(tokens[from], 'the') ? from + 1 : from
  return nounOf(tokens[at])?.kinds.some((kind) => kind === 'block' || kind === 'notes') ?? false
}

/** Given words without what surrounds them; a full stop stays where it ends one of several sentences. */
function givenWords(text: WishText, from: number, to: number, by: SpanOf<'payload'>['by']): string {
  const { tokens, instruction } = text
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (first === undefined || last === undefined || to <= from) return ''
  if (from + 1 === to && first.kind === 'quote') return first.text
  // The signs behind the last word of all belong to it.
  const end = /^[\s\p{P}]*$/u.test(instruction.slice(last.end)) ? instruction.length : last.end
  // "¿" is no word, and belongs to the first.
  const opens = /[¿¡]\s*$/.exec(instruction.slice(0, first.start))?.[0].length ?? 0
  const whole =
    by === 'colon' ? instruction.slice(first.start - opens, end) : wordsBetween(text, from, to)
  const words = tidied(whole)
  const stop = /[.!?。！？]$/u.exec(whole.trim())?.[0]
  return stop !== undefined && !words.endsWith(stop) && /[.!?。！？]\s/u.test(words)
    ? words + stop
    : words
}
