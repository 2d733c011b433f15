import type { Grammar } from '../lexicons/grammar.ts'
import { actions } from '../lexicons/verbs.ts'
import type { Clause } from './clause.ts'

/** "**Don't** delete slide 3", "lösche Folie 3 **nicht**": whether words say what not to do. */
export function isNegated(clause: Clause, grammar: Grammar): boolean {
  const not = clause.find(['not'])
  if (not === -1) return false
  const verb = clause.find(actions)
  const isBehind = grammar.negationBehind && !clause.has('add', 'titled', 'rename')
  return verb === -1 || not < verb || isBehind === true
}
