import { isFormalHeading } from '../language/heading-words.ts'
import { wordCount } from '../language/script.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { type Atom, isSpoken } from '../shaping/atom.ts'
import type { Part, Topic } from '../shaping/part.ts'

/** Sections of at most so many points and words are too small for a slide each. */
const tinyPoints = 2
const tinyWords = 24
/** Most of them on one slide. */
const mostTogether = 5
/** A document of so many sections says enough without those about itself. */
const manySections = 6

/**
 * The same text in portions that slides can be made of: prose that only left-out code parts becomes one part, and small
 * sections next to each other one topic without a heading of its own.
 */
export function tidyTopics(root: Topic): Topic {
  const children = root.children.map(tidyTopics)
  return { ...root, parts: joinProse(root.parts), children: togetherWhereTiny(children) }
}

function joinProse(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined[joined.length - 1]
    if (part.kind === 'prose' && last?.kind === 'prose')
      joined[joined.length - 1] = {
        ...last,
        atoms: [...last.atoms, ...part.atoms],
        telling: [...(last.telling ?? last.atoms), ...(part.telling ?? part.atoms)],
      }
    else joined.push(part)
  }
  return joined
}

function togetherWhereTiny(topics: readonly Topic[]): Topic[] {
  const result: Topic[] = []
  let run: Topic[] = []
  const flush = () => {
    const slides = Math.ceil(run.length / mostTogether)
    for (let slide = 0; slide < slides; slide++) {
      const from = Math.round((slide * run.length) / slides)
      const some = run.slice(from, Math.round(((slide + 1) * run.length) / slides))
      result.push(...(some.length > 1 ? [{ parts: [], children: some }] : some))
    }
    run = []
  }
  for (const topic of topics) {
    if (isTiny(topic)) run.push(topic)
    else {
      flush()
      result.push(topic)
    }
  }
  flush()
  return result
}

function isTiny(topic: Topic): boolean {
  if (topic.heading === undefined || topic.children.length > 0) return false
  if (!topic.parts.every((part) => part.kind === 'prose' || part.kind === 'list')) return false
  const atoms = topicAtoms(topic)
  const words = atoms.reduce(
    (sum, atom) => [atom.text, ...atom.more].reduce((all, one) => all + wordCount(one.text), sum),
    0,
  )
  return atoms.length <= tinyPoints && words <= tinyWords && atoms.every(isSpoken)
}

/** Whether a topic stands for several small sections next to each other. */
export function isTogether(topic: Topic): boolean {
  return (
    topic.heading === undefined &&
    topic.parts.length === 0 &&
    topic.children.every(isTiny) &&
    topic.children.length >= 2
  )
}

/** A long document without its sections on licence, credits and the like, and what those say: it is for the notes. */
export function withoutFormalities(root: Topic): { root: Topic; left: Atom[] } {
  const formal = root.children.filter((topic) => isFormalHeading(topic.heading?.text ?? ''))
  const children = root.children.filter((topic) => !formal.includes(topic))
  if (formal.length === 0 || children.length < manySections) return { root, left: [] }
  const left = formal.flatMap(flattenTopics).flatMap(topicAtoms).filter(isSpoken)
  return { root: { ...root, children }, left }
}
