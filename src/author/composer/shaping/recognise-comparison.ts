import { allMatches } from '../../../text/all-matches.ts'
import { comparisonWords } from '../language/comparison-words.ts'
import { namesCriteria, namesOptions } from '../language/criterion-words.ts'
import { parseFigure } from '../language/figures.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import {
  labelLength,
  labelledRows,
  matchRows,
  orderedRows,
  ownRow,
  type Side,
  trimName,
} from './comparison-rows.ts'
import type { ComparisonPart, ListPart, Part, TablePart, Topic } from './part.ts'
import { isTimePoint } from './time-axis.ts'

/** A side with more aspects than this is a text of its own. */
const mostAspects = 6
const mostAspectWords = 18
const mostSides = 4
const mostLabelWords = 6
/** Rows of a comparison whose labels say what they are about. */
const mostLabels = 8

/**
 * Items that are alternatives: two to four with terms and several things said of each, when the heading sets the terms
 * against each other, when they are for and against, or when the same kinds of figures stand under each.
 */
export function comparisonFromList(
  part: ListPart,
  heading: MappedText | undefined,
  language: string,
): ComparisonPart | undefined {
  if (part.atoms.length < 2 || part.atoms.length > mostSides) return undefined
  const set = part.atoms.map((atom) => itemSide(atom, language))
  const sides = set.filter((side) => side !== undefined)
  if (sides.length < set.length) return undefined
  const titles = [heading, part.intro, part.caption]
  const opposed = titles.some((title) => opposes(title?.text ?? '', sides, language))
  const rows = matchRows(sides, language)
  if (!opposed && !isForAndAgainst(sides, language)) {
    const answered = rows.filter((row) => row.aspect !== undefined && row.cells.every(Boolean))
    const structured = part.atoms.every((atom) => isSeparated(atom)) || areParallel(sides, answered)
    if (answered.length < (structured ? 1 : 2)) return undefined
  }
  return comparison(sides, rows, part)
}

/**
 * Sections below one that are alternatives in the same way, or whose items stand under mostly the same labels: the first
 * of them as a comparison, and how many sections it is made of.
 */
export function comparisonFromSections(
  topic: Topic,
  language: string,
): { comparison: ComparisonPart; count: number } | undefined {
  return opposedSections(topic, language) ?? labelledSections(topic.children)
}

function opposedSections(
  topic: Topic,
  language: string,
): { comparison: ComparisonPart; count: number } | undefined {
  const { children } = topic
  if (children.length < 2 || children.length > mostSides) return undefined
  const set = children.map((child) => sectionSide(child))
  const sides = set.filter((side) => side !== undefined)
  if (sides.length < set.length) return undefined
  const forAndAgainst = isForAndAgainst(sides, language)
  if (!opposes(topic.heading?.text ?? '', sides, language) && !forAndAgainst) return undefined
  const made = comparison(sides, matchRows(sides, language), { atoms: atomsOf(children) })
  return made && { comparison: made, count: children.length }
}

/** Two to four sections, the first of their parent, that say "Label: value" under labels of which most are the same. */
function labelledSections(
  children: readonly Topic[],
): { comparison: ComparisonPart; count: number } | undefined {
  const sides: Side[] = []
  for (const child of children) {
    const side = labelledSide(child)
    if (side === undefined) break
    sides.push(side)
  }
  if (sides.length < 2 || sides.length > mostSides) return undefined
  const left = sides.map((side) => [...side.aspects])
  const shared = labelledRows(left)
  const filled = shared.filter((row) => row.cells.every((cell) => cell !== undefined))
  const own = left.flatMap((list, side) =>
    list.flatMap((one) => (labelLength(one.text) > 0 ? ownRow(one, side, sides.length) : [])),
  )
  if (filled.length < 2 || own.length > shared.length) return undefined
  const plain = left.map((list) => list.filter((one) => labelLength(one.text) === 0))
  const rows = [...shared, ...own, ...orderedRows(plain)]
  if (rows.length > mostLabels) return undefined
  const made = comparison(sides, rows, { atoms: atomsOf(children.slice(0, sides.length)) })
  return made && { comparison: made, count: sides.length }
}

function atomsOf(topics: readonly Topic[]): Part['atoms'] {
  return topics.flatMap((topic) => topic.parts.flatMap((part) => part.atoms))
}

