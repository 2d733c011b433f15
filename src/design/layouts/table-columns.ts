import type { TableColumn } from '../../deck/blocks/table/schema.ts'
import { inches, type Points } from '../../scene/geometry.ts'
import { roomBeside, roomForWords } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import { longestWord } from '../text-fitting.ts'
import type { TypeStep } from '../themes/type-step.ts'

/** A column to place: whether its cells may wrap (its head always may), how wide it is wished, and its texts with their type. */
interface ColumnRequest {
  wraps: boolean
  wish: TableColumn['width']
  head: { text: string; step: TypeStep }
  cells: { text: string; step: TypeStep }[]
}

/** Columns with the space that their texts keep free at both sides. */
export interface Columns {
  widths: Points[]
  paddings: { left: Points; right: Points }[]
}

/** Distances between the texts of neighbouring columns, in the order in which they are tried. */
const gaps = [0.62, 0.45, 0.3, 0.2].map(inches)
/** The first column, the labels, keeps a little more distance. */
const firstGapShare = 1.15
const edgePadding = inches(0.25)
/** No wrapping column gets narrower than this, or than its longest word. */
const narrowest = inches(0.85)

/**
 * Widths for a table's columns: figures as wide as they are, the rest shared by the columns that wrap. Gaps shrink
 * before texts are squeezed. Undefined if the columns do not fit side by side.
 * @param ruled what is left over widens the columns, not the distances: texts begin near the rules between them.
 */
export function columnWidths(
  columns: ColumnRequest[],
  width: Points,
  sheet: Sheet,
  ruled = false,
): Columns | undefined {
  // A longer text wraps whatever its width is.
  const lineWidth = ({ text, step }: ColumnRequest['head']) =>
    text === '' ? 0 : sheet.measure(text.slice(0, 300), step, true)
  const widest = (texts: ColumnRequest['cells']) =>
    Math.max(inches(0.2), ...texts.map(lineWidth)) * 1.015 + 1
  const natural = columns.map(({ head, cells }) => widest([head, ...cells]))
  const wide = columns.map(({ wraps, cells }, index) =>
    Math.max(
      natural[index] as Points,
      ...(wraps ? cells : []).map(({ text, step }) => roomBeside(sheet, text.slice(0, 80), step)),
    ),
  )
  const minimum = columns.map(({ wraps, head, cells }, index) => {
    const wrapping = wraps ? [head, ...cells] : [head]
    const word = Math.max(
      0,
      ...wrapping.map(({ text, step }) => longestWord(sheet, text, step) * 1.03),
    )
    const least = Math.min(natural[index] as Points, Math.max(narrowest, word))
    return wraps ? least : Math.max(widest(cells), least)
  })
  // Software without the fonts sets words wider.
  const firm = minimum.map((one, index) => {
    const { wraps, head, cells } = columns[index] as ColumnRequest
    const texts = wraps ? [head, ...cells] : [head]
    return Math.max(one, ...texts.map(({ text, step }) => roomForWords(sheet, text, step)))
  })
  for (const gap of gaps) {
    const gapWidths = columns.slice(1).map((_, index) => gap * (index === 0 ? firstGapShare : 1))
    const available = width - 2 * edgePadding - sum(gapWidths)
    if (sum(minimum) > available) continue
    const squeezed = share(natural, minimum, available)
    const whole = squeezed.map((one, index) => Math.max(one, firm[index] as Points))
    // What is left over is first for the words of a wider face, then for its lines.
    const texts = share(wide, share(whole, squeezed, available), available)
    const least = withPaddings(sum(firm) <= available ? firm : minimum, gapWidths)
    const placed = (widths: Points[], gaps: Points[]) =>
      asWished(withPaddings(widths, gaps), least, columns)
    const spare = available - sum(texts)
    if (ruled || gapWidths.length === 0) {
      const wider = texts.map((one) => one + Math.max(0, spare) / texts.length)
      return placed(wider, gapWidths)
    }
    if (spare <= 0.5) return placed(texts, gapWidths)
    const widened = gapWidths.map((one) => one + spare / gapWidths.length)
    if (!columns.at(-1)?.wraps) return placed(texts, widened)
    // A row is read across: words begin no farther than in columns of one width.
    const equal = width / columns.length
    const near = widened.map((one, index) =>
      Math.min(one, Math.max(equal - (texts[index] as Points), gapWidths[index] ?? 0)),
    )
    texts[texts.length - 1] = (texts.at(-1) as Points) + sum(widened) - sum(near)
    return placed(texts, near)
  }
  return undefined
}

/** The columns as wide as is wished, in the same room: those without a wish give first, none what its words need. */
function asWished(own: Columns, least: Columns, columns: readonly ColumnRequest[]): Columns {
  if (columns.every(({ wish }) => wish === undefined)) return own
  const total = sum(own.widths)
  const equals = own.widths.filter((_, index) => columns[index]?.wish === 'equal')
  let widths = own.widths.map((width, index) => {
    const { wish = 1 } = columns[index] ?? {}
    const wished = wish === 'equal' ? sum(equals) / equals.length : width * wish
    return Math.max(wished, least.widths[index] ?? 0)
  })
  for (const all of [false, true]) {
    const excess = sum(widths) - total
    const given = widths.map((width, index) => {
      if (!all && columns[index]?.wish !== undefined) return 0
      return excess > 0 ? width - (least.widths[index] ?? 0) : width
    })
    const part = Math.min(1, excess / (sum(given) || 1))
    widths = widths.map((width, index) => width - (given[index] ?? 0) * part)
  }
  return { widths, paddings: least.paddings }
}

/** Gives each column what it wants up to an equal share; what is left over goes to those that want more. */
function share(natural: Points[], minimum: Points[], available: Points): Points[] {
  const widths = [...minimum]
  let open = natural.map((_, index) => index)
  let left = available - sum(widths)
  while (left > 0.01 && open.length > 0) {
    open = open.filter((index) => (widths[index] as Points) < (natural[index] as Points) - 0.01)
    if (open.length === 0) break
    // The narrowest wishes are met first.
    const lowest = Math.min(...open.map((index) => widths[index] as Points))
    const low = open.filter((index) => (widths[index] as Points) <= lowest + 0.01)
    const nextLevel = Math.min(
      ...open.map((index) => widths[index] as Points).filter((one) => one > lowest + 0.01),
      ...low.map((index) => natural[index] as Points),
    )
    const raise = Math.min(nextLevel - lowest, left / low.length)
    for (const index of low) widths[index] = (widths[index] as Points) + raise
    left -= raise * low.length
    if (raise <= 0.01) break
  }
  return widths
}

function withPaddings(texts: Points[], gapWidths: Points[]): Columns {
  const paddings = texts.map((_, index) => ({
    left: index === 0 ? edgePadding : (gapWidths[index - 1] as Points) / 2,
    right: index === texts.length - 1 ? edgePadding : (gapWidths[index] as Points) / 2,
  }))
  return {
    paddings,
    widths: texts.map(
      (text, index) => text + (paddings[index]?.left ?? 0) + (paddings[index]?.right ?? 0),
    ),
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
