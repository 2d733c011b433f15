import type { Connection } from '../database/connection.ts'
import type { EventFollower } from '../jobs/follow-events.ts'
import { acceptMessage } from './accept-message.ts'
import type { AgentExecutor } from './agent-executor.ts'
import { cancelTask } from './cancel-task.ts'
import { followTask } from './follow-task.ts'
import { listTasks } from './list-tasks.ts'
import { findTaskRow, loadTasks, refuseUnknownTask } from './load-tasks.ts'
import { settledTask } from './settled-task.ts'
import { isPausedState } from './task.ts'
import type { StoredTask, TaskStore } from './task-store.ts'

/** How long a caller who cancels waits for work to stop, in milliseconds; it is told in a fraction of that. */
const stopMilliseconds = 5_000

/** The store of tasks in the database: worked on by the job runner of any process, see `agentTaskHandler`. */
export function createTaskStore({
  connection: { database },
  executor,
  follower,
}: {
  connection: Connection
  executor: Pick<AgentExecutor, 'accept'>
  follower: EventFollower
}): TaskStore {
  const follow: TaskStore['follow'] = (taskId, options) =>
    followTask(database, follower, taskId, options)

  async function read(ownerId: string, taskId: string): Promise<StoredTask> {
    // One snapshot, so that the state and the number of events belong together.
    return database.transaction(
      async (tx) => {
        const row = await findTaskRow(tx, ownerId, taskId)
        const [stored] = row === undefined ? [] : await loadTasks(tx, [row])
        return stored ?? refuseUnknownTask()
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  }

  return {
    accept: (ownerId, message, casing, signal) =>
      acceptMessage(database, executor, { ownerId, message, casing, signal }),
    read,
    list: (ownerId, query) => listTasks(database, ownerId, query),
    async cancel(ownerId, taskId) {
      const signal = AbortSignal.timeout(stopMilliseconds)
      for (;;) {
        await cancelTask(database, ownerId, taskId)
        const known = await read(ownerId, taskId)
        const stored = await settledTask({ read, follow }, ownerId, known, signal)
        // Work that was nearly done may have ended in a question meanwhile, which nobody will answer.
        if (!isPausedState(stored.task.status.state) || signal.aborted) return stored
      }
    },
    follow,
  }
}
