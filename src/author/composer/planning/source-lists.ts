import { appendAll } from '../append-all.ts'
import { isClosingHeading, isFormalHeading, isSourcesHeading } from '../language/heading-words.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import type { Atom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import type { SlideDraft } from '../slides/slide-draft.ts'

/** The document without the sections that list its sources, and what those list: it is for the notes, not for slides. */
export function withoutSources(root: Topic): { root: Topic; references: Atom[] } {
  const references: Atom[] = []
  const prune = (topic: Topic): Topic => ({
    ...topic,
    children: topic.children.flatMap((child) => {
      if (!isSourcesHeading(child.heading?.text ?? '')) {
        const kept = prune(child)
        return kept.parts.length > 0 || kept.children.length > 0 ? [kept] : []
      }
      appendAll(references, flattenTopics(child).flatMap(topicAtoms))
      return []
    }),
  })
  const pruned = prune(root)
  const empty = pruned.parts.length === 0 && pruned.children.length === 0
  return empty || references.length === 0 ? { root, references: [] } : { root: pruned, references }
}

/** The slides with each source on the one whose text stands before it. */
export function withReferences(
  slides: readonly SlideDraft[],
  references: readonly Atom[],
): SlideDraft[] {
  const found = new Map<number, Atom[]>()
  for (const reference of references) {
    let best = slides.length - 1
    let nearest = -1
    for (const [index, slide] of slides.entries()) {
      for (const atom of slide.covered) {
        if (atom.index < reference.index && atom.index >= nearest) {
          nearest = atom.index
          best = index
        }
      }
    }
    found.set(best, [...(found.get(best) ?? []), reference])
  }
  return slides.map((slide, index) => {
    const own = found.get(index)
    return own === undefined ? slide : { ...slide, references: own }
  })
}

/** A document of so many sections says enough without those about itself. */
const manySections = 6

/** A long document without its sections on licence, credits and the like, and what those say: it is for the notes. */
export function withoutFormalities(root: Topic): { root: Topic; left: Atom[] } {
  const isFormal = (topic: Topic) => isFormalHeading(topic.heading?.text ?? '')
  // Whom to turn to is what a document ends with.
  const end = root.children.findLastIndex((topic) => isClosingHeading(topic.heading?.text ?? ''))
  const ends = root.children.slice(end + 1).every(isFormal)
  const formal = root.children.filter((topic, index) => isFormal(topic) && !(ends && index === end))
  const children = root.children.filter((topic) => !formal.includes(topic))
  if (formal.length === 0 || children.length < manySections) return { root, left: [] }
  const left = formal.flatMap(flattenTopics).flatMap(topicAtoms)
  return { root: { ...root, children }, left }
}
