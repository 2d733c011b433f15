import type { Clause } from '../clauses/clause.ts'
import { nounOf } from '../frames/thing-nouns.ts'
import { Declined } from '../reading-errors.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
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

/**
 * "Put a video of the dome on 3", "mettici il logo": what is to be put somewhere is no part of a slide here, whatever is said beside it.
 * @throws {Declined}
 */
export const outsideThing: Intent = (clause) => {
  const { tokens } = clause
  const verb = clause.find(['add', 'put', 'make', 'use'])
  const at = tokens.findIndex(isOutside)
  if (verb === -1 || at === -1 || clause.has('replace', 'rename', 'titled', 'delete')) return false
  const isThing = (one: Token | undefined) =>
    means(one, 'slide', 'slides', 'deck') || nounOf(one) !== undefined
  const between = tokens.slice(Math.min(verb, at) + 1, Math.max(verb, at))
  const next = tokens[at + 1]
  // "A slide about animation", "the logo point", "logo guidelines".
  if (between.some(isThing) || isThing(next) || (next && isUnknown(next))) return false
  throw new Declined(
    'unsupported',
    `“${outside(clause)}” is no part of editing slides here, so nothing was done about it.`,
  )
}

const isOutside = ({ concepts, corrected, kind }: Token): boolean =>
  kind === 'word' &&
  corrected !== true &&
  concepts.length > 0 &&
  concepts.every((one) => one === 'unsupported')

/** What is asked for that no slide here has, in the caller's words. */
function outside(clause: Clause): string {
  return clause.tokens
    .filter(isOutside)
    .map(({ start, end }) => clause.instruction.slice(start, end))
    .join(', ')
}
