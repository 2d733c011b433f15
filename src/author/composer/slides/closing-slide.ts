import { thingsOf } from '../../../deck/blocks/block-list.ts'
import { isClosingHeading } from '../language/heading-words.ts'
import { messagesOf } from '../planning/messages.ts'
import type { Topic } from '../shaping/part.ts'
import { messageSlides } from './message-slides.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'

/** Lines of the last slide that are remembered. */
const mostLines = 5

/** The slides with the last one as the closing, where its section ends the document with something to do or to conclude. */
export function asClosing(slides: SlideDraft[]): SlideDraft[] {
  const last = slides[slides.length - 1]
  if (last?.heading === undefined || slides.length < 3 || !isClosingHeading(last.heading))
    return slides
  const before = slides[slides.length - 2]
  const one = before?.heading !== last.heading
  if (!one || !isPlain(last)) return slides
  return [...slides.slice(0, -1), closing(last)]
}

/** The slide that a document closes with, made of its section with what is to be done or to conclude; undefined without one. */
export function closingSlide(root: Topic, composing: Composing): SlideDraft | undefined {
  const messages = messagesOf(root)
  const last = messages.findLast((message) =>
    isClosingHeading(message.path[message.path.length - 1]?.heading?.text ?? ''),
  )
  const [draft] = last === undefined ? [] : messageSlides(last, 1, composing)
  return draft && (isPlain(draft) ? closing(draft) : draft)
}

/** The slide as a closing, which has no line under its words: what stood there is told. */
function closing({ caption: _caption, captioned = [], ...draft }: SlideDraft): SlideDraft {
  return {
    ...draft,
    layout: 'closing',
    shown: draft.shown.filter((atom) => !captioned.includes(atom)),
  }
}

/** Whether a slide shows words that a closing has room for. */
function isPlain({ layout, blocks }: SlideDraft): boolean {
  const plain = layout === 'bullets' || layout === 'paragraph' || layout === 'statement'
  return plain && blocks.flatMap(thingsOf).length <= mostLines
}