/** A section that is a list of items of which most have labels; sentences beside the list go to the notes. */
function labelledSide(child: Topic): Side | undefined {
  const { heading, parts } = child
  if (heading === undefined || child.children.length > 0 || wordCount(heading.text) > 8)
    return undefined
  const lists = parts.filter((part) => part.kind === 'list' || part.kind === 'steps')
  const others = parts.filter((part) => part.kind !== 'list' && part.kind !== 'steps')
  if (lists.length !== 1 || others.some((part) => part.kind !== 'prose' || part.atoms.length > 3))
    return undefined
  const atoms = lists.flatMap((part) => part.atoms)
  const labelled = atoms.filter((atom) => labelLength(atom.text.text) > 0).length
  const short = atoms.every(
    (atom) => atom.children.length === 0 && wordCount(atom.text.text) <= mostAspectWords + 6,
  )
  if (!short || labelled < 2 || labelled < atoms.length * 0.6) return undefined
  return { name: trimName(heading), aspects: atoms.map((atom) => trimAspect(atom.text)) }
}

/**
 * A table whose columns are alternatives: a heading sets their names against each other, or the corner names no kind of
 * thing and the rows are unlike; the first column names the aspects. Or one whose rows are ("Option"), turned.
 */
export function comparisonFromTable(
  part: TablePart,
  heading: MappedText | undefined,
  language: string,
): ComparisonPart | undefined {
  if (part.rows.some((row) => row.some((cell) => wordCount(cell.text) > mostAspectWords)))
    return undefined
  const corner = part.columns[0]?.name.text ?? ''
  const names = part.columns.map((column) => column.name)
  if (namesOptions(corner)) return comparisonFromGrid(part, turned([names, ...part.rows]))
  const sides = names.slice(1).map((name): Side => ({ name, aspects: [] }))
  const chosen =
    opposes(heading?.text ?? '', sides, language) ||
    isForAndAgainst(sides, language) ||
    (namesCriteria(corner) && areAlternatives(part, language))
  return chosen ? comparisonFromGrid(part, [names, ...part.rows]) : undefined
}

/** A comparison of a table with the names of the sides in its first line and those of the aspects in its first column. */
function comparisonFromGrid(part: TablePart, lines: MappedText[][]): ComparisonPart | undefined {
  const [head = [], ...body] = lines
  const sides = head.slice(1).map((name): Side => ({ name, aspects: [] }))
  if (sides.length < 2 || sides.length > mostSides || body.length > mostAspects) return undefined
  // Long names of aspects are items of a list with a mark for each column ("Read the chapter: ✓ ✓ ✓").
  if (body.some((row) => wordCount(row[0]?.text ?? '') > mostLabelWords)) return undefined
  if (sides.some((side) => side.name.text === '') || body.some((row) => row[0]?.text === ''))
    return undefined
  const rows = body.map((row) => ({
    aspect: row[0],
    cells: row.slice(1).map((cell) => (cell.text === '' ? undefined : cell)),
  }))
  const base = { atoms: part.atoms, ...(part.intro ? { intro: part.intro } : {}) }
  return comparison(sides, rows, base)
}

function turned(lines: readonly MappedText[][]): MappedText[][] {
  return (lines[0] ?? []).map((_, column) => lines.flatMap((line) => line[column] ?? []))
}

/** Whether columns are things to choose from: no points in time, and rows that are words or figures of unlike units. */
function areAlternatives(part: TablePart, language: string): boolean {
  const names = part.columns.slice(1).map((column) => column.name.text)
  if (names.some((name) => isTimePoint(name) || parseFigure(name, language) !== undefined))
    return false
  const signed = (column: number) =>
    part.rows.every((row) => parseFigure(row[column]?.text ?? '', language)?.signed === true)
  if (names.some((_, index) => signed(index + 1))) return false
  // A column of figures beside one of words ("Cost", "Paid by") says two things of each row.
  const figuresIn = (column: number) =>
    part.rows.filter((row) => parseFigure(row[column]?.text ?? '', language) !== undefined).length
  const counts = names.map((_, index) => figuresIn(index + 1))
  if (counts.includes(0) && counts.includes(part.rows.length)) return false
  const units = part.rows.map((row) => {
    const figures = row.slice(1).map((cell) => parseFigure(cell.text, language))
    return figures.every((one) => one !== undefined)
      ? figures.map((one) => `${one.prefix}|${one.suffix}`)[0]
      : ''
  })
  return units.includes('') || (new Set(units).size > 1 && !units.includes('|'))
}

function comparison(
  sides: readonly Side[],
  rows: ComparisonPart['rows'],
  base: Pick<Part, 'atoms' | 'intro' | 'caption'>,
): ComparisonPart | undefined {
  if (rows.length < 2) return undefined
  return {
    kind: 'comparison',
    atoms: base.atoms,
    ...(base.intro ? { intro: base.intro } : {}),
    ...(base.caption ? { caption: base.caption } : {}),
    sides: sides.map((side) => side.name),
    rows,
  }
}

