import { wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Grammar } from '../lexicons/grammar.ts'
import { actions } from '../lexicons/verbs.ts'
import { forms, manners, ofThings, verbConcepts } from '../lexicons/wish-concepts.ts'
import { fold } from '../words/fold.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { isVague } from '../words/vague.ts'
import type { Span, SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'

const stays = new RegExp(`^(?:${wordingsOf('staysAfterAll')})(?![\\p{L}\\p{M}])`, 'u')
const staysUnspaced = new RegExp(`^(?:${wordingsOf('staysAfterAllUnspaced')})`, 'u')

/** A capital letter begins a name: "title **Keep calm**". */
function saysStays(text: string): boolean {
  const folded = fold(text)
  if (/^\p{Lu}/u.test(text)) return false
  return stays.test(folded) || staysUnspaced.test(folded)
}

/** "Slide 3", "that slide": where something is, and hardly a part of given words. */
export function namesSlide(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      means(token, 'slide', 'slides') &&
      (tokens[at + 1]?.value !== undefined ||
        means(tokens[at - 2], 'ordinalMark') ||
        means(tokens[at - 1], 'this')),
  )
}

/** "Change 8 March to 7 March", "…, and in that bullet change …": what shall be done, and no words for it. */
export function saysChange(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    (token, index) =>
      means(token, 'change', 'replace') &&
      (index === 0 || tokens.slice(0, index).some(({ text }) => /^[,;，；]$/.test(text))),
  )
  return at >= 0 && tokens.slice(at).some((one) => means(one, 'to', 'into', 'with', 'by'))
}

/** "Shorter", "something better", "too long", "blue": how it shall be, and no words for it. */
export function saysHow(tokens: readonly Token[], words: string): boolean {
  if (isVague(words)) return true
  const known = tokens.filter(({ kind }) => kind !== 'sign')
  return (
    known.length > 0 &&
    known.every((token) => token.kind !== 'quote' && token.concepts.length > 0) &&
    known.some((token) => means(token, ...manners)) &&
    // "Add the point **Weather**": written as the name that it is; it says of nothing how it shall be.
    !(/^\p{Lu}/u.test(words) && known.every((token) => !means(token, ...ofThings)))
  )
}

/**
 * "Numbered", "two columns", "a chart", "in k€": how or where something shall be, said of what it is ("… should be …"), and no name
 * for it.
 * @param isOfPart whether it is said of a title, an item or a cell: then what is written as a name is one ("Two columns").
 */
export function saysForm(tokens: readonly Token[], words: string, isOfPart: boolean): boolean {
  const own = tokens.filter(({ kind }) => kind !== 'sign')
  const [first] = own
  if (first === undefined || tokens.some(({ kind }) => kind === 'quote')) return false
  if (isOfPart && /^\p{Lu}/u.test(words)) return false
  const isPlace = own.length > 1 && means(first, 'in') && !means(first, 'a', 'the')
  return (
    (isPlace && !isOfPart) ||
    (own.every(({ concepts }) => concepts.length > 0) && own.some((one) => means(one, ...forms)))
  )
}

/** "Catchier", "more vivid", "indented", "nummeriert": what can only say how something is, in small letters. */
function saysManner(own: readonly Token[], words: string, grammar: Grammar): boolean {
  const [first, ...others] = own
  if (first === undefined || own.some(({ kind }) => kind !== 'word')) return false
  if (words !== words.toLowerCase()) return false
  if (grammar.capitalNouns) return own.length < 4
  if (others.length > 0) return others.length === 1 && means(first, 'more', 'less')
  return [grammar.participle, grammar.comparative].some((form) => form?.test(words))
}

/** "**In the table** put 12 …": says where, up to a verb. */
export const opensPlace = (tokens: readonly Token[], to: number): boolean =>
  means(tokens[0], 'in') && tokens.slice(1, to).some((one) => means(one, ...actions))

