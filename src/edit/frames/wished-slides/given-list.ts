import { wordingsOf } from '../../lexicons/any-language.ts'
import { means, type Token } from '../../words/token.ts'
import { partsBySigns } from '../payload-list.ts'
import { type WishText, wordsBetween } from '../wish-text.ts'

/** A range of tokens, half open. */
export interface Range {
  from: number
  to: number
}

/** Words as they are given; "¿" is no word, and belongs to the first. */
export function wordsOf(text: WishText, { from, to }: Range): string {
  const opens = /[¿¡]\s*$/u.exec(text.instruction.slice(0, text.tokens[from]?.start))?.[0] ?? ''
  return `${opens}${wordsBetween(text, from, to)}`
    .replace(/^[\s,;:]+|[\s,;]+$/gu, '')
    .replace(/(?<=[^.])\.$/u, '')
}

/**
 * The items of a list: quotations, else what lines, semicolons, slashes or numbers part, else commas and the last "and" of the
 * language that the wish is in: "Mise en service" is one in French, though "en" joins in Dutch.
 * @param count how many there must be; undefined is answered where there are not so many.
 */
export function itemsOf(text: WishText, range: Range, count?: number): string[] | undefined {
  const own = text.tokens.slice(range.from, range.to)
  const quotes = own.filter(({ kind }) => kind === 'quote')
  if (quotes.length > 0 && own.every(isOfQuotedList)) return counted(quotes.map((one) => one.text))
  const bySigns = partsBySigns(wordsOf(text, range))
  if (bySigns.length > 1) return counted(bySigns.map((part) => withoutAnd(part)))
  for (const cuts of [withLastAnd(text, range), commasIn(text, range)]) {
    const items = counted(partsAt(text, range, cuts))
    // "Three points: A, B, **and finally** C".
    const isLed = text.tokens.some(
      (one, at) => at === commasIn(text, range).at(-1)?.to && means(one, 'and', 'afterwards'),
    )
    const last = count !== undefined && isLed ? items?.at(-1)?.replace(leadingAnd, '') : undefined
    if (items !== undefined) return last === undefined ? items : [...items.slice(0, -1), last]
  }
  return undefined

  function counted(items: string[]): string[] | undefined {
    return count === undefined || items.length === count ? items : undefined
  }

  /** "…; and finally we open". */
  function withoutAnd(part: string): string {
    const at = text.tokens.findIndex(
      (one, index) =>
        index >= range.from &&
        means(one, 'and') &&
        text.instruction.slice(one.start).startsWith(part),
    )
    const next = text.tokens[at + 1]
    return at < 0 || next === undefined || count === undefined
      ? part
      : part.slice(next.start - (text.tokens[at]?.start ?? 0))
  }
}

/** Whether a token is a quotation, or joins some. */
export const isOfQuotedList = (token: Token): boolean =>
  token.kind === 'quote' || token.kind === 'sign' || means(token, 'and')

function commasIn({ tokens, instruction }: WishText, { from, to }: Range): Range[] {
  return tokens.flatMap((one, at) =>
    at > from &&
    at < to - 1 &&
    (/^[，、]$/.test(one.text) || (one.text === ',' && !/\d/.test(instruction[one.end] ?? '')))
      ? [{ from: at, to: at + 1 }]
      : [],
  )
}

/** The commas, and the "and" behind the last of them; without commas all that "and" joins. */
function withLastAnd(text: WishText, { from, to }: Range): Range[] {
  const commas = commasIn(text, { from, to })
  const last = commas.at(-1)?.to ?? from
  const joints = text.tokens.flatMap((one, at) =>
    at >= last && at > from && at < to - 1 && one.kind === 'word' && means(one, 'and') ? [at] : [],
  )
  const own = commas.length === 0 ? joints : joints.slice(-1)
  const ands = own.map((at) => ({ from: at, to: at + 1 }))
  // "A, **and** B": nothing stands between the two.
  const [first] = ands
  if (first !== undefined && first.from === last && commas.length > 0)
    return [...commas.slice(0, -1), { from: last - 1, to: first.to }]
  return [...commas, ...ands]
}

const leadingAnd = new RegExp(`^(?:${wordingsOf('and')}|&)\\s+`, 'u')

function partsAt(text: WishText, { from, to }: Range, cuts: readonly Range[]): string[] {
  const begins = [from, ...cuts.map((one) => one.to)]
  return begins
    .map((begin, at) => itemAt(text, { from: begin, to: cuts[at]?.from ?? to }))
    .filter((item) => item !== '')
}

/** One item: a quotation without its marks. */
function itemAt(text: WishText, range: Range): string {
  const only = text.tokens[range.from]
  return range.to === range.from + 1 && only?.kind === 'quote' ? only.text : wordsOf(text, range)
}
