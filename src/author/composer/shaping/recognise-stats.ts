import type { Atom } from './atom.ts'
import type { ListPart, Part, ProsePart, StatedFigure, StatsPart } from './part.ts'
import { statedFigure } from './stated-figure.ts'

/** Longer texts are told, not counted up. */
const mostSentences = 8
const mostItems = 4

/**
 * Prose of which at least half the sentences state a figure, two of them and more; or a single figure that is all a
 * section has to say (`alone`). Sentences about the categories of a chart or table beside it stay prose: they explain it.
 */
export function statsFromProse(
  part: ProsePart,
  beside: readonly (Part | undefined)[],
  alone: boolean,
  language: string,
): StatsPart | undefined {
  const { atoms } = part
  if (atoms.length > mostSentences || explains(atoms, beside)) return undefined
  const figures = distinctFigures(atoms, language)
  const single = alone && figures.length === 1 && atoms.length <= 2
  if (!single && (figures.length < 2 || figures.length < atoms.length / 2)) return undefined
  const stated = new Set(figures.map((one) => one.atom))
  return { ...part, kind: 'stats', figures, others: atoms.filter((atom) => !stated.has(atom)) }
}

/** Two to four items that each state a figure. */
export function statsFromList(part: ListPart, language: string): StatsPart | undefined {
  if (part.atoms.length < 2 || part.atoms.length > mostItems) return undefined
  if (part.atoms.some((atom) => atom.children.length > 0)) return undefined
  const figures = distinctFigures(part.atoms, language)
  return figures.length < part.atoms.length
    ? undefined
    : { ...part, kind: 'stats', figures, others: [] }
}

function distinctFigures(atoms: readonly Atom[], language: string): StatedFigure[] {
  const labels = new Set<string>()
  return atoms.flatMap((atom) => {
    const stated = statedFigure(atom, language)
    if (stated === undefined || labels.has(stated.label.toLowerCase())) return []
    labels.add(stated.label.toLowerCase())
    return [stated]
  })
}

/** Whether sentences name what a chart or table beside them shows. */
function explains(atoms: readonly Atom[], beside: readonly (Part | undefined)[]): boolean {
  const names = beside.flatMap((part) =>
    part?.kind === 'chart'
      ? part.chart.categories
      : part?.kind === 'table'
        ? part.rows.map((row) => row[0]?.text ?? '')
        : [],
  )
  const long = names.filter((name) => name.length >= 3).map((name) => name.toLowerCase())
  const naming = atoms.filter((atom) => {
    const text = atom.text.text.toLowerCase()
    return long.some((name) => text.includes(name))
  })
  return naming.length >= Math.max(1, atoms.length / 2)
}
