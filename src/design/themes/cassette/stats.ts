import { statsLayout } from '../../layouts/stats.ts'
import { column } from '../../tree/tree.ts'
import { drawLabelWindow, windowSize } from './reel.ts'

/** Around the window on a label; without room for half of its size it is left out. */
const clear = 22
const leastScale = 0.5

/** Key figures on labels of cassettes, the window with the reels under the words of each. */
export const drawCassetteStats = statsLayout({
  words: [
    [22, 18],
    [20, 16],
    [18, 16],
  ],
  slots: () => ({ tones: { figure: 'accent' }, order: 'value-first' }),
  rule: () => column([]),
  device: (sheet, name, room) => {
    const across = (room.width - 2 * clear) / windowSize.width
    const scale = Math.min(1, across, (room.height - 2 * clear) / windowSize.height)
    if (scale < leastScale) return
    const y = room.y + room.height - clear - (windowSize.height * scale) / 2
    drawLabelWindow(sheet, name, room, y, scale)
  },
})
