import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import {
  addStepTexts,
  type MarkedStep,
  markedSteps,
  setStepTexts,
} from '../../layouts/step-texts.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized } from '../type-step.ts'
import { berry, cream, deepGreen, foliage, ink, paper } from './colors.ts'
import { headingFoot } from './heading.ts'
import { drawLeafPair, drawSmallLeaves, drawStem, type Stem, stemAt } from './stem.ts'

const margin: Points = 43.2
const floor: Points = 490
const mostSteps = 10

const sizes: { head: Points; text: Points }[] = [
  { head: 28, text: 20 },
  { head: 26, text: 18 },
  { head: 24, text: 16 },
  { head: 20, text: 16 },
  { head: 20, text: 14 },
  { head: 16, text: 12 },
]

/** A process: one stem, at each step a leaf pair and its number in a bud, under it what happens; the last in berry. */
export function drawHerbariumSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const steps = markedSteps(content.steps, content.firstNumber)
  if (steps.length > 0 && !drawGrowth(sheet, steps)) return false
  drawFooter(sheet)
  return true
}

function drawGrowth(sheet: Sheet, steps: MarkedStep[]): boolean {
  const length = steps.reduce((sum, { head, text }) => sum + head.length + text.length, 0)
  if (steps.length > mostSteps || length > mostCharacters) return false
  const rows = steps.length > 5 ? 2 : 1
  const columns = Math.ceil(steps.length / rows)
  const pitch = (pageWidth - margin - 10) / columns
  const width = Math.min(pitch - 24, 300)
  const top = headingFoot(sheet) + 12
  for (const size of sizes) {
    if (size.text < sheet.context.smallestBody || (rows > 1 && size.head > 24)) continue
    const set = setStepTexts(sheet, steps, {
      size,
      headLeading: 1.14,
      headLines: size.head > 20 ? 3 : 8,
      width,
      color: ink,
    })
    if (set === undefined) continue
    const rowHeight = (floor - top) / rows
    const bud = rows > 1 ? 15 : 19
    const under = bud + (rows > 1 ? 12 : 20) + set.heads + 4 + set.texts
    const free = rowHeight - under - 8
    // From the top of the leaves to the stem.
    const leaf = Math.min(rows > 1 ? 56 : 92, free - 10)
    if (leaf < (size.text > 12 ? 40 : 26)) continue
    for (let row = 0; row < rows; row++) {
      const own = steps.slice(row * columns, (row + 1) * columns)
      const spare = free - leaf - 10
      const stem = {
        middle: top + rowHeight * row + leaf + 10 + spare * 0.4,
        swing: rows > 1 ? 3 : 6,
      }
      drawPlant(sheet, own.length, row, columns, stem, { pitch, leaf, last: row === rows - 1 })
      own.forEach((step, column) => {
        const index = row * columns + column
        const at = stemAt(stem, margin + bud + pitch * column)
        drawBud(sheet, index, step.mark, at, bud, index === steps.length - 1)
        const y = stem.middle + bud + (rows > 1 ? 12 : 20)
        addStepTexts(sheet, set, index, { x: margin + pitch * column, y, gap: 4, ground: paper })
      })
    }
    return true
  }
  return false
}

function drawPlant(
  sheet: Sheet,
  count: number,
  row: number,
  columns: number,
  stem: Stem,
  { pitch, leaf, last }: { pitch: Points; leaf: Points; last: boolean },
): void {
  const place = (column: number) => margin + 19 + pitch * column
  const end = last ? place(count - 1) : pageWidth
  drawStem(sheet, `stem-${row + 1}`, stem, [0, end], {
    color: foliage.green.blade,
    width: 2.25,
    cap: 'round',
  })
  for (let column = 0; column < count; column++) {
    const x = place(column)
    const number = row * columns + column + 1
    const closing = last && column === count - 1
    const to = closing ? x : Math.min(x + pitch - leaf * 0.62, pageWidth - 24)
    drawSmallLeaves(sheet, `twig-${number}`, stem, [x + 44, to], 'above', number * 2)
    drawLeafPair(
      sheet,
      `step-${number}-leaf`,
      stemAt(stem, x),
      'above',
      leaf,
      closing ? [foliage.berry, foliage.rose] : [foliage.green, foliage.light],
    )
  }
}

function drawBud(
  sheet: Sheet,
  index: number,
  mark: string,
  { x, y }: { x: Points; y: Points },
  radius: Points,
  last: boolean,
): void {
  const box = (r: Points) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r })
  const name = `step-${index + 1}`
  const fill = last ? berry : deepGreen
  sheet.addShape(`${name}-halo`, box(radius + 2), { fill: paper }, { type: 'ellipse' })
  sheet.addShape(`${name}-bud`, box(radius), { fill }, { type: 'ellipse' })
  const { head } = sheet.theme.type
  const step = resized(head, mark.length > 1 ? radius : Math.round(radius * 1.2))
  const width = radius * 2 - 4
  const layout = sheet.set(
    [sheet.paragraph(mark, step, { color: cream, align: 'center', tabularFigures: true })],
    width,
    false,
  )
  sheet.addText({
    name: `${name}-number`,
    box: { x: x - width / 2, y: y - layout.height / 2 - 0.5, width, height: layout.height },
    layout,
    wrap: false,
    ground: fill,
  })
}
