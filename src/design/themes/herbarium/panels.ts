import { rightEdge } from '../../grid.ts'
import type { DrawHeadBand, DrawPanel, DrawTile, PanelColors } from '../theme.ts'
import {
  berry,
  cream,
  deepGreen,
  foliage,
  freshLeaf,
  ink,
  mossOnGreen,
  paleLeaf,
  paleOnGreen,
  petal,
} from './colors.ts'
import { drawCornerPanel } from './corner-panel.ts'
import { drawPanelPlant } from './plants.ts'

const plain: PanelColors = {
  ground: paleLeaf,
  ink,
  mutedInk: '#445B4E',
  accent: berry,
  line: '#B4C49C',
}

/** Round at two opposite corners; the one that matters deep green, a band that sums up in fresh green. */
export const drawHerbariumPanel: DrawPanel = (sheet, name, box, role) => {
  if (role === 'focus') {
    const outline = drawCornerPanel(sheet, name, box, deepGreen)
    // Only where the plant has room beside what is written.
    if (box.width > 400) drawPanelPlant(sheet, `${name}-sprig`, rightEdge(box), outline)
    return {
      ground: deepGreen,
      ink: cream,
      mutedInk: paleOnGreen,
      accent: petal,
      line: mossOnGreen,
    }
  }
  const ground = role === 'emphasis' ? freshLeaf : paleLeaf
  drawCornerPanel(sheet, name, box, ground)
  return { ...plain, ground }
}

const tiles = [foliage.far.blade, deepGreen, '#2F6E4E', berry]

/** Icons and numbers stand on small leaves of their own green. */
export const drawHerbariumTile: DrawTile = (sheet, name, box, { index }) => {
  const ground = tiles[index % tiles.length] as string
  drawCornerPanel(sheet, name, box, ground, box.width * 0.42)
  return { ground, ink: cream }
}

/** Heads of columns: deep green, berry for the one that stands out. */
export const drawHerbariumHeadBand: DrawHeadBand = (sheet, name, box, tone) => {
  const ground = tone === 'accent' ? berry : deepGreen
  drawCornerPanel(sheet, name, box, ground, Math.min(24, box.height * 0.42))
  return { ground, ink: cream }
}
