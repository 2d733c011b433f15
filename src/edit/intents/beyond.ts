import { Declined } from '../session.ts'
import type { Intent } from './intent.ts'

/** What no grammar does. @throws {Declined} */
export const beyond: Intent = (clause) => {
  if (clause.has('unsupported'))
    throw new Declined('unsupported', 'That is outside what can be edited in a presentation here.')
  if (clause.has('needsModel'))
    throw new Declined('needs_model', 'That needs a language model, and none is configured.')
  if (clause.has('write') && clause.length > 1)
    throw new Declined(
      'needs_model',
      'Writing new text needs a language model, and none is configured.',
    )
  return false
}
