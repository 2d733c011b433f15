import type { Slide } from '../deck/slide.ts'
import { phrasesFor } from './composer/language/phrases.ts'
import { readManuscript } from './composer/manuscript.ts'
import { planSlides } from './composer/planning/plan-slides.ts'
import { finishSlides } from './composer/slides/finish-slides.ts'
import type { Composing } from './composer/slides/slide-draft.ts'
import { detectLanguage, isSameLanguage } from './language-detection.ts'
import { languageName } from './languages.ts'
import { type SlideRange, slideRangeBounds } from './slide-range.ts'

/** What the author is asked for. */
export interface CompositionRequest {
  /** Goes into every source span. */
  inputId: string
  /** Already cleaned: no NUL, no lone surrogates, not only white space; up to 400,000 code points. */
  text: string
  /** Shown on the title slide, exactly. */
  deckTitle: string
  /** Whether nobody chose that title: then the source's own title is the title slide's subtitle. */
  titleIsDefault: boolean
  slideRange: SlideRange
  /** BCP 47 tag; unset: detected from the text. */
  language?: string
  /** The slides go into a deck that exists: no title slide. */
  appending: boolean
  newId: () => string
}

/** What the author made of it. `sourceTitle` is empty when the source has no title of its own. */
export interface Composition {
  language: string
  sourceTitle: string
  slides: Slide[]
  bounds: { minimum: number; maximum: number }
  warnings: string[]
}

/**
 * Composes slides from a text with what the text says and nothing else: extractive, deterministic, no network. The
 * number of slides is always within the bounds of the range.
 */
export function compose(request: CompositionRequest): Composition {
  const detected = detectLanguage(request.text)
  const language = request.language ?? detected.tag
  const warnings: string[] = []
  if (
    request.language !== undefined &&
    detected.reliable &&
    !isSameLanguage(language, detected.tag)
  ) {
    const wanted = languageName(language) ?? language
    const found = languageName(detected.tag) ?? detected.tag
    warnings.push(
      `The text looks ${found} and ${wanted} was asked for: translation needs a language model, so the slides keep the text as it is.`,
    )
  }
  const manuscript = readManuscript(request.text, request.language ? language : detected.tag)
  const composing: Composing = {
    inputId: request.inputId,
    language,
    phrases: phrasesFor(language),
    deckTitle: request.deckTitle,
    sourceTitle: manuscript.title?.text ?? manuscript.subject,
    sentences: manuscript.sentences,
  }
  const drafts = planSlides(manuscript, request, composing)
  return {
    language,
    sourceTitle: composing.sourceTitle,
    slides: finishSlides(drafts, composing, request.newId),
    bounds: slideRangeBounds(request.slideRange),
    warnings,
  }
}
