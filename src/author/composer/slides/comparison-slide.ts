import type { SourcedText } from '../../../deck/sourced-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { bulletText } from '../shaping/bullet-text.ts'
import type { ComparisonPart } from '../shaping/part.ts'
import { capitalize } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/** Words of a point of one side. */
const pointWords = { limit: 14, hardLimit: 20 }

/** Two to four things held against each other, each with its own points. */
export function comparisonSlide(part: ComparisonPart, composing: Composing): SlideDraft {
  const { language } = composing
  const point = (atom: Atom): SourcedText =>
    sourced(composing, bulletText(atom, language, pointWords), [atom.text], atom.score)
  const sides = part.sides.map(({ name, items }) => ({
    ...sourced(composing, capitalize(name.text, language), [name]),
    items: items.map(point),
  }))
  const said = new Set(
    wordsOf(
      sides.flatMap(({ text, items }) => [text, ...items.map((item) => item.text)]).join(' '),
    ),
  )
  return {
    layout: 'comparison',
    titles: [sides.map(({ text }) => text).join(' / ')],
    blocks: [{ kind: 'comparison', id: noBlockId, sides, rows: [] }],
    // Points may be pieces of an item: it is shown when all of its words are.
    shown: part.atoms.filter((atom) => wordsOf(atom.text.text).every((word) => said.has(word))),
    covered: part.atoms,
    spans: [],
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
