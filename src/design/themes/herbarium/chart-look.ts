import type { ChartLook } from '../../charts/chart-look.ts'
import { berry, ink } from './colors.ts'

const usual = { solid: '#164534', pale: '#CFDFB6', text: ink }
const lit = { solid: '#C9477F', pale: '#EFC3D2', text: berry }

/**
 * Columns in deep green, the one that the slide is about in pink; what they are compared with pale in an outline. More
 * than two series are told by colour, as everywhere.
 */
export const herbariumCharts: ChartLook = {
  unitInHeading: true,
  paint: (paint, { kind, series, discussed }, { colors }) => {
    if (kind !== 'bar' || series === 'equal') return paint
    const { solid, pale, text } = discussed ? lit : usual
    return series === 'main'
      ? { fill: solid, text }
      : { fill: pale, stroke: { color: solid, width: 1.5 }, text: colors.mutedInk }
  },
}
