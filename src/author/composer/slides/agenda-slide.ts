import type { AgendaItem } from '../../../deck/blocks/agenda/schema.ts'
import { isFormalHeading, isSummaryHeading } from '../language/heading-words.ts'
import { spreadBest } from '../planning/spread-best.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import type { Atom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { headingTitle } from './heading-title.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/** More parts than this are no overview. */
const mostParts = 8

/** Fewer need none. */
const leastParts = 4

/**
 * The sections that an agenda can name: the weightiest, in order, without those about the document itself or called by who
 * wrote them; with `slides`
 * only those that some of them tell.
 */
export function agendaSections(root: Topic, slides?: readonly SlideDraft[]): Topic[] {
  const named = root.children.filter(
    ({ heading, byline }) =>
      heading !== undefined && byline === undefined && !isFormalHeading(heading.text),
  )
  if (named.length <= mostParts) return named
  const told = slides === undefined ? named : toldSections(named, slides)
  const candidates = told.length >= leastParts ? told : named
  const weight = (topic: Topic) =>
    flattenTopics(topic).reduce((sum, one) => sum + topicAtoms(one).length, 0)
  // The short form of the whole, and the figures that it opens with, are short and matter.
  const opens = (topic: Topic) =>
    isSummaryHeading(topic.heading?.text ?? '') || (topic === named[0] && isHeadline(topic))
  const values = candidates.map((topic) => (opens(topic) ? Number.MAX_SAFE_INTEGER : weight(topic)))
  return spreadBest(values, mostParts).flatMap((index) => candidates[index] ?? [])
}

/** A slide about more sections than this is an overview. */
const mostTold = 5

/** The sections that slides tell, rather than count among many others. */
function toldSections(sections: readonly Topic[], slides: readonly SlideDraft[]): Topic[] {
  const owners = new Map<Atom, Topic>()
  for (const section of sections)
    for (const atom of flattenTopics(section).flatMap(topicAtoms)) owners.set(atom, section)
  const told = new Set<Topic>()
  for (const slide of slides) {
    const about = new Set(slide.covered.flatMap((atom) => owners.get(atom) ?? []))
    if (about.size <= mostTold) for (const section of about) told.add(section)
  }
  return sections.filter((section) => told.has(section))
}

function isHeadline(topic: Topic): boolean {
  return topic.parts[0]?.kind === 'stats'
}

/** The parts of the deck; where each begins is known when all slides are. */
export function agendaSlide(sections: readonly Topic[], composing: Composing): SlideDraft {
  const listed = sections.flatMap((topic) =>
    topic.heading === undefined ? [] : [{ topic, heading: topic.heading }],
  )
  const items = listed.map(
    ({ heading }, index): AgendaItem => ({
      ...sourced(composing, headingTitle(heading, composing), [heading]),
      ...(index === 0 ? { current: true } : {}),
    }),
  )
  return {
    layout: 'agenda',
    titles: [composing.phrases.covers],
    eyebrow: composing.phrases.agenda,
    blocks: [{ kind: 'agenda', id: noBlockId, items }],
    shown: [],
    covered: [],
    spans: listed.map(({ heading }) => spanOf(heading)),
    agenda: listed.map(({ topic }) => topic),
  }
}
