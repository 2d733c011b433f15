import type { Box, Points } from '../../../scene/geometry.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { drawLozenge, drawSteppedBox } from './frames.ts'
import { house } from './house.ts'

const gap: Points = 20
const inset: Points = 14
/** The height of a portal's stepped head with its number, in one row and in each of two. */
const heads = { 1: [92], 2: [46] }

/** A process as doors side by side in stepped frames; the last is lit. */
export const drawMarqueeSteps = stepsLayout({
  most: 10,
  sizes: (count) => usualArrangements(count, heads),
  gutter: gap,
  rowGap: 14,
  short: 'center',
  // A single door is no wider than the middle of the stage.
  widest: (columns) => (columns === 1 ? 420 : columns === 2 ? 340 : 1000),
  sink: 0.35,
  align: 'center',
  balanced: true,
  tones: () => ({ head: 'accent', text: 'ink' }),
  gap: (part, { text }) => (part === 'text' ? Math.round(text * 0.45) : 0),
  panel: {
    padding: ({ rows }) => ({ x: inset, top: 0, bottom: rows === 1 ? 30 : 12 }),
    least: 250,
    draw: (sheet, { name, index, count }, box, { rows }) => {
      const lit = index === count - 1
      const ground = lit ? house.gold : house.velvet
      const stroke = { color: house.gold, width: 1 }
      drawSteppedBox(sheet, `${name}-door`, box, rows === 1 ? 12 : 7, { fill: ground, stroke })
      return lit ? { ground, ink: house.night, accent: house.night } : { ground }
    },
  },
  device: drawNumber,
})

/** The number in the stepped head of its door, a lozenge before it. */
function drawNumber(
  sheet: Sheet,
  { item, name, index, count, column, rows }: Place,
  box: Box,
): void {
  const lit = index === count - 1
  const tall = rows === 1
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const paint = { color: lit ? house.night : house.gold, ground: lit ? house.gold : house.velvet }
  const digits = { ...paint, share: 1 }
  drawRoundelNumber(sheet, `${name}-number`, item.number, center, tall ? 40 : 24, digits)
  if (tall) {
    const y = box.y + box.height - 12
    const pen = { color: lit ? house.night : house.brass, width: 0.75 }
    sheet.addLine(`${name}-rule`, { x: center.x - 22, y }, { x: center.x + 22, y }, pen)
  }
  const before = { x: box.x - inset - gap / 2, y: center.y + 6 }
  if (column > 0) drawLozenge(sheet, `next-${index}`, before, 4)
}
