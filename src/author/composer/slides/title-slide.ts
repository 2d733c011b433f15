import type { Block } from '../../../deck/blocks/block.ts'
import { type MappedText, spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { cutBeyond, shorten } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/** The first slide: the deck's title exactly, below it the source's own title or its lead sentence. */
export function titleSlide(
  composing: Composing,
  subtitle: { passage: MappedText; whole: boolean } | undefined,
  organisation: MappedText | undefined,
): SlideDraft {
  const blocks: Block[] = []
  if (subtitle !== undefined) {
    const text = subtitle.whole
      ? cutBeyond(subtitle.passage.text, 160)
      : shorten(subtitle.passage.text, { language: composing.language, limit: 18, hardLimit: 24 })
    blocks.push({
      kind: 'paragraph',
      id: noBlockId,
      paragraphs: [sourced(composing, text, [subtitle.passage])],
    })
  }
  return {
    layout: 'title',
    titles: [composing.deckTitle],
    ...(organisation ? { eyebrow: organisation.text } : {}),
    blocks,
    shown: [],
    covered: [],
    spans: [
      ...(subtitle ? [spanOf(subtitle.passage)] : []),
      ...(organisation ? [spanOf(organisation)] : []),
    ],
  }
}

/** The slide that opens a section of a long deck. */
export function sectionSlide(section: Topic, heading: MappedText, title: string): SlideDraft {
  return {
    layout: 'section',
    titles: [title],
    blocks: [],
    shown: [],
    covered: [],
    spans: [spanOf(heading)],
    opens: section,
  }
}

/** The sentence that a subtitle can be made of: the first of the document that stands alone and is short enough. */
export function leadSentence(sentences: readonly Atom[]): Atom | undefined {
  return sentences
    .slice(0, 3)
    .find((atom) => atom.kind === 'sentence' && atom.text.text.length <= 240)
}
