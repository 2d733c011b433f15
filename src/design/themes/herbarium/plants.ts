import type { Box, Points } from '../../../scene/geometry.ts'
import type { ConvexArea } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { deepGreen, foliage, type LeafColors } from './colors.ts'
import { drawCornerPanel } from './corner-panel.ts'
import { drawFlower } from './flower.ts'
import { drawSprig, type Sprig } from './sprig.ts'

type Flower = [x: Points, y: Points, radius: Points, turn: number]

const { shade, far, middle, near, nearest } = foliage

/** Rises at the right edge of the slide, hardly seen. */
const edgeSprig: Sprig = {
  base: [925, 540],
  tip: [936, -40],
  bow: 8,
  pairs: 7,
  leaves: [128, 100],
  colors: shade,
}
/** The nearest, at the foot of the right edge. */
const footSprig: Sprig = {
  base: [890, 556],
  tip: [866, 330],
  bow: 8,
  pairs: 5,
  leaves: [86, 52],
  colors: nearest,
}

/** Sprigs from the farthest to the nearest, then flowers. */
function drawPlants(
  sheet: Sheet,
  sprigs: Sprig[],
  flowers: Flower[] = [],
  area?: ConvexArea,
): void {
  sprigs.forEach((sprig, index) => {
    drawSprig(sheet, `sprig-${index + 1}`, sprig, area)
  })
  flowers.forEach(([x, y, radius, turn], index) => {
    drawFlower(sheet, `flower-${index + 1}`, { x, y }, radius, turn)
  })
}

/** The pressed plants of the cover: they rise from the bottom right. */
export function drawCoverPlants(sheet: Sheet): void {
  const sprigs: Sprig[] = [
    edgeSprig,
    { base: [575, 552], tip: [520, 196], bow: 18, pairs: 6, leaves: [112, 58], colors: far },
    { base: [750, 556], tip: [800, 20], bow: -22, pairs: 9, leaves: [172, 76], colors: middle },
    {
      base: [985, 476],
      tip: [715, 440],
      bow: -16,
      pairs: 5,
      leaves: [84, 48],
      spread: 62,
      colors: near,
    },
    footSprig,
  ]
  drawPlants(sheet, sprigs, [
    [793, 39, 18, 0],
    [750, 112, 12.5, 20],
    [834, 142, 15.5, 8],
    [712, 187, 11, 40],
    [817, 238, 12.5, 0],
  ])
}

/** The plants of the last slide: fewer, and at the edge. */
export function drawClosingPlants(sheet: Sheet): void {
  const main: Sprig = {
    base: [800, 556],
    tip: [836, 90],
    bow: -18,
    pairs: 7,
    leaves: [132, 60],
    colors: middle,
  }
  drawPlants(
    sheet,
    [edgeSprig, main, footSprig],
    [
      [823, 112, 16, 10],
      [862, 196, 12, 30],
    ],
  )
}

/** One tall sprig at the right edge, tone on tone with one that is nearer. */
export function drawEdgePlants(sheet: Sheet): void {
  drawPlants(sheet, [
    { base: [820, 556], tip: [872, 30], bow: -20, pairs: 8, leaves: [140, 70], colors: shade },
    { base: [930, 556], tip: [902, 270], bow: 10, pairs: 5, leaves: [92, 52], colors: far },
  ])
}

/** A panel of deep green with a plant in flower, beside what has little to say. */
export function drawFloweringPanel(sheet: Sheet, box: Box): void {
  // Everything grows with the width of the panel, stems with its height.
  const { width, height } = box
  const [at, foot, pairs] = [
    (share: number) => box.x + width * share,
    bottomEdge(box) + 40,
    height / 72,
  ]
  const down = (share: number) => box.y + width * share
  const behind: Sprig = {
    base: [at(0.78), foot],
    tip: [at(0.83), down(0.15)],
    pairs: Math.round(pairs),
    leaves: [width * 0.48, width * 0.29],
    colors: far,
  }
  const before: Sprig = {
    base: [at(0.4), foot],
    tip: [at(0.45), down(0.33)],
    bow: -11,
    pairs: Math.round(pairs) + 1,
    leaves: [width * 0.44, width * 0.22],
    colors: middle,
  }
  const flowers: Flower[] = [
    [at(0.42), down(0.54), 15, 10],
    [at(0.55), down(0.79), 11.5, 30],
    [at(0.25), down(0.9), 10, 0],
  ]
  const outline = drawCornerPanel(sheet, 'plant-panel', box, deepGreen)
  drawPlants(sheet, [behind, before], flowers, outline)
}

/** A sprig on a dark panel, hardly seen, growing out of its right edge; cropped by the panel. */
export function drawPanelPlant(sheet: Sheet, name: string, box: Box, outline: ConvexArea): void {
  const right = rightEdge(box)
  drawSprig(
    sheet,
    name,
    {
      base: [right + 4, bottomEdge(box) + 30],
      tip: [right + 12, box.y + 10],
      pairs: Math.max(3, Math.round(box.height / 66)),
      leaves: [86, 60],
      spread: 62,
      oneSided: true,
      colors: shade,
    },
    outline,
  )
}

/** Room that the plant at the foot of a panel needs under the text. */
export const footPlantHeight: Points = 118

/** Two small sprigs that rise from the lower right of a panel, under its text; cropped by the panel. */
export function drawFootPlant(
  sheet: Sheet,
  name: string,
  box: Box,
  outline: ConvexArea,
  colors: [near: LeafColors, far: LeafColors] = [far, shade],
  high: Points = footPlantHeight - 14,
): void {
  const scale = high / 104
  const sprig = (
    from: Points,
    to: Points,
    rise: Points,
    pairs: number,
    leaf: Points,
  ): Omit<Sprig, 'colors'> => ({
    base: [rightEdge(box) - from * scale, bottomEdge(box) + 8],
    tip: [rightEdge(box) - to * scale, bottomEdge(box) - rise * scale],
    bow: (pairs > 3 ? 6 : -5) * scale,
    pairs,
    leaves: [leaf * scale, leaf * 0.6 * scale],
  })
  drawSprig(sheet, `${name}-2`, { ...sprig(26, 38, 92, 4, 52), colors: colors[1] }, outline)
  drawSprig(sheet, `${name}-1`, { ...sprig(78, 96, 62, 3, 44), colors: colors[0] }, outline)
}
