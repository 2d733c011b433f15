import type { WorkerPool } from './worker-pool.ts'

/** Longer than any task takes that is not stuck, in milliseconds. */
const longestSilence = 60_000

/** A worker pool of which it is known whether it answers, without giving it work for that. */
interface WatchedWorkers extends WorkerPool {
  /** @throws {Error} when work is waiting and none has come back for a minute. */
  checkAnswers(): Promise<void>
}

/** @param now milliseconds of a clock that only goes forward. */
export function watchWorkers(
  workers: WorkerPool,
  now: () => number = () => performance.now(),
): WatchedWorkers {
  let waiting = 0
  /** When the threads were last known to work: at their last answer, or when work was given to them again. */
  let lastSign = 0

  async function watched<Result>(answer: Promise<Result>): Promise<Result> {
    if (waiting === 0) lastSign = now()
    waiting += 1
    try {
      const result = await answer
      lastSign = now()
      return result
    } finally {
      waiting -= 1
    }
  }

  return {
    author: (task, signal) => watched(workers.author(task, signal)),
    transcribe: (task, signal) => watched(workers.transcribe(task, signal)),
    interpret: (...given) => watched(workers.interpret(...given)),
    edit: (task, signal) => watched(workers.edit(task, signal)),
    report: (task, signal) => watched(workers.report(task, signal)),
    export: (task, signal) => watched(workers.export(task, signal)),
    close: () => workers.close(),
    async checkAnswers() {
      if (waiting > 0 && now() - lastSign > longestSilence)
        throw new Error('The worker threads do not answer.')
    },
  }
}
