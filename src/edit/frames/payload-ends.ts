import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { parseNumbers } from '../references/parse-numbers.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { arrow, isHand, isVerbPart, placeInBrackets } from './around-given.ts'
import { listBelow } from './given-lines.ts'
import { asksBehindColon } from './hardly-given.ts'
import { opensField } from './read-fields.ts'
import { partsNamedIn } from './read-parts.ts'
import { rankAt } from './read-places.ts'
import { nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'

/** Whether a word has a figure. */
const isNumeric = (token: Token | undefined) => /\p{N}/u.test(token?.text ?? '')

/** Where words behind a colon end: with the wish, or before another text of the same item. */
export function endsBehindColon(tokens: readonly Token[], colon: number): [number, number][] {
  const ends: [number, number][] = []
  const shares = sharedAt(tokens)
  // "950 loaves**, not 900**": what stands there so far is no part of what shall.
  const contrast = tokens.findIndex(
    (one, at) =>
      at > colon + 1 &&
      at < tokens.length - 1 &&
      means(one, 'not', 'insteadOf') &&
      ((tokens.slice(at + 1).some(isNumeric) && tokens.slice(colon + 1, at).some(isNumeric)) ||
        // "Oonagh is “head guide”**, not guide**".
        (isComma(tokens[at - 1] ?? { text: '' }) && tokens[at - 2]?.kind === 'quote')),
  )
  const isAsked = tokens.slice(0, colon).some((one) => means(one, ...actions))
  const bracket = placeInBrackets(tokens, colon + 2)
  if (bracket !== undefined) ends.push([bracket, 0.2])
  else if (!asksBehindColon(tokens, colon) && (contrast < 0 || isAsked))
    ends.push([shares, contrast < 0 ? 0.2 : 0.1])
  if (contrast > 0)
    ends.push([contrast - (isComma(tokens[contrast - 1] ?? { text: '' }) ? 1 : 0), 0.2])
  const below = listBelow(tokens)
  if (below !== undefined && below > colon + 1) ends.push([below, 0.2])
  // "5 a year, **label “for training”**".
  for (let to = colon + 2; to < tokens.length - 1; to++)
    if (/^[,;，；]$/.test(tokens[to]?.text ?? '') && opensField(tokens, to + 1))
      ends.push([to, 0.15])
  return ends
}

/** Where words end behind which it is said how they are shared: "… **respectively**", "… **(same order)**". */
function sharedAt(tokens: readonly Token[]): number {
  const { length } = tokens
  if (means(tokens.at(-1), 'respectively')) return length - 1
  const isShared = isBracketed(tokens, length - 3) && means(tokens.at(-2), 'respectively')
  const unit = [length - 4, length - 3].find((at) => unitInBrackets(tokens, at) !== undefined)
  return isShared && length > 3 ? length - 3 : (unit ?? length)
}

const isBracketed = (tokens: readonly Token[], at: number): boolean =>
  /^[(（]$/.test(tokens[at]?.text ?? '') && /^[)）]$/.test(tokens.at(-1)?.text ?? '')

/** "2026 17, 2027 25 **(in GWh)**": the unit of figures before, at the end of a wish. */
export function unitInBrackets(tokens: readonly Token[], at: number): Token | undefined {
  if (at < 1 || !isBracketed(tokens, at) || !tokens.slice(0, at).some(isNumeric)) return undefined
  const own = tokens.slice(at + 1, -1)
  const [link, unit] = own.length === 2 ? own : [undefined, own[0]]
  const isLinked = own.length === 2 && means(link, 'in', 'of', 'about')
  return (isLinked || own.length === 1) && unit?.kind === 'word' && !isNumeric(unit) && isUnit(unit)
    ? unit
    : undefined
}

const isUnit = ({ concepts }: Token) => concepts.length === 0 || concepts.includes('unit')

/** Where given words can end: with the wish, or before a place, slides or what follows a comma. */
export function endsOfWords(text: WishText, from: number): number[] {
  const { tokens } = text
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
      (means(token, 'and') && (means(tokens[at + 1], 'not') || givesAgain(tokens, from, at))) ||
      arrow.test(token.text) ||
      /^[,，]$/.test(token.text) ||
      saysInBrackets(tokens, at) ||
      means(token, 'inQuotes') ||
      isVerbPart(text, at) ||
      isHand(tokens, at) ||
      isLastVerb(text, at)
    )
      ends.push(at)
  }
  if (tokens.length > from) ends.push(tokens.length)
  return ends
}

/** "Acme in Globex **ändern**": the verb of a wish where it stands last. */
const isLastVerb = ({ tokens, grammar }: WishText, at: number): boolean =>
  grammar.verbLast !== undefined &&
  at === tokens.length - 1 &&
  means(tokens[at], 'change', 'make', 'replace')

