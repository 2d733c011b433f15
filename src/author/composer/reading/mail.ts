import type { MailHeader } from '../language/mail-words.ts'
import type { QuotedLine } from './mail-attribution.ts'
import type { MappedText, Span } from './mapped-text.ts'

/** A line of a thread without its marks of quoting. */
export interface MailLine extends QuotedLine {
  /** Where the line begins, its marks included. */
  lineStart: number
}

/** A mail of a thread: what its lines give it for a name, and its lines. */
export interface Mail {
  depth: number
  headers: Map<MailHeader, MappedText>
  /** Who wrote it and when, where it has no headers. */
  attribution?: MappedText
  /** What stands over its headers. */
  letterhead: MappedText[]
  /** Headers of which nothing is told. */
  shell: Span[]
  lines: MailLine[]
  /** Who wrote what it answers line by line. */
  quotes?: MappedText
  /** Whether it stands between the lines of another that it quotes. */
  answers?: boolean
}
