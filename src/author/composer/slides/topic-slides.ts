import { blockSources } from '../../../deck/blocks/block.ts'
import { rangedTitle } from '../../slide-titles/part-titles.ts'
import { isClosingHeading, isFormalHeading } from '../language/heading-words.ts'
import { apportion } from '../planning/apportion.ts'
import { chunkRanges, tableRanges } from '../planning/chunk-ranges.ts'
import {
  type Capacity,
  itemsPerSlide,
  ownCapacity,
  partCapacities,
  shareSlides,
  topicCapacity,
} from '../planning/part-capacity.ts'
import { spreadBest } from '../planning/spread-best.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { topicAtoms } from '../scoring/score-topics.ts'
import type { Atom } from '../shaping/atom.ts'
import type {
  CardsPart,
  DefinitionPart,
  Part,
  PartKind,
  TimelinePart,
  Topic,
} from '../shaping/part.ts'
import { bulletsSlide } from './bullets-slide.ts'
import { cardsSlide } from './cards-slide.ts'
import { chartSlide } from './chart-slide.ts'
import { codeSlide } from './code-slide.ts'
import { comparisonSlide } from './comparison-slide.ts'
import { dataTitles } from './data-titles.ts'
import { definitionSlide } from './definition-slide.ts'
import { imageSlide } from './image-slide.ts'
import { overviewSlide } from './overview-slide.ts'
import { proseSlide } from './prose-slides.ts'
import { quoteSlide } from './quote-slide.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'
import { continuationTitles, titleText } from './slide-titles.ts'
import { statedPoint } from './stated-titles.ts'
import { statsSlides } from './stats-slide.ts'
import { stepsSlide } from './steps-slide.ts'
import { tableSlide } from './table-slide.ts'
import { timelineSlide } from './timeline-slide.ts'

/** A topic's slides: `count` of them when its capacity allows, never none. */
export function topicSlides(topic: Topic, count: number, composing: Composing): SlideDraft[] {
  const groups = topicGroups(topic)
  if (groups.length === 0) return []
  if (count >= groups.length) {
    const capacities = groups.map((group) => group.capacity)
    const weights = groups.map((group) => Math.sqrt(group.weight))
    const seats = shareSlides(count, capacities, weights)
    return groups.flatMap((group, index) => group.slides(Math.max(1, seats[index] ?? 1), composing))
  }
  if (count === 1) return [overviewSlide(topic, groupsOf(topic), composing)]
  // Too few slides for all: the best have their own, the rest share an overview.
  const values = groups.map((group) => group.value)
  const own = new Set(spreadBest(values, count - 1))
  const rest = groupsOf(topic).filter((_, index) => !own.has(index))
  const overview = overviewSlide(topic, rest, composing)
  const slides = groups.flatMap((group, index) =>
    own.has(index) ? group.slides(1, composing) : [],
  )
  return topic.heading === undefined ? [...slides, overview] : [overview, ...slides]
}

interface Group {
  capacity: Capacity
  weight: number
  value: number
  slides: (count: number, composing: Composing) => SlideDraft[]
}

/** A topic's own text as a topic of its own, then its children. */
function groupsOf(topic: Topic): Topic[] {
  const own: Topic[] =
    topic.parts.length === 0
      ? []
      : [{ ...(topic.heading ? { heading: topic.heading } : {}), parts: topic.parts, children: [] }]
  return [...own, ...topic.children]
}

function topicGroups(topic: Topic): Group[] {
  return groupsOf(topic).map((group, index): Group => {
    const isOwn = index === 0 && topic.parts.length > 0
    const atoms = countAtoms(group)
    return {
      capacity: isOwn ? ownCapacity(topic) : topicCapacity(group),
      weight: atoms,
      value: topicValue(group) + (index === 0 ? 1.5 : 0),
      slides: (count, composing) =>
        isOwn
          ? ownSlides(topic, count, composing)
          : topicSlides(group, count, composing).map((slide) => withEyebrow(slide, topic)),
    }
  })
}

