import { chartLayout } from '../../layouts/chart.ts'

/**
 * Lines of a chart are lines of the map: their points are stops, white in a ring of the line's colour, the one that
 * matters filled.
 */
export const drawTransitChart = chartLayout({
  besideWidth: 563,
  look: {
    paint: (usual, { kind, discussed }) => {
      const color = usual.stroke?.color ?? usual.fill
      if (kind !== 'point' || discussed || color === undefined) return usual
      return { ...usual, fill: '#FFFFFF', stroke: { color, width: 2.5 } }
    },
  },
})
