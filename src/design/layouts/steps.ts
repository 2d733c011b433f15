import { type Box, inches, type Point, type Points } from '../../scene/geometry.ts'
import { contrastRatio } from '../../scene/paint.ts'
import { mixColors } from '../devices/gradient.ts'
import { drawPolygon } from '../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { inFont, resized } from '../themes/type-step.ts'
import { stepsLayout } from './sequence.ts'
import type { SequenceItem } from './sequence-items.ts'
import type { Place, SequenceSize } from './sequence-look.ts'
import { beforeSmall, sizesOf, usualSizes } from './sequence-sizes.ts'

const columnGap = inches(0.2)
/** Space between a pane and the next. */
const paneGap = inches(0.08)

/** A process: a band of slanted panes that grows darker, under it a head and a text for each step. */
export const drawSteps = stepsLayout({
  most: 10,
  sizes: paneSizes,
  gutter: columnGap,
  textInset: inches(0.05),
  rowGap: inches(0.2),
  types: ({ theme: { type, strong } }, { head, text }) => ({
    head: { ...inFont(resized(type.large, head), strong), lineHeight: Math.round(head * 1.22) },
    text: { ...resized(type.body, text), lineHeight: Math.round(text * 1.4 * 10) / 10 },
  }),
  gap: (part, { rows, device }) => {
    const roomy = rows === 1 && device >= inches(1.3)
    if (part === 'head') return inches(roomy ? 0.3 : 0.16)
    return inches(roomy ? 0.137 : 0.05)
  },
  device: (sheet, place, box) => drawPane(sheet, place, box),
})

function paneSizes(count: number, _: Sheet, items: SequenceItem[]): SequenceSize[] {
  const inRows = (rows: number, bands: Points[]) => {
    const columns = Math.ceil(count / rows)
    const largest = columns > 4 ? 20 : rows > 1 ? 22 : 24
    const sizes = usualSizes(columns).filter(([head]) => head <= largest)
    return sizesOf(rows, sizes, bands.map(inches))
  }
  // Few steps with little text leave more of the area to the band.
  const one = inRows(1, [...(count <= 4 ? [2.9] : []), 2.3, 1.8, 1.3, 0.9, 0.6])
  const two = inRows(2, [1.15, 0.85, 0.6, 0.45])
  // Steps without heads have only their numbers over them: small type would be lost under so large a band.
  const easy = items.some((item) => item.head !== '') ? 16 : 18
  return count > 5 ? two : count > 3 ? beforeSmall(one, two, easy) : one
}

/** A slanted pane that meets the next one, with the step's number at its foot. */
function drawPane(sheet: Sheet, place: Place, box: Box): void {
  const { index, count, column, columns } = place
  const last = column === columns - 1 || index === count - 1
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
  drawPolygon(sheet, `pane-${index + 1}`, points, ground)
  drawNumber(sheet, place, box, ground)
}

/** Tints of the accent from light to full, mixed where there are more steps than tints. */
function tint(sheet: Sheet, index: number, count: number): string {
  const { surface, accent, tints = [surface, accent] } = sheet.theme.colors
  const place = count === 1 ? tints.length - 1 : (index / (count - 1)) * (tints.length - 1)
  const from = tints[Math.floor(place)] as string
  const to = tints[Math.ceil(place)] as string
  return mixColors(from, to, place - Math.floor(place))
}

function drawNumber(sheet: Sheet, { item, name }: Place, pane: Box, ground: string): void {
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
    name: `${name}-number`,
    box: { x: pane.x + inches(0.3), y: bottomEdge(pane) - edge - height, width, height },
    anchor: 'bottom',
    layout: sheet.set([sheet.paragraph(item.number, number, { color: light })], width, false),
    wrap: false,
    ground,
  })
}
