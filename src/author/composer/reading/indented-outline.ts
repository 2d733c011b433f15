import { appendAll } from '../append-all.ts'
import { goesOnBelow } from './going-on.ts'
import { leadTermLength } from './lead-term.ts'
import { wrappingOf } from './line-wrapping.ts'
import { isListLine, markLength } from './list-marks.ts'
import { collapseSpace, joinMapped, type MappedText } from './mapped-text.ts'
import { isPriced } from './price-lists.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'
import { isTally } from './tallies.ts'
import { isBlank, lineText, type TextLine, type Wrapping } from './text-lines.ts'

/** Columns and words of a point; longer lines are running text that somebody indented. */
const pointColumns = 90
const pointWords = 14
/** So many of the lines have to be points, and so many of those below others without marks of a list. */
const usualShare = 0.85
const unmarkedShare = 0.5
/** Points may be sentences; where most are, somebody has indented what is told. */
const endedShare = 0.5
/** Where more of the lines have columns or a figure they are a table, indented to align its cells. */
const cellShare = 0.5
/** Fewer lines below others are wrapped text or an address, and a smaller share of all are one list in a text. */
const fewestBelow = 3
const belowShare = 0.2
/** A full line goes on where the next, indented, begins in lower case. */
const fullColumns = 50

/** A point of an outline, with those that stand below it by being indented deeper. */
interface Point {
  lines: TextLine[]
  indent: number
  below: Point[]
}

/**
 * Whether lines are an outline by their indents alone (tabs or spaces, two levels or more): short lines, many of them
 * indented below others, most without the marks of lists. No words and no script matter. Where sections are `counted`,
 * what they say has to be indented below them.
 */
export function isIndentedOutline(
  lines: readonly TextLine[],
  counted: ReadonlyMap<number, number> = new Map(),
): boolean {
  const written = lines.filter((line) => !isBlank(line))
  const least = written.reduce((fewest, line) => Math.min(fewest, line.indent), Infinity)
  const below = written.filter((line) => line.indent > least)
  const isFlat = (line: TextLine, at: number) =>
    line.indent === least && (written[at + 1]?.indent ?? least) === least
  if (counted.size > 1 && written.filter(isFlat).length >= counted.size) return false
  return (
    below.length >= Math.max(fewestBelow, written.length * belowShare) &&
    below.length < written.length &&
    below.filter((line) => !isListLine(line)).length >= below.length * unmarkedShare &&
    below.filter((line) => /[.。।]\s*$/u.test(line.text)).length < below.length * endedShare &&
    written.filter(isPoint).length >= written.length * usualShare &&
    written.filter((line) => hasCells(line) || isTally(line) || isPriced(line)).length <
      written.length * cellShare
  )
}

function hasCells({ text }: TextLine): boolean {
  return /\S(?:\t| {3,})\s*\S/u.test(text)
}

function isPoint({ text }: TextLine): boolean {
  const bare = text.trim()
  return (
    /\p{L}/u.test(bare) &&
    bare.length <= pointColumns &&
    bare.split(/\s+/u).length <= pointWords &&
    !/[{};]$|[.。]\s+\S.*[.。]$/u.test(bare)
  )
}

/** The index of the first line that others are indented below; -1 without. */
export function firstParent(lines: readonly TextLine[]): number {
  let above = -1
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) continue
    if (line.indent > (lines[above]?.indent ?? line.indent)) return above
    above = at
  }
  return -1
}

/**
 * An outline as headings and points: a line above two levels more is a heading, as is every line of the highest level, and
 * what is left is a list with the points below each; `readLeaves` reads lines that nothing stands below, for the tables
 * among them.
 */
export function readIndentedOutline(
  lines: readonly TextLine[],
  isTitled: boolean,
  readLeaves: (lines: TextLine[]) => SourceBlock[] | undefined,
): SourceBlock[] {
  const roots = pointsOf(lines)
  // A single line over all others names them.
  const [only] = roots
  const named = !isTitled && roots.length === 1 && only !== undefined && height(only) > 1
  const level = named ? 1 : 2
  return blocksOf(roots, level)

  function blocksOf(points: readonly Point[], level: number): SourceBlock[] {
    const blocks: SourceBlock[] = []
    for (const point of points) {
      const text = textOf(point)
      if (point.below.length === 0 && !isHeading(point)) {
        blocks.push({ kind: 'paragraph', text, lead: leadTermLength(text.text) })
        continue
      }
      blocks.push({ kind: 'heading', level, text: withoutColon(text) })
      appendAll(blocks, belowHeading(point.below, level))
    }
    return blocks
  }

  /** A list, then headings from the first point on with which all that follow have points of points below them. */
  function belowHeading(points: readonly Point[], level: number): SourceBlock[] {
    const lastLeaf = points.findLastIndex((point) => point.below.length === 0)
    const deep = points.slice(lastLeaf + 1)
    const parts = level === 1 || deep.some((point) => height(point) > 1)
    const own = parts ? points.slice(0, lastLeaf + 1) : points
    return [
      ...(own.length > 0 ? listOf(own) : []),
      ...(parts && deep.length > 0 ? blocksOf(deep, level + 1) : []),
    ]
  }

  function listOf(points: readonly Point[]): SourceBlock[] {
    if (points.every((point) => point.below.length === 0)) {
      const read = readLeaves(points.flatMap((point) => point.lines))
      if (read !== undefined) return read
    }
    return [{ kind: 'list', ordered: false, items: points.map(itemOf) }]
  }
}

function pointsOf(lines: readonly TextLine[]): Point[] {
  const root: Point = { lines: [], indent: -1, below: [] }
  const path = [root]
  const wraps = wrappingOf(lines)
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) continue
    const before = path.at(-1)
    const above = lines[at - 1]
    if (before !== undefined && above !== undefined && goesOn(above, line, wraps)) {
      before.lines.push(line)
      continue
    }
    while (path.length > 1 && (path.at(-1)?.indent ?? -1) >= line.indent) path.pop()
    const point: Point = { lines: [line], indent: line.indent, below: [] }
    path.at(-1)?.below.push(point)
    path.push(point)
  }
  return root.below
}

/** Whether a line is the rest of the one above, wrapped: that was full, and it begins in the middle. */
function goesOn(above: TextLine, line: TextLine, wraps: Wrapping): boolean {
  return goesOnBelow(above.text, line.text, fullColumns) && wraps([above, line], 0)
}

function height(point: Point): number {
  return point.below.reduce((most, one) => Math.max(most, 1 + height(one)), 0)
}

/** Whether a line that nothing stands below may still be the name of what has not been written. */
function isHeading({ lines: [line] }: Point): boolean {
  return line !== undefined && isPoint(line) && !/[.!。！]$/u.test(line.text.trim())
}

function itemOf(point: Point): ListItemSource {
  const text = point.below.length > 0 ? withoutColon(textOf(point)) : textOf(point)
  const lead = leadTermLength(text.text)
  return { text, lead, more: [], children: point.below.map(itemOf) }
}

function textOf({ lines }: Point): MappedText {
  const [first, ...rest] = lines
  if (first === undefined) return { text: '', offsets: [] }
  const whole = [lineText(first, markLength(first)), ...rest.map((line) => lineText(line))]
  return collapseSpace(joinMapped(whole))
}

function withoutColon(text: MappedText): MappedText {
  const kept = text.text.replace(/[\s:：]+$/u, '')
  return { text: kept, offsets: text.offsets.slice(0, kept.length) }
}
