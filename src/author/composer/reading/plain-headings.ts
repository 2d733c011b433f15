import { leadTermLength } from './lead-term.ts'
import { isListLine } from './plain-lists.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/** A line that only draws: `=====`, `-----`, `*****`. */
export function isUnderline(text: string): boolean {
  return /^\s*([=\-_*~#+])\1{2,}\s*$/.test(text)
}

const numbered = /^\s*(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+\p{L}/u
const sentenceEnd = /[.!?,;。！？，；、…]$/u

/** Words, or pairs of characters in scripts without spaces: how long a line is as a heading. */
function headingLength(text: string): number {
  const spaced = text.split(/\s+/).filter(Boolean).length
  const dense = text.match(/[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/gu)?.length ?? 0
  return Math.max(spaced, dense / 3)
}

/**
 * The level of the heading that a line is by its shape, or 0. Level 1 to 4: underlined with `=` 1, underlined with `-` 2,
 * numbered by its depth, capitals 2, a short line before its text 2; the first line alone 1.
 */
export function headingLevel(lines: readonly TextLine[], at: number): number {
  const line = lines[at]
  if (line === undefined) return 0
  const text = line.text.trim()
  const next = lines[at + 1]
  if (!/[\p{L}\p{N}]/u.test(text) || text.length > 120) return 0
  if (next !== undefined && isUnderline(next.text)) return /^\s*[=#*]/.test(next.text) ? 1 : 2

  const before = lines[at - 1]
  const alone =
    (before === undefined || isBlank(before) || isUnderline(before.text)) &&
    (next === undefined || isBlank(next))
  const content = nextContent(lines, at + 1)
  if (content === undefined) return 0

  const number = numbered.exec(text)?.[1]
  if (number !== undefined) {
    const depth = number.split('.').length
    if (depth >= 2)
      return sentenceEnd.test(text) || headingLength(text) > 10 ? 0 : Math.min(depth, 4)
    const name = text.replace(numbered, '')
    if (/\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(name) && headingLength(text) <= 10) return 1
    // "1. Introduction" over a paragraph is a heading; next to "2. …" it is an item.
    const chapter = alone && !numbered.test(content.text) && headingLength(text) <= 9
    return chapter && !sentenceEnd.test(text) && columnsOf(content) > columnsOf(line) ? 1 : 0
  }
  if (isListLine(line)) return 0

  const cased = text.match(/\p{Lu}/gu)?.length ?? 0
  const lower = /\p{Ll}/u.test(text)
  if (cased >= 3 && !lower && headingLength(text) <= 10 && !/[.!?]$/.test(text))
    return isFirst(lines, at) && alone ? 1 : 2

  if (sentenceEnd.test(text) || headingLength(text) > 9 || text.length > 70) return 0
  if (/[|\t]/.test(text) || /\S {3,}\S/.test(text)) return 0
  const endsWithColon = /[:：]$/u.test(text)
  if (!endsWithColon && leadTermLength(text) > 0) return 0
  if (/^[\p{Ll}]/u.test(text) && !endsWithColon) return 0
  if (/^["“„«»「『—–-]/u.test(text)) return 0
  if (alone) {
    if (isFirst(lines, at)) return 1
    // A line alone between paragraphs: a heading when text that is longer follows it.
    const table = /\t| {3,}|\S \| \S/.test(content.text.trim())
    return !isShortLine(content) || isListLine(content) || table ? 2 : 0
  }
  const opens = before === undefined || isBlank(before) || isUnderline(before.text)
  if (!opens || next === undefined || isBlank(next)) return 0
  if (isListLine(next)) return 2
  const follows = next.text.trim()
  if (/^\p{Ll}/u.test(follows) && !endsWithColon && columnsOf(line) >= 40) return 0
  if (leadTermLength(follows) > 0 && leadTermLength(text) === 0) return 2
  return columnsOf(next) >= Math.max(30, columnsOf(line) * 1.3) ? 2 : 0
}

function isFirst(lines: readonly TextLine[], at: number): boolean {
  for (let index = 0; index < at; index++) {
    const line = lines[index]
    if (line !== undefined && !isBlank(line) && !isUnderline(line.text)) return false
  }
  return true
}

function nextContent(lines: readonly TextLine[], from: number): TextLine | undefined {
  for (let index = from; index < lines.length; index++) {
    const line = lines[index]
    if (line !== undefined && !isBlank(line) && !isUnderline(line.text)) return line
  }
  return undefined
}

function isShortLine(line: TextLine): boolean {
  return headingLength(line.text.trim()) <= 9 && !sentenceEnd.test(line.text.trim())
}

function columnsOf(line: TextLine): number {
  const text = line.text.trim()
  return text.length + (text.match(/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/gu)?.length ?? 0)
}
