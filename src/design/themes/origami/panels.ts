import type { Color } from '../../../scene/paint.ts'
import { drawFacets } from '../../devices/facets.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { DrawHeadBand, DrawPanel, DrawTile, PanelColors } from '../theme.ts'
import { drawFoldedSheet, foldOf } from './folds.ts'
import { faceAt, paper } from './paper.ts'

/** Panels are sheets with one folded corner: equals lighter and darker, the one that matters teal, a summary blush. */
export const drawPaperPanel: DrawPanel = (sheet, name, box, role, { index, count }) => {
  const { ink, mutedInk, accent } = sheet.theme.colors
  if (role === 'focus') {
    drawFoldedSheet(sheet, name, box, { ground: paper.teal, back: paper.pond })
    const light = paper.white
    return { ground: paper.teal, ink: light, mutedInk: light, accent: light, line: paper.pond }
  }
  const face =
    role === 'emphasis'
      ? { ground: paper.blush, back: paper.coral }
      : count === 1
        ? { ground: paper.white, back: paper.sea }
        : faceAt(index)
  drawFoldedSheet(sheet, name, box, face)
  const colors: PanelColors = { ground: face.ground, ink, mutedInk, accent, line: face.back }
  return { ...colors, mutedInk: role === 'emphasis' ? ink : mutedInk }
}

/** Icons and numbers stand on a square of two faces, folded along its diagonal. */
export const drawPaperTile: DrawTile = (sheet, name, box) => {
  const right = rightEdge(box)
  const bottom = bottomEdge(box)
  drawFacets(sheet, name, [
    {
      points: [
        { x: box.x, y: box.y },
        { x: right, y: box.y },
        { x: box.x, y: bottom },
      ],
      fill: tileLight,
    },
    {
      points: [
        { x: right, y: box.y },
        { x: right, y: bottom },
        { x: box.x, y: bottom },
      ],
      fill: paper.teal,
    },
  ])
  return { ground: tileLight, ink: paper.white }
}

/** The lit half of a teal square. */
const tileLight: Color = '#14807A'

/** Names of sides on ribbons whose ends are folded back under them. */
export const drawRibbonHead: DrawHeadBand = (sheet, name, box, tone) => {
  const ground = tone === 'accent' ? paper.teal : paper.mint
  const back = tone === 'accent' ? paper.deep : paper.pond
  drawFoldedSheet(sheet, name, box, { ground, back }, foldOf(box.height) * 0.9)
  return { ground, ink: tone === 'accent' ? paper.white : sheet.theme.colors.ink }
}
