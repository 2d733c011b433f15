import type { Box, Point, Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { foliage, type LeafColors } from './colors.ts'
import { drawFlower } from './flower.ts'
import { drawSprig, type Sprig } from './sprig.ts'

/** The sprigs of the cover from the farthest to the nearest. */
const coverSprigs: Sprig[] = [
  {
    base: { x: 925, y: 540 },
    tip: { x: 936, y: -40 },
    bow: 8,
    pairs: 7,
    leaves: [128, 100],
    colors: foliage.shade,
  },
  {
    base: { x: 575, y: 552 },
    tip: { x: 520, y: 196 },
    bow: 18,
    pairs: 6,
    leaves: [112, 58],
    colors: foliage.far,
  },
  {
    base: { x: 750, y: 556 },
    tip: { x: 800, y: 20 },
    bow: -22,
    pairs: 9,
    leaves: [172, 76],
    colors: foliage.middle,
  },
  {
    base: { x: 985, y: 476 },
    tip: { x: 715, y: 440 },
    bow: -16,
    pairs: 5,
    leaves: [84, 48],
    spread: 62,
    colors: foliage.near,
  },
  {
    base: { x: 890, y: 556 },
    tip: { x: 866, y: 330 },
    bow: 8,
    pairs: 5,
    leaves: [86, 52],
    colors: foliage.nearest,
  },
]

const coverFlowers: [Point, radius: number, turn: number][] = [
  [{ x: 793, y: 39 }, 18, 0],
  [{ x: 750, y: 112 }, 12.5, 20],
  [{ x: 834, y: 142 }, 15.5, 8],
  [{ x: 712, y: 187 }, 11, 40],
  [{ x: 817, y: 238 }, 12.5, 0],
]

/** The pressed plants of the cover: they rise from the bottom right. */
export function drawCoverPlants(sheet: Sheet): void {
  coverSprigs.forEach((sprig, index) => {
    drawSprig(sheet, `sprig-${index + 1}`, sprig)
  })
  coverFlowers.forEach(([center, radius, turn], index) => {
    drawFlower(sheet, `flower-${index + 1}`, center, radius, turn)
  })
}

/** The plants of the last slide: fewer, and at the edge. */
export function drawClosingPlants(sheet: Sheet): void {
  for (const [index, sprig] of [coverSprigs[0], lateSprig, coverSprigs[4]].entries())
    if (sprig) drawSprig(sheet, `sprig-${index + 1}`, sprig)
  drawFlower(sheet, 'flower-1', { x: 823, y: 112 }, 16, 10)
  drawFlower(sheet, 'flower-2', { x: 862, y: 196 }, 12, 30)
}

const lateSprig: Sprig = {
  base: { x: 800, y: 556 },
  tip: { x: 836, y: 90 },
  bow: -18,
  pairs: 7,
  leaves: [132, 60],
  colors: foliage.middle,
}

/** One tall sprig at the right edge, tone on tone with one that is nearer. */
export function drawEdgePlants(sheet: Sheet): void {
  drawSprig(sheet, 'sprig-1', {
    base: { x: 820, y: 556 },
    tip: { x: 872, y: 30 },
    bow: -20,
    pairs: 8,
    leaves: [140, 70],
    colors: foliage.shade,
  })
  drawSprig(sheet, 'sprig-2', {
    base: { x: 930, y: 556 },
    tip: { x: 902, y: 270 },
    bow: 10,
    pairs: 5,
    leaves: [92, 52],
    colors: foliage.far,
  })
}

/** A sprig on a dark panel, hardly seen, growing out of its right edge; cropped by the panel. */
export function drawPanelPlant(sheet: Sheet, name: string, right: number, panel: Point[]): void {
  const ys = panel.map((point) => point.y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const height = bottom - top
  drawSprig(
    sheet,
    name,
    {
      base: { x: right + 4, y: bottom + 30 },
      tip: { x: right + 12, y: top + 10 },
      pairs: Math.max(3, Math.round(height / 66)),
      leaves: [86, 60],
      spread: 62,
      slim: 0.4,
      side: 'left',
      colors: foliage.shade,
    },
    panel,
  )
}

/** Room that the plant at the foot of a panel needs under the text. */
export const footPlantHeight: Points = 118

/** Two small sprigs that rise from the lower right of a panel, under its text; cropped by the panel. */
export function drawFootPlant(
  sheet: Sheet,
  name: string,
  box: Box,
  panel: Point[],
  colors: [near: LeafColors, far: LeafColors] = [foliage.far, foliage.shade],
  high: Points = footPlantHeight - 14,
): void {
  const [right, bottom] = [rightEdge(box), bottomEdge(box)]
  const scale = high / 104
  drawSprig(
    sheet,
    `${name}-2`,
    {
      base: { x: right - 26 * scale, y: bottom + 8 },
      tip: { x: right - 38 * scale, y: bottom - 92 * scale },
      bow: 6 * scale,
      pairs: 4,
      leaves: [52 * scale, 30 * scale],
      colors: colors[1],
    },
    panel,
  )
  drawSprig(
    sheet,
    `${name}-1`,
    {
      base: { x: right - 78 * scale, y: bottom + 8 },
      tip: { x: right - 96 * scale, y: bottom - 62 * scale },
      bow: -5 * scale,
      pairs: 3,
      leaves: [44 * scale, 28 * scale],
      colors: colors[0],
    },
    panel,
  )
}
