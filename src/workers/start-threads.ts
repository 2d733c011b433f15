import { cancelled, runInThread, type Stop, unlessAborted } from './run-in-thread.ts'
import { startThread, type Thread } from './start-thread.ts'
import { taskTimeLimit } from './task-time-limit.ts'
import { createThreadTime, type ThreadTime } from './thread-time.ts'
import { createTurns } from './turns.ts'

/** A thread that had nothing to do for so long ends: it holds 100 to 150 MB. */
const idleLimit = 20_000

/**
 * Loading a thread costs a second of a processor, and what it does first another: too much for a task that finds all of
 * them busy for less than this, in milliseconds. The files of one deck wait for each other no longer, not even those of
 * the first deck after a start, whose pace a thread that loads beside it would halve.
 */
const patienceLimit = 500

/**
 * A thread that has just loaded warms up before it takes a task, because those that work are likely to be free before a
 * cold one would have done it; but once somebody has waited for so long, it takes theirs, in milliseconds.
 */
const coldPatienceLimit = 1_000

interface TaskOptions extends Partial<Stop> {
  /** Who wants it: where several tasks wait, those who want them take turns. */
  party?: string
  /** Whether its party has half of the threads at most; for work that has not been in the queue. */
  hasHalfAtMost?: boolean
}

/** Of a task that waits for a thread. */
interface Place {
  enter: () => void
  refuse: (error: Error) => void
}

/** Of a task that may run and has no thread yet. */
interface Seeker {
  /** Since when, by `performance.now()`. */
  since: number
  take: (thread: Thread) => void
  refuse: (error: Error) => void
}

/** What the module exports besides its tasks: called when it has loaded. */
const loadedSign = 'loaded'

export interface Threads {
  /**
   * Calls a function of the module in a thread.
   * @throws {TaskTimeLimitError} when it takes longer than it may.
   * @throws {Error} what the function throws, or what ended its thread.
   */
  run(name: string, task: unknown, options?: TaskOptions): Promise<unknown>
  /**
   * Calls functions of the module without an argument, one after the other, in a thread that has nothing to do, until
   * there is a task, which then goes there; and again in each thread that is loaded after a pause. A thread that is loaded
   * beside others calls them before its first task, at least the first of them, and the others until somebody has waited
   * too long. Failures go to `onError`; each has the time of a task, and where one has ended its thread, no further thread
   * warms up.
   * @param enough the promise resolves when the first so many have ended (absent: all), or when it is known that they will not.
   */
  warm(names: readonly string[], enough?: number): Promise<void>
  /** Ends all threads; tasks under way and those that wait reject. */
  close(): Promise<void>
}

/**
 * Threads that call the functions which a module exports, and `loaded` beside them, which does nothing: one at once, and
 * one more for a task that finds all of them busy and waits a moment in vain, up to `most`; further tasks wait. Loading
 * takes longer than many a task, so that one goes to whichever thread is free first, the new one or another, and of
 * those that are free to the oldest, whose code is compiled. Tasks wait here and not in Piscina, which starts all its threads for one that
 * waits, and none for those behind a thread that was ended. A thread ends when it was idle after work; in place of the
 * last one a new one is loaded and warmed up, because a thread that sleeps keeps the memory of its last task.
 * @param options `onError` is told what ended a thread that had no task; `onQuiet` that the last thread was idle so long after
 *   work that it was replaced; `idle`, `patience` and `coldPatience` in milliseconds, `timeLimit` in those of `time`.
 */
