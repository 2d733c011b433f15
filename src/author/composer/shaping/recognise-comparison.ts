import { comparisonWords } from '../language/comparison-words.ts'
import { type FigureKind, findFigures } from '../language/figure-phrases.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { leadTermLength } from '../reading/lead-term.ts'
import { type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import type { Aspect, ComparisonPart, ListPart, Part, TablePart, Topic } from './part.ts'
import { hasNegation } from './shorten.ts'

/** A side with more aspects than this is a text of its own. */
const mostAspects = 6
const mostAspectWords = 18

interface Side {
  name: MappedText
  aspects: MappedText[]
}

/**
 * Items that are alternatives: two to four with terms and several things said of each, when the heading sets the terms
 * against each other, when they are for and against, or when the same kinds of figures stand under each.
 */
export function comparisonFromList(
  part: ListPart,
  heading: MappedText | undefined,
  language: string,
): ComparisonPart | undefined {
  if (part.atoms.length < 2 || part.atoms.length > 4) return undefined
  const set = part.atoms.map((atom) => itemSide(atom, language))
  const sides = set.filter((side) => side !== undefined)
  if (sides.length < set.length) return undefined
  const titles = [heading, part.intro, part.caption]
  const opposed = titles.some((title) => opposes(title?.text ?? '', sides, language))
  const rows = matchRows(sides, language)
  if (!opposed && !isForAndAgainst(sides, language)) {
    const answered = rows.filter((row) => row.aspect !== undefined && row.cells.every(Boolean))
    const structured = part.atoms.every((atom) => isSeparated(atom))
    if (answered.length < (structured ? 1 : 2)) return undefined
  }
  return comparison(sides, rows, part)
}

/** Sections below one that are alternatives in the same way. */
export function comparisonFromSections(topic: Topic, language: string): ComparisonPart | undefined {
  const { children } = topic
  if (children.length < 2 || children.length > 4) return undefined
  const set = children.map((child) => sectionSide(child))
  const sides = set.filter((side) => side !== undefined)
  if (sides.length < set.length) return undefined
  const forAndAgainst = isForAndAgainst(sides, language)
  if (!opposes(topic.heading?.text ?? '', sides, language) && !forAndAgainst) return undefined
  const atoms = children.flatMap((child) => child.parts.flatMap((part) => part.atoms))
  return comparison(sides, matchRows(sides, language), { atoms })
}

/** A table whose columns are named in a heading that sets them against each other; the first column names the aspects. */
export function comparisonFromTable(
  part: TablePart,
  heading: MappedText | undefined,
  language: string,
): ComparisonPart | undefined {
  if (part.columns.length < 3 || part.columns.length > 5 || part.rows.length > mostAspects)
    return undefined
  const sides = part.columns.slice(1).map((column): Side => ({ name: column.name, aspects: [] }))
  if (sides.some((side) => side.name.text === '')) return undefined
  if (part.rows.some((row) => row.some((cell) => wordCount(cell.text) > mostAspectWords)))
    return undefined
  const opposed = opposes(heading?.text ?? '', sides, language)
  const unnamed =
    sides.length <= 3 &&
    part.columns[0]?.name.text === '' &&
    part.columns.every((one) => !one.numeric)
  if (!opposed && !unnamed && !isForAndAgainst(sides, language)) return undefined
  const rows = part.rows.map((row) => ({
    aspect: row[0],
    cells: row.slice(1).map((cell) => (cell.text === '' ? undefined : cell)),
  }))
  const base = { atoms: part.atoms, ...(part.intro ? { intro: part.intro } : {}) }
  return comparison(sides, rows, base)
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
  for (const match of text.text.matchAll(mark)) {
    const piece = trimMapped(sliceMapped(text, from, match.index))
    from = match.index + match[0].length
    if (/[\p{L}\p{N}]/u.test(piece.text)) pieces.push(piece)
  }
  return pieces
}

function trimName(text: MappedText): MappedText {
  const kept = text.text.replace(/[\s:：.。–—-]+$/u, '')
  return sliceMapped(text, 0, kept.length)
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

/** Aspects by the kind of their figures, in the order of the rows. */
const aspectOfKind: Partial<Record<FigureKind, Aspect>> = {
  duration: 'time',
  money: 'cost',
  percent: 'share',
}

/**
 * Puts what is said of the sides into rows: under the same term ("Price: …"), then durations beside durations and money
 * beside money, the rest in its order.
 */
function matchRows(sides: readonly Side[], language: string): ComparisonPart['rows'] {
  const left = sides.map((side) => [...side.aspects])
  const rows: ComparisonPart['rows'] = []
  for (const aspect of left[0] ?? []) {
    const length = leadTermLength(aspect.text)
    if (length === 0) continue
    const term = trimName(sliceMapped(aspect, 0, length))
    const same = left.map((list) =>
      list.find((one) => {
        const own = leadTermLength(one.text)
        return own > 0 && sameName(one.text.slice(0, own), term.text)
      }),
    )
    if (same.filter((one) => one !== undefined).length < 2) continue
    rows.push({ aspect: term, cells: same.map((one) => one && afterTerm(one)) })
    remove(left, same)
  }
  for (const kind of ['duration', 'money', 'percent'] as const) {
    const found = left.map((list) => list.filter((one) => kindOf(one, language) === kind))
    if (found.some((list) => list.length !== 1)) continue
    const cells = found.map((list) => list[0])
    rows.push({ aspect: aspectOfKind[kind], cells })
    remove(left, cells)
  }
  const longest = Math.max(...left.map((list) => list.length))
  for (let index = 0; index < longest; index++)
    rows.push({ aspect: undefined, cells: left.map((list) => list[index]) })
  return rows
}

function remove(left: MappedText[][], cells: readonly (MappedText | undefined)[]): void {
  for (const [side, cell] of cells.entries()) {
    const list = left[side]
    if (cell !== undefined && list !== undefined) list.splice(list.indexOf(cell), 1)
  }
}

function sameName(one: string, other: string): boolean {
  const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return fold(one) === fold(other)
}

function afterTerm(aspect: MappedText): MappedText {
  return trimMapped(sliceMapped(aspect, leadTermLength(aspect.text)))
}

/** The kind of the one figure that an aspect is about; a negation is about something else. */
function kindOf(aspect: MappedText, language: string): FigureKind | undefined {
  if (hasNegation(aspect.text, lexiconFor(language))) return undefined
  const kinds = new Set(findFigures(aspect.text, language).map((one) => one.kind))
  kinds.delete('count')
  // "€380,000 a year" is money; "5% in two years" a share.
  if (kinds.has('money')) return 'money'
  if (kinds.has('percent')) return 'percent'
  return kinds.has('duration') ? 'duration' : undefined
}
