import type { Readable } from 'node:stream'
import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { exportFiles, operations, presentations, revisions } from '../../database/schema.ts'
import { isTransientDatabaseError, LeaseLostError } from '../../jobs/failures.ts'
import type { JobContext, JobLogger } from '../../jobs/job-runner.ts'
import { NotFoundError } from '../errors.ts'
import { loadPresentation } from '../presentation-repository.ts'
import { ensureDocument, type RenderingTools } from '../render-files.ts'
import { textsOfInputs } from '../slide-origins.ts'
import { type ArchiveNames, createArchiveNames } from './archive-names.ts'
import { allPages, jsonObject } from './json-stream.ts'
import type { ZipWriter } from './zip-writer.ts'

/** Presentations whose ids are read at once. */
const pageLength = 100

type Loaded = Awaited<ReturnType<typeof loadPresentation>>

/**
 * Writes a user's presentations, a folder each: the document, its PowerPoint file, and the texts that it was made of.
 * They are rendered one after the other. One that is deleted meanwhile is left out.
 *
 * @param options.onDone after each, with how many are done.
 * @returns a sentence for each file that could not be made.
 * @throws what ends this attempt as a whole: an abort, a lost lease, a lost database.
 */
export async function archivePresentations(
  context: JobContext,
  tools: RenderingTools,
  zip: ZipWriter,
  options: { log: JobLogger; onDone(done: number): Promise<void> },
): Promise<string[]> {
  const { database, operation } = context
  const names = createArchiveNames('presentation')
  const leftOut: string[] = []
  let done = 0
  for await (const { id } of presentationsOf(database, operation.ownerId)) {
    const sentence = await addPresentation(context, tools, zip, { id, names, log: options.log })
    if (sentence !== undefined) leftOut.push(sentence)
    done += 1
    await options.onDone(done)
  }
  return leftOut
}

/** @returns a sentence about what could not be made of it. */
async function addPresentation(
  context: JobContext,
  tools: RenderingTools,
  zip: ZipWriter,
  { id, names, log }: { id: string; names: ArchiveNames; log: JobLogger },
): Promise<string | undefined> {
  const { database, operation } = context
  const { ownerId } = operation
  const loaded = await orUndefined(loadPresentation(database, { id, ownerId }))
  if (loaded === undefined) return undefined
  const powerPoint = await powerPointOf(context, tools, loaded, log)
  if (powerPoint === 'deleted') return undefined
  const { title } = loaded.presentation
  const folder = `presentations/${names.name(title, id)}`
  if (typeof powerPoint !== 'string')
    await zip.add(`${folder}/presentation.pptx`, powerPoint, { packed: true })
  await zip.add(`${folder}/presentation.json`, jsonObject(await documentOf(database, loaded)))
  await addSources(database, ownerId, id, (name, text) =>
    zip.add(`${folder}/sources/${name}`, text),
  )
  return powerPoint === 'failed'
    ? `The PowerPoint file of "${title}" could not be made.`
    : undefined
}

/** Oldest first. */
function presentationsOf(database: Database, ownerId: string) {
  const { id, createdAt } = presentations
  return allPages((last?: { id: string; createdAt: Date }) =>
    database
      .select({ id, createdAt })
      .from(presentations)
      .where(
        and(
          eq(presentations.ownerId, ownerId),
          last &&
            or(gt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), gt(id, last.id))),
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(pageLength),
  )
}

/** The file of an export: the stored one of this revision, or made now and stored as any other. */
async function powerPointOf(
  context: JobContext,
  tools: RenderingTools,
  { presentation, deck }: Loaded,
  log: JobLogger,
): Promise<Readable | 'empty' | 'deleted' | 'failed'> {
  if (deck.slides.length === 0) return 'empty'
  const { database, operation, signal } = context
  const { id, ownerId, revision, createdAt } = presentation
  try {
    const source = { ownerId, presentationId: id, revision, deck, createdAt }
    const options = { write: context.transaction.bind(context), signal }
    const stored = async () => {
      const file = await ensureDocument(database, tools, source, 'ppt', options)
      const bytes = await tools.storage.read(file.storageKey)
      // What is gone or damaged is made again.
      if (bytes === undefined)
        await options.write((tx) => tx.delete(exportFiles).where(eq(exportFiles.id, file.id)))
      return bytes?.stream
    }
    return (await stored()) ?? (await stored()) ?? 'failed'
  } catch (error) {
    const endsTheWork = signal.aborted || error instanceof LeaseLostError
    if (endsTheWork || isTransientDatabaseError(error)) throw error
    if ((await database.$count(presentations, eq(presentations.id, id))) === 0) return 'deleted'
    log.error({ err: error, operationId: operation.id, presentationId: id }, 'A file failed')
    return 'failed'
  }
}

async function documentOf(
  database: Database,
  { presentation, deck }: Loaded,
): Promise<Record<string, unknown>> {
  const { id, title, model, revision, createdAt, updatedAt } = presentation
  const { number, summary, restores } = revisions
  return {
    id,
    title,
    formatVersion: deck.formatVersion,
    revision,
    model,
    createdAt,
    updatedAt,
    document: deck,
    revisions: await database
      .select({ number, summary, restores, createdAt: revisions.createdAt })
      .from(revisions)
      .where(eq(revisions.presentationId, id))
      .orderBy(asc(number)),
  }
}

/** The texts that work on a presentation was accepted with, a file each: named as the document's spans name them. */
async function addSources(
  database: Database,
  ownerId: string,
  presentationId: string,
  add: (name: string, text: string) => Promise<void>,
): Promise<void> {
  const made = await database
    .selectDistinct({ id: operations.id })
    .from(revisions)
    .innerJoin(operations, eq(operations.id, revisions.operationId))
    .where(and(eq(revisions.presentationId, presentationId), eq(operations.ownerId, ownerId)))
    .orderBy(asc(operations.id))
  for (const { id } of made) {
    const { [id]: text } = await textsOfInputs(database, ownerId, [id])
    if (text !== undefined) await add(`${id}.txt`, text)
  }
}

async function orUndefined<T>(loading: Promise<T>): Promise<T | undefined> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}
