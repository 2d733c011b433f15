import { collectGarbage } from './collect-garbage.ts'
import { createThreadTime } from './thread-time.ts'
import { type WatchedWorkers, watchWorkers } from './watch-workers.ts'
import { createWorkerPool } from './worker-pool.ts'

/**
 * The worker threads of a server. The first one loads at once, and warms up while the server opens its database, on a
 * processor of its own where there is one; where not, the server goes first, because threads have a lower priority.
 * When work has ended, what it has left in the heap of this thread goes as well.
 * @param options `warmUp`: false for a server that lives too short for it; the others as those of `createWorkerPool`.
 * @returns `warmed` resolves when a first deck would not wait for the thread any longer, or nothing more is done about it.
 */
export async function startWorkers(options: {
  threads?: number
  warmUp: boolean
  onError: (error: Error) => void
}): Promise<{ workers: WatchedWorkers; warmed: Promise<void> }> {
  const { warmUp, ...ofPool } = options
  const time = createThreadTime()
  const pool = await createWorkerPool({ ...ofPool, onQuiet: collectGarbage, time })
  const workers = watchWorkers(pool, time)
  return { workers, warmed: warmUp ? workers.warm() : Promise.resolve() }
}
