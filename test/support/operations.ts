import { createUser } from '../../src/accounts/users.ts'
import type { Connection } from '../../src/database/connection.ts'
import type { OperationStatus } from '../../src/database/operation-status.ts'
import { channels } from '../../src/jobs/channels.ts'
import {
  enqueueOperation,
  findOperation,
  type OperationView,
  type RequestingApplication,
} from '../../src/jobs/operations.ts'

/** A logger that says nothing. */
export const silentLogger = { info() {}, warn() {}, error() {} }

let people = 0

/** A new user's id. */
export async function somebody(connection: Connection, signupCredits = 0): Promise<string> {
  people += 1
  const email = `person-${people}-${process.pid}@example.com`
  return (await createUser(connection.database, { email, name: 'Person', signupCredits })).id
}

/** Accepts an operation of kind `work` and returns its id. */
export async function accept(
  connection: Connection,
  ownerId: string,
  wish: {
    kind?: string
    presentationId?: string
    limited?: boolean
    input?: unknown
    generationsPerUser?: number
    /** Credits. */
    hold?: number
    application?: RequestingApplication
  } = {},
): Promise<string> {
  const {
    kind = 'work',
    presentationId = null,
    limited = false,
    input = {},
    hold,
    application,
  } = wish
  const row = await connection.database.transaction((tx) =>
    enqueueOperation(
      tx,
      { kind, ownerId, presentationId, limited, input, hold, application },
      { generationsPerUser: wish.generationsPerUser },
    ),
  )
  return row.id
}

/** The operation, once it has a status; waits for its events, not for time. */
export async function whenStatus(
  connection: Connection,
  ownerId: string,
  id: string,
  status: OperationStatus,
): Promise<OperationView> {
  return await whenTrue(connection, async () => {
    const operation = await findOperation(connection.database, ownerId, id)
    return operation?.status === status ? operation : undefined
  })
}

/** What `look` finds, looked for again after every event of any operation. */
export async function whenTrue<T>(
  connection: Connection,
  look: () => Promise<T | undefined>,
): Promise<T> {
  let news = signal()
  const stop = await connection.listen(channels.events, () => news.resolve())
  try {
    for (;;) {
      news = signal()
      const found = await look()
      if (found !== undefined) return found
      await news.promise
    }
  } finally {
    await stop()
  }
}

/** A promise to be resolved from outside: a gate that a handler waits at. */
export function signal<T = void>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
