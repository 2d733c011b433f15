import { blockPlainText } from '../../../deck/blocks/block.ts'
import { beginningOf } from '../../../text/cut-text.ts'
import { type SlideBounds, type SlideRange, slideRangeBounds } from '../../slide-range.ts'
import { isSummaryHeading } from '../language/heading-words.ts'
import { keyPhrases } from '../language/key-phrases.ts'
import { wordCount } from '../language/script.ts'
import type { Manuscript } from '../manuscript.ts'
import { type MappedText, mapVerbatim } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { type Atom, isSpoken } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { agendaSections, agendaSlide, leastParts } from '../slides/agenda-slide.ts'
import { type Closing, closingSlide } from '../slides/closing-slide.ts'
import { figureSlides } from '../slides/figure-slides.ts'
import { questionSlides, subjectSlide } from '../slides/question-slides.ts'
import { recapSlide } from '../slides/recap-slide.ts'
import { type Composing, type SlideDraft, showsWhole } from '../slides/slide-draft.ts'
import { titleText } from '../slides/slide-titles.ts'
import { leadSentence, sectionSlide, titleSlide } from '../slides/title-slide.ts'
import { topicSlides } from '../slides/topic-slides.ts'
import { withFigures } from './breaths.ts'
import { shareSlides, topicCapacity } from './part-capacity.ts'
import { varyForms } from './rhythm.ts'
import { slideTarget } from './slide-count.ts'
import { withoutSources, withReferences } from './source-lists.ts'
import { tidyTopics, withoutFormalities } from './tidy-topics.ts'

interface PlanRequest {
  text: string
  slideRange: SlideRange
  mostSlides?: number
  titleIsDefault: boolean
  appending: boolean
}

/** From this many slides on, sections open with a slide of their own. */
const sectionsFrom = 12
/** From so many on it has an agenda, a recap and a closing slide. */
const agendaFrom = 7
const recapFrom = 11
const closingFrom = 4

/**
 * All slides in order. Their number is within the bounds of the range, whatever the input: sections are merged or left
 * to an overview when there are too many; spread, and joined by figures of their own, a recap and questions when there
 * are too few. Agenda, recap and section openers give way to content where the range is short.
 */
export function planSlides(
  manuscript: Manuscript,
  request: PlanRequest,
  composing: Composing,
): SlideDraft[] {
  const { root: body, references } = withoutSources(manuscript.root)
  const { root: subject, left } = withoutFormalities(body)
  const { root, trifles } = withoutTrifles(subject, request)
  const opening = request.appending ? undefined : openingSlide(manuscript, request, composing)
  const cover = opening && { ...opening, covered: trifles }
  const whole: Portion = { root: tidyTopics(root), left, ...(cover ? { cover } : {}) }
  // What the cover says already has a slide of its own only where there would be too few.
  const said = opening && saidByCover(whole.root, opening)
  const unrepeated = said && {
    ...whole,
    root: { ...whole.root, parts: [] },
    cover: { ...opening, covered: [...trifles, ...said] },
  }
  const single = () => [singleSlide({ ...manuscript, root: body }, request, composing)]
  const slides =
    (unrepeated && portionSlides(unrepeated, manuscript, request, composing, 'enough')) ??
    portionSlides(whole, manuscript, request, composing) ??
    single()
  return withReferences(slides, references)
}

/** What slides are made of. */
interface Portion {
  /** The document without what is for the notes alone. */
  root: Topic
  /** Passages for the notes of the last slide of content. */
  left: Atom[]
  cover?: SlideDraft
}

/** The text before the first section when the cover shows all of it. */
function saidByCover(root: Topic, { shown }: SlideDraft): Atom[] | undefined {
  const own = topicAtoms(root)
  const said = own.length > 0 && own.every((atom) => shown.includes(atom))
  return said && root.children.length > 0 ? own : undefined
}

/**
 * The slides of a portion; undefined when it is one for a single slide, or when `enough` is asked for and its text makes
 * fewer than there must be.
 */
