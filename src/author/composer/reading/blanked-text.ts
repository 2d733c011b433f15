import type { Span } from './mapped-text.ts'
import { type MarginSource, marginOf } from './source-block.ts'
import { lineText, readLines } from './text-lines.ts'

/** Ranges in order and apart from one another, whoever found them: what lies within others or laps over them is one with them. */
export function merged(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last === undefined || start >= last.end) apart.push({ start, end })
    else last.end = Math.max(last.end, end)
  }
  return apart
}

/**
 * The input with spaces for what stands in some ranges (`merged`), line breaks kept: whatever is
 * read from it has its true place in the input.
 */
export function blanked(input: string, spans: readonly Span[]): string {
  let text = ''
  let from = 0
  for (const { start, end } of spans) {
    if (start < from) continue
    text += input.slice(from, start) + input.slice(start, end).replace(/[^\n\r]/g, ' ')
    from = end
  }
  return text + input.slice(from)
}

/** A text with a single line break for the blank lines in some ranges (in order): what stands around them is one paragraph. */
export function joined(text: string, seams: readonly Span[]): string {
  let out = ''
  let from = 0
  for (const { start, end } of seams) {
    out += `${text.slice(from, start)}${' '.repeat(Math.max(0, end - start - 1))}\n`
    from = end
  }
  return out + text.slice(from)
}

/** The lines in some ranges of the input that hold a word, as what is left out of it: a time or a number only marks a place. */
export function leftOutLines(input: string, spans: readonly Span[]): MarginSource[] {
  return spans
    .flatMap(({ start, end }) => readLines(input, start, end))
    .map((line) => lineText(line))
    .filter(({ text }) => /\p{L}/u.test(text))
    .map((text) => marginOf(text, 'nowhere'))
}
