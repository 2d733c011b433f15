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

const transientMessages =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|PGlite is closed|Cannot use a pool after calling end/

/**
 * Whether an error came from the database being away or from two transactions in each other's way, so that the same
 * work may succeed later: SQLSTATE classes 08 (connection), 40 (serialization, deadlock), 53 (resources) and
 * 57P (the server stops), 57014 (it took too long), and the drivers' own words for a lost connection.
 */
export function isTransientDatabaseError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(08...|40...|53...|57P..|57014)$/.test(code)) return true
  // A failed query's message holds its parameters, which may be anybody's text; its cause says what went wrong.
  if (!('params' in error) && transientMessages.test(error.message)) return true
  return isTransientDatabaseError(error.cause)
}
