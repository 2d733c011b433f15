import { largeScales } from '../../author/composer/language/large-scales.ts'
import { onlySaying, wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { functionWords, neverSmall, takes, verbConcepts } from '../lexicons/wish-concepts.ts'
import { saysWhere } from '../references/says-where.ts'
import type { Session } from '../session.ts'
import { fold } from '../words/fold.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { linesGiven } from './given-lines.ts'
import { saysNoText } from './hardly-given.ts'
import { addresseesAt } from './read-addressees.ts'
import { becomesAt, saysPieces } from './read-becomes.ts'
import { destinationsAt } from './read-destinations.ts'
import { eyebrowsAt } from './read-eyebrows.ts'
import { readFields } from './read-fields.ts'
import { filesAt } from './read-files.ts'
import { formersAt } from './read-formers.ts'
import { knownNamesAt, wholeDeckAt } from './read-known-names.ts'
import { lengthsAt } from './read-lengths.ts'
import { readParts } from './read-parts.ts'
import { payloadsAt } from './read-payloads.ts'
import { placesAt } from './read-places.ts'
import { readSides } from './read-sides.ts'
import { slidesAt } from './read-slides.ts'
import { fontsAt, stylesAt } from './read-styles.ts'
import { readThings } from './read-things.ts'
import { topicsAt } from './read-topics.ts'
import { unitsAt, valuesAt } from './read-values.ts'
import type { Span, SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** Who asks. */
const caller = onlySaying('caller')
const pointing = new RegExp(`^(?:${wordingsOf('pointing')})(?![\\p{L}\\p{M}])`, 'u')
const infinitive = new RegExp(`(?:${wordingsOf('infinitive')})$`)

/** "**2**億3,000万円", "12 lakh": the number before is some of a larger one. */
const goesOnInScale = new RegExp(
  `^(?:${Object.keys(largeScales)
    .map((word) => (/^[a-z]/.test(word) ? `\\s?${word}\\b` : word))
    .join('|')})`,
  'u',
)

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
  'inQuotes',
  'layout',
  'text',
  'words',
  'background',
  'color',
  'deck',
  'out',
  'compares',
  'total',
  'sameWidth',
  'only',
  'order',
  'afterIt',
]

/** The readings of what begins at a token, each with the tokens that it takes. */
export function spansAt(text: WishText, start: number, session: Session): Span[] {
  const { tokens } = text
  const token = tokens[start]
  if (token === undefined) return []
  // "Take it **off** slide 3": it is taken out of there, and not put there.
  const isOut = isTakenOut(tokens, start)
  const slides = isOut ? [] : slidesAt(text, start, session).map((one) => aimed(tokens, one))
  const found: Span[] = [
    ...slides,
    ...readThings(text, start),
    ...eyebrowsAt(text, start),
    ...placesAt(text, start),
    ...destinationsAt(text, start, session),
    ...stylesAt(text, start),
    ...fontsAt(text, start),
    ...knownNamesAt(text, start),
    ...wholeDeckAt(text, start),
    ...lengthsAt(text, start),
    ...filesAt(text, start),
    ...addresseesAt(text, start),
    ...givenAt(text, start, slides, session),
    ...partsAt(text, start, session),
    ...signsInBrackets(tokens, start),
    ...formersAt(text, start),
    ...topicsAt(text, start),
    ...becomesAt(text, start),
    ...(opensWish(tokens, start) ? [] : readFields(tokens, start)),
  ]
  const one = { start, end: start + 1 }
  const said = wordsBetween(text, start, start + 1)
  // "**Colour** the title blue".
  const isColoring = means(token, 'color') && opensWith(tokens, start)
  if (means(token, ...verbConcepts) || isColoring || isOfSending(tokens, start))
    found.push({ type: 'verb', token, cost: 0.2, ...one })
  for (const concept of signs)
    if (means(token, concept) && !(concept === 'words' && opensWish(tokens, start)))
      found.push({ type: 'sign', concept, text: said, cost: 0.3, ...one })
  const isWhole = () => !goesOnInScale.test(text.instruction.slice(token.end))
  if (token.kind === 'number' && token.value !== undefined && isWhole())
    found.push({ type: 'number', value: token.value, text: said, cost: 0.7, ...one })
  const times = timesAt(tokens, start)
  if (times !== undefined) found.push(times)
  // "Change **every** Acme to Globex".
  if (means(token, 'all', 'each') && nounOf(tokens[start + 1]) === undefined)
    found.push({ type: 'sign', concept: 'all', text: said, cost: 0.3, ...one })
  // "**Into this order**: …".
  const order = orderAt(tokens, start)
  if (order !== undefined)
    found.push({ type: 'sign', concept: 'order', text: '', cost: 0.3, start, end: order })
  return [...found, ...wordsAt(text, start)]
}

/** Words that join what is said, and say nothing of their own. */
function wordsAt(text: WishText, start: number): SpanOf<'word'>[] {
  const { tokens } = text
  const token = tokens[start]
  const found: SpanOf<'word'>[] = []
  if (token === undefined) return found
  const add = (cost: number) => found.push({ type: 'word', token, cost, start, end: start + 1 })
  // "A slide with a table".
  const isNewOrder = means(token, 'new') && means(tokens[start + 1], 'order')
  // "… **with** this: …".
  const isThis = means(tokens[start + 1], 'this', 'them') && isColon(tokens[start + 2])
  const opensNoun =
    isThis ||
    means(
      tokens[start + 1],
      'a',
      'the',
      'own',
      'another',
      'accent',
      'surface',
      'emphasis',
      'background',
    ) ||
    nounOf(tokens[start + 1])?.kinds.includes('block') === true
  if (isNewOrder || (means(token, 'with') && opensNoun)) add(0.4)
  // "Swap step 1 **with** step 2".
  if (
    means(token, 'with', 'by', 'about') &&
    tokens.some((one) => means(one, 'swap', 'merge', 'replace'))
  )
    add(0.2)
  // "To the end **with** it", "ans Ende **damit**".
  const isLast = start > 0 && start + 1 === tokens.length
  if (
    isLast
      ? means(token, 'because')
      : means(token, 'with') && means(tokens[start + 1], 'it', 'them')
  )
    add(0.5)
  if (standsBesideSending(tokens, start)) add(0.4)
  // "Slide 4 is **to be** moved".
  if (means(token, 'to') && means(tokens[start - 1], 'is') && means(tokens[start + 1], 'move'))
    add(0.4)
  // "Duplique **o** slide 4" joins nothing.
  if (
    means(token, 'or') &&
    means(tokens[start - 1], ...actions) &&
    !means(tokens[start + 1], ...actions)
  )
    add(0.5)
  found.push(...saidBeside(tokens, start))
  // "**Pues** quita la 3": what says why elsewhere.
  const isFirst = tokens.slice(0, start).every(({ kind }) => kind === 'sign')
  if (isFirst && means(token, 'please') && means(token, 'because')) add(0.1)
  // "**No**, put it before the agenda".
  if (start === 0 && means(token, 'correction') && tokens[1]?.kind === 'sign') add(0.1)
  // "Add these **as bullets**", "**these**: …".
  const isListed = means(token, 'this', 'them') && tokens.some(isColon)
  if ((means(token, 'as') && nounOf(tokens[start + 1]) !== undefined) || isListed) add(0.5)
  if (means(token, 'as') && means(tokens[start + 1], 'a') && nounOf(tokens[start + 2])) add(0.5)
  // "Nenne Folie 2 **Zurück** zum Anfang": within a wish that gives a name, a capital letter begins it.
  const isOfName =
    start > 0 &&
    means(token, 'particle') &&
    /^\p{Lu}/u.test(wordsBetween(text, start, start + 1)) &&
    tokens.slice(0, start).some((before) => means(before, 'rename'))
  if ((isSmall(token) && !isOfName && !isTakenOut(tokens, start)) || saysWhatStays(tokens, token))
    add(isColon(token) ? 0.5 : 0.1)
  return found
}

/** The texts that are given and begin at a token; "**into this order**: …", what says how or where something shall be, and what stands in the deck are none. */
function givenAt(
  text: WishText,
  start: number,
  slides: readonly Span[],
  session: Session,
): readonly Span[] {
  const isOrder = orderAt(text.tokens, start) !== undefined
  return payloadsAt(text, start).filter(
    (given) =>
      given.type !== 'payload' ||
      !(
        isOrder ||
        saysNoText(text, given, (at) => [...slides, ...slidesAt(text, at, session)]) ||
        pointsAt(text, given)
      ),
  )
}

/**
 * "Replace the second point **with the third**", "make it **two points**", "change it **back**", "to **what slide 4 is called**": what
 * nothing marks as words that are given points at something else, and what that says is not these words. A name is what it says.
 */
function pointsAt(text: WishText, given: SpanOf<'payload'>): boolean {
  const { by, text: words, start, end } = given
  const { tokens } = text
  const isMarked = by === 'quote' || by === 'colon' || given.isQuoted
  if (isMarked || /^\p{Lu}/u.test(words)) return false
  // "A note **about the audit**" says what of.
  if (pointing.test(fold(words)) || (by === 'bare' && means(tokens[start], 'about'))) return true
  if (given.isTitle || (given.isName && !means(tokens[start], 'shall'))) return false
  const from = tokens.findIndex((_, at) => at >= start && wordsBetween(text, at, end) === words)
  const own = from < 0 ? [] : tokens.slice(from, end)
  const isPlaced = ({ phrase: { which } }: SpanOf<'thing'>) => ['places', 'new'].includes(which.by)
  return own.every((one) => means(one, 'the', 'one', 'ordinal', 'last'))
    ? own.some((one) => means(one, 'ordinal', 'last'))
    : own.length < 6 && readThings(text, from).some((one) => one.end === end && isPlaced(one))
}

/** What is said beside a wish and asks for nothing: "**maybe** …", "**I** don't want …", "… **because it is outdated**". */
function saidBeside(tokens: readonly Token[], start: number): SpanOf<'word'>[] {
  const token = tokens[start]
  const next = tokens[start + 1]
  if (token === undefined) return []
  const word = (cost: number, end: number): SpanOf<'word'>[] => [
    { type: 'word', token, cost, start, end },
  ]
  const opens = means(next, 'please') ? tokens[start + 2] : next
  if (means(token, 'person') && means(opens, 'unwanted')) return word(0.1, start + 1)
  const mayTake = tokens.some((one) => means(one, ...takes))
  if (mayTake) return start > 0 && saysWhy(tokens, start) ? word(1, tokens.length) : []
  const isMaybe = start === 0 && means(token, 'or') && means(next, ...verbConcepts)
  return isMaybe ? word(0.1, start + 1) : []
}

/** Whether a reason begins at a token that asks for nothing itself. */
const saysWhy = (tokens: readonly Token[], start: number): boolean => {
  const behind = tokens.slice(start)
  const asks = behind.some((one) => means(one, ...verbConcepts))
  // What goes on behind a sign may be another wish.
  return means(tokens[start], 'because') && !(asks && behind.some(({ kind }) => kind === 'sign'))
}

/** The named parts of given data that begin at a token. */
export function partsAt(text: WishText, start: number, session: Session): Span[] {
  return [
    ...readParts(text, start),
    ...valuesAt(text, start, session),
    ...unitsAt(text, start),
    ...readSides(text, start, session),
    ...linesGiven(text, start),
  ]
}

/** "… **(alphabetically)**". */
function signsInBrackets(tokens: readonly Token[], start: number): SpanOf<'sign'>[] {
  const [opens, token, closes] = tokens.slice(start, start + 3)
  if (!/^[(（]$/.test(opens?.text ?? '') || !/^[)）]$/.test(closes?.text ?? '')) return []
  return signs
    .filter((concept) => means(token, concept))
    .map((concept) => ({ type: 'sign', concept, text: '', cost: 0.3, start, end: start + 3 }))
}

/** "…, **the total stays**", unless it bounds what is taken away. */
const saysWhatStays = (tokens: readonly Token[], token: Token): boolean =>
  means(token, 'staysSo') && !tokens.some((one) => means(one, ...takes))

/** "Take ‘A’ **off** slide 3": with a verb that else puts, what stands before it goes. */
const isTakenOut = (tokens: readonly Token[], at: number): boolean =>
  means(tokens[at], 'out') &&
  means(tokens[at], 'from') &&
  tokens.slice(0, at).some((one) => means(one, 'put') && !means(one, 'delete'))

/** "**To slide 6**" says where something goes; "on slide 6" may say where it is, and "slide 6" is what the wish is done to. */
function aimed(tokens: readonly Token[], span: SpanOf<'slides'>): Span {
  const { reference, start, end } = span
  const isGoal = means(tokens[start], 'to', 'into') && !means(tokens[start], 'in', 'of')
  const isPlace = saysWhere(tokens, { ...reference, start, end })
  return { ...span, ...(isGoal ? { isGoal } : {}), ...(isPlace ? { isPlace } : {}) }
}

/** "I want **to** share it", "**by** email", "send **me**". */
function standsBesideSending(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const isBefore =
    (means(token, 'to') && means(tokens[at - 1], 'receive', 'needs')) || means(token, 'by')
  return (isBefore && isOfSending(tokens, at + 1)) || caller.test(token?.text ?? '')
}

/** "**Share** it": the verb, and no "message" or "post slide". */
function isOfSending(tokens: readonly Token[], at: number): boolean {
  // "**L'**envoyer": an article may be a pronoun.
  const isNoun = means(tokens[at - 1], 'a', 'the') && !infinitive.test(tokens[at]?.text ?? '')
  return means(tokens[at], 'send', 'share') && !isNoun && !means(tokens[at + 1], 'slide', 'slides')
}

/** "**Copy** the first point": a verb where a wish begins with what it is done to, though it is a noun as well ("copy of the card: …"). */
const opensWish = (tokens: readonly Token[], at: number) =>
  means(tokens[at], ...verbConcepts) && opensWith(tokens, at)

/** Whether a wish begins with a word, and what it is done to stands behind it. */
function opensWith(tokens: readonly Token[], at: number): boolean {
  const isFirst = tokens.slice(0, at).every((one) => means(one, 'please') || one.kind === 'sign')
  const next = tokens[at + 1]
  return isFirst && next?.kind === 'word' && !means(next, 'of', 'in')
}

/** "In this order", "into the order", "in dieser Reihenfolge": where the words end, undefined for any others. */
function orderAt(tokens: readonly Token[], start: number): number | undefined {
  if (!means(tokens[start], 'in', 'into', 'to')) return undefined
  let at = start + 1
  while (means(tokens[at], 'this', 'the', 'next', 'of') && at - start < 4) at += 1
  return means(tokens[at], 'order') ? at + 1 : undefined
}

/** "Twice", "three times", "two places", "**two** copies of". */
function timesAt(tokens: readonly Token[], start: number): SpanOf<'number'> | undefined {
  const token = tokens[start]
  const last = means(token, 'times') ? start : start + 1
  const isCopies = means(token, 'number') && !means(token, 'a') && means(tokens[last], 'duplicate')
  if (token?.value === undefined || !(isCopies || means(tokens[last], 'times', 'place')))
    return undefined
  const end = isCopies ? start + 1 : last + 1
  return { type: 'number', value: token.value, text: '', isTimes: true, cost: 0.2, start, end }
}

function isSmall(token: Token): boolean {
  if (token.kind === 'sign')
    return /^[,.!?;:\n，。！？；：、–—-]$/.test(token.text) || means(token, 'and')
  if (means(token, ...neverSmall) || saysPieces(token)) return false
  if (means(token, ...verbConcepts) && !means(token, 'shall')) return false
  return means(token, ...functionWords)
}
