import { chartLayout, middleRing } from '../../layouts/chart.ts'

/** Charts in the paints of the stripes. */
export const drawCassetteChart = chartLayout({ besideWidth: 563, ring: middleRing })
