import type { Clause } from '../clauses/clause.ts'
import { Declined } from '../reading-errors.ts'
import type { Intent } from './intent.ts'
import { needsModel } from './needs-model.ts'

/** What no grammar does. @throws {Declined} */
export const beyond: Intent = (clause) => {
  if (clause.has('unsupported')) {
    const words = outside(clause)
    throw new Declined(
      'unsupported',
      words === ''
        ? 'That is outside what can be edited in a presentation here.'
        : `“${words}” is no part of editing slides here, so nothing was done about it.`,
    )
  }
  if (clause.has('row', 'column', 'cell', 'value'))
    throw new Declined(
      'not_understood',
      'What shall change in the table or chart was not understood: name the row or column, and what it shall say.',
    )
  if (clause.has('needsModel')) throw needsModel('That')
  if (clause.has('write') && clause.length > 1) throw needsModel('Writing new text')
  return false
}

/** What is asked for that no slide here has, in the caller's words. */
function outside(clause: Clause): string {
  return clause.tokens
    .filter(
      ({ concepts, corrected }) =>
        corrected !== true && concepts.length > 0 && concepts.every((one) => one === 'unsupported'),
    )
    .map(({ start, end }) => clause.instruction.slice(start, end))
    .join(', ')
}
