import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/connection.ts'
import { operations } from '../database/schema.ts'
import { changeWithEvent } from './events.ts'
import { mostGoing, type OperationRow } from './operations.ts'

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
 * delays others by one. Within a user the order accepted holds, up to
 * as many presentations as `presentationsLookedAt` says. Of one presentation only one runs at a time, the
 * earliest first; beside it perhaps one that only reads.
 *
 * Claims wait for each other on one lock, taken in a statement of its own: the next statement's snapshot is then
 * newer than the last claim, so that counting what runs cannot race. So a claim must be short: what it looks at grows
 * with the users who have work waiting, not with how much waits of one presentation or on how many presentations.
 */
export async function claimOperations(
  database: Database,
  request: ClaimRequest,
): Promise<OperationRow[]> {
  return await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock}::bigint)`)
    const chosen = await queryRows<{ id: string }>(tx, claimableOperations(request))
    const ids = chosen.map((row) => row.id)
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

/**
 * How many presentations of one user are looked at: as many as can have work waiting that was asked for. Where work
 * follows on more of them, they come as those before them end, by the age of the presentations.
 */
function presentationsLookedAt(generationsPerUser: number): number {
  return mostGoing + generationsPerUser
}

/**
 * The query that chooses what to claim, and locks it; those that someone is just cancelling are skipped.
 *
 * Of one presentation nothing but the first of each kind can be next, so the pending ones are not read through: the
 * recursion steps from one kind of one presentation to the next, and from one user to the next, which is one look into
 * an index each. Those that belong to no presentation wait for nothing, so the first of each user are enough.
 */
export function claimableOperations(request: ClaimRequest): SQL {
  const { kinds, readingKinds, free, generationsPerUser } = request
  const onlyReads = (kind: SQL) =>
    readingKinds.length === 0 ? sql`false` : sql`${kind} in ${readingKinds}`
  /** Whether an operation of a presentation waits until another one of it has ended. */
  const waitsFor = (one: SQL, other: SQL) =>
    sql`(${onlyReads(sql`${one}.kind`)} or not ${onlyReads(sql`${other}.kind`)})`
  const columns = sql`id, owner_id, presentation_id, kind, position, limited`
  const firstAlone = (limited: SQL) => sql`(
    select ${columns} from ${operations} as alone
    where alone.status = 'pending' and alone.presentation_id is null
      and alone.owner_id = waiting.owner_id and alone.limited = ${limited} and alone.kind in ${kinds}
    order by alone.position limit ${free}::int
  )`
  const most = presentationsLookedAt(generationsPerUser)
  /** What waits at a place behind another one, the first there. */
  const firstBehind = (isBehind: SQL) => sql`(
    select ${columns} from ${operations} as later
    where later.status = 'pending' and later.presentation_id is not null and ${isBehind}
    order by later.owner_id, later.presentation_id, later.kind, later.position limit 1
  )`
  return sql`with recursive first as (
      select next.*, 1 as presentations from ${firstBehind(sql`true`)} as next
      union all
      select next.*, case
          when next.owner_id <> first.owner_id then 1
          when next.presentation_id <> first.presentation_id then first.presentations + 1
          else first.presentations end
      from first cross join lateral (
        select * from (
          ${firstBehind(sql`(later.owner_id, later.presentation_id, later.kind)
            > (first.owner_id, first.presentation_id, first.kind)`)}
          union all
          ${firstBehind(sql`first.presentations >= ${most}::int and later.owner_id > first.owner_id`)}
        ) as either
        where first.presentations < ${most}::int
          or either.owner_id <> first.owner_id or either.presentation_id = first.presentation_id
        order by either.owner_id limit 1
      ) as next
    ), waiting (owner_id) as (
      (
        select owner_id from ${operations} where status = 'pending' and presentation_id is null
        order by owner_id limit 1
      )
      union all
      select (
        select next.owner_id from ${operations} as next
        where next.status = 'pending' and next.presentation_id is null and next.owner_id > waiting.owner_id
        order by next.owner_id limit 1
      ) from waiting where waiting.owner_id is not null
    ), running as materialized (
      select owner_id, presentation_id, kind, limited from ${operations} where status = 'in_progress'
    ), held as (
      select owner_id, count(*) as total, count(*) filter (where limited) as limited
      from running group by owner_id
    ), ready as (
      select ${columns} from first
      where kind in ${kinds}
        and not exists (
          select 1 from first as other
          where other.presentation_id = first.presentation_id and other.position < first.position
            and ${waitsFor(sql`first`, sql`other`)}
        )
        and not exists (
          select 1 from running as other
          where other.presentation_id = first.presentation_id and ${waitsFor(sql`first`, sql`other`)}
        )
      union all
      select alone.* from waiting cross join lateral (
        ${firstAlone(sql`true`)} union all ${firstAlone(sql`false`)}
      ) as alone where waiting.owner_id is not null
    ), allowed as (
      select numbered.*, coalesce(held.total, 0) as total
      from (
        select ready.*, row_number() over (partition by owner_id, limited order by position) as number from ready
      ) as numbered
      left join held using (owner_id)
      where not numbered.limited
        or numbered.number <= ${generationsPerUser}::int - coalesce(held.limited, 0)
    ), ordered as (
      select id, position, total + row_number() over (partition by owner_id order by position) as turn from allowed
    )
    select chosen.id
    from (select * from ordered order by turn, position) as ordered
    cross join lateral (
      select one.id from ${operations} as one
      where one.id = ordered.id and one.status = 'pending'
      for no key update skip locked
    ) as chosen
    order by ordered.turn, ordered.position
    limit ${free}::int`
}
