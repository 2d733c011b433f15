import { spanOf } from '../reading/mapped-text.ts'
import type { CodePart } from '../shaping/part.ts'
import { type Composing, noBlockId, type SlideDraft, sourceSpan } from './slide-draft.ts'

/** A listing as it stands in the source; the layout breaks or continues one that is too long. */
export function codeSlide(part: CodePart, composing: Composing): SlideDraft {
  const [atom] = part.atoms
  return {
    layout: 'code',
    titles: [],
    blocks: [
      {
        kind: 'code',
        id: noBlockId,
        ...(part.language === '' ? {} : { language: part.language }),
        code: {
          text: part.code.text,
          sources: [sourceSpan(composing, spanOf(part.code))],
          ...(atom === undefined ? {} : { score: atom.score }),
        },
      },
    ],
    shown: part.atoms,
    covered: part.atoms,
    spans: [],
  }
}
