import type { Thread } from './start-thread.ts'
import { TaskTimeLimitError } from './task-time-limit.ts'
import type { ThreadTime } from './thread-time.ts'

/** How often it is seen whether tasks have had their time, in milliseconds. */
const lookInterval = 1_000

/** How a task ends before its end. */
export interface Stop {
  /** Aborting takes the task out of the line, or ends its thread; the promise rejects with an AbortError. */
  signal: AbortSignal
  /** How long its thread may go on after that, in milliseconds: loading another one takes about a second. Default: 0. */
  grace?: number
}

/**
 * Calls a function of a thread's module.
 * @param limits `timeLimit` in the milliseconds of `time`.
 * @throws {Error} what the function throws; also at the time limit (`TaskTimeLimitError`) and when the signal is aborted:
 *   the thread has been ended then.
 */
export async function runInThread(
  thread: Thread,
  name: string,
  task: unknown,
  limits: Partial<Stop> & { time: ThreadTime; timeLimit: number },
): Promise<unknown> {
  const { signal, grace = 0, time, timeLimit } = limits
  let stop: () => void = () => undefined
  let looking: NodeJS.Timeout | undefined
  let ending: NodeJS.Timeout | undefined
  const endTime = time.begin()
  const begun = time.read()
  const stopped = new Promise<never>((_, reject) => {
    const endWith = (error: Error) => {
      reject(error)
      void thread.end()
    }
    const end = () => endWith(cancelled())
    stop = () => {
      if (grace === 0) end()
      else ending = setTimeout(end, grace)
    }
    signal?.addEventListener('abort', stop, { once: true })
    const look = () => {
      if (time.read() - begun >= timeLimit) endWith(new TaskTimeLimitError(timeLimit))
    }
    looking = setInterval(look, Math.min(lookInterval, timeLimit)).unref()
  })
  try {
    return await Promise.race([stopped, thread.run(name, task)])
  } finally {
    clearInterval(looking)
    clearTimeout(ending)
    endTime()
    signal?.removeEventListener('abort', stop)
  }
}

/**
 * Waits for something that goes on when the signal is aborted.
 * @throws {Error} as soon as it is.
 */
export async function unlessAborted(awaited: Promise<void>, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) throw cancelled()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(cancelled())
    signal?.addEventListener('abort', stop, { once: true })
  })
  try {
    await Promise.race([aborted, awaited])
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** What a task that was called off rejects with. */
export function cancelled(): Error {
  return new DOMException('The task was cancelled.', 'AbortError')
}
