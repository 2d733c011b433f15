import { blockLines } from '../../../deck/blocks/block.ts'
import type { Slide } from '../../../deck/slide.ts'

/** Of more slides that only ask about a text than this share the caller is told. */
const mostPadding = 0.25

/** The warning that many slides say nothing that the text does not, where the number of slides asked for is far beyond it. */
export function paddingWarnings(slides: readonly Slide[]): string[] {
  const asking = slides.filter(({ variants }) =>
    variants.some(({ blocks }) =>
      blocks.some((block) => blockLines(block).some((line) => line.added)),
    ),
  ).length
  if (asking <= Math.max(1, slides.length * mostPadding)) return []
  return [
    `The text says too little for ${slides.length.toLocaleString('en')} slides: ${asking.toLocaleString('en')} of them have questions for a discussion and nothing new. Ask for fewer slides, or send more text.`,
  ]
}
