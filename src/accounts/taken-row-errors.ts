import type { DBAdapter, DBTransactionAdapter } from '@better-auth/core/db/adapter'

/** SQLSTATE of a row that would be the second of its kind. */
const uniqueViolation = '23505'

/** Whether the database refused a row because there is one like it already. @param error as drizzle-orm throws it. */
export function isTakenRow(error: unknown): error is Error {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation
}

function plainError(error: unknown): unknown {
  return isTakenRow(error) ? error.cause : error
}

function plainOperations(inner: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...inner,
    async create<T extends Record<string, unknown>, R = T>(
      options: Parameters<typeof inner.create<T, R>>[0],
    ) {
      try {
        return await inner.create<T, R>(options)
      } catch (error) {
        throw plainError(error)
      }
    },
  }
}

/**
 * A database adapter of better-auth whose errors say that a row is there already. better-auth looks for that in their
 * messages, to go on with what another process has written at the same moment; drizzle-orm puts a message of its own
 * around the database's.
 */
export function withTakenRowErrors(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...plainOperations(adapter),
    transaction: (callback) => adapter.transaction((inner) => callback(plainOperations(inner))),
  }
}
