import { isInsertion, pointsElsewhere } from '../language/pointer-sentences.ts'
import { wordCount } from '../language/script.ts'
import { type Atom, flattenAtom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { lexRank } from './lexrank.ts'
import { cosine, vectorize } from './ngram-vector.ts'

/**
 * Gives every atom its vector and its score: .6 centrality in its topic + .35 likeness to the title and the heading, a
 * bonus for leading (.5 first, .25 second), all times a penalty for being far too short or long.
 */
export function scoreTopics(root: Topic, title: string, language: string): void {
  const topics = flattenTopics(root)
  const atoms = topics.flatMap((topic) => topicAtoms(topic))
  const headings = topics.map((topic) => `${title} ${topic.heading?.text ?? ''}`)
  const vectors = vectorize([...atoms.map((atom) => atom.text.text), ...headings])
  for (const [index, atom] of atoms.entries()) atom.vector = vectors[index] ?? atom.vector
  for (const [index, topic] of topics.entries()) {
    const heading = vectors[atoms.length + index]
    const own = topicAtoms(topic)
    const ranks = lexRank(own.map((atom) => atom.vector))
    const rankOf = new Map(own.map((atom, position) => [atom, ranks[position] ?? 0]))
    for (const part of topic.parts) {
      for (const [position, atom] of part.atoms.entries()) {
        for (const one of flattenAtom(atom)) {
          const rank = rankOf.get(one) ?? 0
          const overlap = heading === undefined ? 0 : cosine(one.vector, heading)
          const lead = one === atom ? ([0.5, 0.25][position] ?? 0) : 0
          const raw = 0.6 * rank + 0.35 * Math.min(1, overlap * 2) + lead
          const figure = /\p{N}/u.test(one.text.text) ? 0.08 : 0
          one.score = clamp(((raw + figure) / 1.53) * lengthFactor(one, language))
        }
      }
    }
  }
}

function clamp(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}

function lengthFactor(atom: Atom, language: string): number {
  const words = wordCount(atom.text.text)
  const length = words < 3 ? 0.6 : words <= 20 ? 1 : Math.max(0.45, 1 - (words - 20) / 40)
  const said = atom.text.text.slice(atom.lead)
  const pointer =
    pointsElsewhere(said, language) || isInsertion(atom.text.text, language) ? 0.25 : 1
  return length * pointer
}

/** The topic and all topics below it, in the order of the source. */
export function flattenTopics(root: Topic): Topic[] {
  return [root, ...root.children.flatMap(flattenTopics)]
}

/** Every atom of a topic's own parts, sub-items included. */
export function topicAtoms(topic: Topic): Atom[] {
  return topic.parts.flatMap((part) => part.atoms.flatMap(flattenAtom))
}