function portionSlides(
  portion: Portion,
  manuscript: Manuscript,
  request: PlanRequest,
  composing: Composing,
  enough?: 'enough',
): SlideDraft[] | undefined {
  const closing = request.appending
    ? undefined
    : closingSlide(portion.root, manuscript.organisation, composing)
  const frame = planFrame(portion.root, closing, manuscript, request, enough)
  if (frame.target <= 1) return undefined
  const { bounds, root } = frame
  const opening = portion.cover ? [portion.cover] : []
  const [lead] = portion.cover?.shown ?? []
  const aware = lead === undefined ? composing : { ...composing, opening: lead }
  const end = frame.closing === undefined ? [] : [frame.closing.draft]
  const around = opening.length + end.length + (frame.agenda ? 1 : 0) + (frame.recap ? 1 : 0)

  // What the text has to say comes first, then its figures by themselves, and only then one idea a slide.
  const room = Math.min(frame.target - around, frame.room)
  const comfortable = topicCapacity(root).comfortable
  const figures = figureSlides(root, composing)
  const wanted = room > comfortable ? figures.length : 0
  const spared = Math.min(wanted, Math.max(0, room - comfortable), Math.floor(room / 4))
  let content = contentSlides({ ...manuscript, root }, Math.max(1, room - spared), aware)
  const limit = bounds.maximum - frame.spare - around
  content = withFigures(content, room, limit, figures)

  // An overview of what is left over says the key points already.
  const overview = content.some((slide) => slide.titles[0] === composing.phrases.keyPoints)
  const short = content.length + around < bounds.minimum
  if (short && enough) return undefined
  const recap = (frame.recap && !overview) || short
  const recapped = recap ? recapSlide(root, content, composing) : undefined
  const last = [...(recapped ? [recapped] : []), ...end]
  const agenda = frame.agenda ? [agendaSlide(agendaSections(root, content), composing)] : []
  const count = opening.length + agenda.length + content.length + last.length
  const missing = Math.max(bounds.minimum, 1) - count
  const questions =
    missing > 0 ? questionSlides(subjects(manuscript, request), missing, composing) : []
  const final = content[content.length - 1]
  if (final !== undefined) final.covered = [...final.covered, ...portion.left]
  const slides = [...opening, ...agenda, ...content, ...questions, ...last]
  return varyForms(slides, composing.language).slice(0, bounds.maximum)
}

interface Frame {
  bounds: SlideBounds
  target: number
  /** Most slides for what the text says: a range that nobody asked for is not filled. */
  room: number
  /** Slides that are left to the layout, which may have to split one. */
  spare: number
  agenda: boolean
  recap: boolean
  closing?: Closing
  /** The document without what the closing slide stands for. */
  root: Topic
}

/** The number of slides to aim at, and which slides besides the content it has room for. */
function planFrame(
  whole: Topic,
  closing: Closing | undefined,
  manuscript: Manuscript,
  request: PlanRequest,
  enough?: 'enough',
): Frame {
  const title = request.appending ? 0 : 1
  const sections = agendaSections(whole)
  const { minimum } = slideRangeBounds(request.slideRange)
  const structured = flattenTopics(whole).reduce(
    (sum, topic) => sum + topic.parts.filter((part) => part.kind !== 'prose').length,
    0,
  )
  const { natural, whole: complete } = topicCapacity(whole)
  const consumed = closing?.consumes === undefined ? 0 : 1
  const base = natural + title + (closing === undefined ? 0 : 1 - consumed)
  const expected = Math.max(base, minimum)
  const wantsClosing = closing !== undefined && expected >= closingFrom
  const parts = expected >= sectionsFrom ? leastParts - 1 : leastParts
  const wantsAgenda = title === 1 && sections.length >= parts && expected + 1 >= agendaFrom
  const summary = whole.children.some((topic) => isSummaryHeading(topic.heading?.text ?? ''))
  const wantsRecap = title === 1 && expected + 1 >= recapFrom && !summary
  const extras = (wantsClosing ? 1 - consumed : 0) + (wantsAgenda ? 1 : 0) + (wantsRecap ? 1 : 0)
  const openers = base + extras >= sectionsFrom ? openableSections(whole).length : 0
  const besides = extras + Math.min(openers, Math.floor(base / 4))
  const measure = {
    natural: natural + besides,
    whole: complete + besides,
    sections: whole.children.length + extras,
    words: manuscript.words,
    structured: structured + extras,
  }
  const bounds = slideRangeBounds(request.slideRange, request.mostSlides)
  const { target, spare } = slideTarget(request.slideRange, bounds, measure, request.appending)
  // A text many times longer than the deck is cut down in any case: then its frame helps.
  const squeezed = natural > target * 2
  const room = (used: number) => squeezed || target - title - used >= natural
  const fitsClosing = wantsClosing && target >= closingFrom && (consumed === 1 || room(1))
  // An agenda is better than to say twice what the cover says.
  const agendaAt = squeezed ? 9 : enough ? Math.min(agendaFrom, minimum) : agendaFrom
  const fitsAgenda = wantsAgenda && target >= agendaAt && room(fitsClosing ? 2 - consumed : 1)
  const fitsRecap =
    wantsRecap &&
    target >= recapFrom &&
    room((fitsClosing ? 1 - consumed : 0) + (fitsAgenda ? 2 : 1))
  const root =
    fitsClosing && closing?.consumes !== undefined
      ? { ...whole, children: whole.children.filter((topic) => topic !== closing.consumes) }
      : whole
  return {
    bounds,
    target,
    room: request.slideRange === 'auto' ? topicCapacity(root).natural + openers : target,
    spare,
    agenda: fitsAgenda,
    recap: fitsRecap,
    ...(fitsClosing && closing ? { closing } : {}),
    root,
  }
}

