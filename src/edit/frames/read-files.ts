import { isUnknown, means, type Token } from '../words/token.ts'
import type { Format, SpanOf } from './span.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** The formats that a presentation can be had as, by the words for them. */
const formats = [
  ['formatPdf', 'pdf'],
  ['formatPpt', 'ppt'],
  ['formatPng', 'png'],
  ['formatLink', 'link'],
] as const

/** How many small words stand before the name of a file at the most: "as a". */
const mostBefore = 3

interface Item {
  formats: Format[]
  unknown: string[]
  end: number
}

/** The files that are wished, one by one: "as PDF and PowerPoint", "pictures of all slides, the notes". */
export function filesAt(text: WishText, start: number): SpanOf<'files'>[] {
  const { tokens } = text
  const spans: SpanOf<'files'>[] = []
  const found: Pick<Item, 'formats' | 'unknown'> = { formats: [], unknown: [] }
  let at = start
  for (;;) {
    const item = itemAt(text, at, at > start)
    if (item === undefined) break
    found.formats.push(...item.formats)
    found.unknown.push(...item.unknown)
    const { end } = item
    const own = { formats: [...new Set(found.formats)], unknown: [...found.unknown] }
    spans.push({ type: 'files', ...own, start, end, cost: 0.2 })
    at = end
    while (isSeparator(tokens[at])) at += 1
    if (at === end) break
  }
  // The longest list is likeliest.
  return spans.map((one, index) => ({ ...one, cost: 0.2 + 0.1 * (spans.length - 1 - index) }))
}

const isSeparator = (token: Token | undefined) =>
  means(token, 'and') || /^[,、，;&+/]$/.test(token?.text ?? '')

/** @param isFurther whether files are named before it: then what stands in their place is meant as one. */
function itemAt(text: WishText, start: number, isFurther: boolean): Item | undefined {
  const { tokens } = text
  let at = start
  while (
    at - start < mostBefore &&
    means(tokens[at], 'as', 'in', 'to', 'into', 'the', 'a', 'of', 'by', 'new', 'split') &&
    !isNamed(tokens[at])
  )
    at += 1
  const token = tokens[at]
  const own = formats.filter(([concept]) => means(token, concept)).map(([, format]) => format)
  // "A PDF **slide**" is one, and "the link **http://…**" is given.
  if (own.length > 0)
    return means(tokens[at + 1], 'slide') ||
      /^\p{Ll}+:\/\//u.test(text.instruction.slice(tokens[at + 1]?.start))
      ? undefined
      : { formats: own, unknown: [], end: behindCase(text, at + 1) }
  const other = (end: number) => ({ formats: [], unknown: [wordsBetween(text, at, end)], end })
  if (means(token, 'otherFormat')) return other(at + 1)
  const picture = behindPictures(text, start, at, isFurther)
  if (picture !== undefined) return { formats: ['png'], unknown: [], end: picture }
  if (!isFurther || token === undefined) return undefined
  if (means(token, 'notes')) return other(at + 1)
  let end = at
  for (let word = tokens[end]; word && isUnknown(word); word = tokens[end]) end += 1
  return end > at ? other(end) : undefined
}

const isNamed = (token: Token | undefined) =>
  means(token, 'otherFormat', ...formats.map(([concept]) => concept))

/** "PDF**で**": what stands behind a name where others stand before it. */
const behindCase = ({ tokens, grammar }: WishText, at: number) =>
  grammar.particlesBehind &&
  means(tokens[at], 'by', 'in', 'to', 'toThere') &&
  !means(tokens[at], 'and')
    ? at + 1
    : at

/** Where "pictures of all slides" end; those of anything else show no slides. */
function behindPictures(
  { tokens }: WishText,
  start: number,
  from: number,
  isFurther: boolean,
): number | undefined {
  const isOf = (one: Token | undefined) =>
    means(one, 'of', 'the', 'all', 'each', 'everything', 'from')
  const isSlides = (one: Token | undefined, before: Token | undefined) =>
    means(one, 'slides', 'deck') || (means(one, 'slide') && means(before, 'all', 'each'))
  // 所有幻灯片的**图片**
  let at = start
  let saysSlides = false
  while (isOf(tokens[at]) || isSlides(tokens[at], tokens[at - 1])) {
    saysSlides ||= isSlides(tokens[at], tokens[at - 1]) || means(tokens[at], 'all')
    at += 1
  }
  if (saysSlides && means(tokens[at], 'picture')) return at + 1
  if (!means(tokens[from], 'picture')) return undefined
  let end = from + 1
  while (isOf(tokens[end])) end += 1
  if (isSlides(tokens[end], tokens[end - 1])) return end + 1
  // "Every slide" is one phrase.
  if (end > from + 2 || (means(tokens[end - 1], 'all') && end > from + 1)) return end
  const isSent = tokens.some((one) => means(one, 'export', 'send') && !means(one, 'add', 'write'))
  const isKind = tokens.slice(start, from).some((one) => means(one, 'as', 'into'))
  return isFurther || isSent || isKind ? from + 1 : undefined
}
