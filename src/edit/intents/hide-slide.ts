import { actions } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import type { Intent } from './intent.ts'

/** "Hide slide 6", "skip the agenda". @throws {Declined} */
export const hideSlide: Intent = (clause) => {
  const at = clause.find(['hide'])
  const verb = clause.find(actions)
  if (at === -1 || (verb !== -1 && verb < at)) return false
  throw new Declined(
    'unsupported',
    'There are no hidden slides here. Move the slide to the end or delete it; deleting can be undone.',
  )
}
