import type { Slide } from '../deck/slide.ts'
import { type CompositionRequest, compose } from './compose.ts'
import type { Span } from './composer/reading/mapped-text.ts'
import type { SourceImage } from './composer/reading/source-block.ts'

/** A stretch of a text: a sentence or an item, or `structured` a section with lines of its own. */
export interface Passage extends Span {
  structured?: boolean
}

/** What may stand between a passage and the ends of its line: marks of lists, quotations, tables, emphasis. */
const markup = /^[^\p{L}\p{N}\n]*$/u
const listMark = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+$/u
const tableRule = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/u

/**
 * One slide of some passages of a text, in the order of the text; their spans stay those of the whole. Undefined when
 * the passages hold no words.
 */
export function composePassages(
  request: Omit<CompositionRequest, 'slideRange' | 'appending' | 'titleIsDefault'>,
  passages: readonly Passage[],
): { slide: Slide; images: SourceImage[] } | undefined {
  const text = onlyPassages(request.text, passages)
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  const { slides, images } = compose({
    ...request,
    text,
    slideRange: '1',
    appending: true,
    titleIsDefault: true,
  })
  const [slide] = slides
  return slide && { slide, images }
}

/**
 * The text with line ends in place of all that is not in the passages, so that what is left keeps its place. Marks at
 * both ends of their lines stay, and so does what joins two of them. A sentence over several lines becomes one line.
 */
export function onlyPassages(text: string, passages: readonly Passage[]): string {
  const kept = new Uint8Array(text.length)
  for (const { start, end } of passages) kept.fill(1, start, end)
  let from = 0
  for (const line of text.split('\n')) {
    keepMarkup(line, from, kept)
    from += line.length + 1
  }
  keepTableRules(text, kept)
  const units = text.split('')
  for (const { start, end, structured } of passages)
    if (!structured)
      for (let index = start; index < end; index++) if (units[index] === '\n') units[index] = ' '
  return units.map((unit, index) => (kept[index] ? unit : '\n')).join('')
}

/** Keeps the stretches of a line that hold no words and touch a passage of it. */
function keepMarkup(line: string, from: number, kept: Uint8Array): void {
  let start = 0
  let touches = false
  for (let index = 0; index <= line.length; index++) {
    if (index < line.length && !kept[from + index]) continue
    const gap = line.slice(start, index)
    const ends = index < line.length
    const fill = gap !== '' && (touches || ends) && (markup.test(gap) || listMark.test(gap))
    if (fill) kept.fill(1, from + start, from + index)
    touches = true
    start = index + 1
  }
}

/** Keeps the line under the names of a table's columns. */
function keepTableRules(text: string, kept: Uint8Array): void {
  let from = 0
  let before = false
  for (const line of text.split('\n')) {
    if (before && tableRule.test(line)) kept.fill(1, from, from + line.length)
    before = line.length > 0 && kept[from] === 1
    from += line.length + 1
  }
}
