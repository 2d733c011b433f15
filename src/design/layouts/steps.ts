import { type Box, inches, type Point, type Points } from '../../scene/geometry.ts'
import { contrastRatio } from '../../scene/paint.ts'
import { mixColors } from '../devices/gradient.ts'
import { boundingBox, polygonPath } from '../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { inFont, resized } from '../themes/type-step.ts'
import { column, drawing, grid, inset, type Tree, text } from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'

/** A step as it is drawn. */
export interface Step {
  number: number
  head: string
  text: string
}

/** A way to set the steps: how many stand in each row, how high the band over them is, and their sizes. */
interface Arrangement {
  rows: number[]
  band: Points
  head: Points
  text: Points
}

const columnGap = inches(0.2)
const rowGap = inches(0.2)
/** Space between a pane and the next. */
const paneGap = inches(0.08)

/** Sizes of heads and texts, in the order in which they are tried; some only for so many columns. */
const typeSizes: { head: Points; text: Points; columns?: number }[] = [
  { head: 24, text: 20, columns: 3 },
  { head: 20, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A process: a band of slanted panes that grows darker, under it a head and a text for each step. */
export const drawSteps = treeLayout({
  attempts: ({ steps }) => (steps.length === 0 ? undefined : arrangements(steps.length)),
  tree: stepsTree,
})

function arrangements(count: number): Arrangement[] {
  if (count > 10) return []
  const columns = count > 5 ? Math.ceil(count / 2) : count
  const rows = count > 5 ? [columns, count - columns] : [count]
  const bands = rows.length === 1 ? [2.3, 1.8, 1.3, 0.9, 0.6] : [1.15, 0.85, 0.6, 0.45]
  // Few steps with little text leave more of the area to the band.
  if (count <= 4) bands.unshift(2.9)
  return typeSizes
    .filter(({ head, columns: most = 10 }) => columns <= most && (rows.length === 1 || head <= 16))
    .flatMap(({ head, text }) => bands.map((band) => ({ rows, band: inches(band), head, text })))
}

function stepsTree(sheet: Sheet, content: SlideContent, arrangement: Arrangement): Tree {
  const steps = content.steps.map((step, index) => ({
    ...step,
    number: content.firstNumber + index,
  }))
  const last = new Set([(arrangement.rows[0] ?? 0) - 1, steps.length - 1])
  const trees = steps.map((step, index) =>
    stepTree(sheet, steps, { step, index, last: last.has(index) }, arrangement),
  )
  return grid(trees, arrangement.rows, { x: columnGap, y: rowGap }, { aligned: true, even: true })
}

interface PlacedStep {
  step: Step
  index: number
  /** In its row. */
  last: boolean
}

function stepTree(
  sheet: Sheet,
  steps: Step[],
  placed: PlacedStep,
  { rows, band, head, text: size }: Arrangement,
): Tree {
  const { type, strong } = sheet.theme
  const { step, index } = placed
  const name = `step-${index + 1}`
  const headed = steps.some((one) => one.head !== '')
  const roomy = rows.length === 1 && band >= inches(1.3)
  const body = headed
    ? { ...resized(type.body, size), lineHeight: Math.round(size * 1.4 * 10) / 10 }
    : resized(type.large, Math.min(20, size + 2))
  const under = inches(roomy ? 0.3 : 0.16)
  return column([
    { tree: drawing((on, box) => drawPane(on, placed, steps.length, box), band) },
    {
      tree: text(`${name}-head`, step.head, {
        step: {
          ...inFont(resized(type.large, head), strong),
          lineHeight: Math.round(head * 1.22),
        },
        tone: 'ink',
      }),
      gap: under,
    },
    {
      tree: inset(
        { x: 0, top: 0, bottom: 0, right: inches(0.05) },
        text(`${name}-text`, step.text, {
          step: body,
          tone: headed ? 'mutedInk' : 'ink',
          fills: true,
        }),
      ),
      gap: headed ? inches(roomy ? 0.137 : 0.05) : under,
      grow: 1,
    },
  ])
}

/** A slanted pane that meets the next one, with the step's number at its foot. */
function drawPane(sheet: Sheet, { step, index, last }: PlacedStep, count: number, box: Box): void {
  const lean = box.height * (0.7035 / 2.3)
  // The last pane of a short second row ends at its own column.
  const full = rightEdge(sheet.theme.frame.content)
  const right = last
    ? Math.min(full, rightEdge(box) + columnGap)
    : rightEdge(box) + columnGap - paneGap
  const first = box.x <= sheet.theme.frame.content.x + 1
  const points: Point[] = [
    { x: first ? box.x : box.x + lean, y: box.y },
    { x: last ? right : right + lean, y: box.y },
    { x: right, y: bottomEdge(box) },
    { x: box.x, y: bottomEdge(box) },
  ]
  const ground = tint(sheet, index, count)
  sheet.addShape(
    `pane-${index + 1}`,
    boundingBox(points),
    { fill: ground },
    { type: 'path', commands: polygonPath(points) },
  )
  drawNumber(sheet, step, index, box, ground)
}

/** Tints of the accent from light to full, mixed where there are more steps than tints. */
function tint(sheet: Sheet, index: number, count: number): string {
  const { tints } = sheet.theme.colors
  const place = count === 1 ? tints.length - 1 : (index / (count - 1)) * (tints.length - 1)
  const from = tints[Math.floor(place)] as string
  const to = tints[Math.ceil(place)] as string
  return mixColors(from, to, place - Math.floor(place))
}

function drawNumber(sheet: Sheet, step: Step, index: number, pane: Box, ground: string): void {
  const { theme } = sheet
  const { ink, accentInk } = theme.colors
  const color = contrastRatio(ink, ground) >= contrastRatio(accentInk, ground) ? ink : accentInk
  const light = contrastRatio(accentInk, ground) >= 4.2 ? accentInk : color
  const size = Math.min(theme.type.stepNumber.size, pane.height * 0.5)
  const number = resized(theme.type.stepNumber, Math.max(24, Math.round(size)))
  const edge = pane.height >= inches(1) ? inches(0.17) : pane.height * 0.15
  const height = number.lineHeight
  const width = pane.width - inches(0.6)
  sheet.addText({
    name: `step-${index + 1}-number`,
    box: { x: pane.x + inches(0.3), y: bottomEdge(pane) - edge - height, width, height },
    anchor: 'bottom',
    layout: sheet.set(
      [sheet.paragraph(String(step.number), number, { color: light })],
      width,
      false,
    ),
    wrap: false,
    ground,
  })
}
