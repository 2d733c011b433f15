import { allMatches } from '../../../text/all-matches.ts'
import { abbreviations } from '../language/abbreviations.ts'
import { money } from '../language/currencies.ts'
import { normalizeDigits } from '../language/figures.ts'
import { namesTotal } from '../language/total-words.ts'
import { goesOnBelow } from './going-on.ts'
import { isListLine } from './list-marks.ts'
import {
  collapseSpace,
  emptyMappedText,
  joinMapped,
  type MappedText,
  mapVerbatim,
} from './mapped-text.ts'
import type { TableSource } from './source-block.ts'
import { isBlank, lineText, type TextLine } from './text-lines.ts'

/** Lines of things with what each costs, as a table without names of columns. */
interface PriceList {
  block: TableSource
  next: number
}

/** What leads from a thing to its price: dots, or more space than stands between words. */
const gap = /\s*(?:\.{3,}|…{2,}|·{3,}|_{3,})\s*|\t+| {2,}|\u3000+/u
const leaders = /\.{3,}|…{2,}|·{3,}|_{3,}/u
/** A colon, or the space before an amount of money that ends the line. */
const colon = /(?<!\d)[:：]\s*|[:：]\s+/u
const spaced = new RegExp(`\\s(?=(?:${money})(?:\\s[^\\p{N}.,;!?]{1,20})?$)`, 'u')
const isMoney = new RegExp(money, 'u')
/** With cents or a dash for them, and nothing beside it. */
const cents = '[.,](?:\\d{2}|[-–—]+)'
const isExact = new RegExp(`^\\P{L}{0,3}\\d[\\d.,'’ \\u00a0\\u202f]*${cents}$`, 'u')
/** The space before such an amount, of which a line gives one. */
const bare = new RegExp(`\\s(?=\\d[\\d.,'’]*${cents}$)`, 'u')
const severalExact = new RegExp(`\\d${cents}(?!\\d).*\\d${cents}$`, 'u')

/** A price is short; a longer text behind a gap is a text. */
const longestPrice = 40
const longestName = 100
/** So many of the rows give an amount of money; the others are free, or settled when asked for. */
const pricedShare = 0.5
/** Fewer lines are a remark with a price; those that no gap shows need more. */
const fewestRows = { apart: 2, beside: 3 }
/** Below a list one line is enough that says what all comes to. */
const fewestBelow = 1
/** So many rows tell whether a list is one of prices. */
const enoughRows = 40
/** Lines over which the name of one thing goes. */
const mostNameLines = 3

type Parting = 'leaders' | 'gap' | 'colon' | 'space'

/** A line that ends with what a thing costs. */
interface PricedLine {
  name: MappedText
  price: MappedText
  /** What stands behind the price in a place of its own. */
  remark: MappedText
  parting: Parting
}

interface Row extends Omit<PricedLine, 'name'> {
  names: MappedText[]
}

/**
 * Reads the list of prices that begins at a line and ends at a blank one: things and what they cost, led to by dots, set apart by space, or
 * behind colons, also several of these in one list. A name may be wrapped: its price then stands on its last line or its first. Undefined for
 * any other lines, and where the first is a name of them all.
 *
 * @param isBelow a list of prices stands right above, a blank line between.
 */
