import { stepsLayout } from '../../layouts/sequence.ts'
import { columnSizes, columnsOfType } from './columns.ts'

/** Steps as columns under large red numerals. */
export const drawGazetteSteps = stepsLayout({
  ...columnsOfType,
  most: 10,
  sizes: (count) => {
    const rows = count > 5 ? 2 : 1
    const numerals = [190, 160, 128, 106, 76, 57, 42, 32].filter(
      (height) => height <= (rows > 1 ? 57 : 590 / count),
    )
    return columnSizes(count, rows, numerals)
  },
})
