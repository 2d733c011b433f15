import { appendAll } from '../append-all.ts'
import { isKindOfDocument } from '../language/upkeep-words.ts'
import { isPersonName } from './attribution.ts'
import { blanked } from './blanked-text.ts'
import { fieldSeparator, isContact } from './contact.ts'
import { textHead } from './edges/text-head.ts'
import {
  addPrices,
  endAtRule,
  endNamed,
  goesOnAsPrices,
  hasText,
  isNamedAt,
  isRow,
} from './heading-ends.ts'
import { firstParent, isIndentedOutline, readIndentedOutline } from './indented-outline.ts'
import { leadsToList } from './leading-lines.ts'
import { headsOfLetter, type LetterWithin, lettersWithin } from './letters-within.ts'
import { programmeEnd } from './line-runs.ts'
import { wrappingOf } from './line-wrapping.ts'
import { isListLine, withFalseMarks } from './list-marks.ts'
import { emptyMappedText, joinMapped, type MappedText, splitMapped } from './mapped-text.ts'
import { levelUnder, numberedNames } from './numbered-names.ts'
import { countsSections, headingText, namedLine, outlineLines } from './outline-lines.ts'
import { withFieldLines } from './parted-fields.ts'
import { headingLevel, isUnderline } from './plain-headings.ts'
import { readPlainList } from './plain-lists.ts'
import { isRemark, paragraphBlocks, paragraphEnd } from './plain-paragraphs.ts'
import { namesRecords, plainRecords, readRecord } from './plain-records.ts'
import { labelledLines, readPlainTable, strokedTable, withColumnName } from './plain-tables.ts'
import { readPriceList } from './price-lists.ts'
import { isQuestionsAndAnswers, readQuestionsAndAnswers } from './read-questions.ts'
import { sectionMark } from './section-marks.ts'
import { type MarginSource, marginOf, type SourceBlock, type TableSource } from './source-block.ts'
import { linesSetIn } from './standing-lines.ts'
import { withPartsApart } from './tallies.ts'
import {
  groupFrom,
  isBlank,
  lineText,
  readLines,
  type TextLine,
  type Wrapping,
} from './text-lines.ts'
import { wrappedHeading } from './wrapped-headings.ts'

/**
 * Reads text without markup the way a person sees it: headings by their shape, lists by their marks or because their
 * lines begin alike, tables by their columns, and hard-wrapped lines joined to paragraphs. `wrapping`: that of the text of
 * which this is a part.
 */
export function readPlainText(
  input: string,
  from = 0,
  to = input.length,
  wrapping?: Wrapping,
): SourceBlock[] {
  const lines = withFalseMarks(withFieldLines(readLines(input, from, to)))
  const wraps = wrapping ?? wrappingOf(lines)
  const blocks: SourceBlock[] = []
  const counted = outlineLines(lines)
  const indented = isIndentedOutline(lines, counted) ? firstParent(lines) : -1
  const levels = indented < 0 ? counted : new Map<number, number>()
  const outline = indented > 0 ? [indented] : [...levels.keys()]
  const ends = outline.length > 0 || to < input.length
  const head = from === 0 ? textHead(lines.slice(0, outline[0]), { ends }) : undefined
  const title = head?.title?.text
  if (title !== undefined) blocks.push({ kind: 'heading', level: 1, text: title })
  const beside = head?.margins ?? []
  const isCard =
    isPersonName(title?.text ?? '') &&
    (/\p{Lu}/u.test(title?.text ?? '') || beside.some(({ text }) => isContact(text.text)))
  appendAll(blocks, isCard ? cardOf(beside) : beside)
  if (indented >= 0) {
    readLinesInto(blocks, lines.slice(0, indented), wraps, head?.next)
    appendAll(blocks, readIndentedOutline(lines.slice(indented), title !== undefined, readFigures))
    return blocks
  }
  // What begins at a line ends at the next heading of the outline.
  readLinesInto(blocks, lines.slice(0, outline[0]), wraps, head?.next)
  for (const [index, at] of outline.entries()) {
    const line = lines[at]
    if (line === undefined) continue
    const below = nameBelow(lines, at, outline[index + 1])
    const { name, length } = namedLine(line, lines, at)
    const text = below === undefined ? name : joinMapped([name, headingText(below)], ' – ')
    blocks.push({ kind: 'heading', level: levels.get(at) ?? 2, text })
    const begin = below === undefined ? 1 : 2
    const first = isUnderline(lines[at + begin]?.text ?? '') ? begin + 1 : begin
    // With its heading above it: what stands right below that opens no group of its own.
    const section = lines.slice(at, outline[index + 1])
    const rest = { text: line.text.slice(length), start: line.start + length, indent: line.indent }
    const isRunIn = !isBlank(rest)
    if (isRunIn) section[0] = rest
    const asked = questionsWithin(input, section.slice(isRunIn ? 0 : first), wraps)
    if (asked !== undefined) {
      const level = levels.get(at) ?? 2
      const isBelow = (one: SourceBlock) =>
        one.kind === 'heading' ? { ...one, level: one.level + level } : one
      appendAll(blocks, asked.map(isBelow))
      continue
    }
    readLinesInto(blocks, section, wraps, isRunIn ? 0 : first, levels.get(at))
  }
  return blocks
}

