import type { Color } from '../../../scene/paint.ts'
import { drawFacets } from '../../devices/facets.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { drawFoldedSheet, foldOf, within } from './folds.ts'
import { faceAt, paper } from './paper.ts'

/** Panels are sheets with one folded corner: equals lighter and darker, the one that matters teal, a summary blush. */
export const drawPaperPanel: DrawPanel = (sheet, name, box, role, { index, count }) => {
  const { ink, mutedInk, accent } = sheet.theme.colors
  if (role === 'focus') {
    drawFoldedSheet(sheet, name, box, { ground: paper.teal, back: paper.pond })
    const light = paper.white
    return { ground: paper.teal, ink: light, mutedInk: light, accent: light, line: paper.pond }
  }
  const alone = count === 1 ? { ground: paper.white, back: paper.sea } : faceAt(index)
  const face = role === 'emphasis' ? { ground: paper.blush, back: paper.coral } : alone
  drawFoldedSheet(sheet, name, box, face)
  const muted = role === 'emphasis' ? ink : mutedInk
  return { ground: face.ground, ink, mutedInk: muted, accent, line: face.back }
}

/** The lit half of a teal square. */
const tileLight: Color = '#14807A'

/** Icons and numbers stand on a square of two faces, folded along its diagonal. */
export const drawPaperTile: DrawTile = (sheet, name, box) => {
  drawFacets(sheet, name, [
    { points: within(box, '0,0 1,0 0,1'), fill: tileLight },
    { points: within(box, '1,0 1,1 0,1'), fill: paper.teal },
  ])
  return { ground: tileLight, ink: paper.white }
}

/** Names of sides on ribbons whose ends are folded back under them. */
export const drawRibbonHead: DrawHeadBand = (sheet, name, box, tone) => {
  const [ground, back, ink] =
    tone === 'accent'
      ? [paper.teal, paper.deep, paper.white]
      : [paper.mint, paper.pond, sheet.theme.colors.ink]
  drawFoldedSheet(sheet, name, box, { ground, back }, foldOf(box.height) * 0.9)
  return { ground, ink }
}
