import type { SourcedText } from '../deck/sourced-text.ts'
import { segmenter } from './segmenter.ts'

/** Sentences of a text by the rules of its language; each keeps the space behind it. */
export function sentences(text: string, language: string): string[] {
  return Array.from(segmenter(language, 'sentence').segment(text), (one) => one.segment)
}

/** Paragraphs as sentences, each with the number of its paragraph and that one's sources. */
export function paragraphSentences(
  paragraphs: SourcedText[],
  language: string,
): (SourcedText & { paragraph: number })[] {
  return paragraphs.flatMap((one, paragraph) =>
    sentences(one.text, language).map((text) => ({ ...one, text, paragraph })),
  )
}
