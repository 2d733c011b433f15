import { beginningOf, withEllipsis } from '../../text/cut-text.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import { saysAll } from '../answers/yes-or-no.ts'
import { Clause, tidied } from '../clauses/clause.ts'
import { howOften } from '../clauses/how-often.ts'
import { isNegated } from '../clauses/is-negated.ts'
import { onlySaying, wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { mostUndone } from '../most-undone.ts'
import { Declined } from '../reading-errors.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import type { Deed } from './frame.ts'
import type { WishText } from './wish-text.ts'
import type { World } from './world.ts'

/** "Undo", "undo the last 2 changes", "go back to version 3", of a wish that says so, whatever else it says. */
export function readHistory({ tokens, instruction, grammar }: WishText): Deed | undefined {
  const clause = new Clause(tokens, instruction)
  if (isNegated(clause, grammar) || clause.is(0, 'question')) return undefined
  if (asksForRedo(clause)) return refuseRedo
  if (clause.has('restore') && clause.has('revision')) return (world) => restore(clause, world)
  const undoes = clause.has('undo')
  if (!undoes && !startsOver(clause)) return undefined
  const beside = besideVerb(clause, clause.find(['undo']))
  const says = (...concepts: Concept[]) => beside.some((one) => means(one, ...concepts))
  if (undoes && says('slide', 'slides') && !says('last', 'it', 'this')) return undefined
  // "Undo that. I meant **slide 5**" says more.
  const isSlide = (one: Token) =>
    means(one, 'slide', 'slides') || (one.kind === 'number' && /\d/.test(one.text))
  const isMore = (one: Token) => isSlide(one) && !beside.includes(one)
  if (undoes && clause.tokens.some(isMore)) return undefined
  // "Between **the rollback** and the restart" names something.
  return clause.is(clause.find(['undo']) - 1, 'the') ? undefined : (world) => undo(clause, world)
}

function restore(clause: Clause, { session }: World): void {
  const at = clause.find(['revision'])
  const number = [at + 1, at + 2, at - 1]
    .map((one) => clause.token(one))
    .find((token) => means(token, 'number', 'ordinal') && !means(token, 'a'))
  if (number?.value === undefined && clause.has('previous', 'last')) {
    requestUndo(session, 1)
    return
  }
  const isWhole = number?.value !== undefined && Number.isInteger(number.value)
  const revision = isWhole ? number.value : askForRevision(session)
  session.request({ request: 'restore_revision', revision: revision ?? 0 })
}

/** @throws {Unclear} unless it was answered. */
function askForRevision(session: Session): number {
  return session.ask('revision', 'Which revision shall be restored?', [], (answer) => {
    const said = /\d+/.exec(answer)?.[0]
    return said === undefined ? undefined : Number(said)
  })
}

function undo(clause: Clause, { session }: World): void {
  if (clause.has('except', 'keep', 'not'))
    throw new Declined('unsupported', 'A change is taken back as a whole, with all that it did.')
  const at = clause.find(['undo'])
  const number = besideVerb(clause, at).find((token) => means(token, 'number'))
  const isAll = clause.has('all', 'everything', 'start') && number === undefined
  if (at < 0 || isAll) {
    requestUndo(session, askHowMany(session))
    return
  }
  const counts = number === undefined || countsChanges(clause, number)
  if ((saysWhich(clause, at) || !counts) && !isTheLast(session))
    throw new Declined('called_off', 'Nothing was undone.')
  const count =
    (counts ? number?.value : 1) ?? howOften(clause)?.count ?? (clause.has('both') ? 2 : 1)
  if (!Number.isInteger(count) || count < 1 || count > mostUndone)
    throw new Declined('nothing_to_do', `At most ${mostUndone} changes can be taken back.`)
  requestUndo(session, count)
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

/**
 * What stands behind a verb, or before one that is last: "mach **das von heute** rückgängig". What a sign parts from it is said beside it:
 * "oh no, undo that", "undo. Wrong slide".
 */
function besideVerb({ tokens }: Clause, at: number): readonly Token[] {
  const isSign = ({ kind }: Token) => kind === 'sign'
  const end = tokens.findIndex((one, index) => index > at && isSign(one))
  const behind = tokens.slice(at + 1, end < 0 ? tokens.length : end)
  const before = tokens.slice(0, Math.max(0, at))
  return behind.length > 0 ? behind : before.slice(before.findLastIndex(isSign) + 1)
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
    besideVerb(clause, at).some(
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

/** "Undo that and delete slide 2": what a number or "it" means then, only the deck that is brought back could say. Why it is refused. */
export function undoingBeside(clauses: readonly Clause[]): Declined | undefined {
  const back = clauses.find(takesBack)
  if (back === undefined || !clauses.some((clause) => !takesBack(clause) && changes(clause)))
    return undefined
  const said = beginningOf(tidied(back.text(0)), 200)
  return new Declined(
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

/** "Redo" by itself takes an undoing back; "redo slide 3" makes the slide anew. */
function asksForRedo(clause: Clause): boolean {
  const isAlone = clause.length === 1 && redo.test(clause.token(0)?.text ?? '')
  return isAlone || (clause.has('redo') && !clause.has('slide', 'slides'))
}

/** @throws {Declined} */
function refuseRedo(): never {
  throw new Declined(
    'unsupported',
    'There is no redo here. Every change is a revision: “go back to revision 4” brings one back.',
  )
}
