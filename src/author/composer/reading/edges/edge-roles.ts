import type { MarginSource } from '../source-block.ts'

/** What a line at the head of a text is there for. */
export type HeadRole =
  | 'text'
  | 'title'
  /** Who wrote it, for whom and what for: what its words do not tell. */
  | 'beside'
  /** What kind of document it is ("PRESS RELEASE – for immediate release"). */
  | 'kind'
  /** When and where it was made or is said. */
  | 'day'
  /** Whom to ask. */
  | 'contact'
  | 'greeting'
  /** Who takes part. */
  | 'people'
  /** What somebody asks or tells of those who finish or print it. */
  | 'remark'

/** What a line at the end of a text is there for. */
export type EndRole =
  | 'text'
  /** What is said to take leave, in a sentence. */
  | 'courtesy'
  | 'closing'
  | 'signer'
  /** What somebody is who signs, and where. */
  | 'detail'
  /** What is declared right over a signature. */
  | 'declared'
  | 'day'
  | 'enclosure'
  | 'postscript'
  | 'remark'
  /** What offices and programs set under every text. */
  | 'upkeep'
  /** What is told below the signature of a mail. */
  | 'added'

/** Where what stands at an edge is told; a signature, where it is a guess, and a kind, where it is all there is. */
export const placeOf: Readonly<
  Record<Exclude<HeadRole | EndRole, 'text' | 'title' | 'added'>, MarginSource['place']>
> = {
  beside: 'cover',
  kind: 'nowhere',
  day: 'cover',
  contact: 'notes',
  greeting: 'notes',
  people: 'notes',
  remark: 'notes',
  courtesy: 'notes',
  closing: 'nowhere',
  signer: 'nowhere',
  detail: 'nowhere',
  declared: 'notes',
  enclosure: 'notes',
  postscript: 'notes',
  upkeep: 'nowhere',
}
