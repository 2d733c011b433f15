import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { agentTasks, operations } from '../database/schema.ts'
import { changeWithEvent } from '../jobs/events.ts'
import { requestCancel } from '../jobs/operations.ts'
import { lockTaskRow } from './load-tasks.ts'
import { isEndState, isPausedState, type TaskState } from './task.ts'
import { TaskRefusedError } from './task-errors.ts'
import { stateInSql } from './task-state.ts'
import { turnEventTypes } from './turn-updates.ts'

/** Why a task ended that its owner wanted no more. */
const canceled = { code: 'canceled', message: 'The task was canceled.' } as const

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
    if (isPausedState(state)) await dismiss(tx, taskId, operationId)
    else await requestCancel(tx, operationId, canceled)
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
async function dismiss(tx: Database, taskId: string, operationId: string): Promise<void> {
  await tx.update(agentTasks).set({ dismissedAt: sql`now()` }).where(eq(agentTasks.id, taskId))
  await changeWithEvent(tx, {
    where: eq(operations.id, operationId),
    type: turnEventTypes.dismissed,
    data: null,
  })
}
