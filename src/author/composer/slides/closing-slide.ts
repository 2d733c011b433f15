import type { Block } from '../../../deck/blocks/block.ts'
import type { BulletsBlock } from '../../../deck/blocks/bullets/schema.ts'
import type { ParagraphBlock } from '../../../deck/blocks/paragraph/schema.ts'
import { asksReaders } from '../language/closing-words.ts'
import { isClosingHeading } from '../language/heading-words.ts'
import { isDense, wordCount } from '../language/script.ts'
import { messagesOf } from '../planning/messages.ts'
import { mostSlideWords } from '../planning/slide-room.ts'
import type { Topic } from '../shaping/part.ts'
import { messageSlides } from './message-slides.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/** Lines of the last slide that are remembered. */
const mostLines = 6

/**
 * The slides with the last one as the closing, where its section ends the document with something to do, to decide or to
 * conclude, or where under no heading it asks for something.
 */
export function asClosing(slides: SlideDraft[], composing: Composing): SlideDraft[] {
  const last = slides[slides.length - 1]
  const before = slides[slides.length - 2]
  if (last === undefined || before === undefined) return slides
  const named = last.heading !== undefined && last.heading !== before.heading
  const ends = named
    ? isClosingHeading(last.heading ?? '')
    : last.heading === undefined &&
      last.covered.some((atom) => asksReaders(atom.text.text, composing.language))
  const closing = ends ? closingOf(last, composing) : undefined
  return closing === undefined ? slides : [...slides.slice(0, -1), closing]
}

/** The slide that a document closes with, made of its section with what is to be done or to conclude; undefined without one. */
export function closingSlide(root: Topic, composing: Composing): SlideDraft | undefined {
  const messages = messagesOf(root)
  const last = messages.findLast((message) =>
    isClosingHeading(message.path[message.path.length - 1]?.heading?.text ?? ''),
  )
  const [draft] = last === undefined ? [] : messageSlides(last, 1, composing)
  return draft && (closingOf(draft, composing) ?? draft)
}

/** The slide as a closing, its line under the content first; undefined where it shows more than a closing has room for. */
function closingOf(
  { caption, captioned = [], ...draft }: SlideDraft,
  composing: Composing,
): SlideDraft | undefined {
  // A caption of no passage says how much the slide leaves out: the rest is no last word.
  if (caption !== undefined && captioned.length === 0) return undefined
  const blocks = draft.blocks.map(asLines).filter((block) => block !== undefined)
  const lines = blocks.flatMap(linesOf)
  const words = [...lines, caption ?? ''].reduce((sum, text) => sum + wordCount(text), 0)
  if (blocks.length < draft.blocks.length || lines.length > mostLines || words > mostSlideWords)
    return undefined
  const passages = captioned.map((atom) => atom.text)
  const led: ClosingBlock[] =
    caption === undefined
      ? []
      : [{ kind: 'paragraph', id: noBlockId, paragraphs: [sourced(composing, caption, passages)] }]
  return { ...draft, layout: 'closing', blocks: [...led, ...blocks] }
}

type ClosingBlock = BulletsBlock | ParagraphBlock

function linesOf(block: ClosingBlock): string[] {
  const lines = block.kind === 'bullets' ? block.items : block.paragraphs
  return lines.map(({ text }) => text)
}

/** A block as lines of a closing; undefined for what is no words. */
function asLines(block: Block): ClosingBlock | undefined {
  switch (block.kind) {
    case 'bullets':
    case 'paragraph':
      return block
    case 'steps':
    case 'cards': {
      const items = block.items.map(({ text, head = '', sources, score }) => ({
        text: [head, text].filter(Boolean).join(isDense(head + text) ? '：' : ': '),
        sources,
        ...(score === undefined ? {} : { score }),
        level: 0 as const,
      }))
      return { kind: 'bullets', id: block.id, items }
    }
    default:
      return undefined
  }
}
