import type { Readable } from 'node:stream'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { operations } from '../../database/schema.ts'
import type { Storage } from '../../storage/storage.ts'
import {
  type ArchiveResult,
  archiveDays,
  archiveKind,
  archiveResultSchema,
} from './archive-operation.ts'

/** The newest archive that a user asked for. */
export type ArchiveState = { operationId: string; requestedAt: Date } & (
  | { state: 'waiting' }
  | { state: 'working'; progress: { done: number; total: number; message: string } }
  | { state: 'ready'; byteLength: number; madeAt: Date; expiresAt: Date }
  /** `error` is one sentence. */
  | { state: 'failed'; error: string }
)

const day = 24 * 60 * 60 * 1_000

/**
 * What has become of the newest archive that a user asked for; undefined when there is none, or it cannot be downloaded
 * any more.
 */
export async function latestArchive(
  database: Database,
  userId: string,
): Promise<ArchiveState | undefined> {
  const { id, status, progress, result, error, createdAt } = operations
  const [row] = await database
    .select({ id, status, progress, result, error, createdAt })
    .from(operations)
    .where(and(eq(operations.ownerId, userId), eq(operations.kind, archiveKind)))
    .orderBy(desc(operations.position))
    .limit(1)
  if (row === undefined) return undefined
  const shared = { operationId: row.id, requestedAt: row.createdAt }
  switch (row.status) {
    case 'pending':
      return { ...shared, state: 'waiting' }
    case 'in_progress': {
      const begun = { done: 0, total: 1, message: 'Beginning' }
      return { ...shared, state: 'working', progress: row.progress ?? begun }
    }
    case 'completed': {
      const { byteLength, madeAt } = archiveResultSchema.parse(row.result)
      const made = new Date(madeAt)
      const expiresAt = new Date(made.getTime() + archiveDays * day)
      if (expiresAt.getTime() <= Date.now()) return undefined
      return { ...shared, state: 'ready', byteLength, madeAt: made, expiresAt }
    }
    default:
      return { ...shared, state: 'failed', error: row.error?.message ?? 'It was cancelled.' }
  }
}

/**
 * The newest archive of a user that was made, as long as it is kept.
 *
 * @returns undefined when there is none; the stream must be read or destroyed.
 */
export async function openArchive(
  { database, storage }: { database: Database; storage: Storage },
  userId: string,
): Promise<{ stream: Readable; byteLength: number; madeAt: Date } | undefined> {
  const kept = await keptArchive(database, userId)
  const file = kept && (await storage.read(kept.storageKey))
  return file && { ...file, madeAt: new Date(kept.madeAt) }
}

/** The result of the operation that made the newest archive of a user; undefined when it is kept no more. */
export async function keptArchive(
  database: Database,
  userId: string,
): Promise<ArchiveResult | undefined> {
  const [row] = await database
    .select({ result: operations.result })
    .from(operations)
    .where(
      and(
        eq(operations.ownerId, userId),
        eq(operations.kind, archiveKind),
        eq(operations.status, 'completed'),
        sql`${operations.completedAt} > now() - ${archiveDays}::int * interval '1 day'`,
      ),
    )
    .orderBy(desc(operations.position))
    .limit(1)
  return row && archiveResultSchema.parse(row.result)
}
