import type { BulletItem } from '../../../deck/blocks/bullets/schema.ts'
import type { CardItem } from '../../../deck/blocks/cards/schema.ts'
import { spreadBest } from '../planning/spread-best.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { type Atom, isSpoken } from '../shaping/atom.ts'
import { bulletText } from '../shaping/bullet-text.ts'
import type { Topic } from '../shaping/part.ts'
import { standsAlone } from '../shaping/stands-alone.ts'
import { headingTitle } from './heading-title.ts'
import { isTitleLength } from './point-title.ts'
import {
  type Composing,
  coverAtoms,
  noBlockId,
  type SlideDraft,
  showsWhole,
  sourced,
} from './slide-draft.ts'

/** Most topics that one slide names. */
const mostNamed = 6
/** So many have room for a box each. */
const mostCards = 4

/** Several topics on one slide: the name of each, and the one line of it that says most by itself. */
export function digestSlide(topics: readonly Topic[], composing: Composing): SlideDraft {
  const covered = coverAtoms(topics.flatMap(flattenTopics).flatMap(topicAtoms))
  const named = topics.flatMap((topic) =>
    topic.heading === undefined
      ? []
      : [{ heading: topic.heading, atom: bestLine(topic, composing) }],
  )
  const values = named.map(({ atom }) => atom?.score ?? 0)
  const chosen = spreadBest(values, mostNamed).flatMap((index) => named[index] ?? [])
  const lines = chosen.map(({ heading, atom }) => ({
    heading,
    atom,
    name: headingTitle(heading, composing),
    text: atom === undefined ? '' : bulletText(atom, composing.language),
  }))
  const shown = lines.flatMap(({ atom, text }) =>
    atom !== undefined && showsWhole(text, atom) ? [atom] : [],
  )
  const draft = {
    titles: namesOf(
      lines.map(({ name }) => name),
      composing,
    ),
    shown,
    covered,
    spans: [],
  }
  const asCards =
    lines.length >= 2 && lines.length <= mostCards && lines.every(({ text }) => text !== '')
  if (asCards) {
    const items = lines.map(
      ({ heading, atom, name, text }): CardItem => ({
        ...sourced(composing, text, [heading, ...(atom ? [atom.text] : [])], atom?.score),
        head: name,
      }),
    )
    return {
      ...draft,
      layout: 'cards',
      blocks: [{ kind: 'cards', id: noBlockId, numbered: false, items }],
    }
  }
  const items = lines.map(
    ({ heading, atom, name }): BulletItem => ({
      ...sourced(composing, name, [heading], atom?.score),
      level: 0,
    }),
  )
  return {
    ...draft,
    shown: [],
    layout: 'bullets',
    blocks: [{ kind: 'bullets', id: noBlockId, items }],
  }
}

/** More names are no title. */
const mostJoined = 3

/** Topics together are called after all of them, or after the first and the last. */
function namesOf(names: readonly string[], { language }: Composing): string[] {
  const separator = /^(?:ja|zh)/u.test(language) ? '、' : ', '
  const ends = [names[0], names[names.length - 1]].filter((name) => name !== undefined)
  const all = names.length <= mostJoined ? [names.join(separator)] : []
  return [...all, ends.join(' – '), ...ends].filter(isTitleLength).slice(0, 1)
}

/** The line that speaks for a topic: of those that stand alone the one with the highest score. */
function bestLine(topic: Topic, composing: Composing): Atom | undefined {
  const spoken = flattenTopics(topic).flatMap(topicAtoms).filter(isSpoken)
  const alone = spoken.filter((atom) => standsAlone(atom.text.text, composing.language))
  return alone.reduce<Atom | undefined>(
    (best, atom) => (best === undefined || atom.score > best.score ? atom : best),
    undefined,
  )
}
