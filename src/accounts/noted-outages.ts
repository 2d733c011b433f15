import { AsyncLocalStorage } from 'node:async_hooks'
import type { DBAdapter } from '@better-auth/core/db/adapter'
import { isDatabaseAway } from '../database/database-away.ts'

const outages = new AsyncLocalStorage<{ error?: unknown }>()

async function noting<Result>(asking: Promise<Result>): Promise<Result> {
  try {
    return await asking
  } catch (error) {
    const outage = outages.getStore()
    if (outage !== undefined && isDatabaseAway(error)) outage.error = error
    throw error
  }
}

/** A database adapter of better-auth that notes, for `throwingOutages`, that the database is away when it reads. */
export function withNotedOutages(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    findOne: <T>(wish: Parameters<typeof adapter.findOne>[0]) => noting(adapter.findOne<T>(wish)),
    findMany: <T>(wish: Parameters<typeof adapter.findMany>[0]) =>
      noting(adapter.findMany<T>(wish)),
  }
}

/**
 * Calls better-auth, which tells nobody why it could not read a session: that is an error of its own, or none, as if nobody
 * were signed in.
 *
 * @throws what the database threw when it was away.
 */
export async function throwingOutages<Result>(call: () => Promise<Result>): Promise<Result> {
  const outage: { error?: unknown } = {}
  const result = await outages.run(outage, call).catch((error: unknown) => {
    throw outage.error ?? error
  })
  if (outage.error !== undefined) throw outage.error
  return result
}
