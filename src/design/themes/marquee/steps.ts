import { type Box, type Points, pageWidth } from '../../../scene/geometry.ts'
import { boundingBox, polygonPath } from '../../devices/polygon.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { addColumnTexts, setColumnTexts } from '../../layouts/column-texts.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized } from '../type-step.ts'
import { doorCorners, drawLozenge } from './frames.ts'
import { house } from './house.ts'

const mostSteps = 10
const gap: Points = 20
const rowGap: Points = 14
const inset: Points = 14

/** The height of a portal's stepped head with its number, for one row and for each of two. */
const heads = [
  { head: 92, stair: 10, number: 40 },
  { head: 46, stair: 6, number: 24 },
]

/** A process as doors side by side, stepped at their tops; the last is lit. */
export function drawMarqueeSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { steps } = content
  if (steps.length > mostSteps) return false
  if (steps.length > 0 && !drawDoors(sheet, content)) return false
  drawFooter(sheet)
  return true
}

function drawDoors(sheet: Sheet, { steps, firstNumber }: SlideContent): boolean {
  const { frame, colors } = sheet.theme
  const { content: area } = frame
  const rows = steps.length > 5 ? 2 : 1
  const columns = Math.ceil(steps.length / rows)
  // A single door is no wider than the middle of the stage.
  const most = columns === 1 ? 420 : columns === 2 ? 340 : 1000
  const width = Math.min(most, (area.width - gap * (columns - 1)) / columns)
  const rowHeight = (area.height - rowGap * (rows - 1)) / rows
  const look = heads[rows - 1] as (typeof heads)[number]
  const lit = steps.length - 1
  const entries = steps.map(({ head, text }, index) => {
    const own = index === lit ? house.night : undefined
    return {
      head,
      text,
      colors: {
        head: own ?? colors.accent,
        detail: own ?? colors.mutedInk,
        text: own ?? colors.ink,
      },
    }
  })
  const room = {
    width: width - 2 * inset,
    height: rowHeight - look.head - (rows === 1 ? 24 : 12),
    columns,
  }
  const texts = setColumnTexts(sheet, entries, room, 'center')
  if (texts === undefined) return false
  const height =
    rows === 1 ? Math.min(rowHeight, Math.max(250, look.head + texts.height + 44)) : rowHeight
  const top = area.y + (rows === 1 ? (rowHeight - height) * 0.35 : 0)
  steps.forEach((_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, steps.length - row * columns)
    const left = pageWidth / 2 - (width * inRow + gap * (inRow - 1)) / 2
    const column = index % columns
    const box = {
      x: left + (width + gap) * column,
      y: top + (rowHeight + rowGap) * row,
      width,
      height,
    }
    drawDoor(sheet, index, box, look, index === lit, String(firstNumber + index))
    const ground = index === lit ? house.gold : house.velvet
    const place = { x: box.x + inset, y: box.y + look.head, width: room.width, ground }
    addColumnTexts(sheet, `step-${index + 1}`, texts, index, { ...place, align: 'center' })
    if (column > 0) {
      const y = box.y + look.head / 2 + 6
      drawLozenge(sheet, `next-${index}`, { x: box.x - gap / 2, y }, 4)
    }
  })
  return true
}

/** A door with its number in the stepped head. */
function drawDoor(
  sheet: Sheet,
  index: number,
  box: Box,
  { head, stair, number: size }: (typeof heads)[number],
  lit: boolean,
  number: string,
): void {
  const name = `step-${index + 1}`
  const points = doorCorners(box, stair)
  const ground = lit ? house.gold : house.velvet
  sheet.addShape(
    `${name}-door`,
    boundingBox(points),
    { fill: ground, stroke: { color: house.gold, width: 1 } },
    { type: 'path', commands: polygonPath(points) },
  )
  const step = resized(sheet.theme.type.stepNumber, size)
  const color = lit ? house.night : house.gold
  const middle = box.x + box.width / 2
  const wide = box.width - 2 * inset
  const layout = sheet.set([sheet.paragraph(number, step, { color, align: 'center' })], wide, false)
  sheet.addText({
    name: `${name}-number`,
    box: {
      x: middle - wide / 2,
      y: box.y + (head - layout.height) / 2 - (head > 60 ? 4 : 1),
      width: wide,
      height: layout.height,
    },
    layout,
    wrap: false,
    ground,
  })
  if (head > 60) {
    const y = box.y + head - 12
    const pen = { color: lit ? house.night : house.brass, width: 0.75 }
    sheet.addLine(`${name}-rule`, { x: middle - 22, y }, { x: middle + 22, y }, pen)
  }
}
