import { segmenter } from './segmenter.ts'

/** Sentences of a text by the rules of its language; each keeps the space after it. */
export function sentences(text: string, language: string): string[] {
  return Array.from(segmenter(language, 'sentence').segment(text), (one) => one.segment)
}
