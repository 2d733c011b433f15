import type { ComparisonLook } from '../../layouts/comparison-look.ts'
import { slideColors } from '../../tree/place-tree.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { addPanel, black, blackPanel, panelAt, whitePanel, yellow } from './colors.ts'

/** Equals stand side by side in different colours and touch; what matters and what sums up is the inversion. */
export const drawSignalPanel: DrawPanel = (sheet, name, box, role, { index, count }) => {
  const plain = count === 1 ? whitePanel : panelAt(index)
  return addPanel(sheet, name, box, role === 'plain' ? plain : blackPanel)
}

/** Icons and numbers stand in a square that inverts its panel. */
export const drawSignalTile: DrawTile = (sheet, name, box, { index }) => {
  const { ground } = panelAt(index)
  const tile = ground === black ? { ground: yellow, ink: black } : { ground: black, ink: ground }
  sheet.addShape(name, box, { fill: tile.ground })
  return tile
}

/** Heads of columns: black, white for a chosen one. */
export const drawSignalHeadBand: DrawHeadBand = (sheet, name, box, tone, { chosen }) => {
  const panel = chosen && tone === 'accent' ? whitePanel : blackPanel
  sheet.addShape(name, box, { fill: panel.ground })
  return panel
}

/** Thick lines part rows, and points. */
export const signalLine: ComparisonLook['line'] = (sheet, index) => ({
  colors: slideColors(sheet),
  ...(index > 0 && { above: { color: black, width: 2 } }),
})
