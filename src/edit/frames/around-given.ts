import { quotationMarks } from '../../author/composer/language/quotation-marks.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import { plainWords } from '../words/plain-words.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { readFields } from './read-fields.ts'
import { placesBetween } from './read-places.ts'
import { readThings } from './read-things.ts'
import type { SpanOf } from './span.ts'

import { nounOf } from './thing-nouns.ts'

import type { WishText } from './wish-text.ts'

/** "… **between points 1 and 2**", "… **at the end of How we start**": where something goes is no part of what goes there. */
function saysPlace(text: WishText, from: number, to: number): boolean {
  const { tokens } = text
  const isPut =
    tokens.slice(0, from).some((one) => means(one, 'put')) &&
    !tokens.slice(0, from).some((one) => means(one, 'add', 'write', 'append'))
  for (let at = from; at < to; at++) {
    // "Put **Builder before Part**".
    if (isPut && at > from && at + 1 < to && means(tokens[at], 'before', 'after')) return true
    // "Between **the two points**".
    const isBetween = at > from && means(tokens[at], 'between') && nounOf(tokens[to - 1])
    if (isBetween) return true
    if (means(tokens[at], 'between') && placesBetween(text, at + 1).some(([, end]) => end <= to))
      return true
    // "Student £9 **after Adult**": behind what stands there in just these words.
    const isBeside = at > from && means(tokens[at], 'after', 'before')
    if (isBeside && readThings(text, at + 1).some((one) => one.end === to && isWhole(one)))
      return true
    if (at > from && isHand(tokens, at)) return true
    const isEdge = at > from && means(tokens[at], 'end', 'start')
    // "Market Hall **at the end**".
    const opensEdge = means(tokens[at - 1], 'in', 'to') || means(tokens[at - 2], 'in', 'to')
    const isOther = means(tokens[to], 'to') && means(tokens[to + 1], 'slide')
    const mayEnd = !isOther && !tokens.slice(0, from).some((one) => means(one, 'rename'))
    if (isEdge && at > from + 1 && at + 1 === to && opensEdge && mayEnd) return true
    if (
      isEdge &&
      means(tokens[at + 1], 'of') &&
      readThings(text, at + 2).some(({ end }) => end <= to)
    )
      return true
  }
  return false
}

/**
 * "A column Members **at the right**: …", "neue Spalte Rang **rechts**: …".
 * @param isColumn whether words are those of a column; else its noun must stand before.
 */
export function isHand(tokens: readonly Token[], at: number, isColumn = false): boolean {
  const next = tokens[at + 1]
  const isLast = next === undefined || next.kind === 'sign' || means(next, 'of', 'in', 'to')
  const isOfColumn = isColumn || tokens.slice(0, at).some((one) => means(one, 'column'))
  return means(tokens[at], 'left', 'right') && isLast && isOfColumn
}

/** Whether a phrase says all that the thing does that it names. */
function isWhole({ phrase: { which } }: SpanOf<'thing'>): boolean {
  if (which.by !== 'text') return false
  const said = plainWords(which.text)
  return which.things.some(({ texts }) => texts.some(({ text }) => plainWords(text) === said))
}

/**
 * "Benenne … in Budget **um**", "voeg Sneeuw **toe** aan dia 6": the part of a verb that stands apart, at the end of its wish or before
 * where something goes.
 */
export function isVerbPart({ tokens, grammar }: WishText, at: number): boolean {
  const { text = '' } = tokens[at] ?? {}
  const behind = tokens.slice(at + 1)
  // Behind a farewell stands who writes.
  const farewell = behind.findIndex((one) => means(one, 'farewell'))
  const own = farewell < 0 ? behind : behind.slice(0, farewell)
  const stands =
    means(own[0], 'in', 'into', 'to', 'after', 'before', 'as') ||
    own.every((one) => one.kind === 'sign' || means(one, 'please'))
  return (
    stands &&
    (grammar.separableVerbs ?? []).some(
      ([verb, particle]) =>
        particle.test(text) && tokens.slice(0, at).some((one) => verb.test(one.text)),
    )
  )
}

/** Whether the part of a verb stands within some words, behind the first. */
const holdsVerbPart = (text: WishText, from: number, to: number): boolean =>
  (text.grammar.separableVerbs ?? []).length > 0 &&
  text.tokens.slice(from + 1, to).some((_, at) => isVerbPart(text, from + 1 + at))

