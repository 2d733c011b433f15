import { untitled } from '../deck/shown-title.ts'
import type { Slide } from '../deck/slide.ts'
import { phrasesFor } from './composer/language/phrases.ts'
import { untitledIn } from './composer/language/untitled-words.ts'
import type { Ledger } from './composer/ledger/ledger.ts'
import { leftOutWarnings } from './composer/ledger/left-out-warning.ts'
import { orderWarnings } from './composer/ledger/order-warning.ts'
import { type Manuscript, readManuscript } from './composer/manuscript.ts'
import { planSlides } from './composer/planning/plan-slides.ts'
import { deckRequest } from './composer/reading/deck-request.ts'
import { unseal, unsealAll } from './composer/reading/sealed-code.ts'
import type { SourceImage } from './composer/reading/source-block.ts'
import { flattenTopics } from './composer/scoring/score-topics.ts'
import { cutBeyond } from './composer/shaping/shorten.ts'
import { type SourceTable, sourceTables } from './composer/slides/cut-tables.ts'
import { finishSlides } from './composer/slides/finish-slides.ts'
import { paddingWarnings } from './composer/slides/padding-warning.ts'
import type { Composing } from './composer/slides/slide-draft.ts'
import { nameIn, nameOfUntitled, openingLine } from './composer/slides/untitled-name.ts'
import { withSourceMarks } from './composer/slides/with-source-marks.ts'
import { detectLanguage, isSameLanguage } from './language-detection.ts'
import { languageName } from './languages.ts'
import { type SlideRange, slideRangeBounds } from './slide-range.ts'

/** Characters of a title that is taken from the source; a longer one is cut to fewer, so that more than a word goes on below it. */
const longestWholeTitle = 130
const longestCutTitle = 120

/** What the author is asked for. */
export interface CompositionRequest {
  /** Goes into every source span. */
  inputId: string
  /** Already cleaned: no NUL, no lone surrogates, not only white space; up to 400,000 code points. */
  text: string
  /** Shown on the title slide, exactly. */
  deckTitle: string
  /** The source's title instead, where it has one: of a default title only what the source itself gives as its title. */
  titleFromSource?: boolean
  /** Whether nobody chose that title: then the source's own title is the title slide's subtitle, unless it is its title. */
  titleIsDefault: boolean
  slideRange: SlideRange
  /** Of `auto`: no more slides than these, which is what was set aside for them; absent: 50. */
  mostSlides?: number
  /** BCP 47 tag; unset: detected from the text. */
  language?: string
  /** The slides go into a deck that exists: no title slide. */
  appending: boolean
  newId: () => string
}

/**
 * What the author made of it. `title` is the one on the title slide; `sourceTitle` is empty when the source has no title
 * of its own.
 */
export interface Composition {
  language: string
  title: string
  sourceTitle: string
  slides: Slide[]
  /** The pictures that the slides show and that came inside the text, each once; image blocks name them by `id`. */
  images: SourceImage[]
  /** The tables of the text, of which the slides may show a part. */
  tables: SourceTable[]
  bounds: { minimum: number; maximum: number }
  warnings: string[]
}

/**
 * Composes slides from a text with what the text says and nothing else: extractive, deterministic, no network. The
 * number of slides is always within the bounds of the range. `read` is there for whoever composes a text many times.
 */
export function compose(request: CompositionRequest, read = readManuscript): Composition {
  return composeWithLedger(request, read).composition
}

/** The same with the account of what became of each piece of the text, code within it sealed. */
export function composeWithLedger(
  request: CompositionRequest,
  read = readManuscript,
): { composition: Composition; ledger: Ledger } {
  const detected = detectLanguage(request.text)
  const { language = detected.tag } = request
  const isOther = detected.reliable && !isSameLanguage(language, detected.tag)
  if (isOther)
    return composeIn(detected.tag, request, read, [keptLanguageWarning(language, detected.tag)])
  return composeIn(language, request, read, [])
}

/** What is said where another language was asked for than that of the text. */
function keptLanguageWarning(wanted: string, found: string): string {
  const [asked, own] = [wanted, found].map((tag) => languageName(tag) ?? tag)
  return `The text looks ${own} and ${asked} was asked for: translation needs a language model, so the slides keep the text as it is.`
}

/** @param language the deck's: that of the text, since nothing is translated here. */
function composeIn(
  language: string,
  request: CompositionRequest,
  read: typeof readManuscript,
  warnings: string[],
): { composition: Composition; ledger: Ledger } {
  const manuscript = read(request.text, language)
  const phrases = phrasesFor(language)
  const opening = openingLine(manuscript, language)
  const sourceTitle = manuscript.title?.text ?? (opening === undefined ? '' : nameIn(opening))
  const own =
    sourceTitle === '' && request.titleIsDefault
      ? (nameOfUntitled(manuscript, language) ?? '')
      : sourceTitle
  const fitting = own.length <= longestWholeTitle ? own : cutBeyond(own, longestCutTitle, language)
  const derived = request.titleFromSource ? fitting : ''
  const composing: Composing = {
    inputId: request.inputId,
    language,
    phrases,
    deckTitle: derived === '' ? givenTitle(request, language) : derived,
  }
  const drafts = planSlides(manuscript, request, composing)
  const finished = finishSlides(drafts, manuscript.passages, composing, request.newId)
  const slides = withSourceMarks(finished.slides, manuscript.marked, request.inputId)
  const asked = deckRequest(request.text)
  if (asked !== undefined)
    warnings.push(
      `“${asked.text}” was read as a wish for the deck and stands on no slide: the number of slides, the language and the look are settings of the request.`,
    )
  warnings.push(
    ...leftOutWarnings(finished.ledger),
    ...orderWarnings(manuscript.passages, language, asked !== undefined),
    ...paddingWarnings(slides),
  )
  const tables = sourceTables(manuscript.root)
  const composition: Composition = {
    language,
    title: unseal(composing.deckTitle),
    sourceTitle: unseal(sourceTitle),
    slides,
    images: shownImages(manuscript, slides),
    tables: manuscript.marked.holdsCode ? unsealAll(tables) : tables,
    bounds: slideRangeBounds(request.slideRange, request.mostSlides),
    warnings,
  }
  return { composition, ledger: finished.ledger }
}

/** The title that was given; the one that stands for none in the language of the text. */
export function givenTitle(
  { deckTitle, titleIsDefault }: Pick<CompositionRequest, 'deckTitle' | 'titleIsDefault'>,
  language: string,
): string {
  return titleIsDefault && deckTitle === untitled ? (untitledIn(language) ?? deckTitle) : deckTitle
}

function shownImages(manuscript: Manuscript, slides: readonly Slide[]): SourceImage[] {
  const shown = new Set(
    slides.flatMap((slide) =>
      slide.variants.flatMap((variant) =>
        variant.blocks.flatMap((block) => (block.kind === 'image' ? [block.image] : [])),
      ),
    ),
  )
  const images = new Map<string, SourceImage>()
  for (const topic of flattenTopics(manuscript.root))
    for (const part of topic.parts)
      if (part.kind === 'image' && shown.has(part.image.id)) images.set(part.image.id, part.image)
  return [...images.values()]
}
