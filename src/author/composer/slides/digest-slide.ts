import type { BulletItem } from '../../../deck/blocks/bullets/schema.ts'
import type { CardItem } from '../../../deck/blocks/cards/schema.ts'
import { wordCount } from '../language/script.ts'
import { listWords } from '../planning/slide-room.ts'
import { spreadBest } from '../planning/spread-best.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { type Atom, isSpoken } from '../shaping/atom.ts'
import { bulletText } from '../shaping/bullet-text.ts'
import type { Topic } from '../shaping/part.ts'
import { joinSentences } from '../shaping/sentence-runs.ts'
import { asLine } from '../shaping/shorten.ts'
import { standsAlone } from '../shaping/stands-alone.ts'
import { headingTitle } from './heading-title.ts'
import { joinedNames } from './joined-names.ts'
import { isTitleLength } from './point-title.ts'
import {
  type Composing,
  coverAtoms,
  foldedWords,
  noBlockId,
  type SlideDraft,
  showsWhole,
  sourced,
} from './slide-draft.ts'

/** Most topics that one slide names. */
const mostNamed = 6
/** So many have room for a box each. */
const mostCards = 4

/** A topic on a slide with others: its name, and what is said of it there. */
interface DigestLine {
  heading: MappedText
  name: string
  /** Empty where nothing of it stands alone. */
  text: string
  /** What the text is made of, whole or shortened. */
  atoms: readonly Atom[]
  /** Where its words stand: those of the atoms, and their further sentences where these are said too. */
  passages: readonly MappedText[]
}

/** Several topics on one slide: the name of each, and all of it where there is room, else the one line that says most. */
export function digestSlide(topics: readonly Topic[], composing: Composing): SlideDraft {
  const covered = coverAtoms(topics.flatMap(flattenTopics).flatMap(topicAtoms))
  const lines = linesOf(topics, composing)
  const draft = {
    titles: namesOf([...new Set(lines.map(({ name }) => name))], composing),
    shown: lines.flatMap(({ atoms, text }) => shownOf(atoms, text)),
    further: lines.flatMap(({ atoms, text }) =>
      saysAll(atoms, text) ? atoms.flatMap((atom) => atom.more) : [],
    ),
    covered,
    spans: [],
  }
  const asCards =
    lines.length >= 2 && lines.length <= mostCards && lines.every(({ text }) => text !== '')
  if (asCards) {
    const items = lines.map(
      ({ heading, atoms, passages, name, text }): CardItem => ({
        ...sourced(composing, text, [heading, ...passages], scoreOf(atoms)),
        head: name,
      }),
    )
    return {
      ...draft,
      layout: 'cards',
      blocks: [{ kind: 'cards', id: noBlockId, numbered: false, items }],
    }
  }
  const whole = lines.every(({ atoms, text }) => shownOf(atoms, text).length > 0)
  const items = lines.map(
    ({ heading, atoms, passages, name, text }): BulletItem => ({
      ...(whole
        ? sourced(composing, named(name, text), [heading, ...passages])
        : sourced(composing, name, [heading], scoreOf(atoms))),
      level: 0,
    }),
  )
  return {
    ...draft,
    ...(whole ? {} : { shown: [], further: [] }),
    layout: 'bullets',
    blocks: [{ kind: 'bullets', id: noBlockId, items }],
  }
}

/** The topics that the slide names: all of them whole, or the best with a line each. */
function linesOf(topics: readonly Topic[], composing: Composing): DigestLine[] {
  const { language } = composing
  const named = topics.flatMap((topic) =>
    topic.heading === undefined ? [] : [{ topic, heading: topic.heading }],
  )
  const lineOf = (
    heading: MappedText,
    atoms: readonly Atom[],
    text: string,
    passages = atoms.map((atom) => atom.text),
  ): DigestLine => ({ heading, name: headingTitle(heading, composing), text, atoms, passages })
  const whole = named.map(({ topic, heading }) => {
    const atoms = flattenTopics(topic).flatMap(topicAtoms).filter(isSpoken)
    const passages = atoms.flatMap((atom) => [atom.text, ...atom.more])
    const said = passages.map(({ text }) => text.trim())
    const text = said.length === 0 ? '' : asLine(joinSentences(said), language)
    return lineOf(heading, atoms, text, passages)
  })
  const words = whole.reduce((sum, { text }) => sum + wordCount(text), 0)
  if (whole.length <= mostNamed && words <= listWords) return whole
  const best = named.map(({ topic, heading }) => ({ heading, atom: bestLine(topic, composing) }))
  const values = best.map(({ atom }) => atom?.score ?? 0)
  return spreadBest(values, mostNamed).flatMap((index) => {
    const one = best[index]
    if (one === undefined) return []
    const { heading, atom } = one
    return atom === undefined
      ? [lineOf(heading, [], '')]
      : [lineOf(heading, [atom], bulletText(atom, language))]
  })
}

/** A topic's name with what is said of it; a question has its mark already. */
function named(name: string, text: string): string {
  return /[?？؟]$/u.test(name) ? `${name} ${text}` : `${name}: ${text}`
}

/** The atoms of a line that shows all of their words. */
function shownOf(atoms: readonly Atom[], text: string): readonly Atom[] {
  return saysAll(atoms, text) ? atoms : atoms.filter((atom) => showsWhole(text, atom))
}

/** Whether a line shows all words of its atoms, their further sentences included. */
function saysAll(atoms: readonly Atom[], text: string): boolean {
  const said = atoms.flatMap((atom) => [atom.text, ...atom.more]).map((one) => one.text)
  return foldedWords(said.join(' ')) === foldedWords(text)
}

function scoreOf(atoms: readonly Atom[]): number {
  return Math.max(0, ...atoms.map((atom) => atom.score))
}

/** More names are no title. */
const mostJoined = 3

/** Topics together are called after all of them, or after the first and the last. */
function namesOf(names: readonly string[], { language }: Composing): string[] {
  const ends = [names[0], names[names.length - 1]].filter((name) => name !== undefined)
  const all = names.length <= mostJoined ? [joinedNames(names, language)] : []
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
