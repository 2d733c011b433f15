import type { ComparisonLook } from '../../layouts/comparison-look.ts'
import { slideColors } from '../../tree/place-tree.ts'
import type { DrawHeadBand, DrawPanel, DrawTile, PanelColors } from '../theme.ts'
import { drawArch } from './glazed-arch.ts'
import { glaze, skinAt } from './glazes.ts'

/** Equals stand side by side in different glazes and touch; one alone lies on cream, what sums up on ochre. */
export const drawKilnPanel: DrawPanel = (sheet, name, box, role, { index, count }) => {
  const colors = panelColors(role, index, count)
  sheet.addShape(name, box, { fill: colors.ground })
  return colors
}

function panelColors(role: Parameters<DrawPanel>[3], index: number, count: number): PanelColors {
  const { cream, clay, ochre, dark } = glaze
  if (role === 'emphasis')
    return { ground: ochre, ink: dark, mutedInk: dark, accent: dark, line: ochre }
  if (role === 'plain' && count === 1)
    return { ground: cream, ink: dark, mutedInk: '#7A5244', accent: clay, line: cream }
  return skinAt(role === 'focus' ? 0 : index)
}

/** Icons and numbers stand in a small gate, in a glaze of the panel's mark. */
export const drawKilnTile: DrawTile = (sheet, name, box, { index }) => {
  const colors = tileColors[index % tileColors.length] as (typeof tileColors)[number]
  drawArch(sheet, name, box, colors.ground)
  return colors
}

/** In the order of the skins that the tiles lie on. */
const tileColors = [
  { ground: glaze.blush, ink: glaze.dark },
  { ground: glaze.clay, ink: glaze.cream },
  { ground: glaze.ochre, ink: glaze.dark },
  { ground: glaze.cream, ink: glaze.clay },
]

/** Heads of columns: flat bands that touch, clay for the one that stands out. */
export const drawKilnHeadBand: DrawHeadBand = (sheet, name, box, tone) => {
  const ground = tone === 'accent' ? glaze.clay : glaze.dark
  sheet.addShape(name, box, { fill: ground })
  return { ground, ink: glaze.cream }
}

/** Rows and points on two light glazes in turn. */
export const kilnLine: ComparisonLook['line'] = (sheet, index) => {
  const ground = index % 2 === 0 ? glaze.cream : '#F0DFCB'
  return { colors: { ...slideColors(sheet), ground }, filled: true }
}
