/** One line of the fault table. */
export interface FaultRow {
  fault: string
  /** What came of it, in a few words. */
  seen: string
  /** What is not as it should be, in sentences; empty: all is. */
  problems: string[]
}
