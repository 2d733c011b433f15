import { webcrypto } from 'node:crypto'
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { exportFiles } from '../database/schema.ts'
import type { Deck } from '../deck/deck.ts'
import { pageIdentity } from '../design/page-identity.ts'
import type { LanguageModels } from '../models/language-models.ts'
import type { Storage } from '../storage/storage.ts'
import { forParty } from '../workers/party.ts'
import type { ExportResult, ExportTask } from '../workers/tasks.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { customThemeOf } from './custom-themes.ts'
import { loadImages } from './deck-images.ts'
import { inTime } from './in-time.ts'
import type { PictureSources } from './picture-sources.ts'

export type ExportFileRow = typeof exportFiles.$inferSelect

/** What makes files and keeps them. */
export interface RenderingTools {
  storage: Storage
  workers: WorkerPool
  /** Absent: none, and the embedded author writes. */
  models?: LanguageModels
  /** Absent: pictures are uploaded or drawn by procedure. */
  pictures?: PictureSources
}

/** A document at one revision: what a file shows. */
export interface RenderingSource {
  ownerId: string
  presentationId: string
  revision: number
  deck: Deck
  /** When the presentation was made. */
  createdAt: Date
}

/** How the row of a new file is written: a job's fenced transaction, or a plain one. */
type Write = <T>(work: (tx: Database) => Promise<T>) => Promise<T>

interface NewFile {
  format: string
  data: Uint8Array
  contentType: string
  extension: string
}

/** The media type of each kind of file. */
export const contentTypes = {
  pdf: 'application/pdf',
  ppt: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  page: 'text/html; charset=utf-8',
  stylesheet: 'text/css; charset=utf-8',
  png: 'image/png',
  pictures: 'application/zip',
} as const

/** The files that are handed out to be saved, by format: their media type and the end of their names. */
export const documents = {
  pdf: { contentType: contentTypes.pdf, extension: 'pdf' },
  ppt: { contentType: contentTypes.ppt, extension: 'pptx' },
  png: { contentType: contentTypes.pictures, extension: 'zip' },
} as const
export type DocumentFormat = keyof typeof documents

/** Pixels across each picture of `png`. */
const pictureWidth = 1920

/** The page as it is stored has unsigned addresses; serving it puts signed ones in their place. */
export function pageAddresses(presentationId: string): { stylesheet: string; cover: string } {
  return {
    stylesheet: `/share/${presentationId}/style.css`,
    cover: `/share/${presentationId}/cover.png`,
  }
}

/** Where the small picture of a slide is; whoever opens it needs a signature. */
export function thumbnailPath(presentationId: string, slideId: string): string {
  return `/share/${encodeURIComponent(presentationId)}/slides/${encodeURIComponent(slideId)}.png`
}

/** Where the owner of a presentation sees it, signed in. */
export function editorPath(presentationId: string): string {
  return `/presentations/${encodeURIComponent(presentationId)}`
}

/** The stored files of these formats of a revision, by format. */
export async function findFiles(
  database: Database,
  presentationId: string,
  revision: number,
  formats: readonly string[],
): Promise<Map<string, ExportFileRow>> {
  const rows = await database
    .select()
    .from(exportFiles)
    .where(
      and(
        eq(exportFiles.presentationId, presentationId),
        eq(exportFiles.revision, revision),
        inArray(exportFiles.format, [...formats]),
      ),
    )
  return new Map(rows.map((row) => [row.format, row]))
}

/** SHA-256 in hex. A file of pictures has tens of megabytes: not in the thread that answers requests. */
async function contentHash(data: Uint8Array): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', data)
  return Buffer.from(digest).toString('hex')
}

/** Keeps bytes under their checksum; gives what their row says of them. */
async function storeBytes(
  { storage }: RenderingTools,
  ownerId: string,
  { data, contentType, extension }: NewFile,
): Promise<{ storageKey: string; byteLength: number }> {
  const storageKey = `exports/${ownerId}/${await contentHash(data)}.${extension}`
  await storage.put(storageKey, data, contentType)
  return { storageKey, byteLength: data.byteLength }
}

/** Bytes first, then the rows that make them known: a crash in between leaves nothing that points nowhere. */
async function storeFiles(
  tools: RenderingTools,
  source: RenderingSource,
  files: readonly NewFile[],
  write: Write,
): Promise<Map<string, ExportFileRow>> {
  const rows = await Promise.all(
    files.map(async (file) => ({
      id: uuidv7(),
      presentationId: source.presentationId,
      revision: source.revision,
      format: file.format,
      ...(await storeBytes(tools, source.ownerId, file)),
    })),
  )
  return write(async (tx) => {
    await tx.insert(exportFiles).values(rows).onConflictDoNothing()
    // Somebody else may have been first; then theirs is the file.
    return findFiles(
      tx,
      source.presentationId,
      source.revision,
      files.map((file) => file.format),
    )
  })
}

function theFile(files: Map<string, ExportFileRow>, format: string): ExportFileRow {
  const file = files.get(format)
  if (file === undefined) throw new Error(`The file ${format} was not stored.`)
  return file
}

type Wanted<Task> = Task extends unknown ? Omit<Task, 'deck' | 'images' | 'customTheme'> : never

/**
 * Renders a document with the pictures and the custom theme that it names, in its owner's turn.
 * @throws {TooLongError} when a thread had no more time for it.
 */
async function render(
  database: Database,
  tools: RenderingTools,
  source: RenderingSource,
  wanted: Wanted<ExportTask>,
  signal?: AbortSignal,
): Promise<ExportResult> {
  const { deck, ownerId } = source
  const images = await loadImages(tools.storage, ownerId, deck)
  const custom = await customThemeOf(database, ownerId, deck.themeId)
  const task = { deck, images, ...custom, ...wanted }
  return forParty(ownerId, () => inTime(() => tools.workers.export(task, signal)))
}

