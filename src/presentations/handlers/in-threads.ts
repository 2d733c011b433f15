import { JobFailure, type JobHandler, type JobLogger } from '../../jobs/job-runner.ts'
import { forParty } from '../../workers/party.ts'
import { TooLongError } from '../errors.ts'
import { inTime } from '../in-time.ts'

/**
 * A handler of work whose tasks in threads take turns with those of other owners, and which fails with what its caller can
 * do about it where a thread had no more time for one; the log says which one that was.
 */
export function inThreads(handler: JobHandler, log: JobLogger): JobHandler {
  return (context) =>
    forParty(context.operation.ownerId, async () => {
      try {
        return await inTime(() => handler(context))
      } catch (error) {
        if (!(error instanceof TooLongError)) throw error
        const { id, kind } = context.operation
        log.warn({ operationId: id, kind, err: error }, 'A task was ended at its time limit')
        throw new JobFailure('too_long', error.message)
      }
    })
}
