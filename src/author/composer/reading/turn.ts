import type { MappedText } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/** What somebody says: the words, and who says them. */
export interface Turn {
  /** The name in lower case. */
  speaker: string
  /** The name with its colon. */
  name: MappedText
  /** The words of all of its paragraphs. */
  said: MappedText
  /** The paragraphs and lists that it is made of, without the name, where these are several. */
  blocks?: readonly SourceBlock[]
}
