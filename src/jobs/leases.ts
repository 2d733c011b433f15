import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { goingInSql } from '../database/operation-status.ts'
import { operations } from '../database/schema.ts'
import type { AfterFailure } from './after-failure.ts'
import { channels } from './channels.ts'
import { changeWithEvent } from './events.ts'

/** Which attempt of which worker has claimed an operation: the fence of everything a worker writes. */
export interface Claim {
  id: string
  worker: string
  attempt: number
}

/** True for the operation's row only while this attempt holds it. */
export function isHeldBy(claim: Claim): SQL {
  return sql`id = ${claim.id} and worker = ${claim.worker} and attempt = ${claim.attempt} and status = 'in_progress'`
}

/**
 * Whether an operation was ended by somebody else while this attempt was the last that held it, or is gone together
 * with its owner.
 */
export async function wasEndedMeanwhile(database: Database, claim: Claim): Promise<boolean> {
  const [row] = await database
    .select({
      ended: sql<boolean>`${operations.worker} = ${claim.worker} and ${operations.attempt} = ${claim.attempt}
        and not (${goingInSql(operations.status)})`,
    })
    .from(operations)
    .where(eq(operations.id, claim.id))
  return row === undefined || row.ended
}

/**
 * Prolongs the leases of a worker's operations.
 *
 * @returns those it still holds, with whether the owner wants them no more.
 */
export async function renewLeases(
  database: Database,
  worker: string,
  ids: string[],
  leaseMilliseconds: number,
): Promise<{ id: string; attempt: number; cancelRequested: boolean }[]> {
  if (ids.length === 0) return []
  return await database
    .update(operations)
    .set({
      leaseExpiresAt: sql`now() + ${leaseMilliseconds}::int * interval '1 millisecond'`,
    })
    .where(
      sql`${operations.worker} = ${worker} and ${operations.status} = 'in_progress' and ${inArray(operations.id, ids)}`,
    )
    .returning({
      id: operations.id,
      attempt: operations.attempt,
      cancelRequested: operations.cancelRequested,
    })
}

/** Gives operations back to the queue, from workers that stop in good order. */
export async function releaseOperations(database: Database, where: SQL): Promise<void> {
  await requeue(database, where, sql`status = 'pending', worker = null, lease_expires_at = null`)
}

/** What becomes of operations that vanish with their process again and again. */
export interface RecoveryRules {
  crashLimit: number
  afterFailure: AfterFailure
}

/**
 * Gives operations back to the queue whose worker vanished. One that has now vanished `crashLimit` times in a row
 * without progress fails instead: perhaps it is what ends its processes, and it must not do so for ever.
 */
export async function recoverOperations(
  database: Database,
  where: SQL,
  { crashLimit, afterFailure }: RecoveryRules,
): Promise<void> {
  const lost = sql`status = 'in_progress' and ${where}`
  const error = {
    code: 'gave_up',
    message: `The work was interrupted ${crashLimit} times in a row and has been given up.`,
  }
  await database.transaction(async (tx) => {
    const ended = await changeWithEvent(tx, {
      set: sql`status = 'failed', error = ${JSON.stringify(error)}::jsonb, completed_at = now(),
        lease_expires_at = null, crashes = crashes + 1`,
      where: sql`${lost} and crashes + 1 >= ${crashLimit}::int`,
      type: 'status',
      data: { status: 'failed' },
      ends: true,
    })
    if (ended.length > 0) await afterFailure(tx, ended)
  })
  await requeue(
    database,
    lost,
    sql`status = 'pending', worker = null, lease_expires_at = null, crashes = crashes + 1`,
  )
}

async function requeue(database: Database, where: SQL, set: SQL): Promise<void> {
  const requeued = await changeWithEvent(database, {
    set,
    where,
    type: 'status',
    data: { status: 'pending' },
  })
  if (requeued.length > 0) await database.execute(sql`select pg_notify(${channels.queued}, '')`)
}
