import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { commonStep } from '../common-step.ts'
import { flatHeadBand } from '../devices/head-band.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { SetText, Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import type { DrawHeadBand } from '../themes/theme.ts'
import { inFont, ladder, resized, type TypeStep } from '../themes/type-step.ts'

type Comparison = NonNullable<SlideContent['comparison']>

const padding = inches(0.25)
const gutter = inches(0.2)
/** Where the first side begins, from the left edge of the area, when rows have labels. */
const labelSpan = inches(2.056)
/** Between the last row and the verdict. */
const verdictGap = inches(0.11)

/** Sizes of cells, in the order in which they are tried. */
const cellSizes: Points[] = [24, 20, 18, 16, 14, 12]
/** Rows that are few enough for the largest size. */
const fewRows = 3

/** Things side by side: a band with the name of each, rows that answer one another, the verdict on the warm ground. */
export function drawComparison(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { comparison } = content
  if (comparison !== undefined) {
    const { rows } = comparison
    const length = rows.reduce((sum, row) => sum + row.label.length + row.cells.join('').length, 0)
    if (rows.length > 12 || length > mostCharacters || !placeComparison(sheet, comparison))
      return false
  }
  drawFooter(sheet)
  return true
}

function placeComparison(sheet: Sheet, comparison: Comparison): boolean {
  const area = sheet.theme.frame.content
  const columns = sideColumns(area, comparison)
  const nodes = sheet.nodes.length
  for (const size of cellSizes) {
    if (size < sheet.context.smallestBody) break
    if (size > 20 && comparison.rows.length > fewRows) continue
    for (const verdictHeight of comparison.verdict ? [0.85, 1.15, 1.5] : [0]) {
      const verdict = { ...area, height: inches(verdictHeight) }
      verdict.y = bottomEdge(area) - verdict.height
      if (
        (verdictHeight === 0 || drawVerdict(sheet, comparison, columns, verdict)) &&
        drawSides(sheet, comparison, columns, size, {
          ...area,
          height: area.height - (verdictHeight === 0 ? 0 : verdict.height + verdictGap),
        })
      )
        return true
      sheet.nodes.length = nodes
    }
  }
  return false
}

/** The left edges and the width of the sides. */
interface Columns {
  labelled: boolean
  edges: Points[]
  width: Points
}

function sideColumns(area: Box, { sides, rows }: Comparison): Columns {
  const labelled = rows.some((row) => row.label !== '')
  const left = area.x + (labelled ? labelSpan : 0)
  const count = sides.length
  const width = (rightEdge(area) - left - gutter * (count - 1)) / count
  return { labelled, width, edges: sides.map((_, index) => left + (width + gutter) * index) }
}

/** A way to set the names of the sides. */
interface Band {
  height: Points
  /** A name has no more lines than this. */
  lines: number
  sizes: Points[]
}

/** In the order in which they are tried. */
const bands: Band[] = [
  { height: inches(0.7), lines: 2, sizes: [20, 18, 16] },
  { height: inches(1), lines: 3, sizes: [20, 18, 16, 14, 12] },
  { height: inches(0.7), lines: 2, sizes: [14, 12] },
]

function drawSides(
  sheet: Sheet,
  { sides, rows }: Comparison,
  columns: Columns,
  size: Points,
  area: Box,
): boolean {
  const named = sides.some((side) => side.name !== '')
  const set = rows.map((row) => setRow(sheet, row, columns, size, named))
  const texts = set.map((row) => row?.height)
  const nodes = sheet.nodes.length
  if (!named) {
    const heights = rowHeights(texts, area.height, size)
    if (heights === undefined) return false
    drawRules(sheet, columns, area.y)
    drawRows(sheet, set as SetRow[], columns, area, heights)
    return true
  }
  for (const band of bands) {
    // Names do not get smaller than what stands under them, but for large facts.
    const sizes = band.sizes.filter((one) => one >= Math.min(size, 16))
    if (sizes.length === 0) continue
    const top = area.y + band.height
    const heights = rowHeights(texts, bottomEdge(area) - top, size)
    if (heights === undefined) continue
    if (drawBands(sheet, sides, columns, area.y, { ...band, sizes })) {
      drawRows(sheet, set as SetRow[], columns, { ...area, y: top }, heights)
      return true
    }
    sheet.nodes.length = nodes
  }
  return false
}

