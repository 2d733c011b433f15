import { timelineLayout } from '../../layouts/sequence.ts'
import { tileColumns } from './tile-columns.ts'

/** Events under a frieze of tiles: what is to come in pale glazes, the key event on a block of ochre. */
export const drawKilnTimeline = timelineLayout(
  tileColumns({ largest: [110, 62], courses: 2, wider: 1 }),
)
