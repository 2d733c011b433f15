import type { Stop } from '../workers/run-in-thread.ts'

/** How long a thread may go on with what nobody waits for any more, in milliseconds: most is done by then. */
const grace = 1_000

/**
 * How a task ends before its end that is done for a request.
 * @param signal is aborted when nobody waits for the answer any more; undefined: the task goes on to its end.
 */
export function stopWhenGone(signal: AbortSignal | undefined): Partial<Stop> {
  return signal ? { signal, grace } : {}
}
