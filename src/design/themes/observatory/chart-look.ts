import type { ChartLook } from '../../charts/chart-look.ts'
import { matter } from './bodies.ts'

const hollow = '#B9C1E6'
const horizon = '#3A4373'

/** Values are discs over the horizon, the one that matters apricot; what they are compared with are rings. */
export const observatoryCharts: ChartLook = {
  unitInHeading: true,
  paint: (usual, { kind, series, discussed }, { colors, ground }) => {
    if (kind !== 'body' || series === 'equal') return usual
    if (series === 'compared')
      return { fill: ground, stroke: { color: hollow, width: 1.5 }, text: colors.mutedInk }
    return discussed
      ? { fill: matter.apricot.color, text: colors.accent }
      : { fill: matter.periwinkle.color, text: colors.ink }
  },
  stems: {
    baseline: { color: horizon, width: 1 },
    drop: { color: horizon, width: 1, dash: [0.5, 4.2], cap: 'round' },
    between: { color: matter.periwinkle.color, width: 2.5 },
  },
}
