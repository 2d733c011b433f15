import type { Concept } from '../lexicons/concept.ts'
import { wholeSlideKinds } from './slides-of-kind.ts'

/** Words of a clause that stand for slides. */
export interface Reference {
  /** The tokens it takes, as a half-open range of the clause. */
  start: number
  end: number
  /** How the slides were named. */
  form:
    | 'number'
    | 'ordinal'
    | 'parity'
    | 'pronoun'
    | 'added'
    | 'relative'
    | 'topic'
    | 'kind'
    | 'all'
    | 'quantity'
    | 'title'
  /** Whether "slide" was said, so that the slide is meant and not what stands on it. */
  slideSaid: boolean
  /** Whether only places are said, and no word for what is counted: "the second one". */
  isUnnamed?: true
  /** Of a kind: the concept of the block or layout. */
  kind?: Concept
  /** Whether several were named at once in one phrase: "slides 2 to 5". */
  plural: boolean
  /** Of a list: whether it names both slides and what stands on slides. */
  mixed?: boolean
  /** Whether only those are named that are not meant: "except slide 3". */
  leavesOut?: true
  /** Whether "or" joins several, of which one is meant. */
  isOneOf?: true
  /**
   * The ids, in the order named.
   * @throws {Unclear} when it is not clear which.
   * @throws {Declined} when there is no such slide and nothing to ask.
   */
  ids: () => string[]
}

/** The slides that references name, each once, in the order named. */
export function idsOf(references: readonly Pick<Reference, 'ids'>[]): string[] {
  return [...new Set(references.flatMap((one) => one.ids()))]
}

/** Whether a reference is to what stands on a slide: "the chart". */
export function isBlock({ kind, slideSaid }: Reference): boolean {
  return kind !== undefined && !slideSaid && !wholeSlideKinds.includes(kind)
}
