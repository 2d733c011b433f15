import { taskTimeLimit } from './task-time-limit.ts'
import type { ThreadTime } from './thread-time.ts'
import type { WorkerPool } from './worker-pool.ts'

/** A task that is stuck ends at its time limit, and others go on beside it: only longer silence is a fault. In milliseconds of `ThreadTime`. */
const longestSilence = taskTimeLimit + 30_000

/** A worker pool of which it is known whether it answers, without giving it work for that. */
export interface WatchedWorkers extends WorkerPool {
  /** @throws {Error} when work is waiting and none has ended, well or badly, for longer than one task may take. */
  checkAnswers(): Promise<void>
}

/** @param time that of the pool, by which its tasks come to their limits. */
export function watchWorkers(
  workers: WorkerPool,
  { read: now }: Pick<ThreadTime, 'read'>,
): WatchedWorkers {
  let waiting = 0
  /** When the threads were last known to work: when they last ended a task, or when work was given to them again. */
  let lastSign = 0

  async function watched<Result>(answer: Promise<Result>): Promise<Result> {
    if (waiting === 0) lastSign = now()
    waiting += 1
    try {
      return await answer
    } finally {
      lastSign = now()
      waiting -= 1
    }
  }

  return {
    author: (task, signal) => watched(workers.author(task, signal)),
    illustrate: (task, signal) => watched(workers.illustrate(task, signal)),
    readFacts: (task, signal) => watched(workers.readFacts(task, signal)),
    reviewSlide: (task, signal) => watched(workers.reviewSlide(task, signal)),
    reviewTranscript: (task, signal) => watched(workers.reviewTranscript(task, signal)),
    transcribe: (task, signal) => watched(workers.transcribe(task, signal)),
    interpret: (...given) => watched(workers.interpret(...given)),
    judgeAnswer: (task, signal) => watched(workers.judgeAnswer(task, signal)),
    edit: (task, signal) => watched(workers.edit(task, signal)),
    report: (task, signal) => watched(workers.report(task, signal)),
    export: (task, signal) => watched(workers.export(task, signal)),
    warm: () => workers.warm(),
    close: () => workers.close(),
    async checkAnswers() {
      if (waiting > 0 && now() - lastSign > longestSilence)
        throw new Error('The worker threads do not answer.')
    },
  }
}
