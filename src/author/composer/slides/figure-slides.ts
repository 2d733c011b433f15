import type { Message } from '../planning/messages.ts'
import { type Atom, flattenAtom, isSpoken } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { isTelling, statedFigure } from '../shaping/stated-figure.ts'
import { headingTitle } from './heading-title.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'
import { figuresSlide } from './stats-slide.ts'

/** A figure of the text on a slide of its own, and the passage that it stands in. */
interface FigureSlide {
  atom: Atom
  draft: SlideDraft
}

/** Characters of a sentence that is read beside one figure. */
const longest = 240

/** Every telling figure that sentences, items and dated events state, best first, outside parts that show their figures anyway. */
export function figureSlides(messages: readonly Message[], composing: Composing): FigureSlide[] {
  const slides = messages.flatMap(({ part, path }): FigureSlide[] => {
    const topic = path[path.length - 1]
    if (part === undefined) return []
    if (part.kind === 'timeline')
      return part.atoms.flatMap((atom, index) => {
        const text = part.events[index]?.text
        const event = text === undefined ? [] : [{ ...atom, text, lead: 0 }]
        const told = event.flatMap((one) => figureSlide(one, topic, composing))
        return told.map((slide) => ({ ...slide, atom }))
      })
    if (part.kind === 'stats' || part.kind === 'chart' || part.kind === 'comparison') return []
    return part.atoms
      .flatMap(flattenAtom)
      .filter(isSpoken)
      .flatMap((atom) => figureSlide(atom, topic, composing))
  })
  return slides.sort((a, b) => b.atom.score - a.atom.score || a.atom.index - b.atom.index)
}

function figureSlide(atom: Atom, topic: Topic | undefined, composing: Composing): FigureSlide[] {
  const { language } = composing
  const stated = atom.text.text.length > longest ? undefined : statedFigure(atom, language)
  if (stated === undefined || !isTelling(stated, language)) return []
  const heading = topic?.heading === undefined ? undefined : headingTitle(topic.heading, composing)
  return [
    {
      atom,
      draft: {
        ...figuresSlide([stated], composing),
        titles: heading === undefined ? [] : [heading],
        ...(heading === undefined ? {} : { heading }),
        shown: [],
        covered: [],
      },
    },
  ]
}
