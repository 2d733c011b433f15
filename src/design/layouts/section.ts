import { hasOwnNumber } from '../../deck/section-numbers.ts'
import { inches, type Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { DrawLayout, PanelColors } from '../themes/theme.ts'
import type { TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import type { Column, Part } from '../tree/tree.ts'
import { onAccent } from './closing.ts'
import { type DisplayLook, displayTitle, drawDisplay } from './display-slide.ts'

/** Where a section's number stands; its box begins at `y`. */
interface NumberPlace {
  x: Points
  y: Points
  width: Points
  height?: Points
  align?: 'start' | 'center'
  tabularFigures?: boolean
}

/** How a theme opens a part of the deck, given the section's number: 0 for one without. */
interface SectionLook extends DisplayLook<number> {
  /** Where the section's number stands, in the accent; or draws it. Not for a section without one. */
  number: NumberPlace | ((sheet: Sheet, number: number, colors: PanelColors) => void)
  /** Over the title. */
  ornament?: Part
  /** At the foot of its area unless said. */
  justify?: Column['justify']
}

/** A section: its number and its title, nothing else. */
export function sectionLayout(look: SectionLook): DrawLayout {
  return (sheet, content) => {
    const number = hasOwnNumber(content.title) ? 0 : sheet.context.sectionNumeral
    return drawDisplay(sheet, number, look, (area, colors) => {
      const { section, numeral } = sheet.theme.type
      const title = displayTitle(sheet, content.title, section, look.title, area.width)
      const company = { over: look.ornament, under: [], justify: look.justify ?? 'end' }
      const build = (one: { title: TypeStep }) => title.group(one.title, company)
      if (!fitTree(sheet, area, title.attempts([{}]), build, colors)) return false
      if (number === 0) return true
      const { accent: color, ground } = colors
      if (typeof look.number === 'function') look.number(sheet, number, colors)
      else drawSectionNumber(sheet, number, look.number, numeral, { color, ground })
      return true
    })
  }
}

/** Adds the number of a section on one line. */
export function drawSectionNumber(
  sheet: Sheet,
  number: number,
  place: NumberPlace,
  step: TypeStep,
  { color, ground }: { color: string; ground: string },
): void {
  const { x, y, width, height = 0, ...options } = place
  const digits = sheet.paragraph(String(number), step, { color, ...options })
  const layout = sheet.set([digits], width, false)
  const box = { x, y, width, height: Math.max(height, layout.height) }
  sheet.addText({ name: 'section-number', box, layout, wrap: false, ground })
}

/** A section on the full accent. */
export const drawSection = sectionLayout({
  colors: onAccent,
  scenery: (sheet) => {
    const { theme } = sheet
    sheet.background = { kind: 'solid', color: theme.colors.accent }
    theme.ornament.section?.(sheet)
  },
  number: { x: inches(0.52), y: inches(0.4), width: inches(3), height: inches(1.7) },
  area: { x: inches(0.6), y: inches(2.2), width: inches(8.022), height: inches(4.8) },
  title: { lines: { 60: 2, 40: 4 }, box: inches(2.6) },
  overScenery: true,
})