export function readPriceList(
  lines: readonly TextLine[],
  from: number,
  isBelow = false,
): PriceList | undefined {
  const [first, second] = [lines[from], lines[from + 1]]
  if (first === undefined || isBlank(first) || isListLine(first)) return undefined
  const opening = pricedLine(first)
  if (opening === undefined && (second === undefined || !isWrappedStart(first, second)))
    return undefined
  const rows: Row[] = []
  let waiting: TextLine[] = []
  let next = from
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || isBlank(line)) break
    if (isDrawn(line)) {
      if (waiting.length > 0) break
      next = at + 1
      continue
    }
    const priced = pricedLine(line)
    const last = rows.at(-1)
    if (priced !== undefined) {
      const { name, ...rest } = priced
      rows.push({ names: [...waiting.map((one) => lineText(one)), name], ...rest })
      waiting = []
      next = at + 1
      // Of lines that are none, every one is asked whether a list begins there.
      if (rows.length === enoughRows && !areAList(rows, isBelow)) return undefined
    } else if (
      last !== undefined &&
      waiting.length === 0 &&
      last.names.length < mostNameLines &&
      goesOnAbove(lines, at)
    ) {
      last.names.push(lineText(line))
      next = at + 1
    } else {
      waiting.push(line)
      if (waiting.length >= mostNameLines || !isWithinList(lines, at)) break
    }
  }
  return areAList(rows, isBelow) ? { block: tableOf(rows), next } : undefined
}

/** Whether a line gives what a thing costs, led to by dots or set apart. */
export function isPriced(line: TextLine): boolean {
  const priced = pricedLine(line)
  const isApart = priced?.parting === 'leaders' || priced?.parting === 'gap'
  return isApart && isMoney.test(normalizeDigits(priced.price.text))
}

const known = new WeakMap<TextLine, PricedLine | false>()

/** A line as a thing and its price; undefined for every other. */
function pricedLine(line: TextLine): PricedLine | undefined {
  const found = known.get(line) ?? partedLine(line) ?? false
  known.set(line, found)
  return found || undefined
}

function partedLine(line: TextLine): PricedLine | undefined {
  const text = line.text.trimEnd()
  const from = text.length - text.trimStart().length
  if (text.length - from > longestName + 2 * longestPrice || !/\p{L}/u.test(text)) return undefined
  const place = (start: number, end: number) => {
    const piece = text.slice(start, end)
    const lead = piece.length - piece.trimStart().length
    return mapVerbatim(piece.trim(), line.start + start + lead)
  }
  const apart = gapsOf(text, from + positionOf(text.slice(from)))
  const [toPrice, toRemark, ...others] = apart
  if (toPrice !== undefined && others.length === 0) {
    const price = place(toPrice.end, toRemark?.start ?? text.length)
    // A sign of the currency stands in a column of its own.
    const isSign = toRemark !== undefined && /^\p{Sc}$/u.test(price.text)
    const whole = isSign ? place(toPrice.end, text.length) : price
    const parting = leaders.test(text.slice(toPrice.start, toPrice.end)) ? 'leaders' : 'gap'
    if (!isName(text.slice(from, toPrice.start)) || !isPrice(whole.text)) return undefined
    return {
      name: place(from, toPrice.start),
      price: collapseSpace(whole),
      remark: isSign || toRemark === undefined ? emptyMappedText : place(toRemark.end, text.length),
      parting,
    }
  }
  if (toPrice !== undefined) return undefined
  const plain = normalizeDigits(text)
  for (const [parting, sign] of [
    ['colon', colon],
    ['space', spaced],
    ['space', bare],
  ] as const) {
    const match = sign === bare && severalExact.test(plain) ? null : sign.exec(plain)
    if (match === null || match.index <= from) continue
    const end = match.index + match[0].length
    const price = place(end, text.length)
    if (!isName(text.slice(from, match.index)) || !isPrice(price.text)) continue
    return { name: place(from, match.index), price, remark: emptyMappedText, parting }
  }
  return undefined
}

/** A position that a line of an offer begins with ("Pos. 4", "2.1"), and the space that leads from it to a name. */
const position =
  /^(?:\p{L}{1,8}\.?\s?\p{N}{1,4}|\p{N}{1,3}(?:\.\p{N}{1,3})*)[.):]?(?:\t| {2,}|\u3000)\s*(?=\p{L})/u

function positionOf(text: string): number {
  return position.exec(text)?.[0].length ?? 0
}

function gapsOf(text: string, from: number): { start: number; end: number }[] {
  const gaps: { start: number; end: number }[] = []
  let at = from
  for (;;) {
    const match = gap.exec(text.slice(at))
    if (match === null) return gaps
    gaps.push({ start: at + match.index, end: at + match.index + match[0].length })
    at += match.index + match[0].length
  }
}

