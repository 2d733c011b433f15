import { wordCount } from '../language/script.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { selectDiverse } from '../scoring/select-diverse.ts'
import { type Atom, isSpoken } from '../shaping/atom.ts'
import { bulletText, refersBack } from '../shaping/bullet-text.ts'
import type { Topic } from '../shaping/part.ts'
import { bulletsSlide } from './bullets-slide.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'

const mostPoints = 5
const leastPoints = 3
/** A point to remember is short. */
const mostWords = 18

/**
 * The best points of the whole text once more: the best of each section, then the best of those. Undefined when the
 * text has too few that stand alone, or when they would only repeat one of its slides.
 */
export function recapSlide(
  root: Topic,
  slides: readonly SlideDraft[],
  composing: Composing,
): SlideDraft | undefined {
  const own: Topic = { parts: root.parts, children: [] }
  const groups = [own, ...root.children].map((topic) => {
    const atoms = flattenTopics(topic)
      .flatMap(topicAtoms)
      .filter((atom) => stands(atom, composing))
    // A sentence says more by itself than an item with its term.
    const sentences = atoms.filter((atom) => atom.lead === 0 && atom.kind === 'sentence')
    return sentences.length > 0 ? sentences : atoms
  })
  if (groups.flat().length < leastPoints * 2) return undefined
  const each = groups.filter((group) => group.length > 0).length
  const share = each >= leastPoints ? (each >= mostPoints ? 1 : 2) : mostPoints
  const points = selectDiverse(
    groups.flatMap((group) => selectDiverse(group, share)),
    mostPoints,
  )
  if (points.length < leastPoints) return undefined
  const repeats = slides.some((slide) => {
    const atoms = new Set(slide.covered)
    return slide.layout !== 'title' && points.every((point) => atoms.has(point))
  })
  if (repeats) return undefined
  const { keyPoints, summary } = composing.phrases
  const draft = bulletsSlide(points.map(withoutChildren), composing)
  return { ...draft, layout: 'recap', titles: [keyPoints, summary], shown: [], covered: [] }
}

function withoutChildren(atom: Atom): Atom {
  return atom.children.length === 0 ? atom : { ...atom, children: [] }
}

function stands(atom: Atom, composing: Composing): boolean {
  const { text } = atom.text
  return (
    isSpoken(atom) &&
    wordCount(text) >= 4 &&
    wordCount(bulletText(atom, composing.language)) <= mostWords &&
    !/[:：?？]\s*$/u.test(text) &&
    !refersBack(text, composing.language)
  )
}