/**
 * A stored file that is handed out again: for retention it is as good as new, so that it outlives its new link.
 *
 * @returns undefined when retention has just removed it.
 */
async function handedOut(
  file: ExportFileRow | undefined,
  write: Write,
): Promise<ExportFileRow | undefined> {
  if (file === undefined) return undefined
  const [row] = await write((tx) =>
    tx
      .update(exportFiles)
      .set({ createdAt: sql`now()` })
      .where(eq(exportFiles.id, file.id))
      .returning(),
  )
  return row
}

/** The PDF or PPTX file of a revision, or its slides' pictures in a zip file, rendered unless it is stored. */
export async function ensureDocument(
  database: Database,
  tools: RenderingTools,
  source: RenderingSource,
  format: DocumentFormat,
  options: { write: Write; signal?: AbortSignal },
): Promise<ExportFileRow> {
  const stored = await findFiles(database, source.presentationId, source.revision, [format])
  const existing = await handedOut(stored.get(format), options.write)
  if (existing) return existing
  const made = await renderDocument(database, tools, source, format, options.signal)
  return theFile(await storeFiles(tools, source, [made], options.write), format)
}

async function renderDocument(
  database: Database,
  tools: RenderingTools,
  source: RenderingSource,
  format: DocumentFormat,
  signal?: AbortSignal,
): Promise<NewFile> {
  const tasks = {
    pdf: { format: 'pdf' },
    ppt: { format: 'ppt', created: source.createdAt },
    png: { format: 'pictures', width: pictureWidth },
  } as const
  const { file } = await render(database, tools, source, tasks[format], signal)
  return { format, data: file, ...documents[format] }
}

/**
 * Makes the bytes of a stored document again, which are gone or damaged. Links name its row, so it stays the same one.
 *
 * @param source the document at the revision that the file shows.
 * @returns undefined when the row has gone meanwhile.
 */
export async function renewDocument(
  database: Database,
  tools: RenderingTools,
  source: RenderingSource,
  { id }: ExportFileRow,
  format: DocumentFormat,
): Promise<ExportFileRow | undefined> {
  const made = await renderDocument(database, tools, source, format)
  const stored = await storeBytes(tools, source.ownerId, made)
  const [row] = await database
    .update(exportFiles)
    .set(stored)
    .where(eq(exportFiles.id, id))
    .returning()
  return row
}

/** For whom a page is: everybody who has its link, or its owner, who sees the speaker notes too. */
export type PageFormat = 'page' | 'owner-page'

/** A page of a revision and its stylesheet, rendered unless they are stored. */
export async function ensurePage(
  database: Database,
  tools: RenderingTools,
  source: RenderingSource,
  options: { write: Write; signal?: AbortSignal; format?: PageFormat },
): Promise<{ page: ExportFileRow; stylesheet: ExportFileRow }> {
  const format = options.format ?? 'page'
  const formats = [format, 'stylesheet']
  let files = await findFiles(database, source.presentationId, source.revision, formats)
  if (files.size < formats.length) {
    const addresses = pageAddresses(source.presentationId)
    const { file, stylesheet } = await render(
      database,
      tools,
      source,
      {
        format: 'page',
        stylesheetUrl: addresses.stylesheet,
        ...(format === 'page' ? { coverImageUrl: addresses.cover } : { forOwner: true }),
      },
      options.signal,
    )
    if (stylesheet === undefined) throw new Error('The page was rendered without its stylesheet.')
    const made: NewFile[] = [
      { format, data: file, contentType: contentTypes.page, extension: 'html' },
      {
        format: 'stylesheet',
        data: stylesheet,
        contentType: contentTypes.stylesheet,
        extension: 'css',
      },
    ]
    files = await storeFiles(tools, source, made, options.write)
  }
  return { page: theFile(files, format), stylesheet: theFile(files, 'stylesheet') }
}

/** A slide to be drawn, `width` pixels wide; `format` is the same as long as its picture is. */
interface SlideImageWish {
  /** 0-based. */
  slideIndex: number
  width: number
  format: string
}

/** How a slide is drawn now, and under which name its picture is kept. */
export async function slideImageWish(
  database: Database,
  { ownerId, deck }: RenderingSource,
  slideIndex: number,
  width: number,
): Promise<SlideImageWish> {
  const { customTheme } = await customThemeOf(database, ownerId, deck.themeId)
  const identity = pageIdentity(deck, slideIndex, customTheme?.definition)
  return { slideIndex, width, format: `png:${identity}:${width}` }
}

/**
 * A picture of one slide, rendered unless it is stored. It may have been made of an earlier revision: a change of one
 * slide does not draw the others again.
 */
export async function ensureSlideImage(
  database: Database,
  tools: RenderingTools,
  source: RenderingSource,
  { slideIndex, width, format }: SlideImageWish,
  options: { write: Write; signal?: AbortSignal },
): Promise<ExportFileRow> {
  const [existing] = await database
    .select()
    .from(exportFiles)
    .where(
      and(
        eq(exportFiles.presentationId, source.presentationId),
        lte(exportFiles.revision, source.revision),
        eq(exportFiles.format, format),
      ),
    )
    .orderBy(desc(exportFiles.revision))
    .limit(1)
  if (existing) return existing
  const task = { format: 'png', slideIndex, width } as const
  const { file } = await render(database, tools, source, task, options.signal)
  const made: NewFile = { format, data: file, contentType: contentTypes.png, extension: 'png' }
  return theFile(await storeFiles(tools, source, [made], options.write), format)
}
