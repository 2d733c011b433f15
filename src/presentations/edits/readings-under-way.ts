import { mostGoing, TooManyReadingsError } from '../../jobs/operations.ts'
import type { Stop } from '../../workers/run-in-thread.ts'
import { stopWhenGone } from '../stop-when-gone.ts'

/** How many instructions of one user are read for acceptance at the same time, in this process: as many as may wait once they are accepted. */
export const mostReadings = mostGoing

const underWay = new Map<string, number>()

/**
 * Reads an instruction that is not accepted yet, unless its owner has as many read already: each holds a request and its
 * deck in memory until a thread has a turn for it.
 * @param signal is aborted when nobody waits for the answer any more.
 * @param read is given when to stop.
 * @throws {TooManyReadingsError}
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
    return await read(stopWhenGone(signal))
  } finally {
    const left = (underWay.get(ownerId) ?? 1) - 1
    if (left === 0) underWay.delete(ownerId)
    else underWay.set(ownerId, left)
  }
}
