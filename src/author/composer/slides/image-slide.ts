import { spanOf } from '../reading/mapped-text.ts'
import type { ImagePart } from '../shaping/part.ts'
import { cutBeyond } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, sourceSpan } from './slide-draft.ts'

/** A picture that came with the text; its alternative text is its caption. */
export function imageSlide(part: ImagePart, composing: Composing): SlideDraft {
  const { image, alt, place } = part
  const words = cutBeyond(alt.text, 200)
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
    ],
    shown: part.atoms,
    covered: part.atoms,
    spans: [],
  }
}
