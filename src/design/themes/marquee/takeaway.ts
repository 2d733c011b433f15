import { takeawayLayout } from '../../layouts/takeaway.ts'
import { drawing } from '../../tree/tree.ts'
import { drawFan } from './fan.ts'
import { house } from './house.ts'

const fan = 36

/** What a chart says, in the middle of a stepped panel under a gold fan. */
export const drawMarqueeTakeaway = takeawayLayout({
  padding: { x: 26, top: 24, bottom: 24 },
  scale: ({ theme: { type } }) => ({ number: type.statistic, unit: type.unit }),
  label: { size: 18 },
  align: 'center',
  sink: 0.42,
  ornament: drawing((sheet, { x, y, width }) => {
    drawFan(sheet, 'panel-fan', { x: x + width / 2, y: y + fan }, fan, {
      petals: 7,
      stroke: { color: house.balcony, width: 1 },
      fill: house.gold,
    })
  }, fan),
  gaps: { figure: 14, label: 4, note: 8, second: 20 },
})
