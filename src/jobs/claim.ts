import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/connection.ts'
import { operations } from '../database/schema.ts'
import { changeWithEvent } from './events.ts'
import type { OperationRow } from './operations.ts'

/** Any number, as long as every process uses it: "CLAIM" in ASCII. */
const claimLock = 0x434c41494d

/** What a worker asks for. */
export interface ClaimRequest {
  worker: string
  /** What this process has handlers for: others are left to processes that do. */
  kinds: readonly string[]
  /** Kinds that change nothing of their presentation: no other kind waits for them. */
  readingKinds: readonly string[]
  /** How many operations at most; at least 1. */
  free: number
  /** How many limited operations of one user may run, whichever process runs them. */
  generationsPerUser: number
  leaseMilliseconds: number
}

/**
 * Takes pending operations to run: in rounds, one of each user a round, so that a user with a thousand waiting
 * delays others by one. Within a user the order accepted holds. Of one presentation only one runs at a time, the
 * earliest first; beside it perhaps one that only reads.
 *
 * Claims wait for each other on one lock, taken in a statement of its own: the next statement's snapshot is then
 * newer than the last claim, so that counting what runs cannot race.
 */
export async function claimOperations(
  database: Database,
  request: ClaimRequest,
): Promise<OperationRow[]> {
  return await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock}::bigint)`)
    const ids = await chooseOperations(tx, request)
    if (ids.length === 0) return []
    const lease = sql`now() + ${request.leaseMilliseconds}::int * interval '1 millisecond'`
    await changeWithEvent(tx, {
      set: sql`status = 'in_progress', worker = ${request.worker}, attempt = attempt + 1,
        lease_expires_at = ${lease}, started_at = coalesce(started_at, now())`,
      where: inArray(sql`id`, ids),
      type: 'status',
      data: { status: 'in_progress' },
    })
    const rows = await tx.select().from(operations).where(inArray(operations.id, ids))
    return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  })
}

async function chooseOperations(tx: Database, request: ClaimRequest): Promise<string[]> {
  const onlyReads = (kind: SQL) =>
    request.readingKinds.length === 0 ? sql`false` : sql`${kind} in ${request.readingKinds}`
  // Pending ones of a user that nothing holds back; those that someone is just cancelling are skipped.
  const ready = sql`
    from ${operations} as candidate
    where candidate.owner_id = waiting.owner_id
      and candidate.status = 'pending'
      and candidate.kind in ${request.kinds}
      and not exists (
        select 1 from ${operations} as other
        where other.presentation_id = candidate.presentation_id
          and (${onlyReads(sql`candidate.kind`)} or not ${onlyReads(sql`other.kind`)})
          and (other.status = 'in_progress'
            or (other.status = 'pending' and other.position < candidate.position))
      )`
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`with recursive waiting (owner_id) as (
          (select owner_id from ${operations} where status = 'pending' order by owner_id limit 1)
          union all
          select (
            select next.owner_id from ${operations} as next
            where next.status = 'pending' and next.owner_id > waiting.owner_id
            order by next.owner_id limit 1
          ) from waiting where waiting.owner_id is not null
        )
        select chosen.id
        from waiting
        cross join lateral (
          select count(*) as total, count(*) filter (where limited) as limited
          from ${operations} as held
          where held.owner_id = waiting.owner_id and held.status = 'in_progress'
        ) as running
        cross join lateral (
          select id, position, row_number() over (order by position) as turn
          from (
            select * from (
              select candidate.id, candidate.position ${ready} and candidate.limited
              order by candidate.position
              limit greatest(0, least(${request.free}::int, ${request.generationsPerUser}::int - running.limited))
              for no key update of candidate skip locked
            ) as limited
            union all
            select * from (
              select candidate.id, candidate.position ${ready} and not candidate.limited
              order by candidate.position
              limit ${request.free}::int
              for no key update of candidate skip locked
            ) as unlimited
          ) as either
        ) as chosen
        where waiting.owner_id is not null
        order by running.total + chosen.turn, chosen.position
        limit ${request.free}::int`,
  )
  return rows.map((row) => row.id)
}
