import { LRUCache } from 'lru-cache'
import type { Points } from '../scene/geometry.ts'
import type { TextLayout, TextRun, TextStyle } from '../scene/text.ts'
import { beginningOf } from '../text/cut-text.ts'
import { monthNames } from '../text/month-names.ts'
import { shorten } from '../text/shorten.ts'
import { unspacedScript } from '../text/unspaced-script.ts'
import { shortBrackets } from '../typography/text-boundaries.ts'
import { asWritten, bindLineEnds } from './line-ends.ts'
import { linesAtSense } from './sense-breaks.ts'
import type { SetText, Sheet, TextOptions } from './sheet.ts'
import type { TypeStep } from './themes/type-step.ts'
import { brokenWords, unspaced } from './word-ends.ts'

/** The room that a text has; the number of lines may depend on the size. */
export interface Room {
  width: Points
  height: Points
  maximumLines?: (step: TypeStep) => number
  /**
   * Lines of about equal length; the box becomes as narrow as they are. At sense: of the widths with the same number of
   * lines, the one where most lines end with a clause.
   */
  balanced?: boolean | 'at sense'
}

/** Number of lines of a layout. */
export function lineCount(layout: TextLayout): number {
  return layout.paragraphs.reduce((count, paragraph) => count + paragraph.lines.length, 0)
}

/**
 * Sets a text in the first of the steps in which it has room; undefined if it has in none. Only the last step may
 * break a word in two.
 */
export function fitText(
  sheet: Sheet,
  text: string,
  steps: TypeStep[],
  room: Room,
  options: TextOptions,
): SetText | undefined {
  for (const [index, step] of steps.entries()) {
    if (tooLongFor(text, step, room)) continue
    if (index < steps.length - 1 && longestWord(sheet, text, step) > room.width * 0.98) continue
    const layout = sheet.setWithSlack([sheet.paragraph(text, step, options)], room.width)
    // A single letter may be wider than a narrow column: Arabic has some that are whole phrases.
    if (layout.height > room.height + 0.01 || layout.width > room.width + 0.01) continue
    if (lineCount(layout) > (room.maximumLines?.(step) ?? Number.POSITIVE_INFINITY)) continue
    const set = { step, layout, width: room.width }
    if (sheet.ownAlign(text)) return set
    if (room.balanced === 'at sense')
      return endWithWords(sheet, text, breakAtSense(sheet, text, set, options), room, options)
    if (room.balanced)
      return endWithWords(sheet, text, balance(sheet, text, set, options), room, options)
    // The box of a text that is not balanced may be as wide as the room: only one that starts at its edge may be narrower.
    const startsLeft = !sheet.rightToLeft && (options.align ?? 'start') === 'start'
    return startsLeft ? endWithWords(sheet, text, set, room, options) : set
  }
  return undefined
}

/** Spares the shaping of texts that cannot possibly fit: no letter is narrower than a tenth of its size. */
function tooLongFor(text: string, step: TypeStep, room: Room): boolean {
  const lines = Math.ceil(room.height / step.lineHeight)
  return text.length * step.size * 0.1 > room.width * lines + 400
}

/** Width of the longest word of an alphabet in which words are not broken, with its marks; 0 if there are none. */
export function longestWord(sheet: Sheet, text: string, step: TypeStep): Points {
  const { runs } = sheet.paragraph(text, step, { color: '#000000' })
  return Math.max(0, ...runs.map((run) => longestStyledWord(sheet, run.text, run.style)))
}

/** Whether a word is an address, or so short a path (`mothball/<branch>`) that it has room in a line. */
function isAddress(word: string): boolean {
  return word.includes('@') || (word.length <= 28 && word.includes('/'))
}

// Of three letters at the least, which names are anyway, V8 would make a program that takes it 60 ms.
const wholeDate = /(?<!\p{Nd})\p{Nd}{1,2}\.? (\p{L}+)\.? \p{Nd}{4}(?!\p{Nd})/gu

/** A text in whose sentences dates are one word each: sooner than broken, they are set smaller. */
function withWholeDates(text: string): string {
  return text.replace(wholeDate, (date, month) => {
    const isOne = date !== text && monthNames.has(month.toLowerCase())
    return isOne ? date.replaceAll(' ', '\u00a0') : date
  })
}

/** Layouts ask for the same text in one size after the other. */
const longWordsOfTexts = new LRUCache<string, ReturnType<typeof findLongWords>>({ max: 1000 })

/** The two words that have the most characters, and what stands in short brackets. */
function findLongWords(text: string) {
  const words = withWholeDates(text)
    // What a space without a break holds together is one word, and a line ends after a hyphen, but not in an address.
    .split(/(?:[^\S\u00a0\u202f]|[\u00ad\u200b])+/)
    .flatMap((word) => (isAddress(word) ? word : word.split(/(?<=\/)|(?<=\p{L}{3}-)(?=\p{L}{3})/u)))
    .filter((word) => word !== '' && !unspacedScript.test(word))
    .sort((a, b) => b.length - a.length)
    .slice(0, 2)
  return { words, brackets: text.match(shortBrackets) ?? [] }
}

/** Width of the longest word of a text in a style, as `longestWord` has it. */
export function longestStyledWord(sheet: Sheet, text: string, style: TextStyle): Points {
  const { typography } = sheet.context
  const measured = (word: string) => typography.measureText(word, style, sheet.language)
  const { words, brackets } = longWordsOfTexts.get(text) ?? findLongWords(text)
  longWordsOfTexts.set(text, { words, brackets })
  // With the mark behind them.
  const widths = brackets.map((one) => measured(one) + style.size)
  return Math.max(0, ...widths, ...words.map((word) => measured(word.slice(0, 200))))
}