/** What something becomes stands behind it. */
export const arrow = /^(?:->|→|=>|=)$/

/** Whether some words say what something becomes by a sign. */
export const hasArrow = (tokens: readonly Token[]) =>
  tokens.some(({ text }, at) => arrow.test(`${text}${tokens[at + 1]?.text === '>' ? '>' : ''}`))

/** Whether words say where, what is left out or something of another thing, and so are hardly given as they are. */
function saysMore(tokens: readonly Token[], from: number, to: number): boolean {
  const own = tokens.slice(from, to)
  return (
    hasArrow(own) ||
    namesField(tokens, from, to) ||
    own.some((_, at) => saysInDeck(tokens, from + at) || saysFrom(own, at)) ||
    own.slice(1).some((one) => means(one, 'inQuotes', 'staysSo')) ||
    // "Small **but mighty**" leaves nothing out.
    own.some((one, at) => at > 0 && means(one, 'except') && !isUnknown(own[at + 1] ?? one))
  )
}

/** Whether unmarked words hold what belongs to the wish around them. */
export const holdsOthers = (text: WishText, from: number, to: number, isBare: boolean) =>
  saysMore(text.tokens, from, to) ||
  (isBare && saysPlace(text, from, to)) ||
  holdsVerbPart(text, from, to)

/** "12, Donations **from 17** to 20": what something else was. */
const saysFrom = (tokens: readonly Token[], at: number): boolean =>
  means(tokens[at], 'from') &&
  /\p{N}/u.test(tokens[at + 1]?.text ?? '') &&
  tokens.slice(at + 2).some((one) => means(one, 'to', 'into'))

/** "In the whole deck", "throughout the presentation". */
function saysInDeck(tokens: readonly Token[], at: number): boolean {
  if (means(tokens[at], 'everywhere')) return true
  if (!means(tokens[at], 'in')) return false
  // "… en todas".
  if (means(tokens[at + 1], 'all') && at + 2 === tokens.length) return true
  const next = tokens.slice(at + 1, at + 4)
  const noun = next.findIndex((one) => means(one, 'deck'))
  return noun >= 0 && next.slice(0, noun).every((one) => means(one, 'the', 'all', 'this'))
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

/** "Rent **in quotation marks**": given words with the marks that are asked for behind them, and where all of it ends. */
export function inMarks({ tokens, language }: WishText, words: string, to: number) {
  const at = /^[,，、]$/.test(tokens[to]?.text ?? '') ? to + 1 : to
  return means(tokens[at], 'inQuotes')
    ? { given: quotationMarks(language).join(words), last: at + 1 }
    : { given: words, last: to }
}

const articleLast = new RegExp(`\\s(${wordingsOf('articleLast')})$`, 'i')

/** "Rename it **to a** plan": an article that is a part of the word before belongs to what is given. */
export const articleIn = ({ instruction }: WishText, { start, end }: Token) =>
  articleLast.exec(instruction.slice(start, end))?.[1]

/** "Should **be**", "should **just say**". */
export function leadsOn(tokens: readonly Token[], at: number): boolean {
  const next = means(tokens[at], 'please', 'only') ? at + 1 : at
  return means(tokens[next], 'is', 'say', 'titled') && next + 1 < tokens.length
}

/** "Moet **het** 2.60 **zijn**": words around what something shall be, where verbs stand last. */
export function withoutFrame(
  { tokens, grammar }: WishText,
  from: number,
  to: number,
): [number, number] {
  if (grammar.verbLast === undefined) return [from, to]
  const isVerb = means(tokens[to - 1], 'is', 'say', 'titled', 'rename')
  const end = to - from > 1 && isVerb ? to - 1 : to
  const isNumber = end - from === 2 && tokens[from + 1]?.kind === 'number'
  return [isNumber && means(tokens[from], 'it') ? from + 1 : from, end]
}

/** "Visit the yards **(after step 2)**": where brackets begin that say where something goes, and end the wish. */
export function placeInBrackets(tokens: readonly Token[], from: number): number | undefined {
  const at = tokens.findLastIndex(({ text }, index) => index >= from && /^[(（]$/.test(text))
  const isPlace = means(tokens[at + 1], 'after', 'before', 'between')
  const isLast = /^[)）]$/.test(tokens.at(-1)?.text ?? '')
  return at >= from && isPlace && isLast ? at : undefined
}
