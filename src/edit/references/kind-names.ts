import type { Concept } from '../lexicons/concept.ts'
import { kindConcepts } from './slides-of-kind.ts'

const names: Partial<Record<Concept, string>> = {
  cover: 'title slide',
  section: 'section slide',
  closing: 'closing slide',
  bigNumber: 'big number',
  bar: 'bar chart',
  stacked: 'stacked chart',
  line: 'line chart',
  area: 'area chart',
  pie: 'pie chart',
  doughnut: 'doughnut chart',
  stats: 'key figures',
}

/** Kinds whose names are plural, and one that cannot be counted. */
const plural: ReadonlySet<Concept> = new Set(['bullets', 'steps', 'cards', 'stats'])
const uncounted: ReadonlySet<Concept> = new Set(['code'])

/** What a kind is called in a sentence: "bar chart", "bullets". */
export function kindName(kind: Concept): string {
  return names[kind] ?? (kindConcepts.includes(kind) ? kind : 'slide')
}

/** The same with the article that it takes: "a bar chart", "an agenda", "bullets". */
export function aKind(kind: Concept): string {
  const name = kindName(kind)
  if (plural.has(kind) || uncounted.has(kind)) return name
  return `${'aeiou'.includes(name.charAt(0)) ? 'an' : 'a'} ${name}`
}

/** "is" or "are", as the name of a kind asks for. */
export function verbOf(kind: Concept): 'is' | 'are' {
  return plural.has(kind) ? 'are' : 'is'
}

/** "There are no bullets", "There is no chart": without the full stop. */
export function thereIsNo(kind: Concept): string {
  return `There ${verbOf(kind)} no ${kindName(kind)}`
}
