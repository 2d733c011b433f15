import { tidied } from '../clauses/clause.ts'
import { hasObject } from '../clauses/split-clauses.ts'
import { actions } from '../lexicons/verbs.ts'
import {
  functionWords,
  looks,
  manners,
  neverSmall,
  verbConcepts,
} from '../lexicons/wish-concepts.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { isVague } from '../words/vague.ts'
import { arrow, articleIn, holdsOthers, inMarks, leadsOn, withoutFrame } from './around-given.ts'
import {
  isFigure,
  mixesQuotes,
  namesSlide,
  opensPlace,
  saysChange,
  saysHow,
} from './hardly-given.ts'
import { introducers, saysOther, tells } from './other-than-given.ts'
import {
  colonsAfter,
  endsBehindColon,
  endsOfWords,
  isComma,
  loss,
  saysText,
} from './payload-ends.ts'
import { amountOfPayload, pairsOfPayload } from './payload-list.ts'
import { isBehindField } from './read-fields.ts'
import { nextWish } from './read-parts.ts'
import { rankAt } from './read-places.ts'

import type { SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** Words given: in quotation marks, after a colon, after a word that introduces them, or after a verb alone. */
export function payloadsAt(text: WishText, start: number): SpanOf<'payload' | 'open'>[] {
  const { tokens } = text
  const [before, token] = [tokens[start - 1], tokens[start]]
  const found: SpanOf<'payload' | 'open'>[] = []
  if (token === undefined) return []
  const add = (by: By, from: number, to: number, cost: number) => {
    found.push(...givenAt(text, { by, start, from, to, cost }))
  }
  if (token.kind === 'quote') add('quote', start, start + 1, 0.3)
  if (text.grammar.particlesBehind) found.push(...payloadsBefore(text, start))
  if (token.text === ':' && start > 0) {
    for (const [to, cost] of endsBehindColon(tokens, start)) add('colon', start + 1, to, cost)
  }
  // "…, bar chart**, 2023: 980, 2024: 1210**".
  const behindChart = nounOf(before)?.among === 'chart' && /^[,:，：]$/.test(token.text)
  if (behindChart && pairsOfPayload(givenWords(text, start + 1, tokens.length, 'colon'))?.[1])
    add('colon', start + 1, tokens.length, 0.1)
  // "O **segundo** ponto": by an article it counts.
  const isCounting = means(before, 'the') && means(token, 'ordinal')
  if (isArrow(token) || (means(token, ...introducers) && !isCounting)) {
    let from = behindLink(text, start)
    // "Slide 3 **title should** say …", "**title here:** …": the noun, and no word before a title.
    const isLinked = means(tokens[from], 'to', 'into', 'as') && isSmall(text, from)
    const isNoun = means(tokens[from], 'shall', 'is', 'this') || isArrow(tokens[from]) || isLinked
    // "**Title of** 6: …"; "title Of mice and men" gives one.
    const isOwned =
      isSmall(text, from) &&
      (means(tokens[from], 'of') ||
        // "Title **for both**: …".
        (means(tokens[from], 'about') && means(tokens[from + 1], 'both', 'them', 'this')))
    if (means(token, 'title') && (isNoun || isOwned)) return found
    // "“Rain” **as the first point**" says where, "is **not** ready" denies.
    const isRank =
      rankAt(tokens, start) !== undefined && !tokens.some((one) => means(one, 'rename'))
    if (isRank || (means(token, 'is') && means(tokens[from], 'not'))) return found
    // "Called Cost **with the text** £30 a year".
    if (saysText(tokens, start)) from = start + 3
    // "Adicione **a etapa** …": an article that is written as “to”, and a noun.
    const isArticle = means(before, 'add', 'append') && nounOf(tokens[from]) !== undefined
    if (isArticle) return found
    if (tokens[from]?.text === ':') add('colon', from + 1, tokens.length, 0.2)
    else if (tokens[from]?.kind === 'quote') add('introducer', from, from + 1, 0.3)
    else
      for (const to of endsOfWords(text, from))
        add('introducer', from, to, 0.5 + loss(tokens, from, to))
    const article = articleIn(text, token)
    if (article !== undefined && from === tokens.length)
      found.push({ type: 'payload', text: article, by: 'introducer', start, end: from, cost: 0.5 })
  }
  if (opensBare(text, start))
    for (const to of [...endsOfWords(text, start), ...colonsAfter(tokens, start)])
      if (
        !tokens.slice(start, to).some((one) => one.text === text.grammar.objectParticle) &&
        !saysChange(tokens.slice(start, to)) &&
        !tokens.slice(start, to).some((_, at) => at > 0 && isBehindField(tokens, start + at)) &&
        !tokens
          .slice(start, to)
          .some(
            (one) => one.text === ':' || arrow.test(one.text) || means(one, 'with', 'by', 'titled'),
          )
      )
        add('bare', start, to, 1.2 + 2 * loss(tokens, start, to))
  return found
}

/** Whether a word begins with a small letter. */
const isSmall = ({ tokens, instruction }: WishText, at: number): boolean =>
  /^\p{Ll}/u.test(instruction.slice(tokens[at]?.start))

/** Where words begin behind what introduces them. */
function behindLink({ tokens, instruction }: WishText, start: number): number {
  const token = tokens[start]
  let from = start + 1
  // "=>" is two signs.
  if (isArrow(token) && tokens[from]?.text === '>') from += 1
  // "Should be", "should just say", "to be called".
  while (!means(token, 'with') && leadsOn(tokens, from)) from += 1
  // "Is **now** Hire five bakers", "heißt **jetzt** Hanson".
  const isNow =
    means(tokens[from], 'please') && /^\p{Ll}/u.test(instruction.slice(tokens[from]?.start))
  const isSmall = isNow || (means(token, 'is') && means(tokens[from], 'particle'))
  return isSmall && from + 1 < tokens.length ? from + 1 : from
}

const isArrow = (token: Token | undefined) =>
  arrow.test(token?.text ?? '') || /^[-=] >$/.test(token?.text ?? '')

type By = SpanOf<'payload'>['by']

/** Some words as they are given, from what introduces them on; none where they are hardly words that are given. */
function givenAt(
  text: WishText,
  { by, start, from, to, cost }: { by: By; start: number; from: number; to: number; cost: number },
): SpanOf<'payload' | 'open'>[] {
  const { tokens } = text
  const token = tokens[start]
  if (token === undefined) return []
  const isIntroduced = by === 'introducer'
  const [first, end] = means(token, 'is', 'shall') ? withoutFrame(text, from, to) : [from, to]
  const who = saysWho(tokens, start, first)
  const isBy = isIntroduced && who.isBy
  const words = givenWords(text, who.from, end, by)
  const lead = isIntroduced && first === start + 1 ? articleIn(text, token) : undefined
  const { given, last } = inMarks(text, lead === undefined ? words : `${lead} ${words}`, to)
  if (given === '' || /^[>→]/.test(given) || mixesQuotes(tokens.slice(who.from, to))) return []
  // "**Na tabela** a garantia é …": where a wish is for.
  if (isIntroduced && start === 0 && (means(token, 'in') || opensPlace(tokens, to))) return []
  if (isIntroduced && (saysWhereTo(tokens, from) || deniesOther(tokens, from, to))) return []
  if (by !== 'quote' && by !== 'colon' && holdsMore(text, by, from, to)) return []
  if ((isIntroduced || by === 'bare') && endsAmount(given)) return []
  // "With these: …": the words are behind it.
  if (by !== 'quote' && by !== 'colon' && /[:：]\s*\n/.test(given)) return []
  const isQuoted = by === 'quote' || (tokens[from]?.kind === 'quote' && to === from + 1)
  const own = tokens.slice(from, to)
  if (by === 'bare' && namesSlide(own)) return []
  // "To something better", "to Results of slide 4": what the title shall be is not clear.
  if (!isQuoted && (isVague(given) || (isIntroduced && namesSlide(own))))
    return tokens.some((one) => means(one, 'title', 'rename'))
      ? [{ type: 'open', start, end: last, cost: cost + 1 }]
      : []
  if (!isQuoted && saysHow(own, given)) return []
  // "Title **one step smaller, it does not fit**".
  const comma = own.findIndex(isComma)
  if (!isQuoted && by !== 'colon' && comma > 0 && saysHow(own.slice(0, comma), given)) return []
  const isLater = isIntroduced && from > start
  const names = [token, tokens[from - 1], end < to ? tokens[end] : undefined]
  return [
    {
      type: 'payload',
      text: given,
      by,
      start,
      end: last,
      cost,
      ...(isQuoted ? { isQuoted } : {}),
      ...(by === 'quote' ? { raw: text.instruction.slice(token.start + 1, token.end - 1) } : {}),
      ...(isLater && names.some((one) => means(one, 'titled', 'rename')) ? { isTitle: true } : {}),
      ...(isIntroduced && means(token, 'titled', 'rename', 'shall') ? { isName: true } : {}),
      isText: isIntroduced && introducesText(tokens, start),
      ...(isIntroduced && means(token, 'replace', 'change') ? { isChange: true } : {}),
      ...(isLater && means(token, 'is') && !means(token, ...tells) ? { isFact: true } : {}),
      ...(isBy ? { isBy } : {}),
    },
  ]
}

/**
 * "Title **a notch bigger and left aligned**", "the captions **have to go**", "captions off, **thats in the handout**": what no verb gives
 * and what tells in small letters how something is or shall be.
 */
function isToldOf(
  { tokens, instruction }: WishText,
  start: number,
  own: readonly Token[],
): boolean {
  const isGiven = tokens.slice(0, start).some((one) => means(one, ...verbConcepts, 'titled'))
  const tells = own.some((one) =>
    means(one, ...manners, ...looks, 'unwanted', 'person', 'this', 'shall'),
  )
  return !isGiven && tells && /^\p{Ll}/u.test(instruction.slice(own[0]?.start))
}

/** "To 117**, the total stays**": an amount without a mark ends at its comma, and more is said of something else. */
function endsAmount(given: string): boolean {
  const [amount = '', more] = given.split(/[,，、]\s*(?=\p{L})/u)
  return more !== undefined && amountOfPayload(amount) !== undefined
}

/** "Put the quote **to right after the cover**": where something goes. */
function saysWhereTo(tokens: readonly Token[], from: number): boolean {
  const isPut = tokens.slice(0, from).some((one) => means(one, 'put', 'move'))
  return (
    isPut &&
    means(tokens[from], 'after', 'before') &&
    !tokens.some((one) => means(one, 'rename', 'title', 'titled', 'write'))
  )
}

/** "Rename Ana to **Anna, not Ben**", "has till **Monday, not today**": of what is no slide and no title the words say besides what it is not. */
function deniesOther(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens.slice(0, from)
  return (
    !before.some((one) => means(one, 'slide', 'slides', 'title', 'deck', 'it')) &&
    tokens
      .slice(from, to)
      .some((one, at) => isComma(one) && means(tokens[from + at + 1], 'not', 'insteadOf'))
  )
}

/** Whether words that would be given hold what belongs to the wish around them, or to another. */
function holdsMore(text: WishText, by: By, from: number, to: number): boolean {
  const { tokens } = text
  // "…, change its state": what nothing marks as given ends before a further wish.
  if (asksFurther(text, from, to) || saysOther(text, from, to)) return true
  if (by === 'bare' || means(tokens[from - 1], 'title')) {
    const start = by === 'bare' ? from : from - 1
    if (isToldOf(text, start, tokens.slice(from, to))) return true
  }
  // Of several quotations each fills a slot of its own.
  const quotes = tokens.slice(from, to).filter(({ kind }) => kind === 'quote').length
  // "Their start **is “mid May”**", "with a poll**: “Seven of ten”**": what is given stands there.
  const isGivenWithin = tokens.some(
    ({ kind }, at) =>
      at > from + 1 &&
      at < to &&
      kind === 'quote' &&
      (isColon(tokens[at - 1]) || means(tokens[at - 1], ...introducers)),
  )
  if (isGivenWithin) return true
  const isOne = to - from === 1
  const hasOthers = tokens.some(({ kind }, at) => kind === 'quote' && (at < from || at >= to))
  if (quotes > 0 && !isOne && hasOthers) return true
  // What is said of another thing behind is no part of words that nothing marks as given.
  return holdsOthers(text, from, to, by === 'bare')
}

/** Whether words may begin that no sign marks as given: behind a verb, a noun or the slide that they are for. */
function opensBare({ tokens, instruction }: WishText, start: number): boolean {
  const [owner, before, token] = [tokens[start - 2], tokens[start - 1], tokens[start]]
  if (token === undefined) return false
  const isNamed = tokens.slice(0, start).some((one) => means(one, 'rename'))
  const follows =
    means(before, 'add', 'put', 'write', 'append', 'rename', 'make', 'use') ||
    nounOf(before) !== undefined ||
    means(before, 'slide') ||
    (isNamed && means(before, 'deck')) ||
    isBehindSlides(tokens, start) ||
    isBehindField(tokens, start) ||
    (means(before, 'it', 'them') && means(owner, 'rename')) ||
    (means(before, 'of') && nounOf(owner) !== undefined && token.kind !== 'number') ||
    isComma(before ?? { text: '' })
  // "The points **A** and B", "call slide 4 **Our** prices": a capital letter is no article.
  const written = instruction.slice(token.start, token.end)
  const isLetter = start > 0 && (isNamed ? /^\p{Lu}/u : /^\p{Lu}$/u).test(written)
  return follows && !asksItself(tokens, instruction, start) && (isLetter || beginsWords(token))
}

const introducesText = (tokens: readonly Token[], at: number) =>
  means(tokens[at], 'withText') || saysText(tokens, at)

/** "In the table**, put** …", "make the chart **show** …": words that ask for something by themselves. */
function asksItself(tokens: readonly Token[], instruction: string, start: number): boolean {
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
  return means(noun, 'slide', 'slides', 'rename')
}

/** "The quote **is by** …", "ist **von** …": whether words say who something is by, and where that begins. */
function saysWho(tokens: readonly Token[], start: number, first: number) {
  const [token, before] = [tokens[start], tokens[start - 1]]
  const isBehind = means(token, 'is') && means(tokens[first], 'by', 'of')
  const isBy = isBehind || (means(token, 'by') && means(before, 'is'))
  return { isBy, from: isBehind ? first + 1 : first }
}

/** Whether a further wish begins within some words: behind a sign, behind "and" with what it is done to, or in a sentence that goes on in small letters. */
function asksFurther({ tokens, instruction }: WishText, from: number, to: number): boolean {
  const sign = nextWish(tokens, from, /^[,;.，；。]$/)
  return tokens
    .slice(0, to)
    .some(
      (one, at) =>
        at > from &&
        (at === sign ||
          (means(one, 'and') && means(tokens[at + 1], ...actions) && hasObject(tokens, at + 2)) ||
          (/^[.;]$/.test(one.text) &&
            /^\p{Ll}/u.test(instruction.slice(tokens[at + 1]?.start)) &&
            tokens.slice(at, to).some((next) => means(next, 'shall', 'needs', ...actions)))),
    )
}

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
    'between',
    'it',
  )
}

