import { buffer } from 'node:stream/consumers'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { uploads } from '../../database/schema.ts'
import { imageKey } from '../../storage/image-key.ts'
import type { Storage } from '../../storage/storage.ts'
import { mediaTypeOf } from '../deck-images.ts'
import { namedPictures } from '../retention/named-pictures.ts'
import { createArchiveNames } from './archive-names.ts'
import { jsonArray } from './json-stream.ts'
import type { ZipWriter } from './zip-writer.ts'

/** A picture as `pictures.json` lists it. */
interface ListedPicture {
  /** As documents name it. */
  id: string
  /** In the archive. */
  file: string
  uploads: { filename: string; uploadedAt: Date; presentationId: string | null }[]
}

/**
 * Writes the pictures of a user, each once: those that they uploaded under the names that they had, then those that
 * only presentations or their earlier revisions show. One whose bytes are gone is left out.
 */
export async function archivePictures(
  database: Database,
  storage: Storage,
  userId: string,
  zip: ZipWriter,
): Promise<void> {
  const names = createArchiveNames('picture')
  const listed: ListedPicture[] = []

  async function add(id: string, wished: string, from: ListedPicture['uploads']): Promise<void> {
    const stored = await storage.read(imageKey(userId, id))
    if (stored === undefined) return
    const data = await buffer(stored.stream)
    const extension = mediaTypeOf(data) === 'image/png' ? '.png' : '.jpg'
    const file = `pictures/${names.name(wished, id, extension)}`
    await zip.add(file, data, { packed: true })
    listed.push({ id, file, uploads: from })
  }

  const uploaded = await uploadsOf(database, userId)
  for (const [id, from] of uploaded)
    await add(id, from[0]?.filename.replace(/\.[^.]*$/, '') ?? '', from)
  for (const id of [...(await namedPictures(database, userId))].sort())
    if (!uploaded.has(id)) await add(id, '', [])
  await zip.add('pictures.json', jsonArray(each(listed)))
}

async function uploadsOf(
  database: Database,
  userId: string,
): Promise<Map<string, ListedPicture['uploads']>> {
  const rows = await database
    .select({
      id: uploads.contentHash,
      filename: uploads.filename,
      uploadedAt: uploads.createdAt,
      presentationId: uploads.presentationId,
    })
    .from(uploads)
    .where(eq(uploads.ownerId, userId))
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
  const found = new Map<string, ListedPicture['uploads']>()
  for (const { id, ...upload } of rows) found.set(id, [...(found.get(id) ?? []), upload])
  return found
}

async function* each<Element>(elements: Iterable<Element>): AsyncGenerator<Element> {
  yield* elements
}
