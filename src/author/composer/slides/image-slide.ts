import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import type { ImagePart } from '../shaping/part.ts'
import { cutBeyond } from '../shaping/shorten.ts'
import { paragraphSlide } from './prose-slides.ts'
import { type Composing, noBlockId, type SlideDraft, sourceSpan } from './slide-draft.ts'

/**
 * A picture that came with the text; its alternative text is its caption. The sentences around it that no other slide
 * shows stand beside it.
 */
export function imageSlide(
  part: ImagePart,
  companions: readonly Atom[],
  composing: Composing,
): SlideDraft {
  const { image, alt, place } = part
  const words = cutBeyond(alt.text, 200)
  const beside = companions.length === 0 ? undefined : paragraphSlide(companions, composing)
  return {
    layout: 'image',
    titles: words === '' ? [] : [cutBeyond(words, 90)],
    blocks: [
      {
        kind: 'image',
        id: noBlockId,
        image: image.id,
        width: image.width,
        height: image.height,
        alt: words,
        ...(words === '' ? {} : { caption: words }),
        sources: [sourceSpan(composing, spanOf(place))],
      },
      ...(beside?.blocks ?? []),
    ],
    shown: [...part.atoms, ...(beside?.shown ?? [])],
    covered: [...companions, ...part.atoms],
    spans: [],
  }
}