/** "14: **delete the last** bullet": what no verb asks for before a colon is a wish behind it. */
export function asksBehindColon(tokens: readonly Token[], colon: number): boolean {
  const [verb, next] = tokens.slice(colon + 1)
  const before = tokens.slice(0, colon)
  const asks = means(verb, ...verbConcepts) && !means(verb, 'shall')
  // "Title of slide 3: **make it** shorter".
  if (asks && means(next, 'it') && !before.some((one) => means(one, ...verbConcepts, 'notes')))
    return true
  const isGiven = before.some((one) => means(one, ...verbConcepts, 'title'))
  const third = tokens[colon + 3]
  const hasObject =
    means(next, 'the', 'last', 'ordinal', 'all', 'this') ||
    next?.kind === 'quote' ||
    // "Tickets: **add a row** …".
    nounOf(next) !== undefined ||
    (means(next, 'a', 'another', 'new') && nounOf(third) !== undefined)
  if (isGiven || !asks) return false
  // "Notes of 4: **delete the last sentence**"; notes can begin with a verb that is done to nothing of the deck.
  const behind = tokens.slice(colon + 2)
  const isOfDeck =
    means(next, 'the', 'last', 'ordinal', 'all', 'this') &&
    behind.slice(0, 4).some((one) => nounOf(one) !== undefined)
  // "Software card: **add Revit at the end**".
  if (means(verb, 'add') && means(tokens.at(-1), 'end', 'start')) return true
  const isOfQuote = next?.kind === 'quote' && behind.every((one) => !isUnknown(one))
  return before.some((one) => means(one, 'notes')) ? isOfDeck || isOfQuote : hasObject
}

/** A number or a time, which is given together with the quotation behind it ("10:21 “First update”"). */
export const isFigure = ({ text }: Pick<Token, 'text'>): boolean => /^[\d:.,]+$/.test(text)

/**
 * Whether some words are a quotation and what is said about it ("“No log” under cheap timers", "head “Pack”, text “…”"): then they
 * are not given whole. Several quotations in a row are a list.
 */
export function mixesQuotes(tokens: readonly Token[]): boolean {
  if (means(tokens[0], 'inQuotes')) return true
  const quote = tokens.findIndex(({ kind }) => kind === 'quote')
  if (quote < 0) return false
  // "Catering**, and under it “Two quotes”**", "Log**, opis “…”**".
  const comma = tokens.slice(0, quote).findLastIndex(({ text }) => /^[,;，；]$/.test(text))
  if (comma > 0 && quote - comma > 1 && quote - comma < mostBeforeText) return true
  const others = tokens.filter(
    (one) =>
      one.kind !== 'quote' && one.kind !== 'sign' && !means(one, 'and', 'number') && !isFigure(one),
  )
  const [first] = others
  if (first === undefined) return false
  // "10:21 “First update” **between** …": nothing but figures before the quotation.
  const opens = quote < tokens.indexOf(first)
  const isSeveral = tokens.filter(({ kind }) => kind === 'quote').length > 1
  return opens || isSeveral || others.every(({ concepts }) => concepts.length > 0)
}

/** How many words name a second text at the most. */
const mostBeforeText = 6

/** "The first step", "the very last row": where something stands among its like. */
function saysRank(tokens: readonly Token[]): boolean {
  const noun = tokens.findIndex((one) => nounOf(one) !== undefined)
  const isEnd = /^[,;，；]$/.test(tokens[noun + 1]?.text ?? ',')
  return isEnd && tokens.slice(0, Math.max(0, noun)).some((one) => means(one, 'ordinal', 'last'))
}

/** Whether something is added, and nothing changed that could be said anew: then "to" says where it goes. */
function onlyAdds(tokens: readonly Token[]): boolean {
  const others: readonly Concept[] = actions.filter((one) => one !== 'add')
  return (
    tokens.some((one) => means(one, 'add', 'append', 'new')) &&
    !tokens.some(
      (one) =>
        means(one, 'title', 'titled', 'receive') || (!means(one, 'add') && means(one, ...others)),
    )
  )
}

