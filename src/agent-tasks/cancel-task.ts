import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { agentTasks, operations } from '../database/schema.ts'
import { changeWithEvent } from '../jobs/events.ts'
import { requestCancel } from '../jobs/operations.ts'
import { type AgentTaskRow, lockTaskRow } from './load-tasks.ts'
import { isEndState, isPausedState, type TaskState } from './task.ts'
import { TaskRefusedError } from './task-errors.ts'
import { noteThen, stateInSql } from './task-state.ts'
import { type DismissedEvent, turnEventTypes } from './turn-updates.ts'

/** Why a task ended that its owner wanted no more. */
export const taskCanceled = { code: 'canceled', message: 'The task was canceled.' } as const

/**
 * Asks for a task to end: one that waits, for its turn or for an answer, has ended when this resolves; one that is
 * worked on ends soon after, or in a question if its work was nearly done.
 * @throws {TaskRefusedError} when there is no such task, or it ended without being canceled.
 */
export async function cancelTask(
  database: Database,
  ownerId: string,
  taskId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { operationId } = await lockTaskRow(tx, ownerId, taskId)
    const state = await stateOf(tx, taskId)
    if (state === 'TASK_STATE_CANCELED') return
    if (isEndState(state))
      throw new TaskRefusedError('TASK_NOT_CANCELABLE', 'The task has ended already.')
    if (isPausedState(state)) await dismiss(tx, operationId, taskCanceled.message)
    else await requestCancel(tx, operationId, taskCanceled)
  })
}

async function stateOf(tx: Database, taskId: string): Promise<TaskState> {
  const [newest] = await tx
    .select({ state: stateInSql })
    .from(agentTasks)
    .innerJoin(operations, eq(operations.id, agentTasks.operationId))
    .where(eq(agentTasks.id, taskId))
  if (newest === undefined) throw new Error('A task has no turn.')
  return newest.state
}

/** Ends a task that waits for an answer: its operation has ended, so that nothing is left to stop. */
async function dismiss(tx: Database, operationId: string, sentence: string): Promise<void> {
  const data: DismissedEvent = { messageId: uuidv7(), sentence }
  await changeWithEvent(tx, {
    // The turn that asked ends with its task: tasks are listed by when their newest turn began, ran or ended.
    set: sql`completed_at = now(), ${noteThen('dismissed')}`,
    where: eq(operations.id, operationId),
    type: turnEventTypes.dismissed,
    data,
  })
}

/**
 * The tasks about a presentation with their states, locked for the transaction.
 * @param tx locks no operation before: whoever cancels a task locks the task first.
 */
export async function lockTasksOf(
  tx: Database,
  { ownerId, presentationId }: { ownerId: string; presentationId: string },
): Promise<{ task: AgentTaskRow; state: TaskState }[]> {
  return tx
    .select({ task: agentTasks, state: stateInSql })
    .from(agentTasks)
    .innerJoin(operations, eq(operations.id, agentTasks.operationId))
    .where(and(eq(agentTasks.ownerId, ownerId), eq(operations.presentationId, presentationId)))
    .for('update', { of: agentTasks })
}

/**
 * Ends the tasks that wait for an answer about a presentation, which there will be none to.
 * @param tx the transaction that deletes the presentation, and has locked its tasks.
 * @param sentence says why.
 */
export async function dismissTasksOf(
  tx: Database,
  presentation: { ownerId: string; presentationId: string },
  sentence: string,
): Promise<void> {
  // Read again: work on one of them may have ended in a question before the work was ended from outside.
  const waiting = await lockTasksOf(tx, presentation)
  for (const { task, state } of waiting)
    if (isPausedState(state)) await dismiss(tx, task.operationId, sentence)
}
