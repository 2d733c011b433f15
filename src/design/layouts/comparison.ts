import { inches, type Points } from '../../scene/geometry.ts'
import { mostCharacters } from '../../text/shorten.ts'
import type { Sheet } from '../sheet.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { inFont, ladder, type TypeStep } from '../themes/type-step.ts'
import {
  column,
  drawing,
  first,
  type Part,
  panel,
  parts,
  stack,
  type Tone,
  type Tree,
  text,
} from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'
import {
  type Band,
  bands,
  type Comparison,
  type ComparisonLook,
  headsOn,
  labelSpan,
  plainComparison,
  type SideColumns,
  sideColumns,
  sideGap,
  sidePadding,
} from './comparison-look.ts'
import { comparisonTable } from './comparison-rows.ts'
import { comparisonSides } from './comparison-sides.ts'

/** More rows than this, or points of a side, are too many for one slide. */
const mostLines = 12
/** Between what is compared and the verdict. */
const verdictGap = inches(0.11)
const verdictHeight = inches(0.85)

/** A way to set a comparison: the size of its cells or points, and the bands with the names of the sides. */
interface Attempt {
  text: Points
  /** Absent where sides have no names. */
  band?: Band
  /** Of lists: the space over and under a point, in ems. */
  air: number
}

/** Rows share what is left; points stand in one distance, so that a short list reads as one too. */
const airs = [1.5, 1.2, 0.9, 0.7, 0.5, 0.35]

/**
 * Things side by side, a band with the name of each: rows that answer one question each, as a table, or a list of points a
 * side. The verdict stands on the warm ground under them.
 */
export function comparisonLayout(own: Partial<ComparisonLook> = {}): DrawLayout {
  const look = { ...plainComparison, ...own }
  return treeLayout<Attempt>({
    attempts: ({ comparison }) => comparison && attempts(comparison),
    tree: (sheet, { comparison }, attempt) =>
      comparison && comparisonTree(sheet, comparison, attempt, look),
  })
}

/** The comparison of themes that show it without a look of their own. */
export const drawComparison = comparisonLayout()

function attempts(comparison: Comparison): Attempt[] {
  const { rows, sides } = comparison
  const texts = [
    ...rows.flatMap((row) => [row.label, ...row.cells]),
    ...sides.flatMap((side) => side.points),
  ]
  const inRows = rows.length > 0
  const count = inRows ? rows.length : Math.max(1, ...sides.map((side) => side.points.length))
  if (count > mostLines || texts.join('').length > mostCharacters) return []
  const named = sides.some((side) => side.name !== '')
  return sizesFor(count, inRows).flatMap((size) => {
    const large = (over = 0) => over > 0 && (inRows || size < over)
    const heads = named ? bands.filter(({ over }) => !large(over)).map((band) => ({ band })) : [{}]
    const spaces = inRows ? [0] : airs
    return spaces.flatMap((air): Attempt[] => heads.map((head) => ({ text: size, air, ...head })))
  })
}

/** Few points are set large, so that they fill their side; rows are read across, and compared in one glance. */
function sizesFor(count: number, inRows: boolean): Points[] {
  const usual = [20, 18, 16, 14, 12]
  if (inRows) return count <= 3 ? [24, ...usual] : usual
  const large = { 1: [54, 48, 40, 36, 32, 28], 2: [32, 28], 3: [28] }[count] ?? []
  return [...large, 24, ...usual]
}

function comparisonTree(
  sheet: Sheet,
  comparison: Comparison,
  { text: size, band, air }: Attempt,
  look: ComparisonLook,
): Tree | undefined {
  const columns = sideColumns(sheet, comparison)
  const heads = band && headsOn(band, sheet, comparison, columns, size)
  if (band && heads === undefined) return undefined
  const verdict = verdictPart(sheet, comparison, columns)
  if (comparison.rows.length > 0) {
    const table = comparisonTable(sheet, comparison, columns, { size, heads }, look)
    return table && column([{ tree: table, grow: 1 }, verdict])
  }
  const setting = { size, air: Math.round(air * size), heads }
  return column([{ tree: comparisonSides(sheet, comparison, setting, look) }, verdict])
}

/** The decision under the rows, on the same edges. */
function verdictPart(sheet: Sheet, { verdict, sides }: Comparison, columns: SideColumns): Part {
  if (verdict === undefined) return { tree: column([]) }
  const { type, strong, frame } = sheet.theme
  const gap = sideGap + sidePadding
  const textLeft = verdict.label === '' ? sidePadding : labelSpan + sidePadding
  const middle = (columns.edges[Math.ceil(sides.length / 2)] ?? frame.content.width) + sidePadding
  const noteLeft = Math.max(middle, textLeft + inches(3))
  const least = Math.min(14, sheet.context.smallestBody, type.body.size)
  const slot = (name: string, words: string, step: TypeStep, sizes: Points[], tone: Tone) => {
    const steps = ladder(step, sizes).filter((one) => one.size >= least)
    const trees = steps.map((one, index) =>
      text(`verdict-${name}`, words, {
        step: { ...one, lineHeight: Math.round(one.size * 1.15) },
        tone,
        lines: index < steps.length - 1 ? 2 : 5,
        balanced: true,
        anchor: 'middle',
      }),
    )
    return first(...trees)
  }
  const small = [Math.min(16, type.body.size), 14, 12]
  const label = slot('label', verdict.label, inFont(type.body, strong), small, 'ink')
  const decision = slot('text', verdict.text, type.value, [20, 18, 16, 14, 12], 'accent')
  const note = slot('note', verdict.note, type.body, small, 'ink')
  const words = parts([
    ...(verdict.label === '' ? [] : [{ tree: label, size: labelSpan - gap }]),
    verdict.note === ''
      ? { tree: decision, gap }
      : { tree: decision, gap, size: noteLeft - textLeft - gap },
    ...(verdict.note === '' ? [] : [{ tree: note, gap }]),
  ])
  const padding = { x: sidePadding, top: inches(0.04), bottom: inches(0.04) }
  const ground = panel('verdict', 'emphasis', { index: 0, count: 1 }, padding, words)
  return {
    tree: stack(
      drawing(() => {}, verdictHeight),
      ground,
    ),
    gap: verdictGap,
  }
}
