import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../theme.ts'
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
  const steps = content.steps.map((step, index) => ({
    ...step,
    mark: String(content.firstNumber + index),
  }))
  if (steps.length > 0 && !drawGrowth(sheet, steps)) return false
  drawFooter(sheet)
  return true
}

interface Step {
  mark: string
  head: string
  text: string
}

function drawGrowth(sheet: Sheet, steps: Step[]): boolean {
  const length = steps.reduce((sum, { head, text }) => sum + head.length + text.length, 0)
  if (steps.length > mostSteps || length > mostCharacters) return false
  const rows = steps.length > 5 ? 2 : 1
  const columns = Math.ceil(steps.length / rows)
  const pitch = (pageWidth - margin - 10) / columns
  const width = Math.min(pitch - 24, 300)
  const top = headingFoot(sheet) + 12
  const { type } = sheet.theme
  for (const size of sizes) {
    if (size.text < sheet.context.smallestBody || (rows > 1 && size.head > 24)) continue
    const head: TypeStep = {
      ...resized(type.head, size.head),
      lineHeight: Math.round(size.head * 1.14),
    }
    const text = { ...resized(type.body, size.text), lineHeight: Math.round(size.text * 1.36) }
    const broken = steps.some(
      (one) =>
        longestWord(sheet, one.head, head) > width * 0.98 ||
        longestWord(sheet, one.text, text) > width * 0.98,
    )
    if (broken && size.text > 12) continue
    const set = (words: string, step: TypeStep, lines: number) =>
      words === ''
        ? null
        : fitText(
            sheet,
            words,
            [step],
            { width, height: 400, maximumLines: () => lines },
            { color: ink },
          )
    const headLines = size.head > 20 ? 3 : 8
    const sets = steps.map((one) => ({
      head: set(one.head, head, headLines),
      text: set(one.text, text, 40),
    }))
    if (sets.some((one) => one.head === undefined || one.text === undefined)) continue
    const heads = Math.max(...sets.map((one) => one.head?.layout.height ?? 0))
    const texts = Math.max(...sets.map((one) => one.text?.layout.height ?? 0))
    const rowHeight = (floor - top) / rows
    const bud = rows > 1 ? 15 : 19
    const under = bud + (rows > 1 ? 12 : 20) + heads + 4 + texts
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
        let y = stem.middle + bud + (rows > 1 ? 12 : 20)
        for (const [part, one] of Object.entries(sets[index] ?? {})) {
          if (one)
            sheet.addText({
              name: `step-${index + 1}-${part}`,
              box: { x: margin + pitch * column, y, width: one.width, height: one.layout.height },
              layout: one.layout,
              ground: paper,
            })
          y += part === 'head' ? heads + 4 : 0
        }
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
