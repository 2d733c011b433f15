import { blockLines } from '../../../deck/blocks/block.ts'
import type { Slide } from '../../../deck/slide.ts'

/** Of more slides that only ask about a text than this share the caller is told. */
const mostPadding = 0.25

const count = (slides: number) =>
  slides === 1 ? 'a slide' : `${slides.toLocaleString('en')} slides`

/** The warning that many slides say nothing that the text does not (also the one slide of a text without words). */
export function paddingWarnings(slides: readonly Slide[]): string[] {
  const asking = slides.filter(({ variants }) =>
    variants.some(({ blocks }) =>
      blocks.some((block) => blockLines(block).some((line) => line.added)),
    ),
  ).length
  if (asking <= slides.length * mostPadding) return []
  const some =
    slides.length === 1
      ? 'it has'
      : asking === 1
        ? 'one of them has'
        : `${asking.toLocaleString('en')} of them have`
  return [
    `The text says too little for ${count(slides.length)}: ${some} questions for a discussion and nothing new. ${slides.length === 1 ? 'Send more text' : 'Ask for fewer slides, or send more text'}.`,
  ]
}
