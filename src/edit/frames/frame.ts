import type { Slots } from './slots.ts'
import type { World } from './world.ts'

/** Does what a wish asks for: adds steps to the session. */
export type Deed = (world: World) => void

/**
 * One kind of wish. It takes the spans that it has slots for and answers what is to be done; whether it has taken all of them,
 * so that no word is left over, is looked at afterwards. Undefined: the wish is of another kind.
 */
export interface Frame {
  name: string
  /** Whether it is asked before an instruction is read clause by clause. */
  isNew?: true
  /** Whether it asks for what other frames are given: they are asked first, however unlikely their reading is. */
  isLast?: true
  read(slots: Slots): Deed | undefined
}
