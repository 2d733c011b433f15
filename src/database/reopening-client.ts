import type { PGlite } from '@electric-sql/pglite'
import { answered } from './answered.ts'
import { type Availability, createAvailability } from './availability.ts'
import { hasRoomToOpen } from './data-directory.ts'
import { type DatabaseAwayError, DatabaseEndedError } from './database-away.ts'
import { DiskFullError } from './disk-full.ts'

/** An embedded database that goes on after it has ended itself. */
interface ReopeningClient {
  /** Works on whichever instance there is. */
  client: PGlite
  availability: Availability
  /** As `Connection.listen`. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** One instance of the database, until it ends itself. */
interface Instance {
  pglite: PGlite
  /**
   * What the call answers; rejects when the instance ends before, as nothing that was asked of it is answered then. No race with one
   * promise for all calls: that would keep the answer of each for as long as the instance lives.
   */
  answerOf<Answer>(call: () => Promise<Answer>): Promise<Answer>
  end(error: DatabaseAwayError): void
}

interface Listener {
  channel: string
  onNotify: (payload: string) => void
  stop: () => Promise<void>
}

function instanceOf(pglite: PGlite): Instance {
  const unanswered = new Set<(error: DatabaseAwayError) => void>()
  let endedBy: DatabaseAwayError | undefined
  return {
    pglite,
    answerOf: (call) =>
      new Promise((resolve, reject) => {
        if (endedBy !== undefined) return reject(endedBy)
        unanswered.add(reject)
        call()
          .then(resolve, reject)
          .finally(() => unanswered.delete(reject))
      }),
    end(error) {
      endedBy = error
      for (const reject of unanswered) reject(error)
      unanswered.clear()
    },
  }
}

/**
 * Whether a database has ended itself with this error, as Postgres does when it cannot write its log (a full disk), or
 * when the machine that it runs on breaks. PGlite then never answers again.
 */
function endsInstance(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL')) return true
  // As WebAssembly calls what Node's types do not know.
  return error.name === 'RuntimeError' || endsInstance(error.cause)
}

/**
 * Opens the database again whenever it has ended itself, as soon as there is room on its disk; until then everything that is
 * asked of it rejects at once as away. What was committed is there again: it is in the log.
 *
 * @param open gives a new instance.
 * @param directory where the database is.
 */
export async function createReopeningClient(
  open: () => Promise<PGlite>,
  directory: string,
): Promise<ReopeningClient> {
  let current = instanceOf(await open())
  let lost: DatabaseAwayError | undefined
  const listeners = new Set<Listener>()
  const availability = createAvailability(async () => {
    if (lost !== undefined) await reopen()
    // Watched, as it may be what shows that the new one has ended itself too.
    await answered(watched(current, () => current.pglite.query('select 1')))
  })

  async function reopen(): Promise<void> {
    if (!(await hasRoomToOpen(directory)))
      throw new DiskFullError(`Too little room to open the database in ${directory}.`)
    const instance = instanceOf(await open())
    try {
      for (const one of listeners)
        one.stop = await answered(instance.pglite.listen(one.channel, one.onNotify))
      await answered(instance.pglite.query('select 1'))
    } catch (error) {
      // The next attempt opens another one: this one must not stay beside it on the same files, and in memory.
      await answered(instance.pglite.close()).catch(() => undefined)
      throw error
    }
    current = instance
    lost = undefined
    // Whatever was said meanwhile is lost; an empty payload says so.
    for (const { onNotify } of listeners) onNotify('')
  }

  async function watched<Result>(instance: Instance, call: () => Promise<Result>): Promise<Result> {
    if (instance === current && lost !== undefined) throw lost
    try {
      return await instance.answerOf(call)
    } catch (error) {
      if (!endsInstance(error)) throw error
      const away = new DatabaseEndedError(error)
      if (instance === current && lost === undefined) {
        lost = away
        instance.end(away)
        availability.noteAway(away)
      }
      throw away
    }
  }

  /** An object that asks what `find` gives, a client or one of its transactions, with every question watched. */
  function asking<Target extends object>(
    shown: Target,
    find: () => { target: Target; instance: Instance },
  ): Target {
    return new Proxy(shown, {
      get(_shown, name) {
        const { target, instance } = find()
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'transaction')
          return (work: (tx: object) => Promise<unknown>) => {
            const watchedWork = (tx: object) => work(asking(tx, () => ({ target: tx, instance })))
            return watched(instance, () => Reflect.apply(value, target, [watchedWork]))
          }
        if (name === 'query' || name === 'exec')
          return (...given: unknown[]) =>
            watched(instance, () => Reflect.apply(value, target, given))
        return value.bind(target)
      },
    })
  }

  return {
    // Shows an object of its kind rather than the first instance, which would be kept for as long as this client.
    client: asking<PGlite>(Object.create(Object.getPrototypeOf(current.pglite)), () => ({
      target: current.pglite,
      instance: current,
    })),
    availability,
    async listen(channel, onNotify) {
      const one: Listener = { channel, onNotify, stop: async () => undefined }
      listeners.add(one)
      if (lost === undefined) one.stop = await current.pglite.listen(channel, onNotify)
      return async () => {
        listeners.delete(one)
        if (lost === undefined && !current.pglite.closed) await one.stop()
      }
    },
    async close() {
      availability.close()
      // One that has ended itself would never answer.
      if (lost === undefined && !current.pglite.closed) await answered(current.pglite.close())
    },
  }
}