/** How a line begins that may ask or answer. */
const isMarked = /^\s*(?:\p{Lu}{1,2}|\p{Lo}{1,2})\d{0,2}[.:)：．]\s*\S/u

/** Lines that two marks make questions and answers, as these; undefined for any others. */
function questionsWithin(
  input: string,
  lines: readonly TextLine[],
  wraps: Wrapping,
): SourceBlock[] | undefined {
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const marked = lines.filter(({ text }) => isMarked.test(text))
  if (marked.length < 4 || !marked.some(({ text }) => /[?？؟]/u.test(text))) return undefined
  const end = last.start + last.text.length
  const section = blanked(input.slice(0, end), [{ start: 0, end: first.start }])
  return isQuestionsAndAnswers(section)
    ? readQuestionsAndAnswers(section, (text, from, to) => readPlainText(text, from, to, wraps))
    : undefined
}

/** What stands beside somebody's name, each field for itself; that it is a CV says itself. */
function cardOf(margins: readonly MarginSource[]): MarginSource[] {
  const fields = margins.flatMap(({ text }) => splitMapped(text, fieldSeparator))
  const isKind = ({ text }: MappedText) => isKindOfDocument(text)
  const inOrder = [...fields.filter((field) => !isKind(field)), ...fields.filter(isKind)]
  return inOrder.map((text) => marginOf(text, 'cover'))
}

/** The line directly below a heading that is no more than its place ("Second part"), where that gives its name. */
function nameBelow(
  lines: readonly TextLine[],
  at: number,
  end = lines.length,
): TextLine | undefined {
  const text = lines[at]?.text ?? ''
  const next = lines[at + 1]
  if (next === undefined || isBlank(next) || at + 2 >= end) return undefined
  const bare = sectionMark(text)?.length === text.length
  return bare && headingLevel([next, ...lines.slice(at + 2, end)], 0) > 0 ? next : undefined
}

/** Lines that are one table and nothing else, as that. */
function readFigures(lines: TextLine[]): SourceBlock[] | undefined {
  const table = readPlainTable(lines, 0)
  return table?.next === lines.length ? [table.block] : undefined
}

/** @param floor the level of the counted heading that they stand under: none of theirs is above it, for its series goes on. */
function readLinesInto(
  blocks: SourceBlock[],
  lines: TextLine[],
  wraps: Wrapping,
  from = 0,
  floor = 0,
): void {
  const records = plainRecords(lines)
  const letters = lettersWithin(lines, from, blocks.some(isSaid))
  let at = from
  while (at < lines.length) {
    const line = lines[at]
    if (line === undefined) break
    if (isBlank(line) || isUnderline(line.text)) {
      if (!isBlank(line)) endAtRule(blocks, lines, at)
      at++
      continue
    }
    const letter = letters.get(at)
    if (letter !== undefined) {
      addLetter(blocks, lines, letter, wraps, floor)
      at = letter.end
      continue
    }
    const prices = readPriceList(lines, at, goesOnAsPrices(blocks))
    if (prices !== undefined) {
      const isNamed = isNamedAt(blocks, lines, at)
      addPrices(blocks, prices.block)
      at = prices.next
      if (isNamed) endNamed(blocks, lines, at)
      continue
    }
    const record = records.get(at)
    if (record !== undefined) {
      addRecord(
        blocks,
        readRecord(lines, at, record, (told) => readTold(told, wraps)),
      )
      at = record.next
      continue
    }
    const programme = programmeEnd(lines, at)
    if (programme !== undefined) {
      addParagraph(programme)
      continue
    }
    const names = numberedNames(lines, at, blocks.at(-1), floor)
    if (names !== undefined) {
      appendAll(blocks, names.blocks)
      at = names.next
      continue
    }
    const stroked = strokedTable(lines, at)
    if (stroked !== undefined) {
      blocks.push(stroked.block)
      at = stroked.next
      continue
    }
    const wrapped = wrappedHeading(lines, at)
    if (wrapped !== undefined) {
      blocks.push({
        kind: 'heading',
        level: levelUnder(blocks.at(-1), 2, lines, at, floor),
        text: wrapped,
      })
      at += 2
      continue
    }
    const level = namesRecords(lines, at, records) ? 2 : headingLevel(lines, at)
    if (level > 0 && !leadsToList(lines, at, blocks.at(-1))) {
      blocks.push({
        kind: 'heading',
        level: levelUnder(blocks.at(-1), level, lines, at, floor),
        text: headingText(line, countsSections(lines, line)),
      })
      at += isUnderline(lines[at + 1]?.text ?? '') ? 2 : 1
      continue
    }
    const found = readPlainTable(lines, at)
    const table = found !== undefined && goesOnAsList(lines, at, found.next) ? undefined : found
    if (table !== undefined) {
      addTable(blocks, table.block)
      at = table.next
      continue
    }
    if (isListLine(line)) {
      const heading = blocks.findLast((block) => block.kind === 'heading')
      const list = readPlainList(lines, at, wraps, heading?.text.text.startsWith('§'))
      addNamed(list.blocks, list.next)
      continue
    }
    const set = linesSetIn(lines, at, wraps)
    if (set !== undefined) {
      addNamed([{ kind: 'list', ordered: false, items: set.items }], set.next)
      continue
    }
    const next = paragraphEnd(lines, at, wraps)
    addParagraph(next)
  }

  /** Adds the lines up to one without marks; what is right above them names a single row, or a list and nothing after it. */
  function addParagraph(next: number): void {
    const group = lines.slice(at, next)
    const own = paragraphBlocks(group, wraps)
    const [first, ...others] = own
    const isList = first?.kind === 'list' && others.length === 0
    // A line alone behind a list is remarked below it.
    const isMore = () => {
      let below = next
      while (below < lines.length && isBlank(lines[below] as TextLine)) below++
      return below < lines.length && !isRemark(groupFrom(lines, below))
    }
    addNamed(own, next, isRow(group) || (isList && isMore()))
  }

  /** Adds what stands up to a line; `isOne`: what is right above it names no more than that. */
  function addNamed(own: readonly SourceBlock[], next: number, isOne = true): void {
    const isNamed = isOne && isNamedAt(blocks, lines, at)
    appendAll(blocks, own)
    at = next
    if (isNamed) endNamed(blocks, lines, at)
  }
}

