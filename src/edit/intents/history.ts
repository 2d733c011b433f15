import type { Clause } from '../clauses/clause.ts'
import { howOften } from '../clauses/how-often.ts'
import { Declined } from '../session.ts'
import { means } from '../words/token.ts'
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
        session.request({ request: 'undo', count: 1 })
        return true
      }
      const revision = session.ask('Which revision shall be restored?', [], (answer) => {
        const said = /\d+/.exec(answer)?.[0]
        return said === undefined ? undefined : Number(said)
      })
      session.request({ request: 'restore_revision', revision })
      return true
    }
  }
  if (!clause.has('undo')) return false
  const at = clause.find(['undo'])
  const number = clause.tokens.slice(at + 1).find((token) => means(token, 'number'))
  if (clause.has('slide', 'slides') && !clause.has('last', 'it', 'this')) return false
  if (clause.has('all', 'everything') && number === undefined) {
    const count = session.ask(
      'How many changes shall be taken back?',
      [{ text: 'The last one', value: 1 }],
      (answer) => {
        const said = Number(/\d+/.exec(answer)?.[0] ?? 0)
        return said >= 1 && said <= 100 ? said : undefined
      },
    )
    session.request({ request: 'undo', count })
    return true
  }
  const count = number?.value ?? howOften(clause)?.count ?? 1
  if (!Number.isInteger(count) || count < 1 || count > 100)
    throw new Declined('nothing_to_do', 'At most 100 changes can be taken back.')
  session.request({ request: 'undo', count })
  return true
}

/**
 * "Redo" by itself takes an undoing back; "redo slide 3" makes the slide anew.
 * @throws {Declined}
 */
function refuseRedo(clause: Clause): void {
  const alone = clause.length === 1 && clause.token(0)?.text === 'redo'
  if (alone || (clause.has('redo') && !clause.has('slide', 'slides')))
    throw new Declined(
      'unsupported',
      'There is no redo here. Every change is a revision: “go back to revision 4” brings one back.',
    )
}