export function startThreads(
  module: URL,
  most: number,
  options: {
    onError: (error: Error) => void
    onQuiet?: () => void
    idle?: number
    patience?: number
    coldPatience?: number
    timeLimit?: number
    time?: ThreadTime
  },
): Threads {
  const {
    onError,
    onQuiet,
    idle: idleTime = idleLimit,
    patience = patienceLimit,
    coldPatience = coldPatienceLimit,
    timeLimit = taskTimeLimit,
  } = options
  const { time = createThreadTime() } = options
  const all = new Set<Thread>()
  /** Those without a task, and what will end each. */
  const resting = new Map<Thread, NodeJS.Timeout | undefined>()
  const waiting = createTurns<Place>()
  let seekers: Seeker[] = []
  /** So many threads are on their way for those who seek one. */
  let loading = 0
  let busy = 0
  /** How many tasks are under way that are not from the queue, by party. */
  const busyOf = new Map<string, number>()
  const mostOfOne = Math.max(1, Math.floor(most / 2))
  const mayGo = (party: string) => (busyOf.get(party) ?? 0) < mostOfOne
  let closed = false
  /** Until the thread that warms up has ended what it does. */
  let warming: Promise<void> | undefined
  /** What a thread does to warm up. */
  let warmingNames: readonly string[] = []

  function start(): Thread {
    const thread: Thread = startThread(module, {
      onError,
      onEnd() {
        all.delete(thread)
        clearTimeout(resting.get(thread))
        resting.delete(thread)
      },
    })
    all.add(thread)
    return thread
  }

  function keepOne(): void {
    if (all.size > 0 || closed) return
    try {
      resting.set(start(), undefined)
    } catch (error) {
      // The next task tries again.
      onError(error instanceof Error ? error : new Error(String(error)))
    }
  }

  async function keepOneWarm(): Promise<void> {
    if (all.size > 0 || closed) return
    keepOne()
    if (busy === 0) onQuiet?.()
    await warm()
  }

  async function load(): Promise<void> {
    loading += 1
    try {
      const thread = start()
      await thread.run(loadedSign, undefined)
      await warmBesideOthers(thread)
      if (thread.isAlive()) rest(thread)
      else if (loading <= seekers.length) void load()
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error))
      const seeker = seekers.shift()
      if (seeker) seeker.refuse(reason)
      else if (!closed) onError(reason)
    } finally {
      loading -= 1
    }
  }

  async function warmBesideOthers(thread: Thread): Promise<void> {
    try {
      for (const [index, name] of warmingNames.entries()) {
        const [first] = seekers
        const isLate = first !== undefined && performance.now() - first.since >= coldPatience
        if (closed || (index > 0 && isLate)) return
        await runIn(thread, name, undefined)
      }
    } catch (error) {
      noteColdness(thread, error)
    }
  }

  /** A thread could not warm up. What has ended one would end the next as well, with a task waiting for it. */
  function noteColdness(thread: Thread, error: unknown): void {
    if (closed) return
    if (!thread.isAlive()) warmingNames = []
    onError(error instanceof Error ? error : new Error(String(error)))
  }

  function restingThread(): Thread | undefined {
    // `all` is in the order in which they were started.
    const thread = [...all].find((one) => resting.has(one))
    if (!thread) return undefined
    clearTimeout(resting.get(thread))
    resting.delete(thread)
    return thread
  }

  /** @throws {Error} when no thread can be loaded, or the signal is aborted meanwhile. */
  function takeThread(signal?: AbortSignal): Promise<Thread> {
    return new Promise((resolve, reject) => {
      const thread = restingThread()
      if (thread) return resolve(thread)
      const found = () => {
        clearTimeout(moment)
        signal?.removeEventListener('abort', leave)
      }
      const seeker: Seeker = {
        since: performance.now(),
        take(thread) {
          found()
          resolve(thread)
        },
        refuse(error) {
          found()
          reject(error)
        },
      }
      const leave = () => {
        seekers = seekers.filter((one) => one !== seeker)
        seeker.refuse(cancelled())
      }
      signal?.addEventListener('abort', leave, { once: true })
      seekers.push(seeker)
      // Where none is there, none will be free.
      const wait = all.size > loading ? patience : 0
      const moment = setTimeout(() => {
        if (loading < seekers.length) void load()
      }, wait)
    })
  }

  /** @param worked what only warmed up stays: another would be as it is. */
  function rest(thread: Thread, worked = true): void {
    if (!thread.isAlive()) return
    const seeker = seekers.shift()
    if (seeker) seeker.take(thread)
    else if (!worked) resting.set(thread, undefined)
    else {
      const end = setTimeout(() => void thread.end().then(keepOneWarm), idleTime)
      resting.set(thread, end.unref())
    }
  }

  /** Resolves when there may be one more task under way, which is then counted. */
  function enter(options: TaskOptions): Promise<void> {
    const { signal, party = '' } = options
    return new Promise((resolve, reject) => {
      if (closed) reject(closedError())
      else if (signal?.aborted) reject(cancelled())
      else if (busy < most && mayGo(party)) {
        begin(options)
        resolve()
      } else {
        const place: Place = {
          enter() {
            signal?.removeEventListener('abort', leave)
            begin(options)
            resolve()
          },
          refuse: reject,
        }
        const leave = () => {
          waiting.remove(party, place)
          reject(cancelled())
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.add(party, place)
      }
    })
  }

  function begin({ party = '', hasHalfAtMost }: TaskOptions): void {
    busy += 1
    if (hasHalfAtMost) busyOf.set(party, (busyOf.get(party) ?? 0) + 1)
  }

  /** The place of a task that has settled goes to the one whose turn it is. */
  function makeRoom({ party = '', hasHalfAtMost }: TaskOptions): void {
    busy -= 1
    if (hasHalfAtMost) {
      const left = (busyOf.get(party) ?? 1) - 1
      if (left === 0) busyOf.delete(party)
      else busyOf.set(party, left)
    }
    waiting.next(mayGo)?.enter()
  }

  const runIn = (thread: Thread, name: string, task: unknown, stop: Partial<Stop> = {}) =>
    runInThread(thread, name, task, { ...stop, time, timeLimit })

  /** @throws {Error} as `runIn`, and when the threads are closed while it waits for one. */
  async function compute(name: string, task: unknown, stop: Partial<Stop>): Promise<unknown> {
    const { signal } = stop
    // That thread is further than a new one would be then.
    if (warming) await unlessAborted(warming, signal)
    if (closed) throw closedError()
    if (signal?.aborted) throw cancelled()
    const thread = await takeThread(signal)
    try {
      return await runIn(thread, name, task, stop)
    } finally {
      rest(thread)
    }
  }

  /** @param onEnded is told how many of the functions have ended, after each. */
  async function warm(onEnded?: (count: number) => void): Promise<void> {
    warming = warmUp(onEnded)
    await warming
    warming = undefined
  }

  async function warmUp(onEnded?: (count: number) => void): Promise<void> {
    const thread = restingThread()
    if (!thread) return
    try {
      for (const [index, name] of warmingNames.entries()) {
        if (busy > 0 || closed) break
        await runIn(thread, name, undefined)
        onEnded?.(index + 1)
      }
    } catch (error) {
      noteColdness(thread, error)
    } finally {
      rest(thread, false)
      // In place of one that was ended with what it did.
      if (busy === 0) keepOne()
    }
  }

  keepOne()
  return {
    async run(name, task, given = {}) {
      await enter(given)
      try {
        return await compute(name, task, given)
      } finally {
        makeRoom(given)
        // In place of one that was ended with its task.
        if (busy === 0) keepOne()
      }
    },
    warm(names, enough = names.length) {
      warmingNames = names
      return new Promise((resolve) => {
        void warm((count) => {
          if (count >= enough) resolve()
        }).then(resolve)
      })
    },
    async close() {
      closed = true
      const ended = closedError()
      for (let place = waiting.next(); place; place = waiting.next()) place.refuse(ended)
      for (const seeker of seekers.splice(0)) seeker.refuse(ended)
      for (const end of resting.values()) clearTimeout(end)
      await Promise.all([...all].map((thread) => thread.end()))
    },
  }
}

function closedError(): Error {
  return new Error('The worker threads are closed.')
}
