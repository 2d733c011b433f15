import { quotationMarks } from '../../author/composer/language/quotation-marks.ts'
import { tidied } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { means, type Token } from '../words/token.ts'
import { arrow, holdsOthers, isVerbPart } from './around-given.ts'
import {
  asksBehindColon,
  mixesQuotes,
  namesSlide,
  opensPlace,
  saysChange,
  saysHow,
} from './hardly-given.ts'
import { opensField } from './read-fields.ts'
import { nextWish, partsNamedIn } from './read-parts.ts'
import { rankAt } from './read-places.ts'
import { type WishText, wordsBetween } from './read-things.ts'
import type { SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import { functionWords, neverSmall } from './wish-concepts.ts'

/** Introducers that do more than say what is so. */
const tells: readonly Concept[] = ['to', 'as', 'titled', 'with', 'by', 'say', 'into', 'shall']
const introducers: readonly Concept[] = [...tells, 'is']

/** Words given: in quotation marks, after a colon, after a word that introduces them, or after a verb alone. */
export function payloadsAt(text: WishText, start: number): SpanOf<'payload'>[] {
  const { tokens } = text
  const [before, token] = [tokens[start - 1], tokens[start]]
  const found: SpanOf<'payload'>[] = []
  if (token === undefined) return found
  const add = (by: SpanOf<'payload'>['by'], from: number, to: number, cost: number) => {
    const [first, end] = means(token, 'is', 'shall') ? withoutFrame(text, from, to) : [from, to]
    const who = saysWho(tokens, start, first)
    const words = givenWords(text, who.from, end, by)
    const isBy = by === 'introducer' && who.isBy
    const { given, last } = inMarks(text, words, to)
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
    if (mixesQuotes(tokens.slice(who.from, to))) return
    if (by === 'introducer' && start === 0 && opensPlace(tokens, to)) return
    // What is said of another thing behind is no part of words that nothing marks as given.
    const isOpen = by === 'introducer' || by === 'bare'
    if (isOpen && holdsOthers(text, from, to, by === 'bare')) return
    const isText = by === 'introducer' && introducesText(tokens, start)
    const isChange = by === 'introducer' && means(token, 'replace', 'change')
    const isTitle = by === 'introducer' && means(token, 'titled') && from > start
    const isFact =
      by === 'introducer' && from > start && means(token, 'is') && !means(token, ...tells)
    if (given !== '')
      found.push({
        type: 'payload',
        text: given,
        by,
        start,
        end: last,
        cost,
        ...(by === 'quote' ? { raw: text.instruction.slice(token.start + 1, token.end - 1) } : {}),
        ...(isTitle ? { isTitle } : {}),
        isText,
        ...(isChange ? { isChange } : {}),
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
    // "Is **now** Hire five bakers".
    if (means(token, 'is') && means(tokens[from], 'particle') && from + 1 < tokens.length) from += 1
    // "Called Cost **with the text** £30 a year".
    if (saysText(tokens, start)) from = start + 3
    // "Adicione **a etapa** …": an article that is written as “to”, and a noun.
    const isArticle = means(before, 'add', 'append') && nounOf(tokens[from]) !== undefined
    if (isArticle) return found
    if (tokens[from]?.text === ':') add('colon', from + 1, tokens.length, 0.2)
    else if (tokens[from]?.kind === 'quote') add('introducer', from, from + 1, 0.3)
    else
      for (const to of endsOfWords(text, from))
        if (!namesSlide(tokens.slice(from, to)))
          add('introducer', from, to, 0.5 + loss(tokens, from, to))
  }
  const follows =
    means(before, 'add', 'put', 'write', 'append', 'rename', 'make', 'use') ||
    nounOf(before) !== undefined ||
    means(before, 'slide') ||
    isBehindSlides(tokens, start) ||
    (means(before, 'of') && nounOf(tokens[start - 2]) !== undefined && token.kind !== 'number') ||
    isComma(before ?? { text: '' })
  // "The points **A** and B": a capital letter is no article.
  const isLetter = start > 0 && /^\p{Lu}$/u.test(text.instruction.slice(token.start, token.end))
  if (follows && !asksItself(text, start) && (isLetter || beginsWords(token)))
    for (const to of [...endsOfWords(text, start), ...colonsAfter(tokens, start)])
      if (
        !namesSlide(tokens.slice(start, to)) &&
        !tokens.slice(start, to).some((one) => one.text === text.grammar.objectParticle) &&
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

/** "The quote **is by** …", "ist **von** …": whether words say who something is by, and where that begins. */
function saysWho(tokens: readonly Token[], start: number, first: number) {
  const [token, before] = [tokens[start], tokens[start - 1]]
  const isBehind = means(token, 'is') && means(tokens[first], 'by', 'of')
  const isBy = isBehind || (means(token, 'by') && means(before, 'is'))
  return { isBy, from: isBehind ? first + 1 : first }
}

/** "Rent **in quotation marks**": given words with the marks that are asked for behind them, and where all of it ends. */
function inMarks({ tokens, language }: WishText, words: string, to: number) {
  const at = isComma(tokens[to] ?? { text: '' }) ? to + 1 : to
  return means(tokens[at], 'inQuotes')
    ? { given: quotationMarks(language).join(words), last: at + 1 }
    : { given: words, last: to }
}

const introducesText = (tokens: readonly Token[], at: number) =>
  means(tokens[at], 'withText') || saysText(tokens, at)

/** "**With the text** …": what a second text is given by. */
function saysText(tokens: readonly Token[], at: number): boolean {
  return (
    means(tokens[at], 'with') &&
    means(tokens[at + 1], 'the', 'a') &&
    means(tokens[at + 2], 'words', 'text', 'body') &&
    tokens[at + 3] !== undefined
  )
}

/** "In the table**, put** …", "make the chart **show** …": words that ask for something by themselves. */
function asksItself({ tokens, instruction }: WishText, start: number): boolean {
  const [before, token] = [tokens[start - 1], tokens[start]]
  const isVerb = means(token, ...actions) && /^\p{Ll}/u.test(instruction.slice(token?.start))
  return isVerb && (before?.text === ',' || nounOf(before)?.kinds.includes('block') === true)
}

/** "Call slide 4 …", "call slides 2, 4 and 6 …". */
function isBehindSlides(tokens: readonly Token[], start: number): boolean {
  if (tokens[start - 1]?.kind !== 'number') return false
  if (means(tokens[start - 2], 'slide')) return true
  if (!tokens.slice(0, start).some((one) => means(one, 'rename'))) return false
  const noun = tokens
    .slice(0, start)
    .findLast(
      ({ kind, ...one }) => kind !== 'number' && !isComma(one) && !means({ kind, ...one }, 'and'),
    )
  return means(noun, 'slide', 'slides')
}

/** Whether a token has figures. */
export const isNumeric = (token: Token | undefined) => /\p{N}/u.test(token?.text ?? '')

/** Words given before the particle that marks them: "2026年11月**に**変えて", "「A」**という**項目". */
function payloadsBefore(text: WishText, start: number): SpanOf<'payload'>[] {
  const { tokens } = text
  const found: SpanOf<'payload'>[] = []
  const before = tokens[start - 1]
  const begins =
    before === undefined || before.kind === 'sign' || means(before, 'particle', 'of', 'everywhere')
  if (!begins) return found
  const isQuote = tokens[start]?.kind === 'quote'
  for (let end = start + 1; end < tokens.length; end++) {
    if (means(tokens[end], 'particle') || tokens[end]?.kind === 'sign') break
    if (!means(tokens[end], 'toThere', 'titled')) continue
    const own = tokens.slice(start, end)
    if (!isQuote && (namesSlide(own) || !own.some(({ concepts }) => concepts.length === 0)))
      continue
    if (own.some((one) => means(one, 'everywhere'))) continue
    const given = givenWords(text, start, end, isQuote ? 'quote' : 'introducer')
    const cost = isQuote ? 0.25 : 0.5 + loss(tokens, start, end)
    if (given === '' || saysHow(own, given)) continue
    found.push({ type: 'payload', text: given, by: 'introducer', start, end: end + 1, cost })
  }
  return found
}

/** Where words behind a colon end: with the wish, or before another text of the same item. */
function endsBehindColon(tokens: readonly Token[], colon: number): [number, number][] {
  const ends: [number, number][] = []
  const shares = means(tokens.at(-1), 'respectively')
  // "950 loaves**, not 900**": what stands there so far is no part of what shall.
  const contrast = tokens.findIndex(
    (one, at) =>
      at > colon + 1 &&
      at < tokens.length - 1 &&
      means(one, 'not', 'insteadOf') &&
      tokens.slice(at + 1).some(isNumeric) &&
      tokens.slice(colon + 1, at).some(isNumeric),
  )
  const isAsked = tokens.slice(0, colon).some((one) => means(one, ...actions))
  if (!asksBehindColon(tokens, colon) && (contrast < 0 || isAsked))
    ends.push([tokens.length - (shares ? 1 : 0), contrast < 0 ? 0.2 : 0.1])
  if (contrast > 0)
    ends.push([contrast - (isComma(tokens[contrast - 1] ?? { text: '' }) ? 1 : 0), 0.2])
  // "5 a year, **label “for training”**".
  for (let to = colon + 2; to < tokens.length - 1; to++)
    if (/^[,;，；]$/.test(tokens[to]?.text ?? '') && opensField(tokens, to + 1))
      ends.push([to, 0.15])
  return ends
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
function endsOfWords(text: WishText, from: number): number[] {
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
      means(token, 'inQuotes') ||
      isVerbPart(text, at)
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
    else if (givesAgain(tokens, from, at)) sum += 1.8
    // "Benenne Acme in Globex **um**".
    else if (at > from && at === tokens.length - 1 && means(token, 'particle')) sum += 0.3
    else if (token?.kind === 'quote') sum += 0.6
    else if (token?.text === ':') sum += 0.4
    else if (at > from && (saysText(tokens, at) || rankAt(tokens, at))) sum += 0.8
    else if (means(token, 'in', 'into', 'to') && namesHolder(tokens, at + 1)) sum += 1.2
    // "Owner **with Dov, Hanneke, Dov**": a name, and what stands below it.
    else if (at > from && means(token, 'with') && tokens.slice(at, to).some(isComma)) sum += 0.8
    // "48 horas **en la 6**".
    else if (at > from && means(token, 'in', 'of') && isBareNumber(tokens.slice(at + 1, to)))
      sum += 0.8
    // "A and B **to it**".
    else if (at > from && means(token, 'to', 'into') && means(tokens[at + 1], 'it', 'them'))
      sum += 1.2
    else if (at > from && at === tokens.length - 1 && means(token, 'only')) sum += 0.4
    else if (means(token, 'slide', 'slides', 'after', 'before', 'deck', ...actions)) sum += 0.35
    else sum += 0.02
  }
  return sum
}

const isComma = ({ text }: Pick<Token, 'text'>) => /^[,，、]$/.test(text)

/** "Moet **het** 2.60 **zijn**": words around what something shall be, where verbs stand last. */
function withoutFrame({ tokens, grammar }: WishText, from: number, to: number): [number, number] {
  if (grammar.verbLast === undefined) return [from, to]
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
  return (
    nounOf(tokens[at])?.kinds.some((kind) => ['block', 'notes', 'title'].includes(kind)) ?? false
  )
}

/** Given words without what surrounds them; a full stop stays where it ends one of several sentences. */
/** The words of some tokens as they are given: of one quotation what it quotes, without what only closes or is polite. */
export function givenWords(
  text: WishText,
  from: number,
  to: number,
  by: SpanOf<'payload'>['by'],
): string {
  const { tokens, instruction } = text
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (first === undefined || last === undefined || to <= from) return ''
  if (from + 1 === to && first.kind === 'quote') return first.text
  // "10:21 “First update”".
  if (from + 2 === to && /^[\d:.,]+$/.test(first.text) && last.kind === 'quote')
    return `${wordsBetween(text, from, from + 1)} ${last.text}`
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
