import { isDatabaseAway } from '../database/database-away.ts'
import { codeOf } from '../database/error-code.ts'

/** A handler's way to end its operation as failed. */
export class JobFailure extends Error {
  override name = 'JobFailure'
  readonly code: string

  /**
   * @param code for programs, such as `presentation_deleted`.
   * @param message one sentence for the caller.
   */
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** This worker no longer holds the operation: another one may be at it, so nothing may be written any more. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'

  constructor() {
    super('This worker no longer holds the operation.')
  }
}

/** The reason of a handler's signal when the owner wants the work no more. */
export class OperationCanceledError extends Error {
  override name = 'OperationCanceledError'
  readonly sentence: string | undefined

  /** @param sentence that a handler throws one with: for the caller, instead of what whoever cancelled has left. */
  constructor(sentence?: string) {
    super(sentence ?? 'The operation was cancelled.')
    this.sentence = sentence
  }
}

/** The reason of a handler's signal when the process stops; another attempt follows. */
export class ShutdownError extends Error {
  override name = 'ShutdownError'

  constructor() {
    super('The process is stopping.')
  }
}

/** SQLSTATEs of class 40 (serialization, deadlock), of class 53 (resources; not the full disk, 53100), and 57014 (it took too long). */
const passing = /^(40...|53[0234]00|57014)$/

/**
 * Whether an error came from the database being away or from two transactions in each other's way, so that the same
 * work may succeed later.
 */
export function isTransientDatabaseError(error: unknown): boolean {
  return isDatabaseAway(error) || isPassing(error)
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return passing.test(codeOf(error)) || isPassing(error.cause)
}
