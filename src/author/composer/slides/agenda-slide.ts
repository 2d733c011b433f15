import type { AgendaItem } from '../../../deck/blocks/agenda.ts'
import { isFormalHeading, isSummaryHeading } from '../language/heading-words.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import type { Topic } from '../shaping/part.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'
import { titleText } from './slide-titles.ts'

/** More parts than this are no overview. */
const mostParts = 8

/** Fewer need none. */
export const leastParts = 4

/** The sections that an agenda can name: the weightiest, in order, without those about the document itself. */
export function agendaSections(root: Topic): Topic[] {
  const named = root.children.filter(
    (topic) => topic.heading !== undefined && !isFormalHeading(topic.heading.text),
  )
  if (named.length <= mostParts) return named
  const weight = (topic: Topic) =>
    flattenTopics(topic).reduce((sum, one) => sum + topicAtoms(one).length, 0)
  // The short form of the whole, and the figures that it opens with, are short and matter.
  const opens = (topic: Topic) =>
    isSummaryHeading(topic.heading?.text ?? '') || (topic === named[0] && isHeadline(topic))
  const rank = (topic: Topic) => (opens(topic) ? Number.MAX_SAFE_INTEGER : weight(topic))
  const kept = new Set([...named].sort((a, b) => rank(b) - rank(a)).slice(0, mostParts))
  return named.filter((topic) => kept.has(topic))
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
      ...sourced(composing, titleText(heading, composing), [heading]),
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
