import { contentEnd } from '../../caption.ts'
import type { ChartLook } from '../../charts/chart-look.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { chartLayout, reachUnder } from '../../layouts/chart.ts'
import { takeawayLayout } from '../../layouts/takeaway.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { matter, orbitLine } from './bodies.ts'
import { drawTakeawaySky } from './skies.ts'

/** Values are discs over the horizon, the one that matters apricot; what they are compared with are rings. */
const look: ChartLook = {
  unitInHeading: true,
  paint: (usual, { kind, series, discussed }, { colors, ground }) => {
    if (kind !== 'body' || series === 'equal') return usual
    if (series === 'compared')
      return { fill: ground, stroke: { color: '#B9C1E6', width: 1.5 }, text: colors.mutedInk }
    return discussed
      ? { fill: matter.apricot.color, text: colors.accent }
      : { fill: matter.periwinkle.color, text: colors.ink }
  },
  stems: {
    baseline: orbitLine,
    drop: { ...orbitLine, dash: [0.5, 4.2], cap: 'round' },
    between: { color: matter.periwinkle.color, width: 2.5 },
  },
}

/** Bodies over a horizon; what they say stands under the orbits of the upper right corner: figure, name, sentence, second note. */
export const drawObservatoryChart = chartLayout({
  // Under a short heading it begins higher.
  inset: (sheet) => reachUnder(sheet, 18, Math.min(0, headingBottom(sheet) + 44 - 160)),
  besideWidth: 577.6,
  look,
  drawTakeaway: takeawayLayout({
    box: (sheet) => ({ x: 680, y: 238, width: 236.8, height: contentEnd(sheet, 480) - 238 }),
    ground: (sheet) => {
      drawTakeawaySky(sheet)
      return slideColors(sheet)
    },
    padding: { x: 0, top: 0, bottom: 0 },
    scale: ({ theme: { type } }) => ({ number: type.figure, unit: type.figure }),
    label: { size: 16 },
    tones: { note: 'mutedInk' },
    sink: 0,
    strongStart: true,
    gaps: { label: 4, note: 2, second: 18 },
  }),
})
