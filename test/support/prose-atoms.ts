import { mapVerbatim } from '../../src/author/composer/reading/mapped-text.ts'
import { type Atom, emptyVector } from '../../src/author/composer/shaping/atom.ts'

/** Paragraphs of sentences, of which none is more central than others. */
export function proseAtoms(...paragraphs: string[][]): Atom[] {
  return paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((text, position) => ({
      index: paragraph * 100 + position + 1,
      kind: 'sentence' as const,
      text: mapVerbatim(text, paragraph * 100_000 + position * 1000),
      lead: 0,
      more: [],
      children: [],
      score: 0.3,
      vector: emptyVector,
      ...(position === 0 ? { opens: true as const } : {}),
    })),
  )
}
