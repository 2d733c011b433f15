import { afterEach, beforeAll, beforeEach } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import {
  createJobRunner,
  type JobHandler,
  type JobRunner,
  type JobRunnerOptions,
} from '../../src/jobs/job-runner.ts'
import { emptyDatabase } from './databases.ts'
import { accept, silentLogger, somebody, whenStatus } from './operations.ts'

/** A handler that only ends when its signal is aborted, and then throws the signal's reason. */
export const untilAborted: JobHandler = ({ signal: aborted }) =>
  new Promise((_, reject) => {
    const end = () => reject(aborted.reason)
    if (aborted.aborted) end()
    aborted.addEventListener('abort', end)
  })

/**
 * For the tests around this call: in each an empty database with one user, whose operations of kind `work` the runners
 * take that are started here; they are stopped behind it.
 */
export function jobRunners(open: () => Promise<Connection>) {
  let connection: Connection
  let ownerId: string
  const runners: JobRunner[] = []

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    ownerId = await somebody(connection)
  })
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop(0)
  })

  return {
    connection: () => connection,
    ownerId: () => ownerId,
    accept: (wish?: Parameters<typeof accept>[2]) => accept(connection, ownerId, wish),
    /** The operation, once it has a status. */
    ended: (id: string, status: 'completed' | 'failed' | 'canceled' | 'in_progress') =>
      whenStatus(connection, ownerId, id, status),
    async run(handler: JobHandler, options: Partial<JobRunnerOptions> = {}): Promise<JobRunner> {
      const runner = createJobRunner({
        connection,
        handlers: { work: handler },
        logger: silentLogger,
        concurrency: 4,
        ...options,
      })
      runners.push(runner)
      await runner.start()
      return runner
    },
  }
}
