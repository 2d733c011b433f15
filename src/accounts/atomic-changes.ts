import type { DBAdapter, DBTransactionAdapter } from '@better-auth/core/db/adapter'

function atomicOperations(inner: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...inner,
    async incrementOne<T>(options: Parameters<typeof inner.incrementOne<T>>[0]) {
      const { model, where, increment, set } = options
      const id = where.filter(({ field }) => field === 'id')
      if (set === undefined || id.length === 0 || Object.keys(increment).length > 0)
        return inner.incrementOne<T>(options)
      const changed = await inner.updateMany({ model, where, update: set })
      return changed === 0 ? null : inner.findOne<T>({ model, where: id })
    },
  }
}

/**
 * A database adapter of better-auth of whose changes of one row under a condition at the same time only one is made.
 * better-auth's own looks for the row in a subquery, which Postgres does not ask again once it has waited for another
 * one's change of that row ("13.2.1 Read Committed": only the conditions of the command itself are), so that a refresh
 * token sent twice at once was exchanged twice.
 */
export function withAtomicChanges(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...atomicOperations(adapter),
    transaction: (callback) => adapter.transaction((inner) => callback(atomicOperations(inner))),
  }
}
