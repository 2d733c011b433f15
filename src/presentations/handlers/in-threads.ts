import { JobFailure, type JobHandler } from '../../jobs/job-runner.ts'
import { forParty } from '../../workers/party.ts'
import { TaskTimeLimitError } from '../../workers/task-time-limit.ts'

/**
 * A handler of work whose tasks in threads take turns with those of other owners, and which fails with what its caller can
 * do about it where a thread had no more time for one.
 */
export function inThreads(handler: JobHandler): JobHandler {
  return (context) =>
    forParty(context.operation.ownerId, async () => {
      try {
        return await handler(context)
      } catch (error) {
        if (error instanceof TaskTimeLimitError) throw new JobFailure('too_long', error.message)
        throw error
      }
    })
}