/** "XL **(I'll see to the other slides later)**": a bracket at the end that somebody says of the wish. */
const saysInBrackets = (tokens: readonly Token[], at: number): boolean =>
  isBracketed(tokens, at) && tokens.slice(at).some((one) => means(one, 'person', 'slides', 'slide'))

/** Signs that are hardly meant as given words. */
const said: readonly Concept[] = [
  'descending',
  'ascending',
  'alphabetical',
  'respectively',
  'everywhere',
]

/** "A bar chart New hotels: Q1 12": a name before what is given for it. */
export function colonsAfter(tokens: readonly Token[], from: number): number[] {
  const at = tokens.findIndex((one, index) => index > from && isColon(one))
  return at === -1 ? [] : [at]
}

/** "Globex **and** Nordlicht **with** Polaris", behind a "with": what further words give way to. */
function givesAgain(tokens: readonly Token[], from: number, at: number): boolean {
  const introducer = tokens[from - 1]
  const joins = means(tokens[at], 'and') || isComma(tokens[at] ?? { text: '' })
  return (
    at > from &&
    joins &&
    means(introducer, 'to', 'with', 'by', 'into') &&
    tokens.slice(at + 2).some(({ text }) => text === introducer?.text)
  )
}

/** Words that could say something by themselves are given as words less likely. */
export function loss(tokens: readonly Token[], from: number, to: number): number {
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
    else if (givesAgain(tokens, from, at)) sum += 1.8
    // "Benenne Acme in Globex **um**".
    else if (at > from && at === tokens.length - 1 && means(token, 'particle')) sum += 0.3
    else if (token?.kind === 'quote') sum += 0.6
    else if (token?.text === ':') sum += 0.4
    else if (at > from && saysInBrackets(tokens, at)) sum += 1.2
    else if (at > from && (saysText(tokens, at) || rankAt(tokens, at))) sum += 0.8
    else if (means(token, 'in', 'into', 'to') && namesHolder(tokens, at + 1)) sum += 1.2
    // "Owner **with Dov, Hanneke, Dov**": a name, and what stands below it.
    else if (at > from && means(token, 'with') && tokens.slice(at, to).some(isComma)) sum += 0.8
    // "48 horas **en la 6**", where the slide is not named yet.
    else if (
      at > from &&
      means(token, 'in', 'of') &&
      areBareNumbers(tokens.slice(at + 1, to)) &&
      !namesSlideByNumber(tokens.slice(0, from))
    )
      sum += 0.8
    // "A and B **to it**".
    else if (at > from && means(token, 'to', 'into') && means(tokens[at + 1], 'it', 'them'))
      sum += 1.2
    // "Apex **only in the table**".
    else if (
      at > from &&
      means(token, 'only') &&
      (at === tokens.length - 1 || means(tokens[at + 1], 'in'))
    )
      sum += 0.8
    // "Is called Globex **now**".
    else if (
      at > from &&
      at === tokens.length - 1 &&
      means(token, 'please') &&
      means(tokens[from - 1], 'titled', 'rename', 'is', 'shall')
    )
      sum += 0.4
    else if (means(token, 'slide', 'slides', 'after', 'before', 'deck', ...actions)) sum += 0.35
    else sum += 0.02
  }
  return sum
}

/** Whether a token is a comma. */
export const isComma = ({ text }: Pick<Token, 'text'>) => /^[,，、]$/.test(text)

/** Whether some words name a slide by its number: "slide 9", "la 9". */
export const namesSlideByNumber = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }, at) => kind === 'number' && means(tokens[at - 1], 'slide', 'the'))

/** "La 6", "4", "las 3 y 6": how slides are called for short. */
function areBareNumbers(tokens: readonly Token[]): boolean {
  const own = means(tokens[0], 'the') ? tokens.slice(1) : tokens
  const numbers = parseNumbers(own, 0, { ranges: true, plural: true })
  return numbers?.end === own.length && numbers.values.every((value) => value < 1000)
}

/** "Into **the timeline**", "in **the notes**": where something stands. */
function namesHolder(tokens: readonly Token[], from: number): boolean {
  const at = means(tokens[from], 'the') ? from + 1 : from
  return (
    nounOf(tokens[at])?.kinds.some((kind) => ['block', 'notes', 'title'].includes(kind)) ?? false
  )
}

/** "**With the text** …": what a second text is given by. */
export function saysText(tokens: readonly Token[], at: number): boolean {
  return (
    means(tokens[at], 'with') &&
    means(tokens[at + 1], 'the', 'a') &&
    means(tokens[at + 2], 'words', 'text', 'body') &&
    tokens[at + 3] !== undefined
  )
}
