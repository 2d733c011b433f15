import type { MappedText } from '../reading/mapped-text.ts'

/** What a passage of a source is; a drawing is made of characters and is nothing to read out. */
type PassageKind = 'heading' | 'sentence' | 'item' | 'row' | 'code' | 'image' | 'drawing'

/** One thing that a source says: it is on a slide, in the notes or left out. */
export interface Passage {
  kind: PassageKind
  text: MappedText
  /** How it is read out, where that is not the text itself: the cells of a row with the names of their columns. */
  spoken?: string
  /** The block of the source that it stands in: sentences of one block are one paragraph. */
  block: number
}

/** All passages of a source in its order, written down while it is read. */
export class PassageRegister {
  readonly passages: Passage[] = []
  #block = 0

  /** What is written down from now on stands in another block. */
  beginBlock(): void {
    this.#block += 1
  }

  /** Text without a letter or a figure says nothing and is no passage. */
  add(kind: PassageKind, text: MappedText, spoken?: string): void {
    if (kind !== 'drawing' && kind !== 'image' && !/[\p{L}\p{N}]/u.test(text.text)) return
    this.passages.push({ kind, text, block: this.#block, ...(spoken ? { spoken } : {}) })
  }
}
