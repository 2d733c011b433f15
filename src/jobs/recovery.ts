import { sql } from 'drizzle-orm'
import { type Connection, queryRows } from '../database/connection.ts'
import { operations } from '../database/schema.ts'
import { type RecoveryRules, recoverOperations } from './leases.ts'

/** Finds operations whose worker is gone and gives them back to the queue. */
interface Recovery {
  /** Before this worker claims anything. */
  begin(): Promise<void>
  /** From time to time. */
  look(): Promise<void>
}

/**
 * An operation is abandoned when its lease has run out, or sooner: when its worker, which announced itself to the
 * database, is missing twice in a row. Twice, because a worker that lost its connection comes back in between; taking
 * the work of one that lives would be safe, as every write is fenced, but wasteful. What this worker holds it knows by
 * itself, whatever became of the leases while the database was away.
 */
export function createRecovery(
  connection: Connection,
  worker: string,
  rules: RecoveryRules,
): Recovery {
  const { database } = connection
  let missing = new Set<string>()

  return {
    async begin() {
      // The embedded database has one process at a time: whoever ran these is gone.
      if (connection.kind === 'embedded')
        await recoverOperations(database, sql`worker <> ${worker}`, rules)
    },

    async look() {
      const holders = await queryRows<{ worker: string; expired: boolean }>(
        database,
        sql`select worker, bool_or(lease_expires_at < now()) as expired
            from ${operations} where status = 'in_progress' and worker <> ${worker} group by worker`,
      )
      if (holders.some((holder) => holder.expired))
        await recoverOperations(
          database,
          sql`lease_expires_at < now() and worker <> ${worker}`,
          rules,
        )

      const missingNow = new Set<string>()
      for (const holder of holders) {
        if (await connection.isAnnounced(holder.worker)) continue
        if (missing.has(holder.worker))
          await recoverOperations(database, sql`worker = ${holder.worker}`, rules)
        else missingNow.add(holder.worker)
      }
      missing = missingNow
    },
  }
}
