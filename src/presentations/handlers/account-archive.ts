import { eq } from 'drizzle-orm'
import { presentations, users } from '../../database/schema.ts'
import type { JobContext, JobHandler, JobLogger } from '../../jobs/job-runner.ts'
import { archiveKey, archivesOf } from '../account-data/account-files.ts'
import { archiveAccount } from '../account-data/archive-account.ts'
import { archiveConversations } from '../account-data/archive-conversations.ts'
import type { ArchiveResult } from '../account-data/archive-operation.ts'
import { archivePictures } from '../account-data/archive-pictures.ts'
import { archivePresentations } from '../account-data/archive-presentations.ts'
import { archiveReadme } from '../account-data/archive-readme.ts'
import { writeZip, type ZipWriter } from '../account-data/zip-writer.ts'
import type { RenderingTools } from '../render-files.ts'

/**
 * An archive of all of a user's data. It is written as a stream and appears in the storage whole or not at all; an
 * attempt that is interrupted leaves nothing, and the next one begins again, with the PowerPoint files that are rendered
 * already. The user's archives from before go.
 */
export function accountArchive(tools: RenderingTools, log: JobLogger): JobHandler {
  return async (context): Promise<ArchiveResult> => {
    const { id, ownerId, attempt } = context.operation
    const { storage } = tools
    // A file of this attempt: what has become of another one is that one's business.
    const keyFor = (checksum: string) => archiveKey(ownerId, `${id}-${attempt}`, checksum)
    const madeAt = new Date()
    const { key: storageKey, byteLength } = await writeZip({
      store: (zip) => storage.putStream(keyFor, zip, 'application/zip'),
      fill: (zip) => fill(context, tools, zip, { log, madeAt }),
      signal: context.signal,
    })
    try {
      // Only who still holds the operation may go on: it may have gone together with its owner.
      await context.transaction(async () => undefined)
      for await (const key of archivesOf(storage, ownerId))
        if (key !== storageKey) await storage.delete(key)
      return { storageKey, byteLength, madeAt: madeAt.toISOString() }
    } catch (error) {
      await storage.delete(storageKey).catch(() => undefined)
      throw error
    }
  }
}

async function fill(
  context: JobContext,
  tools: RenderingTools,
  zip: ZipWriter,
  { log, madeAt }: { log: JobLogger; madeAt: Date },
): Promise<void> {
  const { database, operation } = context
  const { ownerId } = operation
  const [user] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, ownerId))
  const total = 1 + (await database.$count(presentations, eq(presentations.ownerId, ownerId)))
  await context.progress(0, total, 'Collecting your data')
  await archiveAccount(database, ownerId, zip)
  await archiveConversations(database, ownerId, zip)
  await archivePictures(database, tools.storage, ownerId, zip)
  const leftOut = await archivePresentations(context, tools, zip, {
    log,
    // Presentations may have been added meanwhile.
    onDone: (done) =>
      context.progress(Math.min(1 + done, total), total, 'Adding your presentations'),
  })
  for (const sentence of leftOut) context.warn(sentence)
  await zip.add('README.txt', archiveReadme({ email: user?.email ?? 'you', madeAt, leftOut }))
}