function itemSide(atom: Atom, language: string): Side | undefined {
  const named = atom.lead > 0
  if (!named && atom.children.length < 2) return undefined
  const name = named ? trimName(sliceMapped(atom.text, 0, atom.lead)) : trimName(atom.text)
  if (wordCount(name.text) > 5 || name.text.length > 40) return undefined
  const body = named ? trimMapped(sliceMapped(atom.text, atom.lead)) : undefined
  const said = [...(body && body.text !== '' ? [body] : []), ...atom.more]
  const aspects = [
    ...said.flatMap((text) => splitAspects(text, language)),
    ...atom.children.map((child) => child.text),
  ].map(trimAspect)
  return isSide(aspects) ? { name, aspects } : undefined
}

function sectionSide(child: Topic): Side | undefined {
  const { heading, parts } = child
  const [part] = parts
  if (heading === undefined || child.children.length > 0) return undefined
  if (part === undefined || parts.length > 1 || (part.kind !== 'list' && part.kind !== 'prose'))
    return undefined
  if (wordCount(heading.text) > 5 || part.atoms.some((atom) => atom.children.length > 0))
    return undefined
  const aspects = part.atoms.map((atom) => trimAspect(atom.text))
  return isSide(aspects) ? { name: trimName(heading), aspects } : undefined
}

function isSide(aspects: readonly MappedText[]): boolean {
  return (
    aspects.length >= 2 &&
    aspects.length <= mostAspects &&
    aspects.every((aspect) => {
      const words = wordCount(aspect.text)
      return words > 0 && words <= mostAspectWords
    })
  )
}

/** Whether all sides have as many things said of them, three or more, and what answers each other has the same place. */
function areParallel(sides: readonly Side[], answered: ComparisonPart['rows']): boolean {
  const count = sides[0]?.aspects.length ?? 0
  if (count < 3 || sides.some((side) => side.aspects.length !== count)) return false
  return answered.every((row) => {
    const places = row.cells.map((cell, side) =>
      sides[side]?.aspects.findIndex((one) => one.text === cell?.text),
    )
    return new Set(places).size === 1
  })
}

/** Whether semicolons or sub-items set the aspects apart. */
function isSeparated(atom: Atom): boolean {
  return /[;；]/u.test(atom.text.text) || atom.children.length >= 2
}

/** At semicolons, else at the ends of sentences, else at commas. */
function splitAspects(text: MappedText, language: string): MappedText[] {
  for (const mark of [/[;；]\s*|$/gu, /[.。]\s+|$/gu, /[,，、]\s+|[，、]|$/gu]) {
    const source = mark.source.startsWith('[.') ? undefined : mark
    const pieces = source ? cut(text, source) : splitSentences(text, language)
    if (pieces.length >= 2) return pieces
  }
  return [text]
}

function cut(text: MappedText, mark: RegExp): MappedText[] {
  const pieces: MappedText[] = []
  let from = 0
  for (const match of allMatches(text.text, mark)) {
    const piece = trimMapped(sliceMapped(text, from, match.index))
    from = match.index + match[0].length
    if (/[\p{L}\p{N}]/u.test(piece.text)) pieces.push(piece)
  }
  return pieces
}

function trimAspect(text: MappedText): MappedText {
  const trimmed = trimMapped(text)
  const kept = trimmed.text.replace(/[\s;,.:，；。：]+$/u, '')
  return sliceMapped(trimmed, 0, kept.length)
}

/** Whether a heading holds two or more of the names with a word between them that sets them against each other. */
function opposes(heading: string, sides: readonly Side[], language: string): boolean {
  if (!comparisonWords(language).between.test(heading)) return false
  const folded = heading.toLowerCase()
  const named = sides.filter(({ name }) => {
    const words = name.text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    return words.some(
      (word) => (word.length >= 3 || /\P{ASCII}/u.test(word)) && folded.includes(word),
    )
  })
  return named.length >= 2
}

function isForAndAgainst(sides: readonly Side[], language: string): boolean {
  const words = comparisonWords(language)
  const [first, second] = sides.map((side) => side.name.text)
  if (sides.length !== 2 || first === undefined || second === undefined) return false
  return (
    (words.advantages.test(first) && words.disadvantages.test(second)) ||
    (words.advantages.test(second) && words.disadvantages.test(first))
  )
}
