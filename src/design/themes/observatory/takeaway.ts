import { contentEnd } from '../../caption.ts'
import { takeawayLayout } from '../../layouts/takeaway.ts'
import { drawSky } from './panel.ts'
import { drawTakeawaySky } from './skies.ts'

/** What a chart says, under the orbits of the upper right corner: figure, name, sentence, second note. */
export const drawObservatoryTakeaway = takeawayLayout({
  box: (sheet) => ({ x: 680, y: 238, width: 236.8, height: contentEnd(sheet, 480) - 238 }),
  ground: (sheet, box) => {
    drawTakeawaySky(sheet)
    return drawSky(sheet, 'panel', box, 'plain', { index: 0, count: 1 })
  },
  padding: { x: 0, top: 0, bottom: 0 },
  scale: ({ theme: { type } }) => ({ number: type.figure, unit: type.figure }),
  label: { size: 16 },
  tones: { note: 'mutedInk' },
  sink: 0,
  strongStart: true,
  gaps: { label: 4, note: 2, second: 18 },
})
