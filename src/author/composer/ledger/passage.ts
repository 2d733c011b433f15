import { type MappedText, spanOf } from '../reading/mapped-text.ts'
import type { MarginSource } from '../reading/source-block.ts'

/** What a passage of a source is; a drawing is made of characters, and neither it nor upkeep is anything to read out. */
type PassageKind = 'heading' | 'sentence' | 'item' | 'row' | 'code' | 'image' | 'drawing' | 'upkeep'

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

/** The passages of a text together with those of its margins, each where it stands in the input. */
export function withMargins(
  passages: readonly Passage[],
  margins: readonly MarginSource[],
): Passage[] {
  const added = margins
    .map(({ place, text }, index): Passage => {
      const kind = place === 'nowhere' ? 'upkeep' : 'sentence'
      // No block of the text has such a number.
      return { kind, text, block: -1 - index }
    })
    .sort((a, b) => spanOf(a.text).start - spanOf(b.text).start)
  const merged: Passage[] = []
  let at = 0
  for (const passage of passages) {
    const { start } = spanOf(passage.text)
    for (let next = added[at]; next !== undefined; next = added[++at]) {
      if (spanOf(next.text).start > start) break
      merged.push(next)
    }
    merged.push(passage)
  }
  return [...merged, ...added.slice(at)]
}
