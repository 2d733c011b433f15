/** One user has as many requests waiting as they may. One sentence for the caller. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError'

  constructor(limit: number) {
    super(`No more than ${limit} uploads can wait at the same time; send them one after the other.`)
  }
}

/** Lets work begin as there is room for it. */
interface FairQueue {
  /**
   * Does work when it is its owner's turn.
   * @throws TooManyWaitingError when too much of this owner waits already.
   */
  run<T>(ownerId: string, work: () => Promise<T>): Promise<T>
}

/**
 * A queue in which owners take turns: one work of each owner runs at a time, and of those who wait the one is next whose
 * last turn is longest ago. So whoever sends a hundred files delays another one's first by no more than one of them.
 *
 * @param options.atOnce how much runs at the same time.
 * @param options.mostWaiting how much of one owner may wait.
 */
export function createFairQueue(options: { atOnce: number; mostWaiting: number }): FairQueue {
  let free = options.atOnce
  const running = new Set<string>()
  /** What waits, by owner; the owners in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>()

  function startNext(): void {
    for (const [ownerId, starts] of waiting) {
      if (free === 0) return
      if (running.has(ownerId)) continue
      const [start, ...further] = starts
      waiting.delete(ownerId)
      if (further.length > 0) waiting.set(ownerId, further)
      free--
      running.add(ownerId)
      start?.()
    }
  }

  return {
    async run(ownerId, work) {
      const starts = waiting.get(ownerId) ?? []
      if (starts.length >= options.mostWaiting) throw new TooManyWaitingError(options.mostWaiting)
      await new Promise<void>((resolve) => {
        waiting.set(ownerId, [...starts, resolve])
        startNext()
      })
      try {
        return await work()
      } finally {
        free++
        running.delete(ownerId)
        // Behind those who have come meanwhile.
        const further = waiting.get(ownerId)
        waiting.delete(ownerId)
        if (further !== undefined) waiting.set(ownerId, further)
        startNext()
      }
    },
  }
}
