import { beginningOf } from '../../text/cut-text.ts'
import { tidied } from '../clauses/clause.ts'
import { actions } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import { means } from '../words/token.ts'

import { beyond, outsideThing } from './beyond.ts'
import { deleteSlides, unwanted } from './delete-slides.ts'
import { history } from './history.ts'
import type { Intent } from './intent.ts'
import { newPresentation } from './new-presentation.ts'
import { remark } from './remark.ts'
import { replaceSlide } from './replace-slide.ts'

/** "Don't delete slide 3" is no wish. */
const negated: Intent = (clause, session) => {
  const not = clause.find(['not'])
  if (not === -1) return false
  const verb = clause.find(actions)
  const behind = session.grammar.negationBehind && !clause.has('add', 'titled', 'rename')
  if (verb !== -1 && not > verb && !behind) return false
  const said = beginningOf(tidied(clause.text(0)), 200)
  throw new Declined(
    'nothing_to_do',
    `“${said}” says what not to do, so nothing was done about it.`,
  )
}

/** "Who made this?" is no wish either; what is asked about slides was answered before. */
const question: Intent = (clause) => {
  if (!means(clause.token(0), 'question')) return false
  throw new Declined(
    'unsupported',
    'That question is not answered here. Ask how many slides there are or which show something, or say what to change.',
  )
}

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
  negated,
  remark,
  question,
  newPresentation,
  outsideThing,
  history,

  replaceSlide,
  deleteFirst,
  deleteSlides,
  beyond,
]
