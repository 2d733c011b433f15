import { actions } from '../lexicons/verbs.ts'
import { refuseAfter, refuseBefore } from '../why-refused.ts'
import { deleteSlides, unwanted } from './delete-slides.ts'
import { history } from './history.ts'
import type { Intent } from './intent.ts'
import { replaceSlide } from './replace-slide.ts'

/** Deleting is read first where the sentence begins with it. */
const deleteFirst: Intent = (clause, session) => {
  const verb = clause.find(actions)
  // "Cut slide 4 in half" takes nothing away.
  if (clause.has('split')) return false
  return clause.is(verb, 'delete') && !clause.is(verb, 'shorter') && !clause.has('notes')
    ? deleteSlides(clause, session)
    : false
}

/** Everything an instruction can mean, in the order in which it is tried. */
export const intents: readonly Intent[] = [
  unwanted,
  refuseBefore,
  history,
  replaceSlide,
  deleteFirst,
  deleteSlides,
  refuseAfter,
]
