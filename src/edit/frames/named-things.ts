import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { bounds, functionWords, ofThings, takes, verbConcepts } from '../lexicons/wish-concepts.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { linesOf, thingsNamed } from './printed-things.ts'
import type { SpanOf, ThingPhrase } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import { span, type WishText, wordsBetween } from './wish-text.ts'

/** How many words a name has at the most that stands before its noun. */
const longestName = 8

/** "The plants bullet", "the Action column", "the card “Cheap timers”". */
export function namedThings(text: WishText, start: number): SpanOf<'thing'>[] {
  const { tokens } = text
  let from = start
  // "The **Complete** column": a small word that is written as a name.
  const isSmall = (at: number) =>
    means(tokens[at], 'the') && !(at > start && isCapitalized(wordsBetween(text, at, at + 1)))
  while (isSmall(from) && from - start < 2) from += 1
  return [...namesBefore(text, start, from), ...namesBehind(text, start, from)]
}

/** "The plants **bullet**": what it is called stands before the noun. */
function namesBefore(text: WishText, start: number, from: number): SpanOf<'thing'>[] {
  const { tokens } = text
  const found: SpanOf<'thing'>[] = []
  for (let at = from + 1; at <= from + longestName && at < tokens.length; at++) {
    if (tokens[at - 1]?.kind === 'sign' && !standsInName(tokens, at - 1)) break
    const noun = nounOf(tokens[at]) ?? text.ownNounOf(tokens[at]) ?? oneAt(tokens[at])
    if (noun === undefined) continue
    if (
      !tokens.slice(from, at).some(tells) &&
      !(from > start && isCapitalized(wordsBetween(text, from, at)))
    )
      continue
    // "**Add a** point" asks for one.
    if (start === 0 && tokens.slice(from, at).every((one) => means(one, 'a', ...actions))) continue
    // "新店舗**の**カード", "“雨天”**这一**行".
    let last = at
    while (last > from + 1 && means(tokens[last - 1], 'of', 'this', 'a', 'one', 'possessive'))
      last -= 1
    const name = wordsBetween(text, from, last)
    const named = thingsNamed(text, name, noun)
    // "**Move the** table", "bold “A” **in the** title": words that do not stand there say more than a name.
    const isLikely = named.matches !== undefined || noun === listedOnes
    const isName = !isLikely || mayName(tokens.slice(from, at), noun)
    if (named.things.length > 0 && isName)
      found.push(span(start, at + 1, 0.3, phraseNamed(noun, name, named)))
    // "In the **price** table": nothing says so, and still there may be only one table.
    else if (named.things.length === 0 && maySayOf(text, start, from, at))
      found.push(span(start, at + 1, 1.3, { ...noun, which: { by: 'kind' }, isBare: false }))
  }
  return found
}

/** "**The card** “Cheap timers”", "**the bullet** about sensors": what it is called stands behind the noun. */
function namesBehind(text: WishText, start: number, from: number): SpanOf<'thing'>[] {
  const { tokens } = text
  const found: SpanOf<'thing'>[] = []
  const noun = nounOf(tokens[from]) ?? text.ownNounOf(tokens[from]) ?? onesAt(tokens, from)
  // Of notes each slide has one: "the notes only" are none that say "only".
  // "标题**里的**“12.8万册”" is in it.
  const isOwner = text.grammar.ownerFirst && means(tokens[from + 1], 'of', 'in')
  if (noun !== undefined && !noun.kinds.includes('notes') && !isOwner)
    for (let end = Math.min(tokens.length, from + 3 + longestName); end > from + 1; end--) {
      const last = tokens[end - 1]
      // A colon after the name opens something else.
      if (last === undefined || /^[:：,，;；]$/.test(last.text)) continue
      // "The bullet **about** sensors", "the row **for the** library".
      let begin = from + 1
      while (
        begin < end - 1 &&
        !noun.kinds.includes('value') &&
        means(tokens[begin], 'about', 'titled', 'with', 'of', 'the')
      )
        begin += 1
      const name = wordsBetween(text, begin, end)
      const isAbout = tokens.slice(from + 1, begin).some((one) => means(one, 'about', 'with'))
      // "The row **Form**": a small word that is written as a name.
      const isName = tokens.slice(begin, end).some(tells) || isCapitalized(name)
      const named = isName ? thingsNamed(text, name, noun, !(isAbout && tells(last))) : undefined
      if (named === undefined || named.things.length === 0) continue
      found.push(span(start, end, 0.3, phraseNamed(noun, name, named)))
      break
    }
  return found
}

