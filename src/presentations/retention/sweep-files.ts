import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { exportFiles, presentations } from '../../database/schema.ts'
import { imageKey } from '../../storage/image-key.ts'
import type { Storage } from '../../storage/storage.ts'
import { keptArchive } from '../account-data/read-archive.ts'
import { namedPictures } from './named-pictures.ts'

/** What is younger may belong to something that is just being written: files are stored before their rows. */
const graceMilliseconds = 24 * 60 * 60 * 1_000

/**
 * Deletes the stored files that nothing names any more: those of deleted presentations, of swept exports, pictures that
 * no slide, no earlier revision and no upload has, and archives that are kept no more. Of a user who was deleted nothing
 * is named, so that what their deletion left goes here too.
 *
 * @returns how many.
 */
export async function sweepFiles(
  database: Database,
  storage: Storage,
  signal: AbortSignal,
): Promise<number> {
  const exports = await sweepBelow('exports', storage, signal, (ownerId) =>
    exportKeys(database, ownerId),
  )
  const images = await sweepBelow('images', storage, signal, async (ownerId) => {
    const ids = await namedPictures(database, ownerId)
    return new Set([...ids].map((id) => imageKey(ownerId, id)))
  })
  const archives = await sweepBelow('archives', storage, signal, async (ownerId) => {
    const kept = await keptArchive(database, ownerId)
    return new Set(kept === undefined ? [] : [kept.storageKey])
  })
  return exports + images + archives
}

async function exportKeys(database: Database, ownerId: string): Promise<Set<string>> {
  const rows = await database
    .select({ key: exportFiles.storageKey })
    .from(exportFiles)
    .innerJoin(presentations, eq(presentations.id, exportFiles.presentationId))
    .where(eq(presentations.ownerId, ownerId))
  return new Set(rows.map((row) => row.key))
}

/** Goes through `<directory>/<owner>/…`, an owner at a time. */
async function sweepBelow(
  directory: string,
  storage: Storage,
  signal: AbortSignal,
  namedKeys: (ownerId: string) => Promise<Set<string>>,
): Promise<number> {
  const storedBefore = new Date(Date.now() - graceMilliseconds)
  let deleted = 0
  let ownerId: string | undefined
  let old: string[] = []

  async function deleteUnnamed(): Promise<void> {
    if (ownerId === undefined || old.length === 0) return
    const named = await namedKeys(ownerId)
    for (const key of old) {
      if (signal.aborted) return
      if (!named.has(key) && (await storage.deleteIfOlder(key, storedBefore))) deleted += 1
    }
  }

  for await (const { key, storedAt } of storage.list(directory)) {
    if (signal.aborted) return deleted
    const owner = key.split('/')[1]
    if (owner !== ownerId) {
      await deleteUnnamed()
      ownerId = owner
      old = []
    }
    if (storedAt < storedBefore) old.push(key)
  }
  await deleteUnnamed()
  return deleted
}
