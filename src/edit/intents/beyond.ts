import { Declined } from '../session.ts'
import type { Intent } from './intent.ts'
import { needsModel } from './needs-model.ts'

/** What no grammar does. @throws {Declined} */
export const beyond: Intent = (clause) => {
  if (clause.has('unsupported'))
    throw new Declined('unsupported', 'That is outside what can be edited in a presentation here.')
  if (clause.has('row', 'column', 'cell', 'value'))
    throw new Declined(
      'unsupported',
      'The cells of a table and the values of a chart are changed by operations here, not in words.',
    )
  if (clause.has('needsModel')) throw needsModel('That')
  if (clause.has('write') && clause.length > 1) throw needsModel('Writing new text')
  return false
}
