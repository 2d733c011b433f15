import { TaskTimeLimitError } from '../workers/task-time-limit.ts'
import { TooLongError } from './errors.ts'

/**
 * Has a task done in a thread.
 * @param advice what whoever asked for it is told when there was no more time for it; absent: what is true of any task.
 * @throws {TooLongError} when a thread had no more time for it.
 */
export async function inTime<Result>(
  work: () => Promise<Result>,
  advice?: string,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TaskTimeLimitError)) throw error
    throw new TooLongError(advice ?? error.message, { cause: error })
  }
}
