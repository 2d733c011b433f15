import type { AgendaItem } from '../../../deck/blocks/agenda.ts'
import { isFormalHeading } from '../language/heading-words.ts'
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
  const kept = new Set([...named].sort((a, b) => weight(b) - weight(a)).slice(0, mostParts))
  return named.filter((topic) => kept.has(topic))
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
