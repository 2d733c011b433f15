import { wordCount } from '../language/script.ts'
import { leadTermLength } from './lead-term.ts'
import { isRow, readLineRun } from './line-runs.ts'
import { collapseSpace, joinMapped } from './mapped-text.ts'
import type { ListItemSource } from './source-block.ts'
import { isBlank, lineText, type TextLine, type Wrapping } from './text-lines.ts'

/** Characters of a line that says one thing; a longer one is a paragraph. */
const longestPoint = 110
/** Fewer lines that end their sentences are a short paragraph. */
const fewestSentences = 3

/** Lines of a paragraph of which some are a list: what stands before it, its items, what stands behind. */
interface StandingLines {
  before: TextLine[]
  items: ListItemSource[]
  after: TextLine[]
}

/**
 * Lines that stand for themselves without the marks of a list: none runs on in the next, and they end without a mark, or
 * are a sentence each. A few words over longer ones, or a line over others that are alike, lead to them.
 */
export function standingLines(
  lines: readonly TextLine[],
  wraps: Wrapping,
): StandingLines | undefined {
  const isWrapped = lines.some((_, at) => at + 1 < lines.length && wraps(lines, at))
  if (isWrapped) return undefined
  const [first, ...others] = lines
  const alike = others.length > 2 ? readLineRun(others, wraps) : undefined
  if (first !== undefined && alike !== undefined) {
    // What names nothing and leads to nothing is one of them.
    const isOver = !isRow(first.text.trim()) || /[.!?:。！？：؟]\s*$/u.test(first.text)
    return isOver
      ? { before: [first], items: alike.items, after: [] }
      : { before: [], items: [itemOf(first), ...alike.items], after: [] }
  }
  const sentences = lines.length >= fewestSentences && lines.every(isSentence)
  const from = sentences ? 0 : lines.findIndex((line, at) => [line, lines[at + 1]].every(isPoint))
  if (from < 0) return undefined
  const end = sentences ? -1 : lines.findIndex((line, at) => at > from && !isPoint(line))
  const points = lines.slice(from, end < 0 ? lines.length : end)
  if (points.length < 2) return undefined
  return {
    before: lines.slice(0, from),
    items: points.map(itemOf),
    after: lines.slice(from + points.length),
  }
}

function isPoint(line: TextLine | undefined): boolean {
  const text = line?.text.trim() ?? ''
  const isLine =
    /\p{L}/u.test(text) && text.length <= longestPoint && !/\S(?:\t|\s{3,})\S/u.test(text)
  return isLine && !/[.!?…。！？؟।:：,،、;؛；](?:\s|$)/u.test(text)
}

function isSentence({ text }: TextLine): boolean {
  const said = text.trim()
  return (
    said.length <= longestPoint &&
    /^[^!?。！？؟।]+[.!?。！？؟।]$/u.test(said) &&
    !/\p{L}{3}\.\s\p{Lu}/u.test(said)
  )
}

/** Fewer lines that are set in are the rest of a sentence or an address; so many that are not, with none that ends as a sentence, are items too. */
const fewestSetIn = 3
const fewestFlush = 4
/** Words of a line that is an item although it is not set in. */
const flushWords = 12

/**
 * The lines that are set in right below one that leads to them, as items, and where they end; undefined for any others, as a
 * quotation in which most lines go on in the next.
 */
export function linesSetIn(
  lines: readonly TextLine[],
  at: number,
  wraps: Wrapping,
): { items: ListItemSource[]; next: number } | undefined {
  const [lead, first] = [lines[at - 1], lines[at]]
  if (lead === undefined || first === undefined || !/[:：]\s*$/u.test(lead.text)) return undefined
  const isFlush = first.indent < lead.indent + 2
  if (first.indent < lead.indent) return undefined
  const end = lines.findIndex(
    (line, index) => index > at && (line.indent !== first.indent || isBlank(line)),
  )
  const set = lines.slice(at, end < 0 ? undefined : end)
  const enumerated = enumeratedLines(set)
  if (enumerated !== undefined) return { items: enumerated.items, next: at + enumerated.lines }
  const areShort = set.every(({ text }) => text.trim() !== '' && text.trim().length <= longestPoint)
  const ended = set.filter(({ text }) => /[.。]\s*$/u.test(text)).length
  if (set.length < fewestSetIn || !areShort || ended * 2 > set.length) return undefined
  if (isFlush && !(set.length >= fewestFlush && set.every(isBarePoint))) return undefined
  // Items begin alike: small letters below a capital are the rest of what began with that.
  const beginsLarge = /^\s*\P{L}*\p{Lu}/u.test(first.text)
  const running = set.filter(({ text }, index) => {
    const next = set[index + 1]
    if (next === undefined) return false
    const isRest = beginsLarge && /^\s*\p{Ll}/u.test(next.text) && !/[.!?…]\s*$/u.test(text)
    return isRest || wraps(set, index)
  })
  if (running.length * 2 > set.length - 1) return undefined
  return { items: set.map(itemOf), next: at + set.length }
}

/**
 * What semicolons at the ends of lines make items, wrapped or not, where two or more do: the last one is what the first full stop at the end
 * of a line ends, or all that is left.
 */
function enumeratedLines(
  set: readonly TextLine[],
): { items: ListItemSource[]; lines: number } | undefined {
  const groups: TextLine[][] = [[]]
  let lines = 0
  for (const line of set) {
    const last = groups.at(-1)
    last?.push(line)
    lines += 1
    if (/[;；]\s*$/u.test(line.text)) groups.push([])
    else if (groups.length > fewestEnumerated && /[.。]\s*$/u.test(line.text)) break
  }
  if (groups.length <= fewestEnumerated) return undefined
  const items = groups
    .filter((group) => group.length > 0)
    .map((group): ListItemSource => {
      const text = collapseSpace(joinMapped(group.map((line) => lineText(line))))
      return { text, lead: leadTermLength(text.text), more: [], children: [] }
    })
  return { items, lines }
}

/** Fewer lines that end with a semicolon are those of one sentence. */
const fewestEnumerated = 2

/** Whether a line is a few words that end no sentence. */
function isBarePoint({ text }: TextLine): boolean {
  const said = text.trim()
  return (
    wordCount(said) <= flushWords && /\p{L}/u.test(said) && !/[.!?;:,…。！？；：、，]$/u.test(said)
  )
}

function itemOf(line: TextLine): ListItemSource {
  const text = collapseSpace(lineText(line))
  return { text, lead: leadTermLength(text.text), more: [], children: [] }
}
