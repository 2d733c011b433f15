import type { Concept } from './concept.ts'
import { rewriteStyles } from './verbs.ts'

/** Where to, how or into what: what makes a clause whole without a verb of its own. */
export const complements: readonly Concept[] = [
  'start',
  'end',
  'up',
  'down',
  'to',
  'into',
  'before',
  'after',
  'beforeThere',
  'afterThere',
  ...rewriteStyles,
  'table',
  'chart',
  'bar',
  'line',
  'area',
  'pie',
  'doughnut',
  'stacked',
  'steps',
  'timeline',
  'comparison',
  'bullets',
  'cards',
  'quote',
  'stats',
  'paragraph',
  'colorName',
]
