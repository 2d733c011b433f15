import { outlineRuns } from './outline-lines.ts'
import { isUnderlined } from './plain-headings.ts'
import type { TextLine } from './text-lines.ts'

/** Lines that are headings for their form and come again, by their places in the text. */
interface HeadingSeries {
  /** Those that count on, or begin with the same sign. */
  counted: number[][]
  /** Those with signs of markdown, and those that are underlined. */
  marked: number[][]
}

/** The series of headings of a text with marks or without. */
export function headingSeries(lines: readonly TextLine[]): HeadingSeries {
  const at = (is: (line: TextLine, index: number) => boolean) =>
    lines.flatMap((line, index) => (is(line, index) ? [index] : []))
  return {
    counted: outlineRuns(lines),
    marked: [
      at(({ text }) => /^#{1,6} \S/.test(text)),
      at((_, index) => isUnderlined(lines, index)),
    ],
  }
}
