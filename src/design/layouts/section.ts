import { inches } from '../../scene/geometry.ts'
import { fitDisplayTitle } from '../display-title.ts'
import { boxInInches } from '../grid.ts'
import { groundUnder } from '../ground.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { ladder } from '../themes/type-step.ts'
import { strongOnAccent } from './closing.ts'

/** A section: its number and its title on the full accent, nothing else. */
export function drawSection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  sheet.background = { kind: 'solid', color: theme.colors.accent }
  theme.ornament.section?.(sheet)
  const bottom = inches(7)
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [72, 60, 54, 44, 36, 30, 24, 20, 16, 14]),
    {
      width: inches(8.022),
      height: inches(4.8),
      maximumLines: (step) => (step.size >= 60 ? 2 : step.size >= 40 ? 4 : 12),
    },
    { color: theme.colors.accentInk },
  )
  if (title === undefined) return false
  const height = Math.max(inches(2.6), title.layout.height)
  const place = { x: inches(0.6), y: bottom - height, width: title.width, height }
  const { width } = title.layout
  sheet.addText({
    name: 'title',
    box: place,
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: groundUnder(sheet, { ...place, width }, theme.colors.accentInk),
  })
  const number = sheet.context.sectionNumber
  if (number > 0) {
    const box = boxInInches(0.52, 0.4, 3, 1.7)
    const color = strongOnAccent(sheet)
    const digits = sheet.paragraph(String(number), theme.type.numeral, { color })
    const layout = sheet.set([digits], box.width, false)
    sheet.addText({
      name: 'section-number',
      box: { ...box, height: Math.max(box.height, layout.height) },
      layout,
      wrap: false,
      ground: theme.colors.accent,
    })
  }
  return true
}
