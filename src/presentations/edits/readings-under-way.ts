import { mostGoing, TooManyReadingsError } from '../../jobs/operations.ts'
import type { Stop } from '../../workers/start-threads.ts'
import { TaskTimeLimitError } from '../../workers/task-time-limit.ts'
import { InvalidEditError } from '../errors.ts'

/** How many instructions of one user are read for acceptance at the same time, in this process: as many as may wait once they are accepted. */
export const mostReadings = mostGoing

/** How long a thread may go on with an instruction that nobody waits for any more, in milliseconds: most are read by then. */
const readingGrace = 1_000

const underWay = new Map<string, number>()

/**
 * Reads an instruction that is not accepted yet, unless its owner has as many read already: each holds a request and its
 * deck in memory until a thread has a turn for it.
 * @param signal is aborted when nobody waits for the answer any more.
 * @param read is given when to stop.
 * @throws {TooManyReadingsError}
 * @throws {InvalidEditError} when a thread had no more time for it.
 */
export async function readForAcceptance<Read>(
  ownerId: string,
  signal: AbortSignal | undefined,
  read: (stop: Partial<Stop>) => Promise<Read>,
): Promise<Read> {
  const others = underWay.get(ownerId) ?? 0
  if (others >= mostReadings) throw new TooManyReadingsError(mostReadings)
  underWay.set(ownerId, others + 1)
  try {
    return await read(signal ? { signal, grace: readingGrace } : {})
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
