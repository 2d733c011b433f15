import type { DrawHeadBand, DrawPanel, DrawTile, PanelColors, PanelRole } from '../theme.ts'
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

const plain: PanelColors = {
  ground: paleLeaf,
  ink,
  mutedInk: '#445B4E',
  accent: berry,
  line: '#B4C49C',
}
const panels: Record<PanelRole, PanelColors> = {
  plain,
  emphasis: { ...plain, ground: freshLeaf },
  focus: {
    ground: deepGreen,
    ink: cream,
    mutedInk: paleOnGreen,
    accent: petal,
    line: mossOnGreen,
  },
}

/** Panels that are round at two opposite corners, the one that matters deep green. */
export const drawHerbariumPanel: DrawPanel = (sheet, name, box, role) => {
  const colors = panels[role]
  drawCornerPanel(sheet, name, box, colors.ground)
  return colors
}

const tiles = [foliage.far.blade, deepGreen, foliage.green.blade, berry]

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
