import { drawSectionNumber, sectionLayout } from '../../layouts/section.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { resized } from '../type-step.ts'
import { drawArch, drawHalfDiscs } from './glazed-arch.ts'
import { glaze } from './glazes.ts'

const gate = { x: 500, y: 62, width: 400, height: 478 }
const doorway = { x: 580, y: 190, width: 240, height: 350 }
const middle = doorway.x + doorway.width / 2

/** A section: a gate in a wall of clay, its number in the doorway. */
export const drawKilnSection = sectionLayout({
  colors: (sheet) => ({ ...slideColors(sheet), ground: glaze.clay, ink: glaze.cream }),
  scenery: (sheet, number) => {
    sheet.background = { kind: 'solid', color: glaze.clay }
    drawArch(sheet, 'gate', gate, glaze.dark)
    drawArch(sheet, 'doorway', doorway, glaze.ochre)
    if (number === 0)
      drawHalfDiscs(sheet, 'sun', { x: middle, y: 540 }, 84, [glaze.clay, glaze.cream])
  },
  number: (sheet, number) => {
    const step = resized(sheet.theme.type.bigFigure, number > 9 ? 130 : 150)
    const width = doorway.width - 20
    const place = { x: middle - width / 2, y: 300, width, align: 'center' as const }
    drawSectionNumber(sheet, number, place, step, { color: glaze.dark, ground: glaze.ochre })
  },
  area: { x: 43.2, y: 96, width: 420, height: 400 },
  title: { lines: { 48: 3, 36: 5 } },
})
