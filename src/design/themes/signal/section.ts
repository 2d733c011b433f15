import { type Points, pageHeight } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder, resized } from '../type-step.ts'
import { black, yellow } from './colors.ts'
import { drawHazardStripe } from './hazard-stripe.ts'
import { drawSlab } from './slab.ts'

const left: Points = 43.2
const panelLeft: Points = 640

/** A section: its title in yellow on black, its number as high as the slide on a yellow panel over a hazard stripe. */
export function drawSignalSection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { type } = theme
  sheet.background = { kind: 'solid', color: black }
  const number = sheet.context.sectionNumber
  const panel = { x: panelLeft, y: 0, width: 960 - panelLeft, height: pageHeight }
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(type.section, [84, 72, 60, 52, 44, 36, 30, 24, 20, 16, 14]),
    {
      width: panelLeft - left - 36,
      height: 400,
      maximumLines: (step) => (step.size >= 60 ? 4 : step.size >= 40 ? 5 : 14),
    },
    { color: yellow },
  )
  if (title === undefined) return false
  sheet.addShape('panel', panel, { fill: yellow })
  drawHazardStripe(sheet, 'stripe', { y: pageHeight - 30, height: 30, from: panelLeft })
  drawSlab(sheet, 'slab', { x: left, y: 43.5 }, 48, yellow)
  const { height } = title.layout
  sheet.addText({
    name: 'title',
    box: { x: left - 2, y: 500 - height, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: black,
  })
  if (number > 0) {
    const digits = String(number)
    const own = sheet.measure(digits, type.numeral)
    const size = Math.min(type.numeral.size, (type.numeral.size * (panel.width - 60)) / own)
    const step = resized(type.numeral, Math.floor(size))
    const paragraph = sheet.paragraph(digits, step, { color: black, align: 'center' })
    const layout = sheet.set([paragraph], panel.width, false)
    const baseline = layout.paragraphs[0]?.lines[0]?.baseline ?? layout.height
    sheet.addText({
      name: 'section-number',
      box: {
        ...panel,
        y: (pageHeight - 30) / 2 + step.size * 0.43 - baseline,
        height: layout.height,
      },
      layout,
      wrap: false,
      ground: yellow,
    })
  }
  return true
}
