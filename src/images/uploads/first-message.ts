import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { UnusableImageError } from './unusable-image-error.ts'

/** What a process may take until it says something, in milliseconds. */
interface TimeLimits {
  /** By the clock on the wall. */
  waiting: number
  /** Of a processor's time; as much as the wait allows where it is not given, or the system does not say it. */
  work?: number
}

/** What is wrong with a file that takes longer, to follow its name. */
const tooLate = 'takes too long to decode; save it in a simpler form'

/** How often the work of a process is looked at, in milliseconds. */
const lookInterval = 100

/**
 * The next message of a process. Its time is measured from here: while it is busy, no clock of its own goes off. Its
 * work is measured, so that on a busy machine a file is not refused for what others do.
 *
 * @throws UnusableImageError when it ends before, or says nothing in time and is ended for it.
 */
export async function firstMessage(child: ChildProcess, limits: TimeLimits): Promise<unknown> {
  const over = new AbortController()
  let late = false
  const end = () => {
    late = true
    child.kill('SIGKILL')
  }
  const timer = setTimeout(end, limits.waiting)
  const { work } = limits
  const before = work === undefined ? undefined : processorTime(child.pid)
  const look =
    work === undefined || before === undefined
      ? undefined
      : setInterval(() => {
          if ((processorTime(child.pid) ?? 0) - before >= work) end()
        }, lookInterval)
  try {
    return await Promise.race([
      once(child, 'message', { signal: over.signal }).then(([message]: unknown[]) => message),
      once(child, 'exit', { signal: over.signal }).then(() => {
        throw new UnusableImageError(late ? tooLate : 'cannot be decoded')
      }),
    ])
  } finally {
    clearTimeout(timer)
    clearInterval(look)
    over.abort()
  }
}

/** Milliseconds of a tick in /proc: Linux gives a hundred a second to programs on every machine that Node runs on. */
const tick = 10

/**
 * The processor's time that a process has taken so far, all its threads together, in milliseconds; undefined where the
 * system has no /proc, or the process has ended. See proc_pid_stat(5): fields 14 and 15.
 */
export function processorTime(pid: number | undefined): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The second field is the name in parentheses, which may hold spaces and parentheses itself.
    const fromThird = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fromThird[11]) + Number(fromThird[12])
    return Number.isFinite(ticks) ? ticks * tick : undefined
  } catch {
    return undefined
  }
}
