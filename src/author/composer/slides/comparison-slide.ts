import type { SourcedText } from '../../../deck/sourced-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { bulletText } from '../shaping/bullet-text.ts'
import type { ComparisonPart } from '../shaping/part.ts'
import { capitalize } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Words of a point of one side. */
const pointWords = { limit: 14, hardLimit: 20 }

/** Two to four things held against each other, each with its own points. */
export function comparisonSlide(part: ComparisonPart, composing: Composing): SlideDraft {
  const { language } = composing
  const shown: Atom[] = []
  const point = (atom: Atom): SourcedText => {
    const text = bulletText(atom, language, pointWords)
    if (showsWhole(text, atom)) shown.push(atom)
    return sourced(composing, text, [atom.text], atom.score)
  }
  const sides = part.sides.map(({ name, items }) => ({
    ...sourced(composing, capitalize(name.text, language), [name]),
    items: items.map(point),
  }))
  return {
    layout: 'comparison',
    titles: [sides.map(({ text }) => text).join(' / ')],
    blocks: [{ kind: 'comparison', id: noBlockId, sides, rows: [] }],
    shown,
    covered: part.atoms,
    spans: [],
  }
}
