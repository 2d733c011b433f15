import { type FigureKind, findFigures, saysDuration, saysRate } from '../language/figure-phrases.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { leadTermLength } from '../reading/lead-term.ts'
import { type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type { Aspect, ComparisonPart } from './part.ts'
import { hasNegation } from './shorten.ts'

/** One of the things held against each other, with what is said of it. */
export interface Side {
  name: MappedText
  aspects: MappedText[]
}

type Row = ComparisonPart['rows'][number]
/** What an aspect's figure says: rates ("20 bowls an hour") have no name of their own. */
type AspectKind = Extract<FigureKind, 'money' | 'duration' | 'percent'> | 'rate'

/** Aspects by the kind of their figures. */
const aspectOfKind: Partial<Record<AspectKind, Aspect>> = {
  duration: 'time',
  money: 'cost',
  percent: 'share',
}

/**
 * Puts what is said of the sides into rows: under the same term ("Price: …"), then durations beside durations, money
 * beside money and rates beside rates in the order of the first side, the rest in its order.
 */
export function matchRows(sides: readonly Side[], language: string): Row[] {
  const left = sides.map((side) => [...side.aspects])
  const rows = labelledRows(left)
  const order = (left[0] ?? []).map((aspect) => kindOf(aspect, language))
  for (const kind of new Set(order)) {
    if (kind === undefined) continue
    // A second figure of the kind ("ten-year guarantee" after "in two weeks") is about something else.
    const cells = left.map((list) => list.find((one) => kindOf(one, language) === kind))
    if (cells.some((cell) => cell === undefined)) continue
    rows.push({ aspect: aspectOfKind[kind], cells })
    remove(left, cells)
  }
  return [...rows, ...orderedRows(left)]
}

/** What has no name, side by side in the order of the source. */
export function orderedRows(left: readonly (readonly MappedText[])[]): Row[] {
  const longest = Math.max(0, ...left.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => ({
    aspect: undefined,
    cells: left.map((list) => list[index]),
  }))
}

/** Takes out of the lists what stands under one term in two or more of them, in the order of the first to have it. */
export function labelledRows(left: MappedText[][]): Row[] {
  const rows: Row[] = []
  for (const aspect of left.flatMap((list) => [...list])) {
    const length = labelLength(aspect.text)
    if (length === 0 || !left.some((list) => list.includes(aspect))) continue
    const term = trimName(sliceMapped(aspect, 0, length))
    const same = left.map((list) =>
      list.find((one) => {
        const own = labelLength(one.text)
        return own > 0 && sameName(one.text.slice(0, own), term.text)
      }),
    )
    if (same.filter((one) => one !== undefined).length < 2) continue
    rows.push({ aspect: term, cells: same.map((one) => one && afterLabel(one)) })
    remove(left, same)
  }
  return rows
}

/** The row of what only one side says under a label. */
export function ownRow(aspect: MappedText, side: number, sides: number): Row {
  const length = labelLength(aspect.text)
  return {
    aspect: length === 0 ? undefined : trimName(sliceMapped(aspect, 0, length)),
    cells: Array.from({ length: sides }, (_, index) =>
      index === side ? afterLabel(aspect) : undefined,
    ),
  }
}

/** The length of the term that an aspect begins with, set off by a colon or a dash; 0 without. */
export function labelLength(text: string): number {
  return leadTermLength(text) || (/^[^\s–—][^–—:]{0,28}?\s[–—-]\s/u.exec(text)?.[0].length ?? 0)
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

function afterLabel(aspect: MappedText): MappedText {
  return trimMapped(sliceMapped(aspect, labelLength(aspect.text)))
}

/** A name without the mark that sets it off. */
export function trimName(text: MappedText): MappedText {
  const kept = text.text.replace(/[\s:：.。–—-]+$/u, '')
  return sliceMapped(text, 0, kept.length)
}

/** The kind of the one figure that an aspect is about; a negation is about something else. */
function kindOf(aspect: MappedText, language: string): AspectKind | undefined {
  if (hasNegation(aspect.text, lexiconFor(language))) return undefined
  const kinds = new Set(findFigures(aspect.text, language).map((one) => one.kind))
  // "€380,000 a year" is money; "5% in two years" a share; "20 bowls in 2 hours" a rate.
  if (kinds.has('money')) return 'money'
  if (kinds.has('percent')) return 'percent'
  if (saysRate(aspect.text)) return 'rate'
  return kinds.has('duration') || saysDuration(aspect.text) ? 'duration' : undefined
}
