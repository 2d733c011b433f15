import type { BulletItem } from '../../../deck/blocks/bullets.ts'
import { wordCount } from '../language/script.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import { selectDiverse } from '../scoring/select-diverse.ts'
import type { Atom } from '../shaping/atom.ts'
import { bulletText, bulletWords, refersBack } from '../shaping/bullet-text.ts'
import type { Topic } from '../shaping/part.ts'
import {
  type Composing,
  coverAtoms,
  noBlockId,
  type SlideDraft,
  showsWhole,
  sourced,
} from './slide-draft.ts'
import { titleText } from './slide-titles.ts'

/** Several topics on one slide: the best point of each, behind its heading where there is room. */
export function overviewSlide(
  topic: Topic,
  groups: readonly Topic[],
  composing: Composing,
): SlideDraft {
  const points: { item: BulletItem; atom: Atom; text: string; score: number }[] = []
  const single = groups.length < 3
  const perGroup = single ? Math.ceil(5 / Math.max(1, groups.length)) : 1
  for (const group of groups) {
    const atoms = flattenTopics(group).flatMap((one) => one.parts.flatMap((part) => part.atoms))
    const standing = atoms.filter((atom) => isPoint(atom, composing))
    const chosen = selectDiverse(standing.length > 0 ? standing : atoms, perGroup)
    for (const atom of chosen) {
      const headed =
        group.heading !== undefined && group.heading !== topic.heading && chosen.length === 1
      const text = bulletText(atom, composing.language)
      const heading = group.heading?.text ?? ''
      const join =
        headed &&
        atom.lead === 0 &&
        wordCount(heading) + wordCount(text) <= bulletWords.hardLimit - 4
      const line = join ? `${heading}: ${text}` : text
      const passages = join && group.heading ? [group.heading, atom.text] : [atom.text]
      points.push({
        item: { ...sourced(composing, line, passages, atom.score), level: 0 },
        atom,
        text,
        score: atom.score,
      })
    }
  }
  const kept = new Set(
    [...points].sort((a, b) => b.score - a.score || a.atom.index - b.atom.index).slice(0, 6),
  )
  const shownPoints = points.filter((point) => kept.has(point))
  const covered = groups.flatMap((group) => flattenTopics(group).flatMap(topicAtoms))
  return {
    layout: 'bullets',
    titles: [
      ...(topic.heading ? [titleText(topic.heading, composing)] : []),
      composing.phrases.keyPoints,
    ],
    blocks: [{ kind: 'bullets', id: noBlockId, items: shownPoints.map((point) => point.item) }],
    shown: shownPoints.filter((point) => showsWhole(point.text, point.atom)).map((one) => one.atom),
    covered: coverAtoms(covered),
    spans: [],
  }
}

/** Whether an atom says something by itself. */
function isPoint(atom: Atom, composing: Composing): boolean {
  const { text } = atom.text
  return wordCount(text) >= 2 && !/[:：]\s*$/u.test(text) && !refersBack(text, composing.language)
}
