import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import type { ImagePart } from '../shaping/part.ts'
import { cutBeyond } from '../shaping/shorten.ts'
import { chooseLines } from './choose-lines.ts'
import { paragraphSlide } from './prose-slides.ts'
import { type Composing, noBlockId, type SlideDraft, sourceSpan } from './slide-draft.ts'

/**
 * A picture that came with the text; its alternative text is its caption. What the text says beside it stands beside it.
 */
export function imageSlide(
  part: ImagePart,
  companions: readonly Atom[],
  composing: Composing,
): SlideDraft {
  const { image, alt, place } = part
  const words = cutBeyond(alt.text, 200, composing.language)
  const lines = companions.length === 0 ? [] : chooseLines(companions, composing.language)
  const beside = lines.length === 0 ? undefined : paragraphSlide(lines, composing)
  return {
    layout: 'image',
    titles: words === '' ? [] : [cutBeyond(words, 90, composing.language)],
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
    covered: part.atoms,
    spans: [],
  }
}
