import type { MappedText } from './mapped-text.ts'

/** What the input is made of, whatever its notation: the readers give these, the rest of the composer knows only them. */
export type SourceBlock =
  | HeadingSource
  | ParagraphSource
  | ListSource
  | QuoteSource
  | TableSource
  | CodeSource

export interface HeadingSource {
  kind: 'heading'
  /** 1 is the highest. */
  level: number
  text: MappedText
}

/** Running text. `lead` is the length of a term set off at its start ("**Build**:"), colon included; 0 without. */
export interface ParagraphSource {
  kind: 'paragraph'
  text: MappedText
  lead: number
}

export interface ListItemSource {
  text: MappedText
  lead: number
  /** Further paragraphs of the item. */
  more: MappedText[]
  children: ListItemSource[]
}

export interface ListSource {
  kind: 'list'
  ordered: boolean
  items: ListItemSource[]
}

/** Words of somebody, without quotation marks. */
export interface QuoteSource {
  kind: 'quote'
  text: MappedText
  name?: MappedText
  affiliation?: MappedText
}

export interface TableSource {
  kind: 'table'
  columns: MappedText[]
  /** As many cells a row as there are columns. */
  rows: MappedText[][]
}

export interface CodeSource {
  kind: 'code'
  text: MappedText
}