/** The parts of the agenda that are long enough to open with a slide of their own; one alone is none. */
function openableSections(root: Topic, long: (topic: Topic) => boolean = isLong): Topic[] {
  const sections = agendaSections(root)
  const open = sections.filter(long)
  // One section that is opened while most are not looks like a mistake.
  return open.length >= 2 && open.length * 3 >= sections.length ? open : []
}

function isLong(topic: Topic): boolean {
  return topicCapacity(topic).natural >= 2
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
  const first = leadSentence(manuscript.sentences)
  // A text that is no more than its subject says nothing below that.
  const lead = first && showsWhole(composing.deckTitle, first) ? undefined : first
  const subtitle =
    request.titleIsDefault && title !== undefined && own
      ? { passage: title, whole: true }
      : lead === undefined
        ? undefined
        : { passage: lead.text, whole: false }
  const inSubtitle = subtitle?.passage === title
  const slide = titleSlide(composing, subtitle, inSubtitle ? undefined : manuscript.organisation)
  const shown = slide.blocks.some((block) => lead && showsWhole(blockPlainText(block), lead))
  return lead && shown ? { ...slide, shown: [lead] } : slide
}

/** `count` slides where the topics can fill them, sections opening with their own slide in a long deck. */
function contentSlides(manuscript: Manuscript, count: number, composing: Composing): SlideDraft[] {
  const { root } = manuscript
  if (root.parts.length === 0 && root.children.length === 0) return []
  const bare = bareSubject(manuscript)
  if (bare !== undefined) return [subjectSlide(bare, composing)]
  const openable = openableSections(root, (topic) => topicCapacity(topic).maximum >= 2).length
  if (count + 1 < sectionsFrom || root.children.length < 2 || openable === 0)
    return titledRoot(root, topicSlides(root, count, composing), manuscript, composing)

  let reserved = Math.min(openable, Math.floor((count + 1) / 4))
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
  const openable = new Set(
    openableSections(root, (topic) => (seats[groups.indexOf(topic)] ?? 0) >= 2),
  )
  const opens = new Set(
    seats
      .map((seat, index) => ({ seat, index }))
      .filter(({ index }) => openable.has(groups[index] ?? root))
      .sort((a, b) => b.seat - a.seat || a.index - b.index)
      .slice(0, reserved)
      .map(({ index }) => index),
  )
  return groups.flatMap((group, index) => {
    const slides = topicSlides(group, Math.max(1, seats[index] ?? 1), composing)
    if (group === own) return titledRoot(own, slides, manuscript, composing)
    if (!opens.has(index) || group.heading === undefined) return slides
    const title = titleText(group.heading, composing)
    return [
      sectionSlide(group, group.heading, title),
      ...slides.map((slide) => eyebrowed(slide, title)),
    ]
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
  const [first, ...others] = slides
  if (first === undefined || root.parts.length === 0) return slides
  const title = manuscript.title === undefined ? '' : titleText(manuscript.title, composing)
  const { summary, keyPoints } = composing.phrases
  const headings = manuscript.root.children.map((topic) => topic.heading?.text ?? '')
  const short = headings.some(isSummaryHeading) ? keyPoints : summary
  // Where the title slide says the document's title already, or there is none, what opens it is its short form.
  if (title === '' || title.toLowerCase() === composing.deckTitle.toLowerCase()) {
    const led = headings.some((heading) => heading !== '')
    return led ? [{ ...first, titles: [short, ...first.titles] }, ...others] : slides
  }
  const own = first.layout === 'stats' ? [summary, title] : [title]
  const continued = others.map((slide, index) =>
    slide.titles.length === 0 ? { ...slide, titles: [`${title} (${index + 2})`] } : slide,
  )
  return [{ ...first, heading: title, titles: [...own, ...first.titles] }, ...continued]
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

/** What questions can be about: headings, then key phrases, then the text itself. */
function subjects(manuscript: Manuscript, request: PlanRequest): MappedText[] {
  const headings = flattenTopics(manuscript.root).flatMap((topic) => topic.heading ?? [])
  const atoms = flattenTopics(manuscript.root).flatMap(topicAtoms).filter(isSpoken)
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
  return [mapVerbatim(beginningOf(request.text.trim(), 160), lead)]
}
