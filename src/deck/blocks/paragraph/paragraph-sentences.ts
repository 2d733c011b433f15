import { sentences } from '../../../text/sentences.ts'
import { shorten } from '../../../text/shorten.ts'
import { joinPrinted, slicePrinted } from '../../marks/change-marks.ts'
import type { SourcedText } from '../../sourced-text.ts'
import type { Accepts, BlockPieces } from '../block-kind.ts'
import { withPart } from '../printed-text.ts'
import { shortenList } from '../shorten-list.ts'
import type { ParagraphBlock } from './schema.ts'

type Sentence = SourcedText & { paragraph: number }

/** Paragraphs as sentences, each with the number of its paragraph and that one's sources. */
function paragraphSentences(paragraphs: SourcedText[], language: string): Sentence[] {
  return paragraphs.flatMap((one, paragraph) => {
    let at = 0
    return sentences(one.text, language).map(({ length }) => {
      const sentence = slicePrinted(one, at, at + length)
      at += length
      return { ...withPart(one, 'text', sentence), paragraph }
    })
  })
}

/** Sentences of one paragraph side by side again; without its number. */
function joinSentences(parts: readonly Sentence[]): SourcedText[] {
  const paragraphs = new Map<number, Sentence[]>()
  for (const one of parts)
    paragraphs.set(one.paragraph, [...(paragraphs.get(one.paragraph) ?? []), one])
  return [...paragraphs.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { paragraph: _, ...rest } = first
    return [withPart(rest, 'text', joinPrinted([first, ...others]))]
  })
}

/** Prose that is too long ends sooner; a single sentence is cut short. */
export function shortenParagraphs(
  block: ParagraphBlock,
  fits: Accepts<ParagraphBlock>,
  language: string,
) {
  const withSentences = (some: readonly Sentence[]): ParagraphBlock => ({
    ...block,
    paragraphs: joinSentences(some).map(({ score: _, ...one }) => one),
  })
  return shortenList(
    // Prose is cut at its end, not in its middle.
    paragraphSentences(block.paragraphs, language).map((one, index) => ({
      ...one,
      score: 1 - index / 10_000,
    })),
    (some) => fits(withSentences(some)),
    (one, accepts) => ({
      ...one,
      text: shorten(one.text, language, (text) => accepts({ ...one, text })),
    }),
    (one) => one.text,
    withSentences,
  )
}

/** The sentences of all prose on a slide. */
export function sentencePieces(
  block: ParagraphBlock,
  others: ParagraphBlock[],
  language: string,
): BlockPieces<ParagraphBlock> {
  const paragraphs = [block, ...others].flatMap((one) => one.paragraphs)
  const all = paragraphSentences(paragraphs, language)
  return {
    count: all.length,
    part: (from, to) => ({ ...block, paragraphs: joinSentences(all.slice(from, to)) }),
  }
}
