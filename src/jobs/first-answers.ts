import { and, eq, gt, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/connection.ts'
import { idempotencyKeys } from '../database/schema.ts'

/** A caller's own name for a request, so that sending it again starts nothing new. */
export interface RequestKey {
  key: string
  /** SHA-256 of what was asked: tells the same request from another one under the same key. */
  requestHash: Uint8Array
}

/** The key was used before, for something else. */
export class RequestKeyReusedError extends Error {
  override name = 'RequestKeyReusedError'

  constructor() {
    super('This Idempotency-Key was used within the last 24 hours for another request.')
  }
}

/** Another request with the same key was accepted meanwhile: `findFirstAnswer` has its answer now. */
export class AnsweredMeanwhileError extends Error {
  override name = 'AnsweredMeanwhileError'

  constructor() {
    super('A request with this Idempotency-Key was accepted meanwhile.')
  }
}

/** How long keys hold. */
const lifetime = sql`interval '24 hours'`

/** When a key that holds no more was made, at the latest. */
export const expiredBefore = sql`now() - ${lifetime}`

/**
 * The answer to the first request with this key; undefined when it is new.
 * @throws RequestKeyReusedError when the first one asked for something else.
 */
export async function findFirstAnswer(
  database: Database,
  ownerId: string,
  { key, requestHash }: RequestKey,
): Promise<{ answer: unknown } | undefined> {
  const [row] = await database
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.body })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, ownerId),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.createdAt, expiredBefore),
      ),
    )
  if (row === undefined) return undefined
  if (!Buffer.from(row.requestHash).equals(requestHash)) throw new RequestKeyReusedError()
  return { answer: row.answer }
}

/**
 * Keeps the answer to a request with the work that it starts: both stand or neither does. While another request with
 * the same key is being accepted this waits for it.
 *
 * @param tx the transaction that accepts the work.
 * @throws AnsweredMeanwhileError when the other one was accepted.
 */
export async function keepFirstAnswer(
  tx: Database,
  ownerId: string,
  { key, requestHash, answer }: RequestKey & { answer: unknown },
): Promise<void> {
  const kept = await queryRows(
    tx,
    sql`insert into ${idempotencyKeys} as known (user_id, key, request_hash, status_code, body)
        values (${ownerId}, ${key}, ${requestHash}, 200, ${JSON.stringify(answer)}::jsonb)
        on conflict (user_id, key) do update
          set request_hash = excluded.request_hash, body = excluded.body, created_at = now()
          where known.created_at <= ${expiredBefore}
        returning 1`,
  )
  if (kept.length === 0) throw new AnsweredMeanwhileError()
}
