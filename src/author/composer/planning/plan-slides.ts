import { beginningOf } from '../../../text/cut-text.ts'
import { type SlideBounds, type SlideRange, slideRangeBounds } from '../../slide-range.ts'
import { wordCount } from '../language/script.ts'
import type { Manuscript } from '../manuscript.ts'
import { type MappedText, mapVerbatim } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import type { Atom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { agendaSections, agendaSlide } from '../slides/agenda-slide.ts'
import { asClosing } from '../slides/closing-slide.ts'
import { coverSlide } from '../slides/cover-slide.ts'
import { figureSlides } from '../slides/figure-slides.ts'
import { headingTitle } from '../slides/heading-title.ts'
import { messageSlides } from '../slides/message-slides.ts'
import { questionSlides, subjectSlide } from '../slides/question-slides.ts'
import { recapSlide } from '../slides/recap-slide.ts'
import { sectionSlide } from '../slides/section-slide.ts'
import { type Composing, coverAtoms, type SlideDraft } from '../slides/slide-draft.ts'
import { companionsLeft } from './companions-left.ts'
import { type Message, messagesOf, withCompanionsApart } from './messages.ts'
import { type Seat, seatsFor } from './seats.ts'
import { shownShare } from './slide-room.ts'
import { withoutFormalities, withoutSources, withReferences } from './source-lists.ts'
import { withTellingThoughts } from './telling-thoughts.ts'

interface PlanRequest {
  text: string
  slideRange: SlideRange
  mostSlides?: number
  titleIsDefault: boolean
  appending: boolean
}

/**
 * All slides in order. Their number is within the bounds of the range, whatever the input: messages are folded together
 * where there are too many; where there are too few they are spread, and joined by figures of their own, an agenda, the
 * key points again and, at last, questions. A range that nobody asked for is not filled.
 */
export function planSlides(
  manuscript: Manuscript,
  request: PlanRequest,
  composing: Composing,
): SlideDraft[] {
  const { root: body, references } = withoutSources(manuscript.root)
  const { root, left } = withoutFormalities(body)
  const bounds = slideRangeBounds(request.slideRange, request.mostSlides)
  const bare = bareSubject(manuscript)
  if (bare !== undefined && bounds.maximum === 1) return [subjectSlide(bare, composing)]
  const cover = request.appending ? undefined : coverSlide(root, manuscript, composing)
  const opening = cover === undefined ? [] : [cover.draft]
  const room = bounds.maximum - opening.length
  const isAuto = request.slideRange === 'auto'
  const found = bare === undefined ? messagesOf(cover?.rest ?? root) : []
  const share = isAuto ? shownShare(found.reduce((sum, one) => sum + one.words, 0)) : 1
  const messages = withCompanionsApart(
    found,
    { least: bounds.minimum - opening.length, room },
    (message) => companionsLeft(message, share, composing),
  )
  const [only, ...others] = messages
  // A text of one slide needs no cover, unless that would say something else.
  const short = others.length === 0 && (only?.natural ?? 1) === 1
  const alone = isAuto && short && (cover === undefined || cover.draft.covered.length === 0)
  if (bounds.maximum === 1 || (alone && bare === undefined))
    return withReferences(
      withLeft([oneSlide(root, manuscript, request, composing)], left),
      references,
    )
  // A range that was asked for has room for all of the text; one that nobody asked for is not filled.
  const asked = isAuto ? 0 : messages.reduce((sum, one) => sum + one.whole, 0)
  const least = Math.max(bounds.minimum - opening.length, Math.min(room, asked))
  const content =
    bare === undefined
      ? contentSlides(messages, { least, room }, composing)
      : [subjectSlide(bare, composing)]
  const ended = withLeft(asClosing(content, composing), left)
  const framed = withFrame([...opening, ...ended], root, bounds, composing)
  const missing = bounds.minimum - framed.length
  const questions =
    missing > 0 ? questionSlides(subjects(manuscript, request), missing, composing) : []
  return withReferences([...framed, ...questions].slice(0, bounds.maximum), references)
}

/** Passages for the notes of the last slide. */
function withLeft(slides: SlideDraft[], left: readonly Atom[]): SlideDraft[] {
  const last = slides[slides.length - 1]
  if (last === undefined || left.length === 0) return slides
  return [...slides.slice(0, -1), { ...last, covered: [...last.covered, ...left] }]
}

/** Slides for the messages; figures of their own where those are too few. */
function contentSlides(
  messages: readonly Message[],
  wanted: { least: number; room: number },
  composing: Composing,
): SlideDraft[] {
  const seats = seatsFor(withTellingThoughts(messages, wanted.least, composing.language), wanted)
  const slides = seats.map((seat) => seatSlides(seat, composing))
  const content = slides.flat()
  const figures = content.length < wanted.least ? figureSlides(messages, composing) : []
  for (const { atom, draft } of figures) {
    if (content.length >= wanted.least) break
    const at = content.findIndex((slide) => slide.covered.includes(atom))
    const host = content[at]
    if (host !== undefined && host.layout !== 'big-number' && host.layout !== 'statement')
      content.splice(at + 1, 0, draft)
  }
  return content
}

/** The slides of a seat; what is told with it goes to the notes of the last one. */
function seatSlides({ message, slides, folded }: Seat, composing: Composing): SlideDraft[] {
  const drafts = messageSlides(message, slides, composing)
  const told = coverAtoms([...(message.folded ?? []), ...folded].flatMap(messageAtoms))
  const last = drafts.length - 1
  return drafts.map((draft, index) =>
    index === last && told.length > 0 ? { ...draft, covered: [...draft.covered, ...told] } : draft,
  )
}

function messageAtoms({ part, companions, together = [], folded = [] }: Message): Atom[] {
  return [
    ...(part?.atoms ?? []),
    ...companions,
    ...together.flatMap(flattenTopics).flatMap(topicAtoms),
    ...folded.flatMap(messageAtoms),
  ]
}

/** From so many slides of content on a deck has an agenda, where most of its sections have several. */
const agendaFrom = 10
/** Sections of at least so many slides open with one of their own, in decks of many. */
const openedFrom = 4
const sectionsFrom = 12

/** The slides with an agenda and openings of sections where the deck is long, and with the key points again where it is too short. */
function withFrame(
  slides: SlideDraft[],
  root: Topic,
  bounds: SlideBounds,
  composing: Composing,
): SlideDraft[] {
  let framed = slides
  const short = () => framed.length < bounds.minimum
  const room = () => framed.length < bounds.maximum
  const owners = sectionOwners(root)
  const sections = agendaSections(root, slides)
  const counts = sections.map(
    (section) => framed.filter((slide) => owner(slide, owners) === section).length,
  )
  const several = counts.filter((count) => count >= 2).length
  const long = slides.length >= agendaFrom && sections.length >= 3 && several * 2 >= sections.length
  if (slides.length >= sectionsFrom)
    for (const [index, section] of sections.entries()) {
      if ((counts[index] ?? 0) < openedFrom || !room() || section.heading === undefined) continue
      const at = framed.findIndex((slide) => owner(slide, owners) === section)
      if (at < 0) continue
      const draft = sectionSlide(section, section.heading, headingTitle(section.heading, composing))
      framed = [...framed.slice(0, at), draft, ...framed.slice(at)]
    }
  const cover = framed[0]?.layout === 'title'
  if (cover && sections.length >= 3 && room() && (long || short()))
    framed = [...framed.slice(0, 1), agendaSlide(sections, composing), ...framed.slice(1)]
  if (short() && room()) {
    const recap = recapSlide(root, framed, composing)
    if (recap !== undefined) {
      const closes = framed[framed.length - 1]?.layout === 'closing'
      const end = closes ? framed.length - 1 : framed.length
      framed = [...framed.slice(0, end), recap, ...framed.slice(end)]
    }
  }
  return framed
}

function sectionOwners(root: Topic): Map<Atom, Topic> {
  const owners = new Map<Atom, Topic>()
  for (const section of root.children)
    for (const atom of flattenTopics(section).flatMap(topicAtoms)) owners.set(atom, section)
  return owners
}

function owner(slide: SlideDraft, owners: ReadonlyMap<Atom, Topic>): Topic | undefined {
  const [first] = slide.covered
  return first === undefined ? undefined : owners.get(first)
}

/** The whole text on one slide. */
function oneSlide(
  root: Topic,
  manuscript: Manuscript,
  request: PlanRequest,
  composing: Composing,
): SlideDraft {
  const own = manuscript.title === undefined ? [] : [headingTitle(manuscript.title, composing)]
  const asked = request.titleIsDefault || request.appending ? [] : [composing.deckTitle]
  const titled = asked.length + own.length > 0
  const [only] = contentSlides(messagesOf(root), { least: 1, room: 1 }, { ...composing, titled })
  if (only === undefined) {
    const [subject] = subjects(manuscript, request)
    const [slide] = questionSlides(subject === undefined ? [] : [subject], 1, composing)
    if (slide === undefined) throw new Error('There is always one slide.')
    return slide
  }
  return { ...only, titles: [...asked, ...own, ...only.titles] }
}

/** The one passage of a text that is no more than a subject ("Photosynthesis"). */
function bareSubject(manuscript: Manuscript): Atom | undefined {
  const atoms = flattenTopics(manuscript.root).flatMap(topicAtoms)
  const [only] = atoms
  const bare =
    atoms.length === 1 &&
    manuscript.title === undefined &&
    wordCount(only?.text.text ?? '') <= 4 &&
    (only?.text.text.length ?? 0) <= 60
  return bare ? only : undefined
}

/** What questions can be about: the title and the headings, or the first thing that the text says. */
function subjects(manuscript: Manuscript, request: PlanRequest): MappedText[] {
  const headings = flattenTopics(manuscript.root).flatMap((topic) => topic.heading ?? [])
  const found = [...(manuscript.title ? [manuscript.title] : []), ...headings]
  if (found.length > 0) return found
  const [first] = manuscript.passages
  if (first !== undefined) return [first.text]
  const lead = request.text.length - request.text.trimStart().length
  return [mapVerbatim(beginningOf(request.text.trim(), 160), lead)]
}