function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    text.trim().length <= longestName &&
    !isMoney.test(normalizeDigits(text)) &&
    !endsWithin(text)
  )
}

const sentenceEnd = /(\p{L}{4,})[.!?]\s+\p{Lu}/gu

/** Whether a sentence ends within a text; the point of an abbreviation ends none. */
function endsWithin(text: string): boolean {
  return allMatches(text, sentenceEnd).some(
    ([, word = '']) => !abbreviations.has(word.toLowerCase()),
  )
}

function isPrice(text: string): boolean {
  return text !== '' && text.length <= longestPrice && !/[.!?;]$/u.test(text)
}

/** Whether a line only draws: it stands over a sum. */
function isDrawn({ text }: TextLine): boolean {
  return /^[\s\-=_–—─━]+$/u.test(text)
}

/** Whether a line without a price is the beginning of a name that the next goes on with. */
function isWrappedStart(line: TextLine, next: TextLine): boolean {
  const text = line.text.trim()
  if (pricedLine(next) === undefined || !isName(text)) return false
  return goesOnBelow(text, next.text) || isOpen(text)
}

/** Whether a line ends in the midst of what it says: at a comma, or within brackets. */
function isOpen(text: string): boolean {
  return /[,،、，]$/u.test(text) || /[(（][^)）]*$/u.test(text)
}

/** Whether a line goes on from the price above: it begins small or is set in deeper, and no price stands on the next that goes on from it. */
function goesOnAbove(lines: readonly TextLine[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
  if (above === undefined || line === undefined) return false
  if (below !== undefined && isWrappedStart(line, below)) return false
  const isDeeper = line.indent > above.indent && (below === undefined || below.indent < line.indent)
  return isDeeper || /^\s*\p{Ll}/u.test(line.text)
}

/** Whether a line in the midst of a list begins a thing whose price stands below it. */
function isWithinList(lines: readonly TextLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  return line !== undefined && next !== undefined && isWrappedStart(line, next)
}

function areAList(rows: readonly Row[], isBelow: boolean): boolean {
  const areApart = rows.some(({ parting }) => parting === 'leaders' || parting === 'gap')
  const isSum = isBelow && (areApart || rows.every(({ names }) => namesTotal(names[0]?.text ?? '')))
  const fewest = isSum ? fewestBelow : fewestRows[areApart ? 'apart' : 'beside']
  if (rows.length < fewest) return false
  // Amounts after colons are as often what was spent, which bars show.
  const areSums = rows.every(
    ({ parting, price }) => parting === 'colon' && isMoney.test(normalizeDigits(price.text)),
  )
  if (areSums) return false
  const hasLeaders = rows.some(({ parting }) => parting === 'leaders')
  // Dots lead to prices; below these, and below amounts of money, what has cents is one.
  const isSure = hasLeaders || rows.some(({ price }) => isMoney.test(normalizeDigits(price.text)))
  const priced = rows.filter(({ price, parting }) => {
    const plain = normalizeDigits(price.text)
    return (
      isMoney.test(plain) ||
      (isSure && isExact.test(plain)) ||
      (parting === 'leaders' && /^[^%‰]*\d[^%‰]*$/u.test(plain))
    )
  })
  return priced.length > 0 && priced.length >= rows.length * pricedShare
}

function tableOf(rows: readonly Row[]): TableSource {
  const hasRemarks = rows.some(({ remark }) => remark.text !== '')
  const columns = [emptyMappedText, emptyMappedText, ...(hasRemarks ? [emptyMappedText] : [])]
  return {
    kind: 'table',
    isPriced: true,
    columns,
    rows: rows.map(({ names, price, remark }) => [
      collapseSpace(joinMapped(names)),
      price,
      ...(hasRemarks ? [remark] : []),
    ]),
  }
}
