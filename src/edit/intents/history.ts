import { beginningOf, withEllipsis } from '../../text/cut-text.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import { saysAll } from '../answers/yes-or-no.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import { howOften } from '../clauses/how-often.ts'
import { onlySaying, wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { mostUndone } from '../most-undone.ts'
import { Declined } from '../reading-errors.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Undo", "undo the last 2 changes", "go back to version 3". */
export const history: Intent = (clause, session) => {
  refuseRedo(clause)
  if (clause.has('restore')) {
    const at = clause.find(['revision'])
    if (at !== -1) {
      const number = [at + 1, at + 2, at - 1]
        .map((one) => clause.token(one))
        .find((token) => means(token, 'number', 'ordinal') && !means(token, 'a'))
      if (number?.value !== undefined && Number.isInteger(number.value)) {
        session.request({ request: 'restore_revision', revision: number.value })
        return true
      }
      if (clause.has('previous', 'last')) {
        requestUndo(session, 1)
        return true
      }
      const revision = session.ask(
        'revision',
        'Which revision shall be restored?',
        [],
        (answer) => {
          const said = /\d+/.exec(answer)?.[0]
          return said === undefined ? undefined : Number(said)
        },
      )
      session.request({ request: 'restore_revision', revision })
      return true
    }
  }
  const undoes = clause.has('undo')
  if (!undoes && !startsOver(clause)) return false
  if (undoes && clause.has('slide', 'slides') && !clause.has('last', 'it', 'this')) return false
  const at = clause.find(['undo'])
  // "Between **the rollback** and the restart" names something.
  if (clause.is(at - 1, 'the')) return false
  if (clause.has('except', 'keep', 'not'))
    throw new Declined('unsupported', 'A change is taken back as a whole, with all that it did.')
  const number = clause.tokens.slice(at + 1).find((token) => means(token, 'number'))
  if (!undoes || (clause.has('all', 'everything', 'start') && number === undefined)) {
    requestUndo(session, askHowMany(session))
    return true
  }
  const counts = number === undefined || countsChanges(clause, number)
  if ((saysWhich(clause, at) || !counts) && !isTheLast(session))
    throw new Declined('called_off', 'Nothing was undone.')
  const count =
    (counts ? number?.value : 1) ?? howOften(clause)?.count ?? (clause.has('both') ? 2 : 1)
  if (!Number.isInteger(count) || count < 1 || count > mostUndone)
    throw new Declined('nothing_to_do', `At most ${mostUndone} changes can be taken back.`)
  requestUndo(session, count)
  return true
}

/** Changes are counted, and not taken back by the clock. */
const unitOfTime = new RegExp(`^(?:${wordingsOf('timeUnit')})`, 'u')
const startOver = onlySaying('startOver')
const putBack = onlySaying('putBack')
const redo = onlySaying('redo')

/** Whether a number is how many changes there are: not "the change to 2", "the last 5 minutes", "10%". */
function countsChanges(clause: Clause, number: Token): boolean {
  const at = clause.tokens.indexOf(number)
  const after = clause.token(at + 1)
  let before = at - 1
  while (clause.is(before, 'the')) before -= 1
  const bound = clause.is(before, 'to', 'of', 'in', 'from', 'slide', 'slides', 'item')
  const lead = clause.token(before)
  const joined = clause.is(at + 1, 'and', 'or')
  return !(
    bound ||
    joined ||
    (lead !== undefined && isUnknown(lead)) ||
    (after !== undefined && (unitOfTime.test(after.text) || after.kind === 'sign'))
  )
}

/** "Start over": all of it, and not one slide anew. */
function startsOver(clause: Clause): boolean {
  const said = clause.tokens.filter((token) => !means(token, 'please', 'particle'))
  return said.length === 1 && startOver.test(said[0]?.text ?? '')
}

/** "Undo everything": how many changes that is. @throws {Unclear} unless it was answered. */
function askHowMany(session: Session): number {
  const { undoable = 0 } = session.context
  const most = Math.min(undoable, mostUndone)
  return session.ask(
    'number of changes',
    'How many changes shall be taken back?',
    [
      { text: 'The last one', value: 1 },
      ...(most > 1 ? [{ text: `All ${most} of them`, value: most }] : []),
    ],
    (answer) => {
      const said = Number(/\d+/.exec(answer)?.[0] ?? 0)
      if (most > 1 && saysAll(answer, most)) return most
      return said >= 1 && said <= mostUndone ? said : undefined
    },
  )
}

/** What a change is called by: "undo **the deletion**", "undo the theme change". */
const kindsOfChange: readonly Concept[] = [
  ...actions.filter((one) => !['undo', 'restore', 'change', 'make', 'use'].includes(one)),
  'theme',
  'color',
  'notes',
  'title',
  'picture',
  'added',
]

/** Whether words behind it say which, in words of ours or in others: "undo the rename", "go back to how it was this morning". */
function saysWhich(clause: Clause, at: number): boolean {
  return (
    !clause.has('last') &&
    clause.tokens
      .slice(at + 1)
      .some(
        (token) =>
          means(token, ...kindsOfChange) || (isUnknown(token) && !unspacedScript.test(token.text)),
      )
  )
}

/** Whether the last change is the one that is meant. @throws {Unclear} unless it was answered. */
function isTheLast(session: Session): boolean {
  const { lastChange = '' } = session.context
  const said = lastChange === '' ? '' : ` It says: “${withEllipsis(lastChange, longestSaid)}”`
  return session.confirm(
    'undoing the last change',
    `Only the last change can be undone.${said} Undo it?`,
    {
      yes: 'Yes, undo it',
      no: 'No, leave everything as it is',
    },
  )
}

/** How much of what a change did a question repeats. */
const longestSaid = 200

/**
 * Takes changes back: where there are fewer, as many as there are, if that is wished.
 * @throws {Unclear} unless it was answered.
 * @throws {Declined} when there is none, or the answer was no.
 */
function requestUndo(session: Session, count: number): void {
  const { undoable = mostUndone } = session.context
  if (undoable === 0)
    throw new Declined('nothing_to_do', 'There is no change left that could be undone.')
  if (count > undoable) {
    const [left, all] =
      undoable === 1
        ? ['is only one change', 'it']
        : [
            `are only ${undoable === 2 ? 'two' : undoable} changes`,
            undoable === 2 ? 'both' : 'all of them',
          ]
    const sure = session.confirm('undoing all changes', `There ${left} to undo. Undo ${all}?`, {
      yes: `Yes, undo ${all}`,
      no: 'No, leave everything as it is',
    })
    if (!sure) throw new Declined('called_off', 'Nothing was undone.')
  }
  session.request({ request: 'undo', count: Math.min(count, undoable) })
}

/**
 * "Undo that and delete slide 2": what a number or "it" means then, only the deck that is brought back could say.
 * @throws {Declined} where something is taken back and something else shall be changed.
 */
export function refuseUndoingBeside(clauses: readonly Clause[]): void {
  const back = clauses.find(takesBack)
  if (back === undefined || !clauses.some((clause) => !takesBack(clause) && changes(clause))) return
  const said = beginningOf(tidied(back.text(0)), 200)
  throw new Declined(
    'unsupported',
    `Nothing was done: taking changes back stands alone here. Please send “${said}” first, and the rest after it.`,
  )
}

function takesBack(clause: Clause): boolean {
  if (clause.has('not')) return false
  if (clause.has('restore') && clause.has('revision')) return true
  const namesSlide = clause.has('slide', 'slides') && !clause.has('last', 'it', 'this')
  const verb = clause.find(actions)
  // "Remove slide 3 and put it back" is about that slide.
  const putsBack = putBack.test(clause.token(verb)?.text ?? '')
  return clause.is(verb, 'undo') && !putsBack && !namesSlide
}

/** Whether a clause asks for more than a file. */
function changes(clause: Clause): boolean {
  const files = ['export', 'formatPdf', 'formatPpt', 'formatPng', 'formatLink'] as const
  return clause.has(...actions) && !clause.has(...files)
}

/**
 * "Redo" by itself takes an undoing back; "redo slide 3" makes the slide anew.
 * @throws {Declined}
 */
function refuseRedo(clause: Clause): void {
  const alone = clause.length === 1 && redo.test(clause.token(0)?.text ?? '')
  if (alone || (clause.has('redo') && !clause.has('slide', 'slides')))
    throw new Declined(
      'unsupported',
      'There is no redo here. Every change is a revision: “go back to revision 4” brings one back.',
    )
}