/** Whether words before a noun can be what it is about, and nothing that is asked or said of it. */
const mayName = (words: readonly Token[], noun: object): boolean =>
  words.every((one) => one.kind !== 'quote' && !means(one, ...actions, ...leads)) &&
  // "The rain **in the** list".
  (noun === listedOnes || !words.some((one) => means(one, 'in'))) &&
  words.some(
    (one) =>
      saysTopic(one) ||
      (one.kind === 'number' && (noun === listedOnes || words.some(({ kind }) => kind === 'sign'))),
  )

/** Whether a word can be what something is about: no verb, and no small word. */
const saysTopic = (one: Token): boolean =>
  one.kind === 'word' &&
  !means(one, ...functionWords, ...verbConcepts, ...pointing, ...ofThings, ...bounds)

/** What leads to something else. */
const leads: readonly Concept[] = [
  'to',
  'into',
  'from',
  'with',
  'by',
  'is',
  'shall',
  'others',
  'not',
]

/** What tells which, and not what about. */
const pointing: readonly Concept[] = [
  ...leads,
  'this',
  'it',
  'them',
  'all',
  'each',
  'both',
  'ordinal',
  'last',
  'number',
  'new',
  'more',
  'another',
  'one',
  'slide',
  'slides',
]

/** Whether words before a noun for what a slide shows may only say what it is about; what goes is called by what it says. */
function maySayOf({ tokens }: WishText, start: number, from: number, at: number): boolean {
  const isBlock =
    nounOf(tokens[at])?.among !== undefined && nounOf(tokens[at])?.kinds.includes('block')
  const isThere = from > start && means(tokens[start - 1], 'in', 'of', 'from')
  if (!isBlock || means(tokens[at + 1], 'slide', 'slides')) return false
  if (!isThere && tokens.some((one) => means(one, ...takes))) return false
  return tokens.slice(from, at).every((one) => isUnknown(one) || means(one, 'detail'))
}

/** "The associate **one**": what stands in a list, a table or a chart, by its words alone. */
const oneAt = (token: Token | undefined) =>
  token?.kind === 'word' && means(token, 'one') && !means(token, 'ordinal') ? listedOnes : undefined

/** "**The one** with the fees", "**o** do orçamento": without a noun, before what tells it. */
const onesAt = (tokens: readonly Token[], at: number) =>
  (means(tokens[at], 'one') && means(tokens[at + 1], 'about', 'with', 'of')) ||
  (means(tokens[at - 1], 'the') && means(tokens[at], 'of') && !means(tokens[at], 'in'))
    ? listedOnes
    : undefined

const listedOnes: Pick<ThingPhrase, 'kinds'> = {
  kinds: ['item', 'row', 'category', 'series', 'column'],
}

/** What a noun with words beside it names. */
const phraseNamed = (
  noun: Pick<ThingPhrase, 'kinds'>,
  text: string,
  named: ReturnType<typeof thingsNamed>,
): ThingPhrase => ({
  ...noun,
  kinds: linesOf(noun.kinds),
  which: { by: 'text', text, ...named },
  isBare: false,
})

export const isCapitalized = (words: string) => /^\p{Lu}/u.test(words)

/** Whether a word can name something: it says nothing else, or is not one of the small words. */
function tells(token: Token): boolean {
  return (
    token.kind !== 'sign' &&
    !means(
      token,
      'the',
      'a',
      'of',
      'in',
      'all',
      'another',
      'new',
      'more',
      'last',
      'ordinal',
      'and',
      'own',
      'particle',
      'toThere',
      'from',
    )
  )
}

/** "The 1**.**x series", "the 75**,**000 point", "the **£**60 one": a sign without a space is a part of a name. */
function standsInName(tokens: readonly Token[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (/^[-–’'&%]$/.test(sign?.text ?? '') || opensName(tokens, at)) return true
  const isTight = before?.end === sign?.start && sign?.end === next?.start
  return isTight && before?.kind === 'number' && /^[.,/]$/.test(sign?.text ?? '')
}

/** "**€**412,000", "**#**incident-14": a sign that belongs to what stands behind it. */
export function opensName(tokens: readonly Token[], at: number): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]]
  if (/^[#@]$/.test(sign?.text ?? '')) return next?.kind === 'word' && next.start === sign?.end
  return /^\p{Sc}$/u.test(sign?.text ?? '') && next?.kind === 'number'
}