/** The same number of lines in the narrowest width: no line, and least of all the last, is much shorter. */
export function balance(
  sheet: Sheet,
  text: string | TextRun[],
  set: SetText,
  options: TextOptions,
): SetText {
  const words = typeof text === 'string' ? text : text.map((run) => run.text).join('')
  const lines = lineCount(set.layout)
  if (lines < 2 || lines > 6 || sheet.ownAlign(words)) return set
  const paragraphs = [sheet.paragraph(text, set.step, options)]
  // LibreOffice sets a link as a field, and breaks that inside a word where its box is narrow.
  if (paragraphs.some(({ runs }) => runs.some((run) => run.style.link))) return set
  // Never so narrow that a word would be broken.
  let low = Math.max(longestWord(sheet, words, set.step) * 1.03 + 1, set.width * 0.3)
  let high = set.width
  for (let round = 0; round < 7 && high - low > 2; round++) {
    const middle = (low + high) / 2
    if (lineCount(sheet.setWithSlack(paragraphs, middle)) > lines) low = middle
    else high = middle
  }
  const layout = sheet.setWithSlack(paragraphs, high)
  if (lineCount(layout) !== lines) return set
  const narrowest = { step: set.step, layout, width: high }
  if (bindLineEnds(layout) === undefined) return narrowest
  // A little wider a figure may stand with what it counts, a command in one piece.
  const tries = 6
  for (let round = 1; round <= tries; round++) {
    const width = high + ((set.width - high) * round) / tries
    const wider = sheet.setWithSlack(paragraphs, width)
    if (lineCount(wider) === lines && bindLineEnds(wider) === undefined)
      return { step: set.step, layout: wider, width }
  }
  return narrowest
}

/** Texts of more lines than this may be broken wherever a line is full. */
const mostCarefulLines = 5

/**
 * The same number of lines in a width in which none of them ends inside a word, if there is one: the scripts without
 * spaces may be broken anywhere, and a compound at its hyphen.
 */
function endWithWords(
  sheet: Sheet,
  text: string,
  set: SetText,
  room: Room,
  options: TextOptions,
): SetText {
  const lines = lineCount(set.layout)
  let least = lines > mostCarefulLines ? 0 : brokenWords(set.layout, sheet.language)
  // At sense, a line of a script without spaces ends with a mark rather than between words that nothing divides.
  if (least < (room.balanced === 'at sense' ? 0.1 : 0.2)) return set
  const paragraphs = [sheet.paragraph(text, set.step, options)]
  // About a letter apart, so that no place to break is missed.
  const tries = Math.min(24, Math.ceil(room.width / set.step.size))
  let best = set
  const from = balance(sheet, text, { ...set, width: room.width }, options).width
  for (let round = 0; round <= tries; round++) {
    const part = room.balanced ? round / tries : 1 - round / tries
    const width = from + (room.width - from) * part
    const layout = sheet.setWithSlack(paragraphs, width)
    const broken = brokenWords(layout, sheet.language)
    if (lineCount(layout) !== lines || layout.width > width + 0.01 || broken >= least) continue
    best = { step: set.step, layout, width }
    least = broken
  }
  return best
}

/**
 * The same number of lines, balanced and broken where clauses end. Where no width of the box breaks a title so, no-break
 * spaces do, in what we draw.
 */
function breakAtSense(sheet: Sheet, text: string, set: SetText, options: TextOptions): SetText {
  const narrowest = balance(sheet, text, set, options)
  const { step } = set
  if (unspaced.test(text)) return narrowest
  const measure = (words: string) => sheet.measure(words, step, options.tabularFigures)
  const lines = linesAtSense(text, lineCount(set.layout), set.width * 0.988, measure)
  if (lines === undefined) return narrowest
  const held = [lines[0], ...lines.slice(1).map((line) => line.replaceAll(' ', '\u00a0'))].join(' ')
  const widest = Math.max(...lines.map(measure))
  const tries: [string, Points][] = [
    [text, widest * 1.02 + 2],
    [held, set.width],
  ]
  for (const [words, width] of tries) {
    if (words === held && text.length > longestHeld) break
    const layout = sheet.setWithSlack([sheet.paragraph(words, step, options)], width)
    const shown = layout.paragraphs.flatMap((one) => one.lines.map((line) => line.text.trimEnd()))
    if (width <= set.width && shown.join('\n').replaceAll('\u00a0', ' ') === lines.join('\n'))
      return { step, layout: asWritten(layout, [sheet.paragraph(text, step, options)]), width }
  }
  return narrowest
}

/** Titles longer than this are not held by no-break spaces. */
const longestHeld = 90

/** A line shorter than this share of the longest, among three or more, looks like a mistake, whatever ends there. */
const shortestLine = 0.5

/** Whether three or more lines are of very unlike lengths: one word stands alone on one of them. */
export function isRagged({ paragraphs }: TextLayout): boolean {
  const widths = paragraphs.flatMap(({ lines }) => lines.map(({ width }) => width))
  return widths.length > 2 && Math.min(...widths) < Math.max(...widths) * shortestLine
}

/** One line, shortened with an ellipsis if it is too wide; never wraps. */
export function fitLine(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  width: Points,
  options: TextOptions,
): TextLayout {
  const shown = shorten(beginningOf(text, 1200), sheet.language, (candidate) => {
    if (candidate.length * step.size * 0.05 > width) return false
    return sheet.measure(candidate, step, options.tabularFigures) <= width
  })
  return sheet.set([sheet.paragraph(shown, step, options)], width, false)
}
