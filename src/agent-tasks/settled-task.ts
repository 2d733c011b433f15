import { isEndState, isPausedState, type TaskState, type TaskUpdate } from './task.ts'
import type { StoredTask, TaskStore } from './task-store.ts'

/** Whether nothing is done about a task in a state: it has ended, or waits for its caller. */
export function isSettledState(state: TaskState): boolean {
  return isEndState(state) || isPausedState(state)
}

/** Whether a task is settled by an update. */
export function settles(update: TaskUpdate): boolean {
  return 'statusUpdate' in update && isSettledState(update.statusUpdate.status.state)
}

/**
 * Waits until a task has ended or asks something.
 *
 * @param known the task as it was at any time.
 * @param signal ends the waiting; the end of the server does too.
 * @returns the task as it is then.
 */
export async function settledTask(
  store: Pick<TaskStore, 'read' | 'follow'>,
  ownerId: string,
  known: StoredTask,
  signal: AbortSignal,
): Promise<StoredTask> {
  let stored = known
  while (!isSettledState(stored.task.status.state)) {
    const { task, sequence } = stored
    let isHeard = false
    for await (const { update } of store.follow(task.id, { after: sequence, signal }))
      if (settles(update)) {
        isHeard = true
        break
      }
    stored = await store.read(ownerId, task.id)
    // Nothing more will be heard.
    if (!isHeard) break
  }
  return stored
}
