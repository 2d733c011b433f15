import { readFile } from 'node:fs/promises'
import { and, eq, sql, sum } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { megabyte } from '../../config.ts'
import type { Connection, Database } from '../../database/connection.ts'
import { uploads } from '../../database/schema.ts'
import { imageKey } from '../../storage/image-key.ts'
import type { Storage } from '../../storage/storage.ts'
import type { IncomingFiles } from './incoming-files.ts'
import type { NormalisedFile, Normaliser } from './normaliser.ts'
import { UnusableImageError } from './unusable-image-error.ts'
import { refusedFile, UploadRefusedError } from './upload-refused-error.ts'

/** A file as it arrived, on disk. */
export interface ReceivedFile {
  path: string
  /** Clean text; only ever shown. */
  filename: string
}

/** What pictures are kept for, and what is written with them. */
export interface UploadTarget {
  /** The presentation that they are for; absent: none in particular. */
  presentationId?: string
  /** Called with their ids in the transaction that keeps them: both stand or neither does. */
  whenKept?: (tx: Database, ids: string[]) => Promise<void>
}

/** What the routes that take pictures need. */
export interface ImageUploads {
  incoming: IncomingFiles
  /** As `keepUploads`. */
  keep(ownerId: string, files: readonly ReceivedFile[], target?: UploadTarget): Promise<string[]>
}

/** What keeps uploads. */
interface UploadDependencies {
  connection: Connection
  storage: Storage
  normaliser: Normaliser
  /** Bytes of normalised pictures that one user may have. */
  quotaBytes: number
}

interface Picture extends NormalisedFile {
  filename: string
}

/**
 * Keeps pictures for their owner: each is normalised once, beside its file, and gets an id. All are kept or none.
 *
 * @returns their ids, in order.
 * @throws TooManyWaitingError when too many of the owner's requests wait already.
 * @throws UploadRefusedError when one of them cannot be used, or they are too many for the owner's quota.
 */
export async function keepUploads(
  dependencies: UploadDependencies,
  ownerId: string,
  files: readonly ReceivedFile[],
  target: UploadTarget = {},
): Promise<string[]> {
  const { connection, storage, quotaBytes } = dependencies
  const { database } = connection
  const pictures: Picture[] = []
  for (const file of files) pictures.push(await normalised(dependencies.normaliser, ownerId, file))
  // Asked twice: here so that nothing is written in vain, below so that two requests at once do not pass together.
  await refuseOverQuota(database, ownerId, pictures, quotaBytes)

  const added: string[] = []
  try {
    for (const picture of pictures) {
      const key = imageKey(ownerId, picture.contentHash)
      if (!(await exists(storage, key))) added.push(picture.contentHash)
      await storage.put(key, await readFile(picture.path), picture.mediaType)
    }
    const rows = pictures.map(({ path: _path, ...picture }) => ({
      id: uuidv7(),
      ownerId,
      ...(target.presentationId === undefined ? {} : { presentationId: target.presentationId }),
      ...picture,
    }))
    const ids = rows.map((row) => row.id)
    await database.transaction(async (tx) => {
      await lockUploads(tx, ownerId)
      // First: a request that is the same as one just kept is given its answer, not a quota that the other has used up.
      await target.whenKept?.(tx, ids)
      await refuseOverQuota(tx, ownerId, pictures, quotaBytes)
      await tx.insert(uploads).values(rows)
    })
    return ids
  } catch (error) {
    for (const contentHash of added)
      await removeUnnamed(dependencies, ownerId, contentHash).catch(() => undefined)
    throw error
  }
}

async function normalised(
  normaliser: Normaliser,
  ownerId: string,
  file: ReceivedFile,
): Promise<Picture> {
  const { path, filename } = file
  try {
    return { filename, ...(await normaliser.normalise(ownerId, path, `${path}.normalised`)) }
  } catch (error) {
    if (error instanceof UnusableImageError) throw refusedFile(filename, error.message)
    throw error
  }
}

async function refuseOverQuota(
  database: Database,
  ownerId: string,
  pictures: readonly Picture[],
  quotaBytes: number,
): Promise<void> {
  const [row] = await database
    .select({ bytes: sum(uploads.byteLength).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
  const before = row?.bytes ?? 0
  const added = pictures.reduce((bytes, picture) => bytes + picture.byteLength, 0)
  if (before + added <= quotaBytes) return
  const megabytes = (bytes: number) => Math.ceil(bytes / megabyte)
  throw new UploadRefusedError(
    `These images need ${megabytes(added)} MB, and ${Math.max(0, megabytes(quotaBytes) - megabytes(before))} of your ${megabytes(quotaBytes)} MB for uploads are free.`,
  )
}

/** One request of an owner at a time; held until the transaction ends. */
async function lockUploads(tx: Database, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${ownerId}`}, 0))`)
}

async function exists(storage: Storage, key: string): Promise<boolean> {
  const found = await storage.read(key)
  found?.stream.destroy()
  return found !== undefined
}

/** Deletes a file that was added for a request that failed, unless another request keeps the same picture. */
async function removeUnnamed(
  { connection, storage }: UploadDependencies,
  ownerId: string,
  contentHash: string,
): Promise<void> {
  await connection.database.transaction(async (tx) => {
    await lockUploads(tx, ownerId)
    const named = await tx
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.ownerId, ownerId), eq(uploads.contentHash, contentHash)))
      .limit(1)
    if (named.length === 0) await storage.delete(imageKey(ownerId, contentHash))
  })
}
