import { type FigureKind, findFigures } from '../language/figure-phrases.ts'
import { wordCount } from '../language/script.ts'
import type { Message } from '../planning/messages.ts'
import { type Atom, flattenAtom, isSpoken } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { capitalize } from '../shaping/shorten.ts'
import { standsAlone } from '../shaping/stands-alone.ts'
import { headingTitle } from './heading-title.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/** A figure of the text on a slide of its own, and the passage that it stands in. */
interface FigureSlide {
  atom: Atom
  draft: SlideDraft
}

/** Kinds of figures that are worth a slide; a bare count rarely is. */
const telling: ReadonlySet<FigureKind> = new Set(['percent', 'money', 'scaled', 'measure'])
const labelWords = { least: 2, most: 9 }

/** Every telling figure that sentences, items and dated events state, best first, outside parts that show their figures anyway. */
export function figureSlides(messages: readonly Message[], composing: Composing): FigureSlide[] {
  const slides = messages.flatMap(({ part, path }): FigureSlide[] => {
    const topic = path[path.length - 1]
    if (part === undefined) return []
    if (part.kind === 'timeline')
      return part.atoms.flatMap((atom, index) => {
        const text = part.events[index]?.text.text
        return text === undefined ? [] : figureSlide(atom, text, topic, composing)
      })
    if (part.kind === 'stats' || part.kind === 'chart' || part.kind === 'comparison') return []
    return part.atoms
      .flatMap(flattenAtom)
      .filter(isSpoken)
      .flatMap((atom) =>
        figureSlide(atom, atom.text.text.slice(atom.lead).trim(), topic, composing),
      )
  })
  return slides.sort((a, b) => b.atom.score - a.atom.score || a.atom.index - b.atom.index)
}

function figureSlide(
  atom: Atom,
  text: string,
  topic: Topic | undefined,
  composing: Composing,
): FigureSlide[] {
  if (!/\p{Nd}/u.test(text) || text.length > 240 || /[?？]\s*$/u.test(text)) return []
  if (!standsAlone(text, composing.language)) return []
  const stated = leadingFigure(text, composing.language)
  if (stated === undefined) return []
  const item = {
    ...sourced(composing, stated.figure, [atom.text], atom.score),
    label: stated.label,
    order: 'value-first' as const,
    ...(stated.note === '' ? {} : { note: stated.note }),
  }
  const heading = topic?.heading === undefined ? undefined : headingTitle(topic.heading, composing)
  return [
    {
      atom,
      draft: {
        layout: 'big-number',
        titles: heading === undefined ? [] : [heading],
        ...(heading === undefined ? {} : { heading }),
        blocks: [{ kind: 'stats', id: noBlockId, items: [item] }],
        shown: [],
        covered: [],
        spans: [],
      },
    },
  ]
}

/**
 * The figure that a clause begins with and what the clause says it is ("22% | fewer handling errors"), with the clause
 * before it for a note.
 */
function leadingFigure(
  text: string,
  language: string,
): { figure: string; label: string; note: string } | undefined {
  let from = 0
  for (const clause of text.split(/(?<=[,;，；])\s*|(?<=[^\d\s][.。])\s+/u)) {
    const at = text.indexOf(clause, from)
    from = at + clause.length
    const [first] = findFigures(clause, language)
    if (first === undefined || first.from > 0 || !telling.has(first.kind)) continue
    const label = clause
      .slice(first.to)
      .replace(/[\s.,;。，；]+$/u, '')
      .trim()
    const words = wordCount(label)
    if (
      words < labelWords.least ||
      words > labelWords.most ||
      findFigures(label, language).length > 0
    )
      continue
    if (/^[)\]–—:-]/u.test(label)) continue
    const before = text.slice(0, at).replace(/[\s,;，；]+$/u, '')
    const note = wordCount(before) >= 3 ? capitalize(before, language) : ''
    return { figure: clause.slice(0, first.to).trim(), label, note }
  }
  return undefined
}
