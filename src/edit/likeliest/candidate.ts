import type { Span } from '../frames/span.ts'
import type { World } from '../frames/world.ts'
import type { Extent, GivenText, Mention } from './evidence.ts'

/** Where something goes in a list: 0-based, undefined for its end because nothing is said. */
export interface Spot extends Partial<Extent> {
  by: string
  index: number | undefined
}

/** What an instruction may ask for, whatever else it says. */
export interface Candidate {
  /** What is done; of a frame its name. */
  act: string
  thing?: Mention
  other?: Mention
  given?: GivenText
  second?: GivenText
  spot?: Spot
  deed: (world: World) => void
  /** Of a frame: what it takes for what, the verb that it needs though it is not said, and how unlikely the reading is. */
  frame?: { spans: readonly Span[]; silent: string; cost: number }
}
