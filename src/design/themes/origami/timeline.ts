import type { Box, Points } from '../../../scene/geometry.ts'
import { drawPolygon, pointsOf } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import type { PanelColors } from '../theme.ts'
import { faceAt, paper } from './paper.ts'

/** How far the edge of a face rises or falls. */
const rise: Points = 16
const under: Points = 18
const between: Points = 14
/** How far words stand in from the edge of their face. */
const inset: Points = 16
/** Heights of the faces that are tried, of one row and of each of two. */
const faces = { 1: [108, 92, 78], 2: [60, 50] }

/** Events on the faces of a folding book: lighter and darker in turn, the key event coral, what is to come only creased. */
export const drawOrigamiTimeline = timelineLayout({
  most: 10,
  sizes: (count) =>
    // Dates get smaller before words do.
    usualArrangements(count, faces).flatMap((size) =>
      [size.head, 20, 18, 16, 14]
        .filter((one, index) => index === 0 || (one < size.head && one >= size.text - 4))
        .map((head) => ({ ...size, head })),
    ),
  gutter: 0,
  rowGap: between,
  sink: 0.3,
  balanced: true,
  tones: () => ({ year: 'ink' }),
  order: ['head', 'text'],
  gap: () => rise + under,
  panel: { padding: () => ({ x: inset, right: 8, top: 0, bottom: 0 }), draw: () => ({}) },
  head: {
    height: ({ device }) => device,
    anchor: 'middle',
    ground: (place, tree) => ({
      kind: 'ground',
      tree,
      // The words stand in the middle between the edges as they slant.
      padding: { x: 0, right: inset - 8, top: 7 + rise / 2, bottom: 7 - rise / 2 },
      draw: (sheet, box, colors) => {
        const face = { ...box, x: box.x - inset, width: box.width + inset + 8 }
        return { ...colors, ...drawFace(sheet, place, face) }
      },
    }),
  },
})

/** One face, its upper edge rising or falling to the next; gives its colours. */
function drawFace(
  sheet: Sheet,
  { item, name, index, column }: Place,
  box: Box,
): Partial<PanelColors> {
  const [start, end] = column % 2 === 1 ? [rise, 0] : [0, rise]
  const creased = item.planned && !item.highlighted
  // An outline stays inside its neighbours.
  const [x, right] = creased ? [box.x + 1, rightEdge(box) - 1] : [box.x, rightEdge(box)]
  const [y, foot] = [box.y, bottomEdge(box)]
  const corners = `${x},${y + start} ${right},${y + end} ${right},${foot + end} ${x},${foot + start}`
  const ground = item.highlighted ? paper.coralShade : faceAt(index).ground
  const pen = { color: sheet.theme.colors.accent, width: 1.25, dash: [5, 4] as [number, number] }
  drawPolygon(sheet, `${name}-face`, pointsOf(corners), creased ? { stroke: pen } : ground)
  if (creased) return {}
  return item.highlighted ? { ground, ink: paper.white } : { ground }
}
