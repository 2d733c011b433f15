import type { Span } from './mapped-text.ts'

/**
 * The input with spaces for what stands in some ranges (in order, none within another), line breaks kept: whatever is
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
