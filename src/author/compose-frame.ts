import type { Slide } from '../deck/slide.ts'
import { phrasesFor } from './composer/language/phrases.ts'
import { readManuscript } from './composer/manuscript.ts'
import { spanOf } from './composer/reading/mapped-text.ts'
import { closingSlide } from './composer/slides/closing-slide.ts'
import { finishSlides } from './composer/slides/finish-slides.ts'
import { recapSlide } from './composer/slides/recap-slide.ts'
import { type Composing, coverAtoms } from './composer/slides/slide-draft.ts'
import { withSourceMarks } from './composer/slides/with-source-marks.ts'

/** The slide that sums a text up, or that closes a deck of it; undefined when the text has nothing for it. */
export function composeFrame(
  kind: 'recap' | 'closing',
  request: {
    inputId: string
    text: string
    deckTitle: string
    language: string
    newId: () => string
  },
): Slide | undefined {
  const { inputId, text, deckTitle, language, newId } = request
  const manuscript = readManuscript(text, language)
  const composing: Composing = {
    inputId,
    language,
    phrases: phrasesFor(language),
    deckTitle,
  }
  const draft =
    kind === 'recap'
      ? recapSlide(manuscript.root, [], composing)
      : closingSlide(manuscript.root, composing)
  if (draft === undefined) return undefined
  // The slides of the deck tell all else.
  const covered = new Set(coverAtoms(draft.covered).map((atom) => spanOf(atom.text).start))
  const passages = manuscript.passages.filter(({ text }) => covered.has(spanOf(text).start))
  const { slides } = finishSlides([draft], passages, composing, newId)
  return withSourceMarks(slides, manuscript.marked, inputId)[0]
}
