import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { agentTasks, operations } from '../database/schema.ts'
import { changeWithEvent } from '../jobs/events.ts'
import { requestCancel } from '../jobs/operations.ts'
import { lockTaskRow } from './load-tasks.ts'
import { isEndState, isPausedState } from './task.ts'
import { TaskRefusedError } from './task-errors.ts'
import { stateInSql } from './task-state.ts'
import { turnEventTypes } from './turn-updates.ts'

/** Why a task ended that its owner wanted no more. */
const canceled = { code: 'canceled', message: 'The task was canceled.' } as const

/**
 * Asks for a task to end: one that waits, for its turn or for an answer, has ended when this resolves; one that is
 * worked on ends soon after.
 * @throws {TaskRefusedError} when there is no such task, or it ended without being canceled.
 */
export async function cancelTask(
  database: Database,
  ownerId: string,
  taskId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { operationId } = await lockTaskRow(tx, ownerId, taskId)
    if (await isDismissed(tx, taskId, operationId)) return
    await requestCancel(tx, operationId, canceled)
  })
}

/**
 * Dismisses a task that waits for an answer.
 * @returns whether nothing is left to do: it was dismissed, or canceled before.
 */
async function isDismissed(tx: Database, taskId: string, operationId: string): Promise<boolean> {
  const [newest] = await tx
    .select({ state: stateInSql })
    .from(agentTasks)
    .innerJoin(operations, eq(operations.id, agentTasks.operationId))
    .where(eq(agentTasks.id, taskId))
  if (newest === undefined || newest.state === 'TASK_STATE_CANCELED') return true
  if (isEndState(newest.state))
    throw new TaskRefusedError('TASK_NOT_CANCELABLE', 'The task has ended already.')
  if (!isPausedState(newest.state)) return false
  await tx.update(agentTasks).set({ dismissedAt: sql`now()` }).where(eq(agentTasks.id, taskId))
  await changeWithEvent(tx, {
    where: eq(operations.id, operationId),
    type: turnEventTypes.dismissed,
    data: null,
  })
  return true
}