function withEyebrow(slide: SlideDraft, parent: Topic): SlideDraft {
  return slide.eyebrow !== undefined || parent.heading === undefined
    ? slide
    : { ...slide, eyebrow: parent.heading.text }
}

function countAtoms(topic: Topic): number {
  return (
    topicAtoms(topic).length + topic.children.reduce((sum, child) => sum + countAtoms(child), 0)
  )
}

/** How much a topic that holds a part of a kind deserves a slide of its own. */
const topicKinds: Record<PartKind, number> = {
  chart: 2.5,
  stats: 2.5,
  comparison: 2,
  timeline: 2,
  image: 1.5,
  table: 1.5,
  steps: 1.5,
  definition: 1,
  cards: 1,
  quote: 1,
  code: 0.8,
  list: 0.6,
  prose: 0.4,
}

/** The same among the parts of one topic. */
const partKinds: Record<PartKind, number> = {
  chart: 5,
  stats: 4.5,
  comparison: 4.5,
  timeline: 4.5,
  table: 4,
  steps: 4,
  image: 3.5,
  definition: 3.5,
  cards: 3.5,
  list: 3,
  quote: 2.5,
  code: 2.5,
  prose: 2,
}

/** How much a topic deserves a slide of its own: figures and processes first, then the weight of its text. */
function topicValue(topic: Topic): number {
  const own = topic.parts.reduce((most, part) => Math.max(most, topicKinds[part.kind]), 0)
  const children = topic.children.reduce(
    (most, child) => Math.max(most, topicValue(child) * 0.8),
    0,
  )
  const penalty = isFormalHeading(topic.heading?.text ?? '') ? 2 : 0
  return Math.max(own, children) + Math.min(1.5, Math.log10(1 + countAtoms(topic))) - penalty
}

/** Slides of a topic's own parts. */
function ownSlides(topic: Topic, count: number, composing: Composing): SlideDraft[] {
  const capacities = partCapacities(topic.parts)
  const naturals = capacities.map((one) => one.natural)
  const natural = naturals.reduce((sum, one) => sum + one, 0)
  let seats: number[]
  if (natural === 0) {
    const maxima = capacities.map((one) => one.maximum)
    seats = apportion(Math.max(1, count), topic.parts.map(partValue), naturals, maxima)
  } else if (count >= natural) {
    seats = shareSlides(count, capacities, topic.parts.map(partValue))
  } else {
    const ranked = topic.parts
      .map((part, index) => ({ value: naturals[index] === 0 ? -1 : partValue(part), index }))
      .sort((a, b) => b.value - a.value || a.index - b.index)
    const kept = new Set(ranked.slice(0, count).map(({ index }) => index))
    seats = apportion(
      count,
      topic.parts.map((part) => part.atoms.length),
      topic.parts.map((_, index) => (kept.has(index) ? 1 : 0)),
      topic.parts.map((_, index) => (kept.has(index) ? (naturals[index] ?? 1) : 0)),
    )
  }
  const drafts: SlideDraft[] = []
  const left: Atom[] = []
  for (const [index, part] of topic.parts.entries()) {
    const seat = seats[index] ?? 0
    if (seat === 0) {
      left.push(...part.atoms)
      continue
    }
    const companions = [topic.parts[index - 1], topic.parts[index + 1]].flatMap((one, side) => {
      const at = index + (side === 0 ? -1 : 1)
      return one?.kind === 'prose' && (seats[at] ?? 0) === 0 ? one.atoms : []
    })
    const nearby = [topic.parts[index - 1], topic.parts[index + 1]].flatMap((one) =>
      one?.kind === 'prose' ? one.atoms : [],
    )
    // A sentence with a slide of its own does not name the next one.
    const { caption, ...uncaptioned } = part
    const told = caption !== undefined && !companions.some((atom) => atom.text === caption)
    const shown = told ? uncaptioned : part
    drafts.push(...partSlides(topic, shown, seat, { companions, nearby }, composing))
  }
  const [first] = drafts
  if (first === undefined) return drafts
  titleOwnSlides(topic, drafts, composing)
  if (topic.parts[0]?.kind === 'prose' && seats[0] === 1) passHeadingOn(drafts)
  drafts[0] = { ...first, covered: [...first.covered, ...left] }
  return drafts
}

