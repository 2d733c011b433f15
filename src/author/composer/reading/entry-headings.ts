import { appendAll } from '../append-all.ts'
import { year, yearFirst } from '../language/date-parts.ts'
import { wordCount } from '../language/script.ts'
import { leadTermLength } from './lead-term.ts'
import { collapseSpace, joinMapped, type MappedText } from './mapped-text.ts'
import type { ParagraphSource, SourceBlock } from './source-block.ts'
import { lineText, type TextLine, type Wrapping } from './text-lines.ts'

type LineSource = Extract<SourceBlock, { kind: 'paragraph' | 'heading' }>

/** One line with a span of years may be anything; entries come in numbers. */
const fewestEntries = 2
/** Words of the line that names an entry: what somebody did, where and when. */
const mostWords = 20
/** No such line is longer, in UTF-16 units. */
const longest = 200

const day = `(?:${yearFirst}|(?:\\p{L}{3,}\\.?\\s|\\d{1,2}[./]\\s?){0,2}${year}(?:\\s?[年년]\\s?(?:\\d{1,2}\\s?[月월])?)?)`
/** From one time to another, or to a word which says that it still lasts ("2021 – present"); or since one ("seit 2021"). */
const period = `${day}\\s*[–—~～-]+\\s*(?:${day}|\\p{L}[\\p{L}\\p{M}’' ]{1,24})`
const periodAlone = new RegExp(`^[(\\[]?${period}[)\\]]?$`, 'u')
const begins = new RegExp(`^${period}[\\s:：,|]`, 'u')
const ends = new RegExp(
  `(?:[(\\[,·|–—:：\\s])\\s*(?:${period}|(?<=[(\\[])\\p{L}{2,12}\\s${year})[)\\]]?$`,
  'u',
)

/**
 * Blocks with the lines that name what somebody did over a span of time ("Engineer, Norrbro (2015 – 2021)") as headings of
 * what stands below them; the span may stand on a line of its own. So a list is never told under the next entry's name.
 */
export function withEntryHeadings(source: readonly SourceBlock[]): SourceBlock[] {
  const { blocks, below, names } = withRecords(source)
  const entries = new Set(
    blocks.filter(
      (block, index) => !names.has(block) && !below.has(block) && isEntry(blocks, index),
    ),
  )
  if (entries.size === 0 || entries.size + names.size < fewestEntries) return [...blocks]
  let level = 1
  let nested = false
  return blocks.flatMap((block, index): SourceBlock[] => {
    if (block.kind !== 'heading' && block.kind !== 'paragraph') return [block]
    const next = blocks[index + 1]
    if (entries.has(block)) {
      const own = block.kind === 'heading' && !nested ? block.level : level + 1
      const period = periodOf(next)
      const text = period === undefined ? block.text : joinMapped([block.text, period], ' · ')
      return [{ kind: 'heading', level: own, text }]
    }
    if (names.has(block)) return [block]
    if (block.kind === 'heading') {
      level = block.level
      // What stands right below the name of a section belongs to that.
      nested = index > 0 && next !== undefined && entries.has(next)
    }
    const before = blocks[index - 1]
    return periodOf(block) !== undefined && before !== undefined && entries.has(before)
      ? []
      : [block]
  })
}

/** Lines that name an entry over its list: the time, what somebody was, where. */
const mostRecordLines = 4
/** UTF-16 units of a name; what would be longer has its further lines below it. */
const longestName = 80

/**
 * Blocks with the lines over each list of a CV as one that names it (`names`): two and more, of which one gives the
 * time. Further ones stay below the name (`below`).
 */
function withRecords(source: readonly SourceBlock[]): {
  blocks: SourceBlock[]
  names: ReadonlySet<SourceBlock>
  below: ReadonlySet<SourceBlock>
} {
  const told: SourceBlock[] = []
  const names = new Set<SourceBlock>()
  const below = new Set<SourceBlock>()
  for (const block of source) {
    const lines = block.kind === 'list' ? recordAbove(told) : []
    if (lines.length > 0) {
      told.length -= lines.length
      const whole = joinMapped(
        lines.map(({ text }) => text),
        ' · ',
      )
      const [first, second, ...others] = lines
      const short = joinMapped(
        [first, second].flatMap((one) => one?.text ?? []),
        ' · ',
      )
      const fits = [whole, short].find(({ text }) => text.length <= longestName)
      const text = fits ?? first?.text ?? whole
      const name: SourceBlock = { kind: 'heading', level: entryLevel, text }
      names.add(name)
      told.push(name)
      const left = fits === whole ? [] : fits === undefined ? lines.slice(1) : others
      for (const line of left) below.add(line)
      appendAll(told, left)
    }
    told.push(block)
  }
  return { blocks: told, names, below }
}

