import type { Points } from '../../../scene/geometry.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { drawStepColumns, routeRows } from '../../layouts/route-columns.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { paint, stripeAt } from './stripes.ts'

const mostSteps = 12
const gutter: Points = 22
/** Heights of the keys in one row and in each of two. */
const keyHeights: Record<1 | 2, Points> = { 1: 92, 2: 54 }
/** The front of a key under its face. */
const front: Points = 10
const below: Points = 26

/** A process: the keys of a tape deck side by side, the last one its record key; under each what happens. */
export function drawCassetteSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { steps } = content
  if (steps.length > mostSteps) return false
  if (steps.length > 0 && !drawKeys(sheet, content)) return false
  drawFooter(sheet)
  return true
}

function drawKeys(sheet: Sheet, { steps, firstNumber }: SlideContent): boolean {
  const rows = routeRows(steps.length)
  const height = keyHeights[rows]
  const gap = rows === 1 ? below : 14
  const top = headingBottom(sheet) + (rows === 1 ? 32 : 16)
  const place = { rows, top, gutter, inset: height + gap, sink: 0.3 }
  const placed = drawStepColumns(sheet, steps, place, 20)
  if (placed === undefined) return false
  const perRow = Math.ceil(steps.length / rows)
  for (let first = 0; first < placed.length; first += perRow) {
    const own = placed.slice(first, first + perRow)
    const last = own.at(-1)
    const [start] = own
    if (start === undefined || last === undefined) continue
    const y = (start.slots[0] ?? 0) - gap - height
    const bed = {
      x: start.x - 8,
      y: y - 8,
      width: last.x + last.width - start.x + 16,
      height: height + 16,
    }
    sheet.addShape(`bed-${first + 1}`, bed, { fill: paint.case }, { type: 'rectangle', radius: 10 })
    own.forEach(({ x, width }, index) => {
      const key = { x: x - (index === 0 ? 0 : gutter / 2 - 2), y, height }
      const right = index === own.length - 1 ? x + width : x + width + gutter / 2 - 2
      const number = first + index + 1
      drawKey(
        sheet,
        number,
        { ...key, width: right - key.x },
        {
          mark: String(firstNumber + number - 1),
          record: number === steps.length,
        },
      )
    })
  }
  return true
}

function drawKey(
  sheet: Sheet,
  number: number,
  key: { x: Points; y: Points; width: Points; height: Points },
  { mark, record }: { mark: string; record: boolean },
): void {
  const face = record ? paint.orange : paint.label
  const side = record ? '#A8380F' : '#C9AE83'
  const rounded = { type: 'rectangle', radius: 6 } as const
  sheet.addShape(`key-${number}-front`, key, { fill: side }, rounded)
  const top = { ...key, height: key.height - front }
  sheet.addShape(`key-${number}`, top, { fill: face }, rounded)
  const lamp = { x: key.x + 14, y: key.y + 12, width: Math.min(34, key.width * 0.25), height: 5 }
  const light = record ? paint.brown : stripeAt(number - 1)
  const fill = light === paint.cream ? paint.tape : light
  sheet.addShape(`key-${number}-lamp`, lamp, { fill }, { type: 'rectangle', radius: 2.5 })
  const center = { x: key.x + key.width / 2, y: key.y + (key.height - front) / 2 + 2 }
  drawRoundelNumber(sheet, `step-${number}-number`, mark, center, key.height * 0.36, {
    color: paint.brown,
    ground: face,
    share: 1.2,
  })
}
