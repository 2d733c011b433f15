import { DrizzleQueryError } from 'drizzle-orm'
import { codeOf } from './error-code.ts'

/** The database cannot be reached, or is being opened again; `cause` says why. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'

  constructor(cause: unknown) {
    super(`The database is away: ${reasonOf(cause)}`, { cause })
  }
}

/** The embedded database has ended itself, and perhaps whatever was under way is why. */
export class DatabaseEndedError extends DatabaseAwayError {
  override name = 'DatabaseEndedError'
}

/** Whether an error means that the database has ended itself. */
export function hasDatabaseEnded(error: unknown): boolean {
  return (
    error instanceof DatabaseEndedError || (error instanceof Error && hasDatabaseEnded(error.cause))
  )
}

/** All connections of this process are in use, and none became free in time; the database itself is there. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'

  constructor(cause: unknown) {
    super('All connections to the database are in use.', { cause })
  }
}

/** Whether an error means that no connection was free. */
export function isDatabaseBusy(error: unknown): boolean {
  return (
    error instanceof DatabaseBusyError || (error instanceof Error && isDatabaseBusy(error.cause))
  )
}

/**
 * SQLSTATEs of a server that ends a session or lets nobody in: class 08 (connection), 25P03 (a transaction was idle for too
 * long), 53300 (too many connections), 57P01 to 57P05 (it stops, crashed, starts, lost the database, ended an idle session).
 */
const awayStates = /^(08...|25P03|53300|57P0[1-5])$/

/** What the system says of a connection that was lost (errno names). */
const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** The drivers' own words for it. */
const lostWords =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Client was closed and is not queryable|PGlite is closed|Cannot use a pool after calling end/

/**
 * Whether an error means that the database is away, or too busy to be reached: nothing was wrong with what was asked of it, and the same may succeed
 * when it is back. This is the one place that says so.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAwayError || error instanceof DatabaseBusyError) return true
  // A failed query's message holds its parameters, which may be anybody's text; its cause says what went wrong.
  if (error instanceof DrizzleQueryError) return isLost(error.cause) || isDatabaseAway(error.cause)
  return (
    awayStates.test(codeOf(error)) || lostWords.test(error.message) || isDatabaseAway(error.cause)
  )
}

/** Of the cause of a failed query only: elsewhere it may have been another connection. */
function isLost(error: unknown): boolean {
  return error instanceof Error && lostConnection.has(codeOf(error))
}

/** Why a connection failed, in a few words: an address with several hosts fails with an empty message around the real ones. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