/** A list in columns has no names to set on bands: a rule over each is enough. */
function drawRules(sheet: Sheet, columns: Columns, y: Points): void {
  const stroke = { color: sheet.theme.colors.ink, width: 1.5 }
  for (const [index, x] of columns.edges.entries())
    sheet.addLine(`side-${index + 1}`, { x, y }, { x: x + columns.width, y }, stroke)
}

function drawRows(
  sheet: Sheet,
  rows: SetRow[],
  columns: Columns,
  area: Pick<Box, 'x' | 'y' | 'width'>,
  heights: Points[],
): void {
  const { line } = sheet.theme.colors
  const { ground } = sheet.theme
  let y = area.y
  rows.forEach((row, index) => {
    const height = heights[index] as Points
    if (index > 0)
      sheet.addLine(
        `row-rule-${index}`,
        { x: area.x, y },
        { x: area.x + area.width, y },
        { color: line, width: 0.75 },
      )
    const add = (name: string, x: Points, width: Points, layout: TextLayout | undefined) => {
      if (layout === undefined) return
      const box = { x, y, width, height }
      sheet.addText({ name, box, anchor: 'middle', layout, ground })
    }
    add(`row-${index + 1}-label`, area.x + padding, labelSpan - padding - gutter, row.label)
    row.cells.forEach((layout, side) => {
      const x = (columns.edges[side] ?? 0) + padding
      add(`row-${index + 1}-cell-${side + 1}`, x, columns.width - padding, layout)
    })
    y += height
  })
}

/** The names of the sides on bands, in one size; false if a name does not fit. */
function drawBands(
  sheet: Sheet,
  sides: Comparison['sides'],
  columns: Columns,
  top: Points,
  { height, lines, sizes }: Band,
): boolean {
  const places = placeBands(sheet, sides, columns, { y: top, height })
  const width = columns.width - 2 * padding
  const taken = Math.max(...places.map((place) => place.taken ?? 0))
  const step = commonStep(
    sheet,
    sides.map((side) => side.name),
    ladder(sheet.theme.type.value, sizes).map(tight),
    { width, height: height - taken - inches(0.1), maximumLines: () => lines },
  )
  if (step === undefined) return false
  sides.forEach(({ name }, index) => {
    const { ink, ground } = places[index] as BandPlace
    const room = { width, height: height - taken }
    const set = fitText(sheet, name, [step], room, { color: ink })
    if (name === '' || set === undefined) return
    sheet.addText({
      name: `side-${index + 1}-name`,
      box: { ...room, x: (columns.edges[index] ?? 0) + padding, y: top + taken },
      anchor: 'middle',
      layout: set.layout,
      ground,
    })
  })
  return true
}

type BandPlace = ReturnType<DrawHeadBand>

function placeBands(
  sheet: Sheet,
  sides: Comparison['sides'],
  columns: Columns,
  { y, height }: Pick<Box, 'y' | 'height'>,
): BandPlace[] {
  const drawBand = sheet.theme.drawHeadBand ?? flatHeadBand()
  const count = sides.length
  const recommended = sides.some((side) => side.recommended)
  return sides.map((side, index) => {
    const box = { x: columns.edges[index] ?? 0, y, width: columns.width, height }
    // Two equals take the two strong colours of the theme; of more, only the recommended one stands out.
    const accented = recommended ? side.recommended : count === 2 && index === 1
    return drawBand(sheet, `side-${index + 1}`, box, accented ? 'accent' : 'ink', { index, count })
  })
}

function tight(step: TypeStep): TypeStep {
  return { ...step, lineHeight: Math.round(step.size * 1.15) }
}

interface SetRow {
  label?: TextLayout
  cells: (TextLayout | undefined)[]
  height: Points
}

