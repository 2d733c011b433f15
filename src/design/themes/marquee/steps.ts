import { drawRoundelNumber } from '../../devices/roundel.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import { drawSteppedBox } from './frames.ts'
import { house } from './house.ts'

/** A process as doors side by side in stepped frames, a number over each. */
export const drawMarqueeSteps = stepsLayout({
  most: 10,
  // The height of a door's head with its number, in one row and in each of two.
  sizes: (count) => usualArrangements(count, { 1: [84], 2: [40] }),
  gutter: 20,
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
    padding: ({ rows }) =>
      rows === 1 ? { x: 14, top: 8, bottom: 30 } : { x: 14, top: 4, bottom: 10 },
    least: 220,
    draw: (sheet, { name }, box, { rows }) => {
      const stroke = { color: house.gold, width: 1 }
      const look = { fill: house.velvet, stroke }
      drawSteppedBox(sheet, `${name}-door`, box, rows === 1 ? 12 : 7, look)
      return { ground: house.velvet }
    },
  },
  device: (sheet, { item, name, rows }, { x, y, width, height }) => {
    const center = { x: x + width / 2, y: y + height / 2 }
    const look = { color: house.gold, ground: house.velvet, share: 1 }
    drawRoundelNumber(sheet, `${name}-number`, item.number, center, rows === 1 ? 40 : 24, look)
  },
})
