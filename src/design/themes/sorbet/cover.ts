import { coverLayout, strongSmall } from '../../layouts/title.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { drawSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'
import { drawCoverPills } from './pill-columns.ts'

const left = 43.2
const width = 400
const label = { y: 48, height: 29.5, inset: 22 }

/** The cover: words at the left, at the right columns of pills of all lengths. */
export const drawSorbetCover = coverLayout({
  scenery: drawCoverPills,
  area: { x: left, y: 96, width, height: 390 },
  title: { least: 259 },
  subtitle: { width: 306, gap: 18 },
  meta: { bottom: 511, gap: 10, step: strongSmall },
  eyebrow: { draw: drawLabel },
})

/** One line of small strong text in a pill as long as it needs. */
function drawLabel(sheet: Sheet, words: string): void {
  if (words === '') return
  const { y, height, inset } = label
  const step = strongSmall(sheet)
  const own = Math.min(lineBoxWidth(sheet, words.slice(0, 200), step), width - 2 * inset)
  drawSoftBox(sheet, 'eyebrow-pill', { ...label, x: left, width: own + 2 * inset }, pastel.lavender)
  sheet.addText({
    name: 'eyebrow',
    box: {
      x: left + inset,
      y: y + (height - step.lineHeight) / 2,
      width: own,
      height: step.lineHeight,
    },
    layout: fitLine(sheet, words, step, own, { color: sheet.theme.colors.ink }),
    wrap: false,
    ground: pastel.lavender,
  })
}
