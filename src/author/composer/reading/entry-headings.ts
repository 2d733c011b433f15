import { wordCount } from '../language/script.ts'
import { leadTermLength } from './lead-term.ts'
import { collapseSpace, joinMapped, type MappedText } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'
import { lineText, type TextLine } from './text-lines.ts'

type LineSource = Extract<SourceBlock, { kind: 'paragraph' | 'heading' }>

/** One line with a span of years may be anything; entries come in numbers. */
const fewestEntries = 2
/** Words of the line that names an entry: what somebody did, where and when. */
const mostWords = 20
/** No such line is longer, in UTF-16 units. */
const longest = 200

const year = '(?:19|20)\\d{2}'
const day = `(?:\\p{L}{3,}\\.?\\s|\\d{1,2}[./])?${year}(?:\\s?年\\s?(?:\\d{1,2}\\s?月)?|[./-]\\d{1,2}(?!\\d))?`
/** From one time to another or to a word for now ("2021 – present"), or since one ("seit 2021"). */
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
export function withEntryHeadings(blocks: readonly SourceBlock[]): SourceBlock[] {
  const entries = new Set(blocks.filter((_, index) => isEntry(blocks, index)))
  if (entries.size < fewestEntries) return [...blocks]
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

function isEntry(blocks: readonly SourceBlock[], index: number): boolean {
  const block = blocks[index]
  if (!isLine(block) || periodOf(block) !== undefined) return false
  const next = blocks[index + 1]
  const { text } = block.text
  if (begins.test(text) || ends.test(text)) return isTold(next)
  return block.kind === 'paragraph' && periodOf(next) !== undefined && isTold(blocks[index + 2])
}

/** The span of years that a paragraph is, where it is nothing else. */
function periodOf(block: SourceBlock | undefined): MappedText | undefined {
  if (block?.kind !== 'paragraph' || block.text.text.length > longest) return undefined
  return periodAlone.test(block.text.text) ? block.text : undefined
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

/**
 * Lines that begin with a span of years, each with what is told of it indented below it, as headings with their texts.
 * Undefined for all other lines.
 */
export function readEntries(lines: readonly TextLine[]): SourceBlock[] | undefined {
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
    if (opens[at + 1] === false) continue
    const lead = leadTermLength(below[0]?.text ?? '')
    blocks.push({ kind: 'paragraph', text: joinMapped(below), lead })
  }
  return blocks
}
