import { mostGoing, TooManyReadingsError } from '../../jobs/operations.ts'
import { TaskTimeLimitError } from '../../workers/task-time-limit.ts'
import { InvalidEditError } from '../errors.ts'

/** How many instructions of one user are read for acceptance at the same time, in this process: as many as may wait once they are accepted. */
export const mostReadings = mostGoing

const underWay = new Map<string, number>()

/**
 * Reads an instruction that is not accepted yet, unless its owner has as many read already: each holds a request and its
 * deck in memory until a thread has a turn for it.
 * @throws {TooManyReadingsError}
 * @throws {InvalidEditError} when a thread had no more time for it.
 */
export async function readForAcceptance<Read>(
  ownerId: string,
  read: () => Promise<Read>,
): Promise<Read> {
  const others = underWay.get(ownerId) ?? 0
  if (others >= mostReadings) throw new TooManyReadingsError(mostReadings)
  underWay.set(ownerId, others + 1)
  try {
    return await read()
  } catch (error) {
    if (error instanceof TaskTimeLimitError)
      throw new InvalidEditError('This instruction takes too long to read; say it in fewer words.')
    throw error
  } finally {
    const left = (underWay.get(ownerId) ?? 1) - 1
    if (left === 0) underWay.delete(ownerId)
    else underWay.set(ownerId, left)
  }
}
