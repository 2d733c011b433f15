import { pointedDay, year, yearFirst } from '../language/date-parts.ts'
import { normalizeDigits } from '../language/figures.ts'
import { percentWords } from '../language/percent-words.ts'
import { largest } from '../largest.ts'
import { leadTermLength } from './lead-term.ts'
import { collapseSpace, joinMapped } from './mapped-text.ts'
import type { ListItemSource, ListSource } from './source-block.ts'
import { lineText, type TextLine } from './text-lines.ts'

const month = '\\p{L}[\\p{L}\\p{M}]{2,13}\\.?'
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
    '\\d{1,2}[:.]\\d{2}(?:\\s?[-–]\\s?\\d{1,2}[:.]\\d{2})?(?=\\s)',
  ].join('|')})`,
  'u',
)

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

/**
 * Lines directly under one another that all begin with a date, with a term and a colon or with a term and a dash, or that
 * all give a share: they are a list, whose items may be wrapped. Undefined when the lines are nothing of that kind.
 */
export function readLineRun(lines: readonly TextLine[]): ListSource | undefined {
  if (lines.length < 2) return undefined
  const texts = lines.map((line) => line.text.trim())
  const width = largest(texts.map((text) => text.length))
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
  return undefined
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
