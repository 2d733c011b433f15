import type { Color } from '../../../scene/paint.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { drawBands } from '../../devices/route.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder } from '../type-step.ts'
import { paint, stripes } from './stripes.ts'

const left = 43.2

/** The grounds of sections in order, each with the stripes that stand out from it. */
const sides: { ground: Color; colors: Color[] }[] = [
  { ground: paint.orange, colors: [paint.brown, paint.cream, paint.amber, paint.teal] },
  { ground: paint.amber, colors: [paint.brown, paint.orange, paint.cream, paint.teal] },
  { ground: paint.teal, colors: [paint.brown, paint.orange, paint.amber, paint.cream] },
  { ground: paint.label, colors: [paint.brown, paint.orange, paint.amber, paint.teal] },
]

/** A section: a full paint, broad stripes through a quarter circle, the number on a dark disc in their turn. */
export function drawCassetteSection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const number = sheet.context.sectionNumber
  const { ground, colors } = sides[Math.max(0, number - 1) % sides.length] as (typeof sides)[number]
  sheet.background = { kind: 'solid', color: ground }
  const through = [
    { x: 0, y: 112 },
    { x: 800, y: 112 },
    { x: 800, y: 540 },
  ]
  drawBands(sheet, 'stripe', { through, radius: 250 }, stripes(30, 8, colors))
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [60, 54, 48, 40, 36, 30, 24, 20, 16, 14]),
    {
      width: 500,
      height: 270,
      maximumLines: (step) => (step.size >= 54 ? 3 : step.size >= 40 ? 4 : 14),
    },
    { color: paint.brown },
  )
  if (title === undefined) return false
  const { height } = title.layout
  sheet.addText({
    name: 'title',
    box: { x: left, y: 496 - height, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground,
  })
  if (number === 0) return true
  const center = { x: 612, y: 298 }
  drawRing(sheet, 'number-disc', center, 60, { fill: paint.brown })
  drawRoundelNumber(sheet, 'section-number', String(number), center, 60, {
    color: ground,
    ground: paint.brown,
    share: 1.25,
  })
  return true
}
