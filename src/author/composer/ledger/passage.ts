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
  /** The mark of a footnote. */
  mark?: string
}

/** Kinds that are not read out, wherever they would stand. */
export const unspoken: ReadonlySet<PassageKind> = new Set(['drawing', 'upkeep'])

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

/** The passages of a text together with those of its margins, each behind what stands before it in the input. */
export function withMargins(
  passages: readonly Passage[],
  margins: readonly MarginSource[],
): Passage[] {
  const added = margins
    .map(({ place, text, at, mark }, index) => {
      const kind: PassageKind = place === 'nowhere' ? 'upkeep' : 'sentence'
      // No block of the text has such a number.
      const passage = { kind, text, block: -1 - index, ...(mark === undefined ? {} : { mark }) }
      return { passage, start: at ?? spanOf(text).start }
    })
    .sort((a, b) => a.start - b.start)
  // A reader may tell a text in another order than it is written in.
  const written = passages
    .map((passage, index) => ({ start: spanOf(passage.text).start, index }))
    .sort((a, b) => a.start - b.start || a.index - b.index)
  const behind = new Map<number, Passage[]>()
  let next = 0
  for (const { passage, start } of added) {
    while (next < written.length && (written[next]?.start ?? 0) < start) next++
    const before = written[next - 1]?.index ?? -1
    const others = behind.get(before)
    if (others === undefined) behind.set(before, [passage])
    else others.push(passage)
  }
  return [
    ...(behind.get(-1) ?? []),
    ...passages.flatMap((passage, index) => [passage, ...(behind.get(index) ?? [])]),
  ]
}
