import { createThreadTime } from './thread-time.ts'
import { type WatchedWorkers, watchWorkers } from './watch-workers.ts'
import { createWorkerPool } from './worker-pool.ts'

/**
 * The worker threads of a server. The first one loads at once, and warms up while the server opens its database, on a
 * processor of its own where there is one; where not, the server goes first, because threads have a lower priority.
 * @param options as those of `createWorkerPool`.
 */
export async function startWorkers(options: {
  threads?: number
  onError: (error: Error) => void
}): Promise<WatchedWorkers> {
  const time = createThreadTime()
  const workers = watchWorkers(await createWorkerPool({ ...options, time }), time)
  void workers.warm()
  return workers
}
