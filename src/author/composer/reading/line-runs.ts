import { isInterjection } from '../language/address-words.ts'
import { pointedDay, year, yearFirst } from '../language/date-parts.ts'
import { normalizeDigits } from '../language/figures.ts'
import { percentWords } from '../language/percent-words.ts'
import { largest } from '../largest.ts'
import { isBracketed } from './bracketed.ts'
import { remarkBehind } from './group-names.ts'
import { leadTermLength } from './lead-term.ts'
import { endsSentence, headingLength } from './line-length.ts'
import { collapseSpace, joinMapped } from './mapped-text.ts'
import type { ListItemSource, ListSource } from './source-block.ts'
import { amount, unit } from './tallies.ts'
import { groupFrom, lineText, type TextLine, type Wrapping } from './text-lines.ts'

const month = '\\p{L}[\\p{L}\\p{M}]{2,13}\\.?'
const clock = '\\d{1,2}[:.h]\\d{2}'
const of = '(?:(?:de|del|of|do|da|di|du|tháng|năm)\\s)?'

/** How a line begins that has its date first, in whatever language: figures, or a word or two with a year. */
const dated = new RegExp(
  `^(?:${[
    '\\d{1,2}[./-]\\s?\\d{1,2}[./-]\\s?(?:\\d{4}|\\d{2})(?!\\d)',
    yearFirst,
    `${pointedDay}(?=[\\s:])`,
    `${year}\\s?[年년]`,
    `(?:\\d{1,2}(?:\\.|st|nd|rd|th|er|º|ª)?(?:\\s?[-–]\\s?\\d{1,2}\\.?)?\\s)?${of}${month},?\\s${of}${year}(?!\\d)`,
    `${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s${year}(?!\\d)`,
    `(?:[QTHSKК][1-4]|[1-4][QTH]|[1-4]\\.\\s?\\p{L}+)[\\s/]?${year}(?!\\d)`,
    `${year}(?:\\s?[-–]\\s?(?:${year}|\\d{2}))?(?=[\\s:：])`,
    `${clock}(?:\\s?[-–]\\s?${clock})?(?=\\s)`,
  ].join('|')})`,
  'u',
)

/** A thing and what it comes to, in figures with a word or two behind them. */
const endsInFigure = new RegExp(
  `^.*\\p{L}.*(?:\\s|[:=→>])[~≈+]?${amount}(?:[-–]\\d{1,2})?(?:${unit}|\\s?/\\s?\\p{L}{1,12}\\.?)?\\)?$`,
  'u',
)

/** A time, or two hours without minutes. */
const timed = new RegExp(`^(?:${clock}(?!\\d)|\\d{1,2}\\s?[-–]\\s?\\d{1,2}\\s)`, 'u')
const surelyTimed = /^\d{1,2}[:h]\d{2}/u

const share = '\\d{1,3}(?:[.,]\\d{1,2})?'
const sharePattern = new RegExp(
  `^(?:\\S.{0,60}?[\\s.…:,(–—-]\\(?(?:${share}\\s?(?:${percentWords})|%\\s?${share}|百分之\\s?${share})\\)?[.;,]?|${share}\\s?(?:${percentWords})\\s\\S.{0,60})$`,
  'iu',
)
const separated = /^[^–—]{1,40}?\s[–—-]\s\S/u

/** A time in a column of its own. */
const set = /^\S.{2,30}?(?:\t| {2,})\S/u

/** What somebody did, where, and the year at the end ("MSc Logistics, Leeds, 2012 (2:1)"). */
const yearLast = new RegExp(`^\\p{Lu}.{2,}[,，(]\\s?${year}\\)?(?:\\s\\([^()]{1,24}\\))?$`, 'u')

/** Fewer lines that look alike may do so by chance. */
const fewestLines = 3
/** A longer line is a sentence that happens to have a dash. */
const longestSeparated = 100
/** More are a register. */
const mostRows = 60
/** A line that somebody types for itself. */
const longestTyped = 72

interface Shape {
  begins: (line: string) => boolean
  /** Whether what follows a full line may be its end, where the text was wrapped. */
  wraps: boolean
  fewest: number
}

const shapes: readonly Shape[] = [
  { begins: (line) => dated.test(normalizeDigits(line)) && set.test(line), wraps: true, fewest: 2 },
  { begins: (line) => dated.test(normalizeDigits(line)), wraps: true, fewest: fewestLines },
  {
    begins: (line) => sharePattern.test(normalizeDigits(line)),
    wraps: false,
    fewest: fewestLines,
  },
  {
    begins: (line) => line.length <= longestSeparated && yearLast.test(line),
    wraps: false,
    fewest: 2,
  },
  { begins: (line) => leadTermLength(line) > 0, wraps: true, fewest: 2 },
  {
    begins: (line) => line.length <= longestSeparated && separated.test(line),
    wraps: true,
    fewest: fewestLines,
  },
]

/** Where a sentence ends in the midst of a line, and at its end. */
const endsWithin = /\p{L}{2}[.!?؟।。！？]["”»)]?\s+\S/u
const ended = /[.!?,;،؛।。！？]$/u

/** Whether a line is a row in one of several ways, of lines that somebody types without heed to the marks between. */
export function isRow(line: string): boolean {
  if (line.length > longestSeparated) return false
  const isParted = timed.test(line) || shapes.some(({ begins }) => begins(line))
  // What ends with a colon leads to others.
  if (!/\p{L}/u.test(line) || /[:：]$/u.test(line)) return false
  return isParted || endsInFigure.test(normalizeDigits(line))
}

/**
 * Whether lines are rows whatever parts each: two of three are, and each of the others is as short, begins as they do and ends no sentence but
 * the last. Where the first begins small, small letters tell nothing of how they go on.
 */
function areRows(lines: readonly TextLine[], texts: readonly string[], wraps: Wrapping): boolean {
  if (texts.length < fewestLines || texts.length > mostRows) return false
  if (isInterjection(texts[0] ?? '')) return false
  const mayBe = texts.every(
    (text) => text.length <= longestTyped && !endsWithin.test(text) && !isBracketed(text),
  )
  if (!mayBe) return false
  const isSmall = /^\P{L}*\p{Ll}/u.test(texts[0] ?? '')
  const rows = texts.filter(isRow)
  const isOwn = (text: string, at: number) =>
    isSmall || (!wraps(lines, at - 1) && (leadTermLength(text) > 0 || !/^\p{Ll}/u.test(text)))
  return (
    rows.length * 3 >= texts.length * 2 &&
    texts.slice(1).every((text, at) => isOwn(text, at + 1)) &&
    texts.every((text, at) => at === texts.length - 1 || isRow(text) || !ended.test(text)) &&
    !namesRows(lines, 0) &&
    (isRow(texts[0] ?? '') || texts.slice(1).some((text) => leadTermLength(text) === 0))
  )
}

/**
 * Lines directly under one another that all begin with a date, with a term and a colon or with a term and a dash, or that
 * all give a share: they are a list, whose items may be wrapped; short ones also where each is parted in its own way. Undefined when the lines are nothing of that kind.
 */
export function readLineRun(lines: readonly TextLine[], wraps: Wrapping): ListSource | undefined {
  if (lines.length < 2) return undefined
  const texts = lines.map((line) => line.text.trim())
  const width = largest(texts.map((text) => text.length))
  const isDay = isProgramme(lines) && texts.every((text) => text.length <= longestTyped)
  if (isDay)
    return {
      kind: 'list',
      ordered: false,
      items: itemsOf(
        lines,
        texts.map(() => true),
      ),
    }
  for (const shape of shapes) {
    const starts = texts.map(shape.begins)
    const count = starts.filter(Boolean).length
    if (starts[0] !== true || count < shape.fewest || count < texts.length / 2) continue
    const together = texts.every((_, index) => {
      const before = texts[index - 1] ?? ''
      // Wrapped prose whose lines happen to begin alike runs on into them.
      if (starts[index]) return true
      return shape.wraps && isFull(before, width)
    })
    if (together) return { kind: 'list', ordered: false, items: itemsOf(lines, starts) }
  }
  if (!areRows(lines, texts, wraps)) return undefined
  const starts = texts.map(() => true)
  return { kind: 'list', ordered: false, items: itemsOf(lines, starts) }
}

function isTimed({ text }: TextLine): boolean {
  return /\p{L}/u.test(text) && timed.test(normalizeDigits(text.trim()))
}

/** Words of what comes last and at no time ("evening: fire", "open end"). */
const mostLastWords = 6

/** Whether lines begin with their times, the last of several perhaps without. */
function isProgramme(lines: readonly TextLine[]): boolean {
  const [last, before] = [lines.at(-1)?.text ?? '', lines.slice(0, -1)]
  const isOpen = lines.length >= fewestLines && !ended.test(last.trim())
  const ends = isOpen && headingLength(last) <= mostLastWords
  return lines.every(isTimed) || (ends && before.every(isTimed))
}

/**
 * Where a programme ends that begins at a line, the next blank one: each of its lines begins with its time, "10.30" too where another is
 * written "10:00", or all where one is a full hour. Undefined for any other lines, and for those that all are surely timed.
 */
export function programmeEnd(lines: readonly TextLine[], at: number): number | undefined {
  const first = lines[at]
  if (first === undefined || !isTimed(first)) return undefined
  const group = groupFrom(lines, at)
  const told = group.map(({ text }) => normalizeDigits(text.trim()))
  const isSure = told.some((text) => surelyTimed.test(text) || fullHour.test(text))
  const isPlain = told.every((text) => surelyTimed.test(text))
  return isSure && !isPlain && isProgramme(group) ? at + group.length : undefined
}

const fullHour = /^\d{1,2}\.00\s/u

/** Words of a name over rows, without what is remarked behind it. */
const mostNameWords = 4

/** Whether a line is a few words that name the rows right below it: that are no row themselves, in capitals or not, with a colon or without. */
export function namesRows(lines: readonly TextLine[], at: number): boolean {
  const text = lines[at]?.text.trim() ?? ''
  const below = groupFrom(lines, at + 1)
  // What happens on a day, and what is of a year, may be called by it.
  const day =
    isProgramme(below) && !isTimed(lines[at] as TextLine)
      ? /\s?\d{1,2}(?:\.|\s|$)/u
      : /\s(?:19|20)\d{2}$/u
  const named = text.replace(remarkBehind, '').replace(/\s*[:：]$/u, '')
  const name = named.replace(day, ' ').trim()
  const isName =
    /\p{L}/u.test(name) && !/\p{N}/u.test(name) && !endsSentence(name) && !isInterjection(name)
  const areColumns = /\S(?:\t| {2,}|\u3000|,)\S/u.test(name)
  if (!isName || areColumns || headingLength(name) > mostNameWords || isRow(name)) return false
  if (below.length > mostRows) return false
  const texts = below.map((line) => line.text.trim())
  // What stands over labels alone is as often whom they tell of.
  const areLabels = texts.every((one) => leadTermLength(one) > 0)
  const areTimed = below.length > 1 && isProgramme(below)
  return areTimed || (!areLabels && readLineRun(below, () => false) !== undefined)
}

/** Whether a line is the first of several right below one another that are rows. */
export function isAmongRows(lines: readonly TextLine[], at: number): boolean {
  const group = isRow(lines[at]?.text.trim() ?? '') ? groupFrom(lines, at) : []
  return (
    group.length >= fewestLines &&
    group.length <= mostRows &&
    readLineRun(group, () => false) !== undefined
  )
}

/** Whether a line is about as long as lines become before they are wrapped. */
function isFull(line: string, width: number): boolean {
  return width >= 50 && line.length >= width * 0.7
}

function itemsOf(lines: readonly TextLine[], starts: readonly boolean[]): ListItemSource[] {
  const groups: TextLine[][] = []
  for (const [index, line] of lines.entries()) {
    const last = groups[groups.length - 1]
    if (starts[index] || last === undefined) groups.push([line])
    else last.push(line)
  }
  return groups.map((group): ListItemSource => {
    const text = collapseSpace(joinMapped(group.map((line) => lineText(line))))
    return { text, lead: leadTermLength(text.text), more: [], children: [] }
  })
}
