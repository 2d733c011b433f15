import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseBusyError } from './database-away.ts'

const users = new AsyncLocalStorage<string>()

/** Does work on behalf of a user: what it asks of the database, now and later, counts as theirs. */
export function onBehalfOf<Result>(userId: string, work: () => Result): Result {
  return users.run(userId, work)
}

/** Does work that is for everybody, though it is a user's request that begins it: what it asks of the database waits for nobody's turn. */
export function onNobodysBehalf<Result>(work: () => Result): Result {
  return users.exit(work)
}

/** Lets a user have only so many sessions of the database at the same time. */
interface UserTurns {
  /**
   * Waits until the user on whose behalf this is asked may have one more session. What is done on nobody's behalf, as the
   * work of the queue is, never waits.
   * @returns gives it back.
   * @throws {DatabaseBusyError} when none of theirs became free in time.
   */
  take(): Promise<() => void>
}

/**
 * A user's requests take turns for a few sessions. All of a process's sessions could otherwise wait for one row that they
 * lock one after another, and nobody else would have one meanwhile.
 *
 * @param options.most sessions of one user at the same time.
 * @param options.patience how long one waits for their turn, in milliseconds.
 */
export function createUserTurns(options: { most: number; patience: number }): UserTurns {
  const taken = new Map<string, number>()
  /** Who waits, by user, the longest first. */
  const waiting = new Map<string, Set<() => void>>()

  /** The place goes to whoever waits, else it is free. */
  function giveBack(userId: string): void {
    const [next] = waiting.get(userId) ?? []
    const left = (taken.get(userId) ?? 1) - 1
    if (next !== undefined) next()
    else if (left === 0) taken.delete(userId)
    else taken.set(userId, left)
  }

  async function wait(userId: string): Promise<void> {
    const line = waiting.get(userId) ?? new Set()
    waiting.set(userId, line)
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        line.delete(go)
        if (line.size === 0) waiting.delete(userId)
      }
      const go = () => {
        leave()
        resolve()
      }
      const timer = setTimeout(() => {
        leave()
        reject(new DatabaseBusyError(new Error('This user has as many sessions as they may.')))
      }, options.patience)
      line.add(go)
    })
  }

  return {
    async take() {
      const userId = users.getStore()
      if (userId === undefined) return () => undefined
      const held = taken.get(userId) ?? 0
      if (held < options.most) taken.set(userId, held + 1)
      else await wait(userId)
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        giveBack(userId)
      }
    },
  }
}