/** Adds a table, its only measure called by the heading over it; the title of all is no name of one. */
function addTable(blocks: SourceBlock[], table: TableSource): void {
  const over = blocks.at(-1)
  const isNamed = over?.kind === 'heading' && over.level > 1
  const named = isNamed ? withColumnName(table, over.text) : table
  const list = labelledLines(table)
  appendAll(blocks, list === undefined ? withPartsApart(named) : [list])
}

/** Adds a letter that a text holds: below the line that says which it is, and ended before what follows. */
function addLetter(
  blocks: SourceBlock[],
  lines: TextLine[],
  letter: LetterWithin,
  wraps: Wrapping,
  floor: number,
): void {
  const level = Math.max(2, floor + 1)
  const { greeting, close, end } = letter
  const { heads, rest } = headsOfLetter(lines, letter)
  const before = blocks.at(-1)
  // What ended there ends with the letter's own beginning.
  if (before?.kind === 'heading' && before.text.text === '') blocks.pop()
  for (const [depth, text] of (heads.length > 0 ? heads : [emptyMappedText]).entries())
    blocks.push({ kind: 'heading', level: level + depth, text })
  for (const text of rest) blocks.push(marginOf(text, 'nowhere'))
  blocks.push(leftOut(lines[greeting]))
  readLinesInto(blocks, lines.slice(greeting + 1, close), wraps, 0, level)
  appendAll(blocks, lines.slice(close, end).map(leftOut))
  if (hasText(lines, end)) blocks.push({ kind: 'heading', level, text: emptyMappedText })
}

/** What a letter within a text greets and closes with. */
function leftOut(line: TextLine = { text: '', start: 0, indent: 0 }): MarginSource {
  return marginOf(lineText(line), 'nowhere')
}

function isSaid({ kind }: SourceBlock): boolean {
  return kind !== 'heading' && kind !== 'margin'
}

/** Whether items with a figure in a column of its own go on in one without a gap: all of them are one list. */
function goesOnAsList(lines: readonly TextLine[], at: number, next: number): boolean {
  const [first, behind] = [lines[at], lines[next]]
  return (
    first !== undefined &&
    behind !== undefined &&
    isListLine(first) &&
    isListLine(behind) &&
    first.indent === behind.indent
  )
}

/** What is told of an entry of a CV. */
function readTold(lines: TextLine[], wraps: Wrapping): SourceBlock[] {
  const blocks: SourceBlock[] = []
  readLinesInto(blocks, lines, wraps)
  return blocks
}

/** Adds an entry; those of which nothing is told are one list. */
function addRecord(blocks: SourceBlock[], record: readonly SourceBlock[]): void {
  const [first] = record
  const last = blocks.at(-1)
  if (first?.kind !== 'list' || last?.kind !== 'list') appendAll(blocks, record)
  else blocks[blocks.length - 1] = { ...last, items: [...last.items, ...first.items] }
}