/**
 * "To **the risks slide**", "should be **the last slide**", "should be **numbered**": where something goes, or how it shall be, and no
 * words for it. What shall be named can be called anything; without an article "landing page" is a name like others.
 * @param slidesAt the slides that are named where the words begin, or at a word behind what introduces them.
 */
export function saysNoText(
  { tokens, grammar }: WishText,
  { by, text, start, end }: SpanOf<'payload'>,
  slidesAt: (at: number) => readonly Span[],
): boolean {
  const [link, first] = [tokens[start], tokens[start + 1]]
  // "The last bullet **can go** to slide 3", "the price column **goes out**".
  if (by === 'bare' && tokens.slice(start, end).every((one) => means(one, ...actions, 'out')))
    return true
  // "The notes **stay as they are**", "the title **stays**".
  const whole = means(link, 'shall') ? `${link?.text} ${text}` : text
  if ((by === 'bare' || (by === 'introducer' && means(link, 'title', 'shall'))) && saysStays(whole))
    return true
  // "Cover title **in JetBrains Mono**": how or where it shall be.
  const isAsked = tokens.some((one) => means(one, ...actions))
  if (by === 'bare' && !isAsked && means(tokens[start], 'in', 'about') && end > start + 1)
    return true
  // "**In the quote** by Ana, …" names a place, "captions off, **out**" what is done.
  const isOwner = means(tokens[0], 'in') && means(tokens[start - 1], 'of')
  const isPlace = isOwner && !tokens.some((one) => means(one, ...verbConcepts))
  if (by === 'bare' && (isPlace || means(tokens[end - 1], 'delete'))) return true
  if (means(link, 'title') && means(first, 'in') && /^\p{Ll}/u.test(text)) return true
  // "Put the first step **last and the third first**".
  const isPut = tokens.slice(0, start).some((one) => means(one, 'put', 'move'))
  if (by === 'bare' && isPut && means(tokens[start], 'last', 'ordinal', 'start', 'end', 'top'))
    return true
  if (by !== 'introducer' || first?.kind === 'quote') return false
  // "Punkt 2 **auf 9 raus** auf Folie 3".
  const acts = (one: Token) => means(one, ...actions, 'out')
  const behind = tokens.slice(start + 1, end)
  if (behind.some(acts) && behind.every((one) => acts(one) || one.kind === 'number')) return true
  // "Een tabel **moeten zijn**".
  const isShall = means(link, 'shall') || means(tokens[end - 1], 'shall')
  const isCalled = tokens.slice(start, end).some((one) => means(one, 'titled', 'rename'))
  const own = tokens.slice(start + 1, end).filter((one) => !means(one, 'is', 'shall'))
  const nouns = tokens.slice(0, start).flatMap((one) => nounOf(one)?.kinds ?? [])
  const isOfPart = nouns.some((kind) => kind !== 'block')
  // "The status cell should be closed" gives what it says.
  const isOfName = !isOfPart || nouns.includes('title')
  if (isShall && !isCalled && saysForm(own, text, isOfPart)) return true
  // "Should be **the very first step, it takes weeks**": where it goes.
  if (isShall && !isCalled && saysRank(own)) return true
  // "Members **en barres**": how it shall be shown.
  const isShown = means(link, 'in', 'as') && !tokens.some((one) => means(one, ...actions))
  // "The cover's title **in Georgia**".
  if (isShown && (nouns.includes('title') || saysForm(own, text, true))) return true
  if (isShall && !isCalled && isOfName && saysManner(own, text, grammar)) return true
  if (means(link, 'to') && !means(link, 'as') && onlyAdds(tokens)) return true
  if (!means(link, 'to', 'into', 'shall')) return false
  if (tokens.some((one) => means(one, 'rename', 'title', 'titled', 'deck'))) return false
  // "To **right after the cover**".
  const isBeside = means(link, 'to') && means(first, 'after', 'before')
  const isOne = means(link, 'the') || means(first, 'the', 'this', 'slide')
  if (!isBeside && !isOne) return false
  return slidesAt(isBeside ? start + 2 : start + 1).some(
    (one) => one.type === 'slides' && one.reference.slideSaid && one.end === end,
  )
}