function partValue(part: Part): number {
  return partKinds[part.kind] + Math.min(0.9, part.atoms.length / 20)
}

/** The first slide has the heading for a title, the next ones what they are about; a title that states the point comes first. */
function titleOwnSlides(topic: Topic, drafts: SlideDraft[], composing: Composing): void {
  if (topic.heading === undefined) return
  const heading = titleText(topic.heading, composing)
  for (const [index, draft] of drafts.entries()) {
    const rest = [...draft.titles]
    draft.heading = heading
    draft.titles = index === 0 ? [heading, ...rest] : [...rest]
    for (const title of rest) draft.titles.push(`${heading}: ${title}`)
    draft.titles.push(...Array.from({ length: 60 }, (_, at) => `${heading} (${at + 2})`))
  }
}

/** Where the sentences before a list or the like are called after what they say, their heading is free for the list. */
function passHeadingOn([led, next]: SlideDraft[]): void {
  const free = (led?.stated ?? []).length > 0 && (next?.stated ?? []).length === 0
  if (free && next?.heading !== undefined) next.titles.unshift(next.heading)
}

function partSlides(
  topic: Topic,
  part: Part,
  count: number,
  around: { companions: readonly Atom[]; nearby: readonly Atom[] },
  composing: Composing,
): SlideDraft[] {
  const { companions } = around
  const titled = (draft: SlideDraft, atoms: readonly Atom[], first: boolean): SlideDraft => {
    const visible = visibleAtoms(draft, atoms)
    const lines = first ? part : {}
    return {
      ...draft,
      stated: [
        ...(first ? partTitles(topic, withEvents(part, visible), companions, composing) : []),
        ...(draft.stated ?? []),
      ],
      titles: [...draft.titles, ...continuationTitles(topic, lines, { atoms, visible }, composing)],
    }
  }
  const withCompanions = (drafts: SlideDraft[]): SlideDraft[] =>
    drafts.map((draft, index) =>
      index === 0 ? { ...draft, covered: [...companions, ...draft.covered] } : draft,
    )
  switch (part.kind) {
    case 'chart':
      return [titled(chartSlide(part, around, composing), part.atoms, true)]
    case 'quote':
      return [titled(quoteSlide(part, composing), part.atoms, true)]
    case 'table': {
      const chunks = tableRanges(part.rows.length, count)
      const oneOfSeveral = chunks.length > 2 && part.columns.length > 2
      return withCompanions(
        chunks.map(([from, to], index) => {
          const draft = tableSlide(part, from, Math.min(to, from + 7), composing)
          const covered = part.atoms.slice(from, to)
          return titled({ ...draft, covered, oneOfSeveral }, covered, index === 0)
        }),
      )
    }
    case 'steps': {
      const chunks = chunkRanges(part.atoms.length, count)
      const [counted] = chunks.length > 1 ? dataTitles(part, topic, composing) : []
      return withCompanions(
        chunks.map(([from, to], index) => {
          const atoms = part.atoms.slice(from, to)
          const visible = atoms.slice(0, 6)
          const draft = stepsSlide(visible, from + 1, composing)
          const slide = titled({ ...draft, covered: atoms }, atoms, index === 0)
          if (counted === undefined) return slide
          // A count of all steps is true of each slide with what it shows of them.
          const ranged = rangedTitle(counted, from + 1, visible.length)
          const others = (slide.stated ?? []).filter((title) => title !== counted)
          return { ...slide, stated: [ranged, ...others] }
        }),
      )
    }
    case 'timeline':
    case 'definition':
    case 'cards': {
      const chunks = chunkRanges(part.atoms.length, count)
      return withCompanions(
        chunks.map(([from, to], index) => {
          const atoms = part.atoms.slice(from, to)
          const draft = itemsSlide(part, from, Math.min(to, from + itemsPerSlide), composing)
          return titled({ ...draft, covered: atoms }, atoms, index === 0)
        }),
      )
    }
    case 'stats':
      return withCompanions(
        statsSlides(part, count, composing).map((draft, index) =>
          titled(draft, draft.covered, index === 0),
        ),
      )
    case 'comparison':
      return withCompanions([
        titled(comparisonSlide(part, composing, topic.heading), part.atoms, true),
      ])
    case 'code':
      return withCompanions([titled(codeSlide(part, composing), part.atoms, true)])
    case 'image':
      return [titled(imageSlide(part, companions, composing), part.atoms, true)]
    case 'list': {
      const chunks = chunkRanges(part.atoms.length, count)
      return withCompanions(
        chunks.map(([from, to], index) => {
          const atoms = part.atoms.slice(from, to)
          return titled(listSlide(atoms, composing), atoms, index === 0)
        }),
      )
    }
    case 'prose': {
      const chunks = chunkRanges(part.atoms.length, count)
      return chunks.map(([from, to], index) => {
        const atoms = part.atoms.slice(from, to)
        const untitled = topic.heading === undefined || index > 0
        const equals = isClosingHeading(topic.heading?.text ?? '')
        return titled(proseSlide(atoms, composing, { untitled, equals }), atoms, index === 0)
      })
    }
  }
}

