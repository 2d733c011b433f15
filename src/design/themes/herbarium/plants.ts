import type { Box, Point, Points } from '../../../scene/geometry.ts'
import { type ConvexArea, drawStrokes, isInside } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { foliage, type LeafColors } from './colors.ts'
import { drawFlower, drawLeaf, slideArea } from './leaf.ts'
import { cornerPanelOutline, drawHerbariumPanel, largestRadius } from './panels.ts'

/**
 * A stem with pairs of leaves that get smaller towards its tip: where it comes up, its tip, how far its middle bows to
 * the right of the line between them, how many pairs it has, the lengths of the lowest and the uppermost, their greens.
 */
type Sprig = [
  base: [x: Points, y: Points],
  tip: [x: Points, y: Points],
  bow: Points,
  pairs: number,
  leaves: [lowest: Points, uppermost: Points],
  colors: LeafColors,
]
type Flower = [x: Points, y: Points, radius: Points, angle: number]

const { shade, far, middle, near, nearest } = foliage
/** Degrees between a stem and its lowest leaves. */
const spread = 54

/** The point of a stem at a share of its length, on a quadratic curve. */
function along([[x, y], [toX, toY], bow]: Sprig, t: number): Point {
  const [dx, dy] = [toX - x, toY - y]
  const aside = (2 * t * (1 - t) * bow) / Math.hypot(dx, dy)
  return { x: x + dx * t - dy * aside, y: y + dy * t + dx * aside }
}

/** The direction of growth there, in degrees from 12 o'clock. */
function growth(sprig: Sprig, t: number): number {
  const [from, to] = [along(sprig, t - 0.01), along(sprig, t + 0.01)]
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
}

/** Draws a sprig: its stem under its leaves, which overlap upwards. Cropped at the edge of an area. */
function drawSprig(sheet: Sheet, name: string, sprig: Sprig, area: ConvexArea = slideArea): void {
  const [, , , pairs, [lowest, uppermost], colors] = sprig
  const stem = Array.from({ length: 25 }, (_, step) => along(sprig, step / 24))
  const shown = stem.filter((point) => isInside(point, area))
  const width = Math.max(1.5, lowest / 55)
  if (shown.length > 1)
    drawStrokes(sheet, `${name}-stem`, [shown], { color: colors.blade, width, cap: 'round' })
  for (let pair = 0; pair < pairs; pair++) {
    const share = pairs === 1 ? 0 : pair / (pairs - 1)
    const place = 0.04 + share * 0.9
    const [base, angle] = [along(sprig, place), growth(sprig, place)]
    const length = lowest + (uppermost - lowest) * share
    // Towards the tip leaves close.
    const open = spread * (1 - share * 0.28)
    for (const [side, turn] of Object.entries({ left: -open, right: open })) {
      const own = `${name}-leaf-${pair + 1}-${side}`
      drawLeaf(sheet, own, { base, angle: angle + turn, length }, colors, area)
    }
  }
  const tip = { base: along(sprig, 1), angle: growth(sprig, 1), length: uppermost * 0.8 }
  drawLeaf(sheet, `${name}-leaf-tip`, tip, colors, area)
}

/** Sprigs from the farthest to the nearest, then flowers. */
function drawPlants(sheet: Sheet, sprigs: Sprig[], flowers: Flower[], area?: ConvexArea): void {
  for (const [index, sprig] of sprigs.entries()) drawSprig(sheet, `sprig-${index + 1}`, sprig, area)
  for (const [index, [x, y, length, angle]] of flowers.entries())
    drawFlower(sheet, `flower-${index + 1}`, { base: { x, y }, length, angle })
}

/** Rises at the right edge of the slide, hardly seen. */
const edgeSprig: Sprig = [[925, 540], [936, -40], 8, 7, [128, 100], shade]
/** The nearest, at the foot of the right edge. */
const footSprig: Sprig = [[890, 556], [866, 330], 8, 5, [86, 52], nearest]

