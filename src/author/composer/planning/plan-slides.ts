import type { SlideRange } from '../../slide-range.ts'
import { keyPhrases } from '../language/key-phrases.ts'
import { wordCount } from '../language/script.ts'
import type { Manuscript } from '../manuscript.ts'
import { type MappedText, mapVerbatim } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { selectDiverse } from '../scoring/select-diverse.ts'
import type { Atom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { bulletsSlide } from '../slides/bullets-slide.ts'
import { questionSlides, subjectSlide } from '../slides/question-slides.ts'
import type { Composing, SlideDraft } from '../slides/slide-draft.ts'
import { titleText } from '../slides/slide-titles.ts'
import { leadSentence, sectionSlide, titleSlide } from '../slides/title-slide.ts'
import { topicSlides } from '../slides/topic-slides.ts'
import { shareSlides, topicCapacity } from './part-capacity.ts'
import { slideTarget } from './slide-count.ts'

export interface PlanRequest {
  text: string
  slideRange: SlideRange
  titleIsDefault: boolean
  appending: boolean
}

/** From this many slides on, sections open with a slide of their own. */
const sectionsFrom = 12

/**
 * All slides in order. Their number is within the bounds of the range, whatever the input: sections are merged or left
 * to an overview when there are too many, spread and finally joined by a recap and questions when there are too few.
 */
export function planSlides(
  manuscript: Manuscript,
  request: PlanRequest,
  composing: Composing,
): SlideDraft[] {
  const { root, trifles } = withoutTrifles(manuscript.root, request)
  const measure = {
    natural: topicCapacity(root).natural,
    sections: root.children.length,
    words: manuscript.words,
    structured: flattenTopics(root).reduce(
      (sum, topic) => sum + topic.parts.filter((part) => part.kind !== 'prose').length,
      0,
    ),
  }
  const { bounds, target } = slideTarget(request.slideRange, measure, request.appending)
  if (target <= 1) return [singleSlide(manuscript, request, composing)]
  const opening = request.appending ? [] : [openingSlide(manuscript, request, composing)]
  if (opening[0] !== undefined) opening[0].covered = trifles
  const room = target - opening.length
  const lead = manuscript.title === undefined ? leadSentence(manuscript.sentences) : undefined
  const aware = opening.length > 0 && lead ? { ...composing, opening: lead } : composing
  const slides = [...opening, ...contentSlides({ ...manuscript, root }, room, aware)]
  if (slides.length < bounds.minimum) {
    const recap = recapSlide(manuscript, slides, composing)
    if (recap !== undefined) slides.push(recap)
  }
  const missing = Math.max(bounds.minimum, 1) - slides.length
  if (missing > 0) slides.push(...questionSlides(subjects(manuscript, request), missing, composing))
  return slides.slice(0, bounds.maximum)
}

/** A line before the first section ("Present: Ann, Ben") is no slide of its own: it goes to the title slide's notes. */
function withoutTrifles(root: Topic, request: PlanRequest): { root: Topic; trifles: Atom[] } {
  const own = topicAtoms(root)
  const words = own.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
  const trifling =
    root.parts.length === 1 && words <= 12 && root.children.length >= 2 && !request.appending
  return trifling ? { root: { ...root, parts: [] }, trifles: own } : { root, trifles: [] }
}

function openingSlide(
  manuscript: Manuscript,
  request: PlanRequest,
  composing: Composing,
): SlideDraft {
  const title = manuscript.title
  const own = title !== undefined && title.text !== composing.deckTitle
  const lead = leadSentence(manuscript.sentences)
  const subtitle =
    request.titleIsDefault && title !== undefined && own
      ? { passage: title, whole: true }
      : lead === undefined
        ? undefined
        : { passage: lead.text, whole: false }
  const inSubtitle = subtitle?.passage === title
  return titleSlide(composing, subtitle, inSubtitle ? undefined : manuscript.organisation)
}

/** `count` slides where the topics can fill them, sections opening with their own slide in a long deck. */
function contentSlides(manuscript: Manuscript, count: number, composing: Composing): SlideDraft[] {
  const { root } = manuscript
  if (root.parts.length === 0 && root.children.length === 0) return []
  const bare = bareSubject(manuscript)
  if (bare !== undefined) return [subjectSlide(bare, composing)]
  const wantsSections = count + 1 >= sectionsFrom && root.children.length >= 2
  if (!wantsSections)
    return titledRoot(root, topicSlides(root, count, composing), manuscript, composing)

  let reserved = Math.min(
    root.children.filter((topic) => topicCapacity(topic).maximum >= 2).length,
    Math.floor((count + 1) / 4),
  )
  let slides: SlideDraft[] = []
  for (let attempt = 0; attempt < 4; attempt++) {
    slides = sectionedSlides(manuscript, count - reserved, reserved, composing)
    if (slides.length >= count || attempt === 3) break
    const opened = slides.filter((slide) => slide.layout === 'section').length
    if (opened >= reserved) break
    reserved = opened
  }
  return slides
}

function sectionedSlides(
  manuscript: Manuscript,
  count: number,
  reserved: number,
  composing: Composing,
): SlideDraft[] {
  const { root } = manuscript
  const own: Topic = { parts: root.parts, children: [] }
  const groups = [...(root.parts.length > 0 ? [own] : []), ...root.children]
  if (groups.length > count) return topicSlides(root, count + reserved, composing)
  const capacities = groups.map(topicCapacity)
  const seats = shareSlides(
    count,
    capacities,
    capacities.map((one) => Math.sqrt(one.natural)),
  )
  const opens = new Set(
    seats
      .map((seat, index) => ({ seat, index }))
      .filter(({ seat, index }) => seat >= 2 && groups[index]?.heading !== undefined)
      .sort((a, b) => b.seat - a.seat || a.index - b.index)
      .slice(0, reserved)
      .map(({ index }) => index),
  )
  return groups.flatMap((group, index) => {
    const slides = topicSlides(group, Math.max(1, seats[index] ?? 1), composing)
    if (group === own) return titledRoot(own, slides, manuscript, composing)
    if (!opens.has(index) || group.heading === undefined) return slides
    const title = titleText(group.heading, composing)
    return [sectionSlide(group.heading, title), ...slides.map((slide) => eyebrowed(slide, title))]
  })
}

function eyebrowed(slide: SlideDraft, eyebrow: string): SlideDraft {
  return slide.eyebrow === undefined ? { ...slide, eyebrow } : slide
}

/** The text before the first heading has no heading: its slides are about the document itself. */
function titledRoot(
  root: Topic,
  slides: SlideDraft[],
  manuscript: Manuscript,
  composing: Composing,
): SlideDraft[] {
  const [first] = slides
  if (first === undefined || root.parts.length === 0 || manuscript.title === undefined)
    return slides
  const title = titleText(manuscript.title, composing)
  if (title.toLowerCase() === composing.deckTitle.toLowerCase()) return slides
  return [{ ...first, titles: [title, ...first.titles] }, ...slides.slice(1)]
}

/** The whole text on one slide. */
function singleSlide(
  manuscript: Manuscript,
  request: PlanRequest,
  composing: Composing,
): SlideDraft {
  const bare = bareSubject(manuscript)
  const only = bare ? subjectSlide(bare, composing) : topicSlides(manuscript.root, 1, composing)[0]
  const own = manuscript.title === undefined ? [] : [titleText(manuscript.title, composing)]
  const asked = request.titleIsDefault ? [] : [composing.deckTitle]
  const titles = request.appending ? own : [...asked, ...own]
  if (only === undefined) {
    const [subject] = subjects(manuscript, request)
    const [slide] = questionSlides(subject === undefined ? [] : [subject], 1, composing)
    if (slide === undefined) throw new Error('There is always one slide.')
    return slide
  }
  const fallback = manuscript.title === undefined ? only.titles : []
  return { ...only, titles: [...titles, ...fallback, composing.phrases.summary] }
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

/** The best points of the whole text once more, for a deck that has room to fill. */
function recapSlide(
  manuscript: Manuscript,
  slides: readonly SlideDraft[],
  composing: Composing,
): SlideDraft | undefined {
  if (slides.length < 5) return undefined
  const atoms = flattenTopics(manuscript.root)
    .flatMap(topicAtoms)
    .filter((atom) => atom.kind !== 'row' && wordCount(atom.text.text) >= 3)
  if (atoms.length < 6) return undefined
  return {
    ...bulletsSlide(selectDiverse(atoms, 5), composing),
    titles: [composing.phrases.keyPoints],
    covered: [],
  }
}

/** What questions can be about: headings, then key phrases, then the text itself. */
function subjects(manuscript: Manuscript, request: PlanRequest): MappedText[] {
  const headings = flattenTopics(manuscript.root).flatMap((topic) => topic.heading ?? [])
  const atoms = flattenTopics(manuscript.root).flatMap(topicAtoms)
  const phrases = atoms.slice(0, 40).flatMap((atom) => {
    const [phrase] = keyPhrases(atom.text.text, 'en', 1)
    if (phrase === undefined) return []
    const at = atom.text.text.indexOf(phrase)
    return at < 0
      ? []
      : [{ text: phrase, offsets: atom.text.offsets.slice(at, at + phrase.length) }]
  })
  const found = [...(manuscript.title ? [manuscript.title] : []), ...headings, ...phrases]
  if (found.length > 0) return found
  const lead = request.text.length - request.text.trimStart().length
  return [mapVerbatim(request.text.trim().slice(0, 160), lead)]
}