/** Those of the last blocks that are a record's lines. */
function recordAbove(blocks: readonly SourceBlock[]): ParagraphSource[] {
  const lines: ParagraphSource[] = []
  for (let at = blocks.length - 1; at >= 0 && lines.length < mostRecordLines; at--) {
    const block = blocks[at]
    if (block?.kind !== 'paragraph' || !isLine(block)) break
    lines.unshift(block)
  }
  const begun = lines.filter((line) => periodOf(line) !== undefined || begins.test(line.text.text))
  const timed = begun.length > 0 ? begun : lines.filter((line) => ends.test(line.text.text))
  return lines.length > 1 && timed.length === 1 ? lines : []
}

/** Whether a line begins or ends with a span of years, or with a day in brackets. */
export function isTimed(text: string): boolean {
  // Most lines have no year, which is cheaper to see than that neither pattern fits.
  return /\d{4}/.test(text) && (begins.test(text) || ends.test(text))
}

function isEntry(blocks: readonly SourceBlock[], index: number): boolean {
  const block = blocks[index]
  if (!isLine(block) || periodOf(block) !== undefined) return false
  const next = blocks[index + 1]
  const { text } = block.text
  if (isTimed(text)) return isTold(next) || (block.kind === 'heading' && isTold(blocks[index + 2]))
  return block.kind === 'paragraph' && periodOf(next) !== undefined && isTold(blocks[index + 2])
}

/** Whether a text is a span of years and nothing else. */
export function isPeriod(text: string): boolean {
  return periodAlone.test(text)
}

/** The span of years that a paragraph is, where it is nothing else. */
function periodOf(block: SourceBlock | undefined): MappedText | undefined {
  if (block?.kind !== 'paragraph' || block.text.text.length > longest) return undefined
  return isPeriod(block.text.text) ? block.text : undefined
}

function isLine(block: SourceBlock | undefined): block is LineSource {
  if (block?.kind !== 'paragraph' && block?.kind !== 'heading') return false
  const { text } = block.text
  return (
    text.length <= longest &&
    wordCount(text) <= mostWords &&
    !/[!?;:。！？；：]$|\p{Ll}{3,}\.$/u.test(text)
  )
}

/** Whether a block tells something: a list, or whole sentences. */
function isTold(block: SourceBlock | undefined): boolean {
  return (
    block?.kind === 'list' || (block?.kind === 'paragraph' && /[.!?。！？]$/u.test(block.text.text))
  )
}

/** Below the section's own heading. */
const entryLevel = 3

/** A time in a column of its own, as it begins an entry of a CV. */
const timeColumn = new RegExp(`^\\s*${period}(?:\\s{2,}|\\t|\\s*[|:：])`, 'u')

/** Whether a line begins an entry by its time, in a column or as others beside it do: it goes on in no other line, nor one in it. */
export function beginsEntry(line: string, beside: readonly string[]): boolean {
  if (line.length > longest) return false
  const opens = (text: string) => text.length <= longest && begins.test(text.trim())
  return timeColumn.test(line) || (opens(line) && beside.filter(opens).length > 1)
}

/**
 * Lines that begin with a span of years, each with what is told of it indented below it, as headings with their texts.
 * Undefined for all other lines.
 */
export function readEntries(
  lines: readonly TextLine[],
  wraps: Wrapping,
): SourceBlock[] | undefined {
  const opens = lines.map(({ text }) => text.length <= longest && begins.test(text.trim()))
  const indent = lines[0]?.indent ?? 0
  const told = lines.every((line, at) =>
    opens[at] ? opens[at + 1] === false : at > 0 && line.indent > indent,
  )
  if (!told || opens.at(-1) !== false) return undefined
  const blocks: SourceBlock[] = []
  let below: MappedText[] = []
  for (const [at, line] of lines.entries()) {
    const text = collapseSpace(lineText(line))
    if (opens[at]) {
      blocks.push({ kind: 'heading', level: entryLevel, text })
      below = []
      continue
    }
    below.push(text)
    // Where somebody was stands on a line of its own.
    const goesOn = wraps(lines, at) || /[.!?。！？]$/u.test(text.text)
    if (opens[at + 1] === false && goesOn) continue
    const lead = leadTermLength(below[0]?.text ?? '')
    blocks.push({ kind: 'paragraph', text: joinMapped(below), lead })
    below = []
  }
  return blocks
}
