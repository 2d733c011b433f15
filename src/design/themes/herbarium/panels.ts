import type { Box, Point, Points } from '../../../scene/geometry.ts'
import { drawPath, followPath } from '../../devices/polygon.ts'
import { roundedPath } from '../../devices/rounded-path.ts'
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

/** The radius of the two round corners of a panel, which is less where it is low or narrow. */
export const largestRadius: Points = 54

function cornerRadius({ width, height }: Box): Points {
  return Math.min(largestRadius, height * 0.3, width * 0.3)
}

/** The outline of a panel, clockwise, to crop what lies on it. */
export function cornerPanelOutline(box: Box, radius = cornerRadius(box)): Point[] {
  return followPath(roundedPath(box, [radius, 0, radius, 0]))
}

/** A panel that is round at its top left and its bottom right, like a leaf. */
export function drawCornerPanel(
  sheet: Sheet,
  name: string,
  box: Box,
  fill: string,
  radius = cornerRadius(box),
): void {
  drawPath(sheet, name, roundedPath(box, [radius, 0, radius, 0]), fill)
}

const plain: PanelColors = {
  ground: paleLeaf,
  ink,
  mutedInk: '#445B4E',
  accent: berry,
  line: '#B4C49C',
}
/** On deep green. */
export const onGreen: PanelColors = {
  ground: deepGreen,
  ink: cream,
  mutedInk: paleOnGreen,
  accent: petal,
  line: mossOnGreen,
}
const panels: Record<PanelRole, PanelColors> = {
  plain,
  emphasis: { ...plain, ground: freshLeaf },
  focus: onGreen,
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
