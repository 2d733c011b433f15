import { withPart } from '../deck/blocks/printed-text.ts'
import { joinPrinted, slicePrinted } from '../deck/marks/change-marks.ts'
import type { SourcedText } from '../deck/sourced-text.ts'
import { segmenter } from '../text/segmenter.ts'

/** Sentences of a text by the rules of its language; each keeps the space behind it. */
export function sentences(text: string, language: string): string[] {
  return Array.from(segmenter(language, 'sentence').segment(text), (one) => one.segment)
}

/** Paragraphs as sentences, each with the number of its paragraph and that one's sources. */
export function paragraphSentences(
  paragraphs: SourcedText[],
  language: string,
): (SourcedText & { paragraph: number })[] {
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
export function joinSentences(
  parts: readonly (SourcedText & { paragraph: number })[],
): SourcedText[] {
  const paragraphs = new Map<number, (SourcedText & { paragraph: number })[]>()
  for (const one of parts)
    paragraphs.set(one.paragraph, [...(paragraphs.get(one.paragraph) ?? []), one])
  return [...paragraphs.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { paragraph: _, ...rest } = first
    return [withPart(rest, 'text', joinPrinted([first, ...others]))]
  })
}

/** The mark that ends a sentence and what stands behind it, where those are not a full stop and a space. */
const sentenceJoints: Record<string, string> = { ja: '。', zh: '。', hi: '। ', th: ' ' }

/**
 * Sentences that stand one behind another in one paragraph. Lines of a slide have no full stop; here each but the last
 * gets one, where it has no mark of its own.
 */
export function runningText(texts: readonly string[], language: string): string {
  const joint = sentenceJoints[language.slice(0, 2)] ?? '. '
  const written = texts.filter(Boolean)
  return written
    .map((text, index) => {
      if (index === written.length - 1) return text
      return /[.!?…:;。！？।]["'”“’»」』)]*$/u.test(text)
        ? `${text}${/[。！？]$/u.test(text) ? '' : ' '}`
        : `${text}${joint}`
    })
    .join('')
}
