import type { ChartLook } from '../../charts/chart-look.ts'
import { chartLayout } from '../../layouts/chart.ts'
import { takeawayLayout } from '../../layouts/takeaway.ts'
import { drawing } from '../../tree/tree.ts'
import { berry, ink, petal } from './colors.ts'
import { drawHerbariumPanel } from './panels.ts'
import { drawPanelPlant } from './plants.ts'

/** The figure in petal, its name in italics, a sentence; under a rule a second note. */
const drawHerbariumTakeaway = takeawayLayout({
  box: () => ({ x: 612.75, y: 48, width: 304.05, height: 420 }),
  ground: (sheet, box) => {
    const colors = drawHerbariumPanel(sheet, 'panel', box, 'focus', { index: 0, count: 1 })
    drawPanelPlant(sheet, 'panel-sprig', box)
    return colors
  },
  // The leaves on the panel keep clear of the text.
  padding: { x: 30, right: 52, top: 30, bottom: 30 },
  scale: ({ theme: { type } }) => ({ number: type.statistic, unit: type.unit }),
  label: { size: 20, step: ({ theme }) => theme.type.date },
  tones: { note: 'mutedInk' },
  sink: 0.57,
  gaps: { label: 2, note: 11, second: 19 },
  secondRule: {
    tree: drawing((sheet, { x, y }) => {
      sheet.addShape('panel-rule', { x, y, width: 54, height: 1 }, { fill: petal })
    }, 1),
    gap: 30,
  },
})

const usual = { solid: '#164534', pale: '#CFDFB6', text: ink }
const lit = { solid: '#C9477F', pale: '#EFC3D2', text: berry }

/**
 * Columns in deep green, the one that the slide is about in pink; what they are compared with pale in an outline. More
 * than two series are told by colour, as everywhere.
 */
const look: ChartLook = {
  unitInHeading: true,
  paint: (paint, { kind, series, discussed }, { colors }) => {
    if (kind !== 'bar' || series === 'equal') return paint
    const { solid, pale, text } = discussed ? lit : usual
    return series === 'main'
      ? { fill: solid, text }
      : { fill: pale, stroke: { color: solid, width: 1.5 }, text: colors.mutedInk }
  },
}

/** Columns on a line; what they say on a panel of deep green at their side, as high as title and chart together. */
export const drawHerbariumChart = chartLayout({
  inset: () => ({ top: 15, bottom: 0 }),
  besideWidth: 525.6,
  drawTakeaway: drawHerbariumTakeaway,
  look,
})
