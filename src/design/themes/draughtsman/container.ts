import type { Point, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { boundingBox, polygonPath } from '../../devices/polygon.ts'
import { speaksOfFreight } from '../../freight-words.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont, resized } from '../type-step.ts'
import { drawDimension, drawExtension } from './dimension.ts'
import { iso, type Stand } from './isometric.ts'
import { drawPlates } from './plates.ts'

/** Where it stands on the cover. */
const coverStand: Stand = { corner: { x: 525, y: 420 }, scale: 1 }
const height: Points = 132
const depth: Points = 112.6
/** How long the container is where nothing says otherwise. */
export const usualLength: Points = 320
/** The longest edge that the sheet has room for. */
export const longestEdge: Points = 352

const faces = { top: '#2A61B2', side: '#1B4F9E', door: '#174792' }

/** A point of the container by its distances along length and depth and above the ground. */
function placeOn({ corner, scale }: Stand) {
  return (length: Points, back: Points, up: Points): Point => ({
    x: corner.x + (length - back) * iso.x * scale,
    y: corner.y - ((length + back) * iso.y + up) * scale,
  })
}

/** A freight container in isometric projection, outlined and hatched; `length` is its edge on paper. */
function drawContainer(sheet: Sheet, length: Points, stand: Stand): void {
  const place = placeOn(stand)
  const { ink, mutedInk, line } = sheet.theme.colors
  const outline: Stroke = { color: ink, width: 1.5 }
  const face = (name: string, fill: string, points: Point[]) =>
    sheet.addShape(
      name,
      boundingBox(points),
      { fill, stroke: outline },
      {
        type: 'path',
        commands: polygonPath(points),
      },
    )
  const hatch = (name: string, lines: [Point, Point][], stroke: Stroke) => {
    const commands = lines.flatMap(([from, to]): PathCommand[] => [
      { type: 'M', ...from },
      { type: 'L', ...to },
    ])
    sheet.addShape(name, boundingBox(lines.flat()), { stroke }, { type: 'path', commands })
  }
  const thin: Stroke = { color: line, width: 0.75 }

  face('container-door', faces.door, [
    place(0, 0, 0),
    place(0, depth, 0),
    place(0, depth, height),
    place(0, 0, height),
  ])
  const doorLine = (share: number): [Point, Point] => [
    place(0, depth * share, height - 6),
    place(0, depth * share, 7),
  ]
  hatch('container-door-bars', [0.18, 0.34, 0.66, 0.82].map(doorLine), { color: line, width: 1 })
  hatch('container-door-gap', [doorLine(0.5)], { color: ink, width: 1 })
  for (const [index, share] of [0.66, 0.34].entries()) {
    const at = place(0, depth * share, 56)
    sheet.addShape(
      `container-handle-${index + 1}`,
      { x: at.x - 2.7, y: at.y - 2.7, width: 5.4, height: 5.4 },
      { fill: ink },
      { type: 'ellipse' },
    )
  }

  face('container-side', faces.side, [
    place(0, 0, 0),
    place(length, 0, 0),
    place(length, 0, height),
    place(0, 0, height),
  ])
  const rail = 7.6
  const ribs = Math.max(2, Math.round(length / 10.66))
  hatch(
    'container-ribs',
    Array.from({ length: ribs - 1 }, (_, index): [Point, Point] => {
      const along = (length * (index + 1)) / ribs
      return [place(along, 0, rail), place(along, 0, height - rail)]
    }),
    thin,
  )
  hatch(
    'container-rails',
    [rail, height - rail].map((up): [Point, Point] => [place(0, 0, up), place(length, 0, up)]),
    { color: mutedInk, width: 0.75 },
  )

  face('container-top', faces.top, [
    place(0, 0, height),
    place(length, 0, height),
    place(length, depth, height),
    place(0, depth, height),
  ])
  const bows = Math.max(2, Math.round(length / 21.3))
  hatch(
    'container-bows',
    Array.from({ length: bows - 1 }, (_, index): [Point, Point] => {
      const along = (length * (index + 1)) / bows
      return [place(along, depth * 0.96, height), place(along, depth * 0.04, height)]
    }),
    thin,
  )
  const axis = dashDots(-30, length + 36).map(([from, to]): [Point, Point] => [
    place(from, depth / 2, height),
    place(to, depth / 2, height),
  ])
  hatch('container-axis', axis, { color: mutedInk, width: 0.75 })
}

/** A centre line: long dashes and dots. */
function dashDots(from: Points, to: Points): [Points, Points][] {
  const pieces: [Points, Points][] = []
  for (let at = from; at < to; at += 20) {
    pieces.push([at, Math.min(to, at + 12)])
    if (at + 17 < to) pieces.push([at + 15, at + 17])
  }
  return pieces
}

/**
 * What a deck is about, as a drawing of `length`: a container where it is freight; else an assembly of plates, which
 * have no length of their own, so that measures are taken on a container all the same.
 */
export function drawSubject(
  sheet: Sheet,
  { length, stand = coverStand }: { length?: Points; stand?: Stand } = {},
): void {
  const { deckTitle, organisation } = sheet.context
  if (length !== undefined || speaksOfFreight(`${organisation} ${deckTitle}`)) {
    drawContainer(sheet, length ?? usualLength, stand)
    return
  }
  const { corner, scale } = stand
  drawPlates(sheet, { corner: { x: corner.x + 73 * scale, y: corner.y }, scale: scale * 0.9 })
}

/** A length measured on the container's lower edge. */
export interface EdgeMeasure {
  text: string
  length: Points
  focus: boolean
}

/** Dimensions one beside the other along the lower edge, each as long as it says; false if a text is longer. */
export function drawEdgeMeasures(sheet: Sheet, measures: EdgeMeasure[]): boolean {
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const step = { ...inFont(resized(theme.type.body, 13), theme.strong), lineHeight: 18 }
  const room = (length: Points) => length - 50
  if (measures.some(({ text, length }) => sheet.measure(text.slice(0, 200), step) > room(length)))
    return false
  const place = placeOn(coverStand)
  const away = (length: Points, distance: Points): Point => place(length, -distance, 0)
  const distances = measures.map((_, index) => 42 * (index + 1))
  const farthest = Math.max(0, ...distances)
  if (measures.length > 0)
    drawExtension(sheet, 'extension-start', away(0, 4), away(0, farthest + 8), mutedInk)
  measures.forEach(({ text, length, focus }, index) => {
    const distance = distances[index] as Points
    const color = focus ? accent : ink
    const name = `measure-${index + 1}`
    drawExtension(sheet, `${name}-extension`, away(length, 4), away(length, distance + 8), mutedInk)
    const width = sheet.measure(text, step) * 1.01 + 2
    drawDimension(sheet, name, {
      from: away(0, distance),
      to: away(length, distance),
      color,
      gap: { from: (length - width) / 2 - 8, to: (length + width) / 2 + 8 },
    })
    const middle = away(length / 2, distance)
    sheet.addText({
      name: `${name}-text`,
      box: {
        x: middle.x - width / 2,
        y: middle.y - step.lineHeight / 2,
        width,
        height: step.lineHeight,
      },
      layout: sheet.set([sheet.paragraph(text, step, { color, align: 'center' })], width, false),
      wrap: false,
      ground: theme.ground,
      rotation: -30,
    })
  })
  return true
}