/** The pressed plants of the cover: they rise from the bottom right. */
export function drawCoverPlants(sheet: Sheet): void {
  const sprigs: Sprig[] = [
    edgeSprig,
    [[575, 552], [520, 196], 18, 6, [112, 58], far],
    [[750, 556], [800, 20], -22, 9, [172, 76], middle],
    [[985, 476], [715, 440], -16, 5, [84, 48], near],
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
  const flowers: Flower[] = [
    [823, 112, 16, 10],
    [862, 196, 12, 30],
  ]
  const tall: Sprig = [[800, 556], [836, 90], -18, 7, [132, 60], middle]
  drawPlants(sheet, [edgeSprig, tall, footSprig], flowers)
}

/** One tall sprig at the right edge, tone on tone with one that is nearer. */
export function drawEdgePlants(sheet: Sheet): void {
  const tall: Sprig = [[820, 556], [872, 30], -20, 8, [140, 70], shade]
  drawPlants(sheet, [tall, [[930, 556], [902, 270], 10, 5, [92, 52], far]], [])
}

/** A panel of deep green with a plant in flower, beside what has little to say. */
export function drawFloweringPanel(sheet: Sheet, box: Box): void {
  // Everything grows with the width of the panel, the number of leaves with its height.
  const { width } = box
  const at = (across: number, down: number): [Points, Points] => [
    box.x + width * across,
    box.y + width * down,
  ]
  const foot = (across: number): [Points, Points] => [at(across, 0)[0], bottomEdge(box) + 40]
  const pairs = Math.round(box.height / 72)
  const sprigs: Sprig[] = [
    [foot(0.78), at(0.83, 0.15), 0, pairs, [width * 0.48, width * 0.29], far],
    [foot(0.4), at(0.45, 0.33), -11, pairs + 1, [width * 0.44, width * 0.22], middle],
  ]
  drawHerbariumPanel(sheet, 'plant-panel', box, 'focus', { index: 0, count: 1 })
  const flowers: Flower[] = [
    [...at(0.42, 0.54), 15, 10],
    [...at(0.55, 0.79), 11.5, 30],
    [...at(0.25, 0.9), 10, 0],
  ]
  drawPlants(sheet, sprigs, flowers, cornerPanelOutline(box))
}

/** A sprig on a dark panel, hardly seen, that grows at its right edge; cropped by the panel. */
export function drawPanelPlant(sheet: Sheet, name: string, box: Box): void {
  const right = rightEdge(box)
  const pairs = Math.max(3, Math.round(box.height / 66))
  const base: Sprig[0] = [right + 4, bottomEdge(box) + 30]
  const tip: Sprig[1] = [right + 12, box.y + 10]
  drawSprig(sheet, name, [base, tip, 0, pairs, [86, 60], shade], cornerPanelOutline(box))
}

/** Room that the plant at the foot of a panel needs under the text. */
export const footPlantHeight: Points = 118

/** Two small sprigs that rise from the lower right of a panel, under its text; cropped by the panel. */
export function drawFootPlant(
  sheet: Sheet,
  name: string,
  box: Box,
  colors: readonly [near: LeafColors, far: LeafColors] = [far, shade],
  high: Points = footPlantHeight - 14,
): void {
  const scale = high / 104
  const at = (left: Points, up: Points): [Points, Points] => [
    rightEdge(box) - left * scale,
    bottomEdge(box) - up * scale,
  ]
  const leaves = (length: Points): [Points, Points] => [length * scale, length * 0.6 * scale]
  // What is below the words of a panel ends with the panel's own corner.
  const outline = cornerPanelOutline(box, largestRadius)
  const sprigs: Sprig[] = [
    [at(78, -8), at(96, 62), -5 * scale, 3, leaves(44), colors[0]],
    [at(26, -8), at(38, 92), 6 * scale, 4, leaves(52), colors[1]],
  ]
  for (const number of [2, 1])
    drawSprig(sheet, `${name}-${number}`, sprigs[number - 1] as Sprig, outline)
}
