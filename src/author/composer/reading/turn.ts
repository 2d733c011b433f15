import type { MappedText } from './mapped-text.ts'

/** What somebody says: the words, and who says them. */
export interface Turn {
  /** The name in lower case. */
  speaker: string
  /** The name with its colon. */
  name: MappedText
  said: MappedText
}