/** Given words without what surrounds them; a full stop stays where it ends one of several sentences. */
export function givenWords(text: WishText, from: number, to: number, by: By): string {
  const { tokens, instruction } = text
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (first === undefined || last === undefined || to <= from) return ''
  const isQuote = tokens.slice(from + 1, to).every(({ kind }) => kind === 'sign')
  if (first.kind === 'quote' && isQuote) return first.text
  if (from + 2 === to && isFigure(first) && last.kind === 'quote')
    return `${wordsBetween(text, from, from + 1)} ${last.text}`
  // The signs behind the last word of all belong to it.
  const end = /^[\s\p{P}]*$/u.test(instruction.slice(last.end)) ? instruction.length : last.end
  // "¿" is no word, and belongs to the first.
  const opens = /[¿¡]\s*$/.exec(instruction.slice(0, first.start))?.[0].length ?? 0
  const whole =
    by === 'colon' ? instruction.slice(first.start - opens, end) : wordsBetween(text, from, to)
  const isAsked = by !== 'colon' && tokens.slice(0, from).some((one) => means(one, 'please'))
  // "Can you call slide 2 Pricing**?**"
  const tidy = isAsked ? tidied(whole).replace(/[?？]$/u, '') : tidied(whole)
  // "-2.3": the sign of its first number.
  const sign = /^[-−+](?=\p{Nd})/u.exec(whole.trim())?.[0] ?? ''
  const words = tidy.startsWith(sign) ? tidy : sign + tidy
  const stop = /[.!?。！？]$/u.exec(whole.trim())?.[0]
  return stop !== undefined && !words.endsWith(stop) && /[.!?。！？]\s/u.test(words)
    ? words + stop
    : words
}
