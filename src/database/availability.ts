import { onNobodysBehalf } from './user-turns.ts'

/** Told when the database goes, with the error that says so, and, without one, when it is back. */
type AvailabilityListener = (error: Error | undefined) => void

/** Whether the database is there, as far as this process has noticed. */
export interface Availability {
  isAway(): boolean
  /** Something failed in a way that means the database is away; looks for it until it is back. */
  noteAway(error: Error): void
  /** Something succeeded that shows it is there. */
  noteBack(): void
  /** @returns a function that ends it. */
  watch(listener: AvailabilityListener): () => void
  /** Looks for it no more. */
  close(): void
}

const firstDelayMilliseconds = 50
const longestDelayMilliseconds = 1_000

/** @param probe asks the database anything; rejects while it is away. */
export function createAvailability(probe: () => Promise<unknown>): Availability {
  const listeners = new Set<AvailabilityListener>()
  let away = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  function say(error: Error | undefined): void {
    for (const listener of listeners) listener(error)
  }

  function lookIn(delay: number): void {
    clearTimeout(timer)
    timer = onNobodysBehalf(() =>
      setTimeout(() => {
        probe().then(availability.noteBack, () => {
          if (away && !closed) lookIn(Math.min(delay * 2, longestDelayMilliseconds))
        })
      }, delay).unref(),
    )
  }

  const availability: Availability = {
    isAway: () => away,
    noteAway(error) {
      if (away || closed) return
      away = true
      lookIn(firstDelayMilliseconds)
      say(error)
    },
    noteBack() {
      if (!away || closed) return
      away = false
      clearTimeout(timer)
      say(undefined)
    },
    watch(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
  return availability
}
