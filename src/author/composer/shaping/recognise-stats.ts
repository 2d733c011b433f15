import type { Atom } from './atom.ts'
import type { ListPart, ProsePart, StatedFigure, StatsPart } from './part.ts'
import { statedFigure } from './stated-figure.ts'

/** Longer texts are told, not counted up. */
const mostSentences = 5
const mostItems = 4

/** Prose of few sentences of which two and more, and at least half, state a figure. */
export function statsFromProse(part: ProsePart, language: string): StatsPart | undefined {
  const { atoms } = part
  if (atoms.length > mostSentences) return undefined
  const figures = figuresOf(atoms, language)
  if (figures.length < 2 || figures.length < atoms.length / 2) return undefined
  const stated = new Set(figures.map((one) => one.atom))
  return { ...part, kind: 'stats', figures, others: atoms.filter((atom) => !stated.has(atom)) }
}

/** Two to four items that each state a figure. */
export function statsFromList(part: ListPart, language: string): StatsPart | undefined {
  if (part.atoms.length < 2 || part.atoms.length > mostItems) return undefined
  if (part.atoms.some((atom) => atom.children.length > 0)) return undefined
  const figures = figuresOf(part.atoms, language)
  return figures.length < part.atoms.length
    ? undefined
    : { ...part, kind: 'stats', figures, others: [] }
}

function figuresOf(atoms: readonly Atom[], language: string): StatedFigure[] {
  return atoms.flatMap((atom) => statedFigure(atom, language) ?? [])
}
