import type { ChartLook } from '../../charts/chart-look.ts'
import { columnEdge } from '../../grid.ts'
import { inFont, step } from '../type-step.ts'
import { ink, markGrey, mutedInk, red } from './colors.ts'
import { headlineFace, plainFigureFace, strongFace, textFace } from './faces.ts'
import { keyPlace } from './heading.ts'
import { rowLine } from './rules.ts'

/** From a name to its bars; the names stand in the first columns of the page. */
const afterName = 12
const nameWidth = (columns: number) => columnEdge(columns + 1) - columnEdge(1) - afterName

/** Bars in the rows of a table: this year thick and black over last year thin and grey, the one that matters in red. */
export const gazetteCharts: ChartLook = {
  unitInHeading: true,
  paint: (usual, { kind, series, discussed }) => {
    if (kind !== 'bar' || series === 'equal') return usual
    if (series === 'compared') return { fill: markGrey, text: mutedInk }
    const color = discussed ? red : ink
    return { fill: color, text: color }
  },
  rows: {
    most: 10,
    keyPlace,
    nameWidths: [nameWidth(2), nameWidth(3)],
    type: (_, pitch, size) => {
      const value = pitch >= 78 ? 20 : pitch >= 46 ? 16 : 14
      const figure = step(headlineFace, value, Math.round(value * 1.3))
      return {
        name: step(strongFace, size, Math.round(size * 1.3)),
        value: figure,
        compared: step(textFace, 12, 14.6),
        note: inFont(figure, plainFigureFace),
        discussed: figure,
      }
    },
    pitch: (height, count) => Math.min(140, height / count),
    bars: (pitch, count) => {
      if (count === 1) return { main: Math.min(40, pitch * 0.46), compared: 0, gap: 0 }
      const main = Math.min(30, pitch * 0.3365)
      return { main, compared: main * 0.372, gap: main * 0.11 }
    },
    lift: 0.41,
    rule: rowLine,
    gaps: { names: afterName, value: 9, annotations: 38 },
  },
}
