import { refuseAfter, refuseBefore } from '../why-refused.ts'
import type { Intent } from './intent.ts'

/** Everything an instruction can mean, in the order in which it is tried. */
export const intents: readonly Intent[] = [refuseBefore, refuseAfter]
