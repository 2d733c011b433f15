import { endMark, pageName, pageNumber } from '../language/upkeep-words.ts'
import { goesOnBelow } from './going-on.ts'
import type { Span } from './mapped-text.ts'
import { isBlank, readLines, type TextLine } from './text-lines.ts'

/** An end mark stands among the last so many lines: behind it only whom to ask and who owns the rights. */
const linesBehindEnd = 10

/** A line that is nothing but tags of a template or of a program that makes pages. */
const tags =
  /^(?:\{\{[^{}\n]{0,200}\}\}|\{%[^%\n]{0,200}%\}|<%[^%\n]{0,200}%>|\{:[^{}\n]{0,100}\}|\[\[?_{0,2}TOC_{0,2}\]?\]|%%[^%\s]{1,60}%%|\$\{[^{}\n]{0,100}\}|\s)+$/iu

/** So many numbers of pages count on; two may do so by chance. */
const fewestPages = 3
/** Columns of a line that is not the last of its paragraph, in scripts that do not tell by small letters. */
const wrapped = 40

/** No line at the head or foot of a page is longer. */
const longestLine = 200

/** A number at an end of a line, set apart from what stands at the head or foot of each page; or nothing but the number. */
const apart =
  /^\s*(\d{1,4})(?:\s{2,}|\s*[|·\t]\s*)(\S.*)$|^\s*(\S.*?)(?:\s{2,}|\s*[|·\t]\s*)(\d{1,4})\s*$/u
const alone = /^\s*(\d{1,4})\s*$/u

/**
 * Ranges of a text that only serve its pages: marks of its end, numbers of pages with what stands at them on each, tags.
 * `seams`: between a line and that with which its paragraph goes on, on the next page.
 */
export function pageUpkeep(input: string): { upkeep: Span[]; seams: Span[] } {
  const all = readLines(input, 0, input.length)
  const lines = withoutListings(all).filter((line) => !isBlank(line))
  const numbered = numberedLines(lines)
  // What stands next to the numbers of two pages is at the head or the foot of each.
  const beside = new Map<string, number>()
  for (const [at, line] of lines.entries())
    if (!numbered[at] && (numbered[at - 1] || numbered[at + 1])) {
      const text = line.text.trim()
      beside.set(text, (beside.get(text) ?? 0) + 1)
    }
  const gone = lines.map(({ text }, at) => {
    // Over the first page it may be the title.
    const running =
      at > 0 && (numbered[at - 1] || numbered[at + 1]) && (beside.get(text.trim()) ?? 0) > 1
    const isLast = at > 0 && at >= lines.length - linesBehindEnd
    const ends = isLast && endMark.test(text) && !closesPart(lines, at)
    return running || ends || numbered[at] || (/[{<[%$]/.test(text) && tags.test(text))
  })
  const upkeep = lines.filter((_, at) => gone[at])
  const seams = lines.flatMap((line, at): Span[] => {
    let behind = at + 1
    while (!gone[at] && gone[behind]) behind++
    const next = lines[behind]
    if (behind === at + 1 || next === undefined || !goesOnIn(line, next)) return []
    return [{ start: line.start + line.text.length, end: next.start }]
  })
  return { upkeep: upkeep.map(({ text, start }) => ({ start, end: start + text.length })), seams }
}

/** A line that is drawn with words in it. */
const drawnWords = /^\s*[-_=]{3,}\s*[^-_=]*\p{L}.*[-_=]{3,}\s*$/u

/** Whether a line ends what one that is drawn alike begins ("--- Forwarded message ---"), and not the text. */
function closesPart(lines: readonly TextLine[], at: number): boolean {
  return (
    drawnWords.test(lines[at]?.text ?? '') &&
    lines.slice(0, at).some(({ text }) => drawnWords.test(text))
  )
}

/** Most lines have no number, which is cheaper to see than that no pattern fits. */
const mayNumber = (text: string): boolean => text.length <= longestLine && /\d/.test(text)

/**
 * Which lines are the numbers of pages: by words of their own, or because they count on, set apart from what is the same
 * on each page. Those that might as well count something else ("Page 3", "3") have to stand in the midst of a sentence or
 * beside what each page has.
 */
function numberedLines(lines: readonly TextLine[]): boolean[] {
  const numbered = lines.map(
    ({ text }, at) =>
      mayNumber(text) &&
      (pageNumber.test(text) || (at === lines.length - 1 && pageName.test(text))),
  )
  const counted = new Map<string, { at: number; number: number }[]>()
  for (const [at, { text }] of lines.entries()) {
    if (!mayNumber(text)) continue
    const [, first, behind = '', before = '', last] = apart.exec(text) ?? []
    const bare = alone.exec(text)?.[1] ?? (pageName.test(text) ? /\d+/u.exec(text)?.[0] : undefined)
    const number = first ?? last ?? bare
    if (number === undefined) continue
    const key = bare === undefined ? `${behind}\n${before}` : text.replace(/\d+/u, '').trim()
    const run = counted.get(key)
    if (run === undefined) counted.set(key, [{ at, number: Number(number) }])
    else run.push({ at, number: Number(number) })
  }
  for (const [key, run] of counted) {
    const first = run[0]?.number ?? 0
    const counts = run.every(({ number }, index) => number === first + index)
    if (run.length < fewestPages || !counts) continue
    const places = run.map(({ at }) => at)
    if (key.includes('\n') || partsSentence(lines, places) || isBesideSame(lines, places))
      for (const at of places) numbered[at] = true
  }
  return numbered
}

/** Whether one of some lines stands in the midst of a sentence. */
function partsSentence(lines: readonly TextLine[], places: readonly number[]): boolean {
  return places.some((at) => goesOnIn(lines[at - 1], lines[at + 1]))
}

/** Whether the same text stands on the same side of two of some lines. */
function isBesideSame(lines: readonly TextLine[], places: readonly number[]): boolean {
  return [-1, 1].some((side) => {
    const texts = places.flatMap((at) => lines[at + side]?.text.trim() ?? [])
    return new Set(texts).size < texts.length
  })
}

/** Whether a sentence that a line does not end goes on in another. */
function goesOnIn(line: TextLine | undefined, next: TextLine | undefined): boolean {
  const before = line?.text.trim() ?? ''
  const follows = next?.text.trimStart() ?? ''
  if (goesOnBelow(before, follows)) return true
  return (
    before.length >= wrapped &&
    /^\p{Lo}/u.test(follows) &&
    !/[.!?:;…。！？：；]["”»)]?$/u.test(before)
  )
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
