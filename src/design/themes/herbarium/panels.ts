import type { Box } from '../../../scene/geometry.ts'
import type { ConvexArea } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
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
import { drawPanelPlant } from './plants.ts'

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

/** A panel that is round at two opposite corners: how to write on it, and its outline to crop what grows there. */
export function drawLeafPanel(
  sheet: Sheet,
  name: string,
  box: Box,
  role: PanelRole,
): { colors: PanelColors; outline: ConvexArea } {
  const colors = panels[role]
  return { colors, outline: drawCornerPanel(sheet, name, box, colors.ground) }
}

/** The panel that matters deep green, with a plant where that has room beside what is written. */
export const drawHerbariumPanel: DrawPanel = (sheet, name, box, role) => {
  const { colors, outline } = drawLeafPanel(sheet, name, box, role)
  if (role === 'focus' && box.width > 400) drawPanelPlant(sheet, `${name}-sprig`, box, outline)
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
