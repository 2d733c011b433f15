import type { DeclineReason } from '../deck/requests/request.ts'
import { beginningOf } from '../text/cut-text.ts'
import { type Clause, tidied } from './clauses/clause.ts'
import { isNegated } from './clauses/is-negated.ts'
import { remarkedOn } from './frames/remarked-on.ts'
import { makesNoOther, wishesOtherPresentation } from './new-presentation.ts'
import { Declined } from './reading-errors.ts'
import type { Session } from './session.ts'
import type { Token } from './words/token.ts'

/** What is refused because it is known what it is: whether that is said, and the sentence, with the words that say it as `“”`. */
interface Refusal {
  isSaid: (clause: Clause, session: Session) => boolean
  reason: DeclineReason
  sentence: string
  /** The words in the sentence; else all of the clause. */
  words?: (clause: Clause) => string
}

/** "Slide 7 repeats slide 6." */
const remark: Refusal = {
  isSaid: (clause, session) => remarkedOn(clause, session) !== undefined,
  reason: 'nothing_to_do',
  sentence: '“” says how it is and asks for nothing. Say what shall be done.',
}

/** What is refused, the likeliest first. */
const refusals: readonly Refusal[] = [
  {
    isSaid: (clause, { grammar }) => isNegated(clause, grammar),
    reason: 'nothing_to_do',
    sentence: '“” says what not to do, so nothing was done about it.',
    words: (clause) => tidied(clause.text(0)),
  },
  remark,
  {
    // "Who made this?"; what is asked about slides was answered before.
    isSaid: (clause) => clause.is(0, 'question'),
    reason: 'unsupported',
    sentence:
      'That question is not answered here. Ask how many slides there are or which show something, or say what to change.',
  },
  { isSaid: wishesOtherPresentation, reason: 'unsupported', sentence: makesNoOther },
  {
    isSaid: (clause) => outside(clause) !== '',
    reason: 'unsupported',
    sentence: '“” is no part of editing slides here, so nothing was done about it.',
    words: outside,
  },
  {
    isSaid: (clause) => clause.has('unsupported'),
    reason: 'unsupported',
    sentence: 'That is outside what can be edited in a presentation here.',
  },
  {
    isSaid: (clause) => clause.has('row', 'column', 'cell', 'value'),
    reason: 'not_understood',
    sentence:
      'What shall change in the table or chart was not understood: name the row or column, and what it shall say.',
  },
  {
    isSaid: (clause) => clause.has('needsModel'),
    reason: 'needs_model',
    sentence: 'That needs a language model, and none is configured.',
  },
  {
    isSaid: (clause) => clause.has('write') && clause.length > 1,
    reason: 'needs_model',
    sentence: 'Writing new text needs a language model, and none is configured.',
  },
]

/** Why a clause is refused that is not done: what it is known to be, or that it was not understood. */
export function whyRefused(clause: Clause, session: Session): Declined {
  const found = refusals.find(({ isSaid }) => isSaid(clause, session))
  return found === undefined ? notUnderstood() : declined(found, clause)
}

/** Nothing reads it. */
export const notUnderstood = (): Declined =>
  new Declined('not_understood', 'No change to the presentation could be read in that.')

function declined({ reason, sentence, words }: Refusal, clause: Clause): Declined {
  const said = words?.(clause) ?? clause.text(0).trim()
  return new Declined(
    reason,
    sentence.replace('“”', () => `“${beginningOf(said, 200)}”`),
  )
}

function isOutside({ concepts, corrected, kind }: Token): boolean {
  const isOnly = concepts.length > 0 && concepts.every((one) => one === 'unsupported')
  return kind === 'word' && corrected !== true && isOnly
}

/** What is asked for that no slide here has, in the caller's words. */
function outside({ tokens, instruction }: Clause): string {
  return tokens
    .filter(isOutside)
    .map(({ start, end }) => instruction.slice(start, end))
    .join(', ')
}
