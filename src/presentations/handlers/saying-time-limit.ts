import { JobFailure, type JobHandler } from '../../jobs/job-runner.ts'
import { TaskTimeLimitError } from '../../workers/task-time-limit.ts'

/** A handler of work that fails with what its caller can do about it where a thread had no more time for it. */
export function sayingTimeLimit(handler: JobHandler): JobHandler {
  return async (context) => {
    try {
      return await handler(context)
    } catch (error) {
      if (error instanceof TaskTimeLimitError) throw new JobFailure('too_long', error.message)
      throw error
    }
  }
}