/** A row in one size; undefined if a word would have to be broken, which only the smallest size may do. */
function setRow(
  sheet: Sheet,
  row: Comparison['rows'][number],
  columns: Columns,
  size: Points,
  named: boolean,
): SetRow | undefined {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const line = (step: TypeStep): TypeStep => ({
    ...step,
    lineHeight: Math.round(step.size * 1.25),
  })
  const cellStep = line(resized(theme.type.large, size))
  const labelStep = line(resized(theme.type.body, Math.min(16, size)))
  const width = columns.width - padding
  const labelWidth = labelSpan - padding - gutter
  const broken = (text: string, step: TypeStep, room: Points) =>
    size > 12 && longestWord(sheet, text, step) > room * 0.98
  if (broken(row.label, labelStep, labelWidth)) return undefined
  const set = (text: string, step: TypeStep, room: Points, color: string) =>
    text === '' ? undefined : sheet.setWithSlack([sheet.paragraph(text, step, { color })], room)
  const label = columns.labelled ? set(row.label, labelStep, labelWidth, mutedInk) : undefined
  const cells: (TextLayout | undefined)[] = []
  for (const text of row.cells) {
    const step = isFact(text) ? inFont(cellStep, theme.strong) : cellStep
    if (broken(text, step, width)) return undefined
    // Where sides have names, a gap is what is not known of one.
    const gap = named ? set('–', step, width, mutedInk) : undefined
    cells.push(text === '' ? gap : set(text, step, width, ink))
  }
  if ((label?.width ?? 0) > labelWidth || cells.some((cell) => (cell?.width ?? 0) > width))
    return undefined
  const height = Math.max(label?.height ?? 0, ...cells.map((cell) => cell?.height ?? 0))
  return { ...(label ? { label } : {}), cells, height }
}

/** Whether a cell is a short fact with a figure in it that is not only a year. */
export function isFact(text: string): boolean {
  const withoutYears = text.replace(/(?<!\d|[.,])(?:19|20)\d\d(?![.,]?\d)/g, '')
  return text.length <= 32 && /\d/.test(withoutYears)
}

/** Rows of one height if that holds the highest, else each as high as it needs; undefined if they do not fit. */
function rowHeights(
  texts: (Points | undefined)[],
  room: Points,
  size: Points,
): Points[] | undefined {
  const spacing = size >= 16 ? 8 : 5
  const needed: Points[] = []
  for (const height of texts) {
    if (height === undefined) return undefined
    needed.push(height + 2 * spacing)
  }
  const equal = room / needed.length
  if (needed.every((height) => height <= equal + 0.01)) return needed.map(() => equal)
  const spare = room - needed.reduce((sum, height) => sum + height, 0)
  return spare < 0 ? undefined : needed.map((height) => height + spare / needed.length)
}

/** The decision under the rows, on the same edges; false if it does not fit the band. */
function drawVerdict(
  sheet: Sheet,
  { verdict, sides }: Comparison,
  columns: Columns,
  band: Box,
): boolean {
  if (verdict === undefined) return true
  const { theme } = sheet
  const { type } = theme
  const colors = theme.drawPanel(sheet, 'verdict', band, 'emphasis', { index: 0, count: 1 })
  const right = rightEdge(band) - padding
  const labelLeft = band.x + padding
  const verdictLeft = verdict.label === '' ? labelLeft : band.x + labelSpan + padding
  const noteLeft = Math.max(
    (columns.edges[Math.ceil(sides.length / 2)] ?? right) + padding,
    verdictLeft + inches(3),
  )
  const height = band.height - inches(0.2)
  const set = (text: string, steps: TypeStep[], width: Points, color: string) =>
    fitText(sheet, text, steps, { width, height, balanced: true }, { color })
  const add = (name: string, x: Points, text: string, one: SetText | undefined): boolean => {
    if (text === '') return true
    const least = Math.min(14, sheet.context.smallestBody, type.body.size)
    if (one === undefined || one.step.size < least) return false
    sheet.addText({
      name,
      box: { x, y: band.y, width: one.width, height: band.height },
      anchor: 'middle',
      layout: one.layout,
      ground: colors.ground,
    })
    return true
  }
  const bodySizes = [Math.min(16, type.body.size), 14, 12]
  const noteEnd = verdict.note === '' ? right : noteLeft - gutter - padding
  return (
    add(
      'verdict-label',
      labelLeft,
      verdict.label,
      set(
        verdict.label,
        ladder(inFont(type.body, theme.strong), bodySizes).map(tight),
        labelSpan - padding - gutter,
        colors.ink,
      ),
    ) &&
    add(
      'verdict-text',
      verdictLeft,
      verdict.text,
      set(
        verdict.text,
        ladder(type.value, [20, 18, 16, 14, 12]).map(tight),
        noteEnd - verdictLeft,
        colors.accent,
      ),
    ) &&
    add(
      'verdict-note',
      noteLeft,
      verdict.note,
      set(verdict.note, ladder(type.body, bodySizes), right - noteLeft, colors.ink),
    )
  )
}
