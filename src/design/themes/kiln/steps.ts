import { stepsLayout } from '../../layouts/sequence.ts'
import { tileColumns } from './tile-columns.ts'

/** A process: a row of tiles that touch, each with its number, and under it what happens. */
export const drawKilnSteps = stepsLayout(tileColumns({ largest: [220, 92], courses: 1, wider: 0 }))
