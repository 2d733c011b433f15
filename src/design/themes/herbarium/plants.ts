import type { Box, Points } from '../../../scene/geometry.ts'
import type { ConvexArea } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { deepGreen, foliage, type LeafColors } from './colors.ts'
import { drawCornerPanel } from './corner-panel.ts'
import { drawFlower } from './flower.ts'
import { drawSprig, type Sprig, sprig } from './sprig.ts'

type Flower = [x: Points, y: Points, radius: Points, turn: number]

const { shade, far, middle, near, nearest } = foliage

/** Rises at the right edge of the slide, hardly seen. */
const edgeSprig = sprig([925, 540], [936, -40], 8, 7, [128, 100], shade)
/** The nearest, at the foot of the right edge. */
const footSprig = sprig([890, 556], [866, 330], 8, 5, [86, 52], nearest)

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
  const sprigs = [
    edgeSprig,
    sprig([575, 552], [520, 196], 18, 6, [112, 58], far),
    sprig([750, 556], [800, 20], -22, 9, [172, 76], middle),
    { ...sprig([985, 476], [715, 440], -16, 5, [84, 48], near), spread: 62 },
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
  const sprigs = [edgeSprig, sprig([800, 556], [836, 90], -18, 7, [132, 60], middle), footSprig]
  drawPlants(sheet, sprigs, [
    [823, 112, 16, 10],
    [862, 196, 12, 30],
  ])
}

/** One tall sprig at the right edge, tone on tone with one that is nearer. */
export function drawEdgePlants(sheet: Sheet): void {
  drawPlants(sheet, [
    sprig([820, 556], [872, 30], -20, 8, [140, 70], shade),
    sprig([930, 556], [902, 270], 10, 5, [92, 52], far),
  ])
}

/** A panel of deep green with a plant in flower, beside what has little to say. */
export function drawFloweringPanel(sheet: Sheet, box: Box): void {
  // Everything grows with the width of the panel, the number of leaves with its height.
  const { width } = box
  const at = (share: number) => box.x + width * share
  const down = (share: number) => box.y + width * share
  const leaves = (lowest: number, uppermost: number): Sprig['leaves'] => [
    width * lowest,
    width * uppermost,
  ]
  const foot = bottomEdge(box) + 40
  const pairs = Math.round(box.height / 72)
  const sprigs = [
    sprig([at(0.78), foot], [at(0.83), down(0.15)], 0, pairs, leaves(0.48, 0.29), far),
    sprig([at(0.4), foot], [at(0.45), down(0.33)], -11, pairs + 1, leaves(0.44, 0.22), middle),
  ]
  const flowers: Flower[] = [
    [at(0.42), down(0.54), 15, 10],
    [at(0.55), down(0.79), 11.5, 30],
    [at(0.25), down(0.9), 10, 0],
  ]
  const outline = drawCornerPanel(sheet, 'plant-panel', box, deepGreen)
  drawPlants(sheet, sprigs, flowers, outline)
}

/** A sprig on a dark panel, hardly seen, growing out of its right edge; cropped by the panel. */
export function drawPanelPlant(sheet: Sheet, name: string, box: Box, outline: ConvexArea): void {
  const right = rightEdge(box)
  const base: Sprig['base'] = [right + 4, bottomEdge(box) + 30]
  const pairs = Math.max(3, Math.round(box.height / 66))
  const grown = sprig(base, [right + 12, box.y + 10], 0, pairs, [86, 60], shade)
  drawSprig(sheet, name, { ...grown, spread: 62, oneSided: true }, outline)
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
  const [right, foot] = [rightEdge(box), bottomEdge(box)]
  const grow = (from: Points, to: Points, rise: Points, pairs: number, leaf: Points) =>
    sprig(
      [right - from * scale, foot + 8],
      [right - to * scale, foot - rise * scale],
      (pairs > 3 ? 6 : -5) * scale,
      pairs,
      [leaf * scale, leaf * 0.6 * scale],
      pairs > 3 ? colors[1] : colors[0],
    )
  drawSprig(sheet, `${name}-2`, grow(26, 38, 92, 4, 52), outline)
  drawSprig(sheet, `${name}-1`, grow(78, 96, 62, 3, 44), outline)
}
