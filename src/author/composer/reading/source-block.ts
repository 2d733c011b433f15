import type { MappedText } from './mapped-text.ts'

/** What the input is made of, whatever its notation: the readers give these, the rest of the composer knows only them. */
export type SourceBlock =
  | HeadingSource
  | ParagraphSource
  | ListSource
  | QuoteSource
  | TableSource
  | CodeSource
  | ImageSource
  | MarginSource

/** What a heading names besides a matter: who says what is below, or who wrote the mail below and when; or that below it stands what people are to do. */
export type Byline = 'speaker' | 'mail' | 'steps'

interface HeadingSource {
  kind: 'heading'
  /** 1 is the highest. */
  level: number
  /** Empty where only the section before it has ended. */
  text: MappedText
  /** Where it names whom what is below comes from, and not what that is about. */
  byline?: Byline
}

/** Running text. `lead` is the length of a term set off at its start ("**Build**:"), colon included; 0 without. */
export interface ParagraphSource {
  kind: 'paragraph'
  text: MappedText
  lead: number
}

export interface ListItemSource {
  text: MappedText
  /** What it is counted with, as written ("2.", "b)"). */
  mark?: MappedText
  lead: number
  /** Further paragraphs of the item. */
  more: MappedText[]
  children: ListItemSource[]
}

export interface ListSource {
  kind: 'list'
  ordered: boolean
  items: ListItemSource[]
  /** Whether its items are the headings of an outline. */
  isOutline?: boolean
  /** Whether it stands in the very next line below what is said before it. */
  isBelowLine?: boolean
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
  /** What the table is called right at it. */
  caption?: MappedText
  /** The item of a list that it stands in. */
  intro?: MappedText
  columns: MappedText[]
  /** As many cells a row as there are columns. */
  rows: MappedText[][]
  /** Whether a program wrote it: what is empty there is not to be filled in. */
  isExported?: true
  /** Whether its rows are things with what each costs, which are set side by side by nothing else. */
  isPriced?: true
}

/** Program text, line breaks and indents kept. `language` is the name behind the fence, or empty. */
export interface CodeSource {
  kind: 'code'
  text: MappedText
  language: string
  /** The item of a list that it stands in. */
  intro?: MappedText
}

/** A picture that the text carries in itself (a `data:` address). */
export interface SourceImage {
  /** SHA-256 of the bytes, hexadecimal. */
  id: string
  mediaType: 'image/png' | 'image/jpeg'
  data: Uint8Array
  /** Pixels. */
  width: number
  height: number
}

/** A picture on a line of its own; `alt` says in words what it shows and may be empty. */
interface ImageSource {
  kind: 'image'
  image: SourceImage
  alt: MappedText
  /** The alternative text again, or where that is empty the mark's first character: where the picture stands. */
  text: MappedText
}

/** What stands around a text and is no part of what it says: who wrote it and when, whom to ask, what offices and programs set. */
export interface MarginSource {
  kind: 'margin'
  /** `cover`: who, when and what for; `notes`: for whoever asks; `nowhere`: listed as left out. */
  place: 'cover' | 'notes' | 'nowhere'
  text: MappedText
  /** Who writes or is written to, and when: what no text is called by. */
  isParty?: true
  /** The place in the input where it is told, where that is another than its own: that of a mark which refers to it. */
  at?: number
  /** The mark of a footnote, which stands at that place. */
  mark?: string
}

/** Where a block begins in the input; undefined where it only ends what stands before it. */
export function placeOf(block: SourceBlock): number | undefined {
  switch (block.kind) {
    case 'list':
      return (block.items[0]?.mark ?? block.items[0]?.text)?.offsets[0]
    case 'table':
      return [block.columns, ...block.rows].flat().find(({ text }) => text !== '')?.offsets[0]
    default:
      return block.text.offsets[0]
  }
}

/** What stands around a text, and where it is told. */
export function marginOf(text: MappedText, place: MarginSource['place']): MarginSource {
  return { kind: 'margin', place, text }
}

/** The texts that a block says, those of its items and cells among them. */
export function textsOf(block: SourceBlock): MappedText[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return [block.text]
    case 'list':
      return block.items.flatMap(textsOfItem)
    case 'table':
      return [...block.columns, ...block.rows.flat()]
    default:
      return []
  }
}

/** The texts of an item and of those below it. */
export function textsOfItem({ text, more, children }: ListItemSource): MappedText[] {
  return [text, ...more, ...children.flatMap(textsOfItem)]
}

/** Whether an item has no more than its own line. */
export function isLine({ more, children }: ListItemSource): boolean {
  return more.length + children.length === 0
}
