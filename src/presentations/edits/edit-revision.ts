import type { Database } from '../../database/connection.ts'
import type { Deck } from '../../deck/deck.ts'
import { JobFailure } from '../../jobs/job-runner.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import type { EditResult } from '../../workers/tasks.ts'
import { applyToPresentation, type ChangeDetails, findRevision } from '../apply-to-presentation.ts'
import { keepCustomTheme } from '../custom-themes.ts'
import { lockPresentation } from '../presentation-repository.ts'
import type { PresentationTarget } from '../presentation-target.ts'
import { bringBack, summariesOf, undoableChanges, undoStep } from './revisions.ts'

/** The step of the revisions that edits write; those that take changes back have another. */
const editStep = 'edit'

/** The revision that an earlier attempt at an edit has written; undefined when there is none. */
export async function findEditRevision(
  database: Database,
  presentationId: string,
  operationId: string,
): Promise<{ number: number; summary: string } | undefined> {
  for (const step of [editStep, undoStep]) {
    const found = await findRevision(database, presentationId, { operationId, step })
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether an edit changes its presentation: then it writes a revision. */
export function changesPresentation({ operations, undo, restore }: EditResult): boolean {
  return operations.length > 0 || undo !== undefined || restore !== undefined
}

/**
 * Writes the revision of an edit. Without a change there is none: the answer is the one that the presentation is at.
 * @param tx a transaction of the edit's operation.
 * @returns `deck` only where something was written.
 * @throws {NotFoundError} when the presentation is not there any more.
 * @throws {StaleRevisionError} when it is not at the revision that the edit was worked out for.
 * @throws {JobFailure} when what is to be brought back is not there, or is there already.
 */
export async function writeEditRevision(
  tx: Database,
  operationId: string,
  target: PresentationTarget,
  result: EditResult,
  details: ChangeDetails,
): Promise<{ revision: number; changedSlideIds: string[]; summary: string; deck?: Deck }> {
  const origin = { operationId, step: editStep }
  const presentation = await lockPresentation(tx, target.ownerId, target.presentationId, 'update')
  if (result.undo !== undefined || result.restore !== undefined) {
    const count = result.undo ?? 1
    const changes = await undoableChanges(tx, presentation, count)
    const number = result.restore ?? changes[count - 1]?.before
    refuseToBringBack(number, presentation.revision)
    if (result.restore !== undefined)
      return bringBack(tx, target, presentation, number, origin, details)
    const summary = await undone(tx, presentation.id, changes)
    const said = { summary, ...details }
    return bringBack(tx, target, presentation, number, { operationId, step: undoStep }, said)
  }
  if (!changesPresentation(result))
    return { revision: presentation.revision, changedSlideIds: [], summary: '' }
  for (const theme of result.customThemes) await keepCustomTheme(tx, target.ownerId, theme)
  return applyToPresentation(tx, target, result.operations, origin, details)
}

/** More characters than what is said of the changes that were taken back takes. */
const longestUndone = 300

/** What is said of taking back changes, the last one first: whoever does it need not know of revisions, but which it was. */
async function undone(
  tx: Database,
  presentationId: string,
  changes: readonly { number: number }[],
): Promise<string> {
  const did = await summariesOf(
    tx,
    presentationId,
    changes.map(({ number }) => number),
  )
  const many = changes.length === 1 ? 'change' : `${changes.length} changes`
  const what = did.join(' ')
  return `Took back the last ${many}${what === '' ? '.' : `: ${withEllipsis(what, longestUndone)}`}`
}

/** @throws {JobFailure} when there is no such revision, or the presentation is at it. */
function refuseToBringBack(number: number | undefined, newest: number): asserts number is number {
  if (number === undefined)
    throw new JobFailure('nothing_to_do', 'There is no change left that could be undone.')
  if (number < 1)
    throw new JobFailure('invalid_edit', `There is no revision ${number}; the first is 1.`)
  if (number > newest)
    throw new JobFailure('invalid_edit', `There is no revision ${number}; the newest is ${newest}.`)
  if (number === newest)
    throw new JobFailure('nothing_to_do', `The presentation is at revision ${number} already.`)
}
