import { flattenTopics } from '../scoring/score-topics.ts'
import { type Atom, flattenAtom, isSpoken } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { statedFigure } from '../shaping/stated-figure.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'
import { titleText } from './slide-titles.ts'
import { statementTitle } from './stated-titles.ts'

/** A figure of the text on a slide of its own, and the passage that it stands in. */
export interface FigureSlide {
  atom: Atom
  draft: SlideDraft
}

/** Every figure with a unit that sentences and items state, best first, outside parts that show their figures anyway. */
export function figureSlides(root: Topic, composing: Composing): FigureSlide[] {
  const slides = flattenTopics(root).flatMap((topic) =>
    topic.parts
      .filter(
        (part) => part.kind !== 'stats' && part.kind !== 'chart' && part.kind !== 'comparison',
      )
      .flatMap((part) => part.atoms.flatMap(flattenAtom))
      .filter((atom) => isSpoken(atom) && /\p{Nd}/u.test(atom.text.text))
      .flatMap((atom) => figureSlide(atom, topic, composing) ?? []),
  )
  return slides.sort((a, b) => b.atom.score - a.atom.score || a.atom.index - b.atom.index)
}

function figureSlide(atom: Atom, topic: Topic, composing: Composing): FigureSlide | undefined {
  const stated = statedFigure(atom, composing.language)
  if (stated === undefined || !/[^\p{Nd}.,\s]/u.test(stated.figure) || stated.label === '')
    return undefined
  const item = {
    ...sourced(composing, stated.figure, [atom.text], atom.score),
    label: stated.label,
    ...(stated.note === '' ? {} : { note: stated.note }),
    ...(stated.trend === undefined ? {} : { trend: stated.trend }),
  }
  const title = statementTitle(atom.text.text.slice(atom.lead).trim(), composing.language)
  const heading = topic.heading === undefined ? undefined : titleText(topic.heading, composing)
  return {
    atom,
    draft: {
      layout: 'big-number',
      titles: [stated.label, `${stated.label}: ${stated.figure}`],
      ...(title === undefined ? {} : { stated: [title] }),
      ...(heading === undefined ? {} : { heading }),
      blocks: [{ kind: 'stats', id: noBlockId, items: [item] }],
      shown: [],
      covered: [],
      spans: [],
    },
  }
}
