import { mixColors } from '../../devices/gradient.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { drawRoute } from '../../devices/route.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder } from '../type-step.ts'
import { sectionLine } from './lines.ts'

const left = 43.2
const stop = { x: 150, y: 146 }

/** A section is a line: its colour fills the slide, it runs through in white, and its number is a stop. */
export function drawTransitSection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { color, ink } = sectionLine(sheet)
  sheet.background = { kind: 'solid', color }
  const shade = mixColors(color, '#14213D', 0.2)
  const others = [
    [
      { x: 560, y: 0 },
      { x: 560, y: 60 },
      { x: 860, y: 360 },
      { x: 960, y: 360 },
    ],
    [
      { x: 700, y: 540 },
      { x: 700, y: 420 },
      { x: 880, y: 240 },
      { x: 960, y: 240 },
    ],
  ]
  others.forEach((through, index) => {
    drawRoute(sheet, `other-${index + 1}`, { through, radius: 60 }, { color: shade, width: 22 })
  })
  const through = [
    { x: 0, y: stop.y },
    { x: 560, y: stop.y },
    { x: 830, y: 416 },
    { x: 830, y: 540 },
  ]
  drawRoute(sheet, 'line', { through, radius: 90 }, { color: '#FFFFFF', width: 34 })
  const stops = [
    { x: 420, y: stop.y },
    { x: 672, y: 258 },
    { x: 830, y: 476 },
  ]
  stops.forEach((center, index) => {
    drawRing(sheet, `stop-${index + 1}`, center, 9, { fill: color })
  })
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [60, 54, 48, 40, 36, 30, 24, 20, 16, 14]),
    {
      width: 560,
      height: 236,
      maximumLines: (step) => (step.size >= 54 ? 3 : step.size >= 40 ? 4 : 14),
    },
    { color: ink },
  )
  if (title === undefined) return false
  const { height } = title.layout
  sheet.addText({
    name: 'title',
    box: { x: left, y: 494 - height, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: color,
  })
  const number = sheet.context.sectionNumber
  drawRing(sheet, 'section-stop', stop, 78, {
    fill: '#FFFFFF',
    stroke: { color: theme.colors.ink, width: 16 },
  })
  if (number > 0)
    drawRoundelNumber(sheet, 'section-number', String(number), stop, 66, {
      color: theme.colors.ink,
      ground: '#FFFFFF',
      share: 1.3,
    })
  return true
}