/** The atoms that something on the slide was made of: what its title may claim. */
function visibleAtoms(draft: SlideDraft, atoms: readonly Atom[]): Atom[] {
  const starts = new Set(draft.blocks.flatMap(blockSources).map((span) => span.start))
  return atoms.filter((atom) => starts.has(spanOf(atom.text).start))
}

/** A timeline of the events that its slide shows; any other part as it is. */
function withEvents(part: Part, visible: readonly Atom[]): Part {
  if (part.kind !== 'timeline') return part
  const events = part.events.filter((_, index) => {
    const atom = part.atoms[index]
    return atom !== undefined && visible.includes(atom)
  })
  return { ...part, events }
}

/** Titles that state the point of a part: what its data shows, its own sentence or the one beside it that says it. */
function partTitles(
  topic: Topic,
  part: Part,
  companions: readonly Atom[],
  composing: Composing,
): string[] {
  const { language } = composing
  const titles = dataTitles(part, topic, composing)
  if (part.kind === 'prose' || part.kind === 'quote' || part.kind === 'image') return titles
  // What a text opens with is its point; a figure further on is one of several.
  const own = part.kind === 'stats' ? statedPoint(part.atoms.slice(0, 2), language) : undefined
  // Alternatives are named by their heading; the sentence beside them only says why there is a choice.
  const named = part.kind === 'comparison' && topic.heading !== undefined
  const beside = named ? undefined : statedPoint(companions, language)
  return [...titles, ...(own ? [own.title] : []), ...(beside ? [beside.title] : [])]
}

function itemsSlide(
  part: TimelinePart | DefinitionPart | CardsPart,
  from: number,
  to: number,
  composing: Composing,
): SlideDraft {
  switch (part.kind) {
    case 'timeline':
      return timelineSlide(part, from, to, composing)
    case 'definition':
      return definitionSlide(part, from, to, composing)
    case 'cards':
      return cardsSlide(part, from, to, composing)
  }
}

/** Items of a list: bullets; a single one with more to say is a paragraph. */
function listSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const [only] = atoms
  if (atoms.length === 1 && only !== undefined && only.children.length === 0) {
    return proseSlide(atoms, composing)
  }
  const chosen = atoms.length <= 6 ? atoms : bestSix(atoms)
  return { ...bulletsSlide(chosen, composing), covered: [...atoms] }
}

function bestSix(atoms: readonly Atom[]): Atom[] {
  return [...atoms]
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, 6)
    .sort((a, b) => a.index - b.index)
}
