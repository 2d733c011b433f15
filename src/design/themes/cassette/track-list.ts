import type { Box } from '../../../scene/geometry.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { bottomEdge } from '../../grid.ts'
import { drawMarkedRows } from '../../layouts/marked-rows.ts'
import type { DrawRows } from '../../layouts/row-list.ts'
import { drawLabel, labelColors } from './label.ts'
import { paint, stripeAt } from './stripes.ts'

/** Between the label's edges and its rows. */
const [aside, above, below] = [24, 21, 8]

/** The parts of a deck as the tracks of one side, on the label; the next one is lit. */
export const drawTrackList: DrawRows = (sheet, rows, arrangement) => {
  const { content } = sheet.theme.frame
  const inner: Box = {
    x: content.x + aside,
    y: content.y + above,
    width: content.width - 2 * aside,
    height: content.height - above - below,
  }
  return drawMarkedRows(sheet, rows, inner, arrangement, {
    lead: 52,
    columnGap: 48,
    bullet: '•',
    under: (_, placed) => {
      // The first column is the longest.
      if (placed[0]?.column !== 0) return
      const bottom = Math.max(...placed.map(({ box }) => bottomEdge(box)))
      drawLabel(sheet, 'track-label', { ...content, height: bottom + below - content.y })
    },
    draw: (_, { row, index, box: { x, y, width, height } }) => {
      const name = `part-${index + 1}`
      const band = { x: x - 10, y: y + 3, width: width + 20, height: height - 6 }
      const rounded = { type: 'rectangle', radius: 8 } as const
      if (row.strong) sheet.addShape(`${name}-band`, band, { fill: paint.amber }, rounded)
      const radius = Math.min(17, height * 0.36)
      const center = { x: x + 18, y: y + height / 2 }
      drawRing(sheet, `${name}-hub`, center, radius, { fill: paint.brown })
      const look = { color: stripeAt(index), ground: paint.brown }
      drawRoundelNumber(sheet, `${name}-number`, row.mark ?? '', center, radius, look)
      const { ink } = labelColors
      return row.strong ? { ...labelColors, ground: paint.amber, mutedInk: ink } : labelColors
    },
  })
}
