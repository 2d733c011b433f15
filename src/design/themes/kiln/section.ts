import { archPath } from '../../devices/arch.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder, resized } from '../type-step.ts'
import { glaze } from './glazes.ts'
import { drawHalfDiscs } from './half-disc.ts'

const left = 43.2
const gate = { x: 500, y: 62, width: 400, height: 478 }
const inner = { x: 580, y: 190, width: 240, height: 350 }

/** A section: a gate in a wall of clay, its number in the doorway. */
export function drawKilnSection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { type } = theme
  sheet.background = { kind: 'solid', color: glaze.clay }
  const arches = [
    { name: 'gate', box: gate, fill: glaze.dark },
    { name: 'doorway', box: inner, fill: glaze.ochre },
  ]
  for (const { name, box, fill } of arches)
    sheet.addShape(name, box, { fill }, { type: 'path', commands: archPath(box) })
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(type.section, [56, 48, 40, 36, 30, 24, 20, 16, 14]),
    {
      width: 420,
      height: 400,
      maximumLines: (step) => (step.size >= 48 ? 3 : step.size >= 36 ? 5 : 14),
    },
    { color: glaze.cream },
  )
  if (title === undefined) return false
  const { height } = title.layout
  sheet.addText({
    name: 'title',
    box: { x: left, y: 496 - height, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: glaze.clay,
  })
  const number = sheet.context.sectionNumber
  const center = inner.x + inner.width / 2
  if (number > 0) {
    const step = resized(type.bigFigure, number > 9 ? 130 : 150)
    const width = inner.width - 20
    const layout = sheet.set(
      [sheet.paragraph(String(number), step, { color: glaze.dark, align: 'center' })],
      width,
      false,
    )
    sheet.addText({
      name: 'section-number',
      box: { x: center - width / 2, y: 300, width, height: layout.height },
      layout,
      wrap: false,
      ground: glaze.ochre,
    })
  } else drawHalfDiscs(sheet, 'sun', { x: center, y: 540 }, 84, [glaze.clay, glaze.cream])
  return true
}
