import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets } from '../../devices/facets.ts'
import { mixColors } from '../../devices/gradient.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { groundUnder } from '../../ground.ts'
import { addColumnTexts, setColumnTexts } from '../../layouts/column-texts.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized } from '../type-step.ts'
import { paper } from './paper.ts'

const mostSteps = 10
/** Between a ribbon and the words under it. */
const under: Points = 18
const between: Points = 16
/** Heights of the ribbon that are tried, of one row and of each of two. */
const ribbons: [single: Points[], double: Points[]] = [
  [128, 104, 84, 64, 48],
  [58, 48, 38],
]

/** A process as a folded ribbon: chevrons that grow deeper, each creased along its middle, their words under them. */
export function drawOrigamiSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { steps } = content
  if (steps.length > mostSteps) return false
  if (steps.length > 0 && !drawRibbons(sheet, content)) return false
  drawFooter(sheet)
  return true
}

function drawRibbons(sheet: Sheet, { steps, firstNumber }: SlideContent): boolean {
  const { frame, colors } = sheet.theme
  const { content: area } = frame
  const rows = steps.length > 5 ? 2 : 1
  const columns = Math.ceil(steps.length / rows)
  const pitch = area.width / columns
  const width = pitch - between
  const rowHeight = (area.height - between * (rows - 1)) / rows
  const entries = steps.map(({ head, text }) => ({
    head,
    text,
    colors: { head: colors.ink, detail: colors.mutedInk, text: colors.ink },
  }))
  for (const ribbon of ribbons[rows - 1] as Points[]) {
    const room = { width, height: rowHeight - ribbon - under, columns }
    const texts = setColumnTexts(sheet, entries, room)
    if (texts === undefined) continue
    // A few words stand with their ribbon nearer to the middle of the slide.
    const spare = rows === 1 ? Math.max(0, rowHeight - ribbon - under - texts.height) * 0.35 : 0
    steps.forEach((_, index) => {
      const row = Math.floor(index / columns)
      const x = area.x + pitch * (index % columns)
      const y = area.y + spare + (rowHeight + between) * row
      const depth = steps.length === 1 ? 1 : index / (steps.length - 1)
      const chevron = { x, y, width: pitch, height: ribbon }
      drawChevron(sheet, index, chevron, depth, String(firstNumber + index))
      const place = { x, y: bottomEdge(chevron) + under, width, ground: sheet.theme.ground }
      addColumnTexts(sheet, `step-${index + 1}`, texts, index, place)
    })
    return true
  }
  return false
}

const tones: Color[] = [paper.mint, paper.sea, paper.pond, '#14807A', paper.teal]

/** One fold of the ribbon with its number; `depth` is 0 for the first, 1 for the last. */
function drawChevron(sheet: Sheet, index: number, box: Box, depth: number, number: string): void {
  const tone = tones[Math.round(depth * (tones.length - 1))] as Color
  const lower = mixColors(tone, paper.deep, 0.14)
  const point = Math.min(30, box.height * 0.32)
  const overlap = 3
  const right = box.x + box.width - overlap
  const middle = box.y + box.height / 2
  const bottom = bottomEdge(box)
  const name = `step-${index + 1}`
  drawFacets(sheet, `${name}-fold`, [
    {
      points: [
        { x: box.x, y: box.y },
        { x: right - point, y: box.y },
        { x: right, y: middle },
        { x: box.x + point, y: middle },
      ],
      fill: tone,
    },
    {
      points: [
        { x: box.x + point, y: middle },
        { x: right, y: middle },
        { x: right - point, y: bottom },
        { x: box.x, y: bottom },
      ],
      fill: lower,
    },
  ])
  const step = resized(sheet.theme.type.stepNumber, Math.min(40, Math.round(box.height * 0.42)))
  const color = depth > 0.6 ? paper.white : sheet.theme.colors.ink
  const width = box.width - 2 * point
  const layout = sheet.set(
    [sheet.paragraph(number, step, { color, align: 'center' })],
    width,
    false,
  )
  const place = {
    x: box.x + point,
    y: middle - layout.height / 2,
    width,
    height: layout.height,
  }
  sheet.addText({
    name: `${name}-number`,
    box: place,
    layout,
    wrap: false,
    ground: groundUnder(sheet, place, color),
  })
}
