import { drawBigNumber } from '../../layouts/big-number.ts'
import { statsLayout } from '../../layouts/stats.ts'
import type { DrawLayout } from '../theme.ts'
import { foliage } from './colors.ts'
import { drawFootPlant } from './plants.ts'

/** Figures on panels, the main one wider and on deep green; plants grow in the room under their words. */
const drawPanels = statsLayout({
  words: [
    [22, 16],
    [20, 14],
    [18, 14],
  ],
  label: ({ theme }) => theme.type.date,
  main: { share: 1.25, scale: 1.17 },
  slots: (index) => ({
    tones: { figure: index === 0 ? 'accent' : 'ink' },
    label: { balanced: 'at sense' },
    note: { balanced: 'last line' },
    order: 'value-first',
  }),
  device: (sheet, name, room, index) => {
    // Clear of the words; without room enough there is none.
    const high = Math.min(132, room.height - 26)
    const { middle, far, light, nearest } = foliage
    const greens = index === 0 ? ([middle, far] as const) : ([light, nearest] as const)
    if (high >= 66) drawFootPlant(sheet, `${name}-sprig`, room, greens, high)
  },
})

/** Key figures from which plants grow; one alone stands beside a plant. */
export const drawHerbariumStats: DrawLayout = (sheet, content) =>
  (content.figures.length === 1 ? drawBigNumber : drawPanels)(sheet, content)
