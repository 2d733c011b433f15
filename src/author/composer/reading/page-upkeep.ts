import { endMark, pageName, pageNumber } from '../language/upkeep-words.ts'
import type { Span } from './mapped-text.ts'
import { isBlank, readLines, type TextLine } from './text-lines.ts'

/** An end mark stands among the last so many lines: behind it only whom to ask and who owns the rights. */
const linesBehindEnd = 10

/** A line that is nothing but tags of a template or of a program that makes pages. */
const tags =
  /^(?:\{\{[^{}\n]{0,200}\}\}|\{%[^%\n]{0,200}%\}|<%[^%\n]{0,200}%>|\{:[^{}\n]{0,100}\}|\[\[?_{0,2}TOC_{0,2}\]?\]|%%[^%\s]{1,60}%%|\$\{[^{}\n]{0,100}\}|\s)+$/iu

/** Ranges of a text that only serve its pages: marks of its end, numbers of pages with what stands at them on each, tags. */
export function pageUpkeep(input: string): Span[] {
  const lines = withoutListings(readLines(input, 0, input.length)).filter((line) => !isBlank(line))
  const numbered = lines.map(
    ({ text }, at) => pageNumber.test(text) || (at === lines.length - 1 && pageName.test(text)),
  )
  // What stands next to the numbers of two pages is at the head or the foot of each.
  const beside = new Map<string, number>()
  for (const [at, line] of lines.entries())
    if (numbered[at - 1] || numbered[at + 1]) {
      const text = line.text.trim()
      beside.set(text, (beside.get(text) ?? 0) + 1)
    }
  return lines
    .filter(({ text }, at) => {
      const running = (numbered[at - 1] || numbered[at + 1]) && (beside.get(text.trim()) ?? 0) > 1
      const ends = at > 0 && at >= lines.length - linesBehindEnd && endMark.test(text)
      return running || ends || numbered[at] || (/[{<[%$]/.test(text) && tags.test(text))
    })
    .map(({ text, start }) => ({ start, end: start + text.length }))
}

/** The lines outside listings: those between fences, and indented ones. */
function withoutListings(lines: readonly TextLine[]): TextLine[] {
  let fence = ''
  return lines.filter(({ text, indent }) => {
    const mark = /^ {0,3}(```|~~~)/.exec(text)?.[1] ?? ''
    const inside = fence !== '' || mark !== ''
    if (fence === '') fence = mark
    else if (mark === fence) fence = ''
    return !inside && indent < 4
  })
}
