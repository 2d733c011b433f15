import { text } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { exportFiles, presentations, slides, uploads } from '../database/schema.ts'
import { shownTitle } from '../deck/shown-title.ts'
import { imageKey } from '../storage/image-key.ts'
import type { FilePart, ReadFile } from '../storage/storage.ts'
import { loadRevision } from './edits/revisions.ts'
import { NotFoundError } from './errors.ts'
import { loadPresentation } from './presentation-repository.ts'
import {
  contentTypes,
  type DocumentFormat,
  documents,
  type ExportFileRow,
  ensurePage,
  ensureSlideImage,
  findFiles,
  type PageFormat,
  type RenderingSource,
  type RenderingTools,
  renewDocument,
  slideImageWish,
} from './render-files.ts'

/** A stored file, ready to be sent. `tag` is the same for the same bytes. */
export interface OpenFile extends ReadFile {
  contentType: string
  tag: string
}

/** Which part of a file is wanted; undefined: the whole. */
type WantPart = (file: { byteLength: number; tag: string }) => FilePart | undefined

/** A file to save, under the title of its presentation. */
interface DownloadFile extends OpenFile {
  title: string
  extension: (typeof documents)[DocumentFormat]['extension']
}

/** What the holder of a signed link can open; checking the signature is the caller's. */
export interface SharedFiles {
  /** The share page of the presentation as it is now, with unsigned addresses (`pageAddresses`). */
  page(presentationId: string): Promise<string>
  /** The same with the speaker notes; only for the owner. */
  ownerPage(ownerId: string, presentationId: string): Promise<string>
  stylesheet(presentationId: string): Promise<OpenFile>
  /** The first slide, 1280 pixels wide. */
  cover(presentationId: string): Promise<OpenFile>
  /** A slide, 640 pixels wide. */
  thumbnail(presentationId: string, slideId: string): Promise<OpenFile>
  /** An uploaded picture, as it was normalised. */
  upload(uploadId: string): Promise<OpenFile>
  download(fileId: string, wantPart?: WantPart): Promise<DownloadFile>
}

const coverWidth = 1280
const thumbnailWidth = 640

function isDocument(format: string): format is DocumentFormat {
  return Object.hasOwn(documents, format)
}

/**
 * Opens shared files; what is not stored for the current revision is rendered first, once however many ask.
 * All methods throw NotFoundError when there is no such presentation, slide or file.
 */
export function createSharedFiles(database: Database, tools: RenderingTools): SharedFiles {
  const underWay = new Map<string, Promise<unknown>>()
  const write = database.transaction.bind(database)

  function once<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = underWay.get(key) as Promise<T> | undefined
    if (running) return running
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }

  /** Undefined when the bytes are gone or damaged. */
  async function read(
    file: ExportFileRow,
    contentType: string,
    wantPart?: WantPart,
  ): Promise<OpenFile | undefined> {
    const tag = file.storageKey.split('/').at(-1)?.slice(0, 32) ?? file.id
    const blob = await tools.storage.read(file.storageKey, (byteLength) =>
      wantPart?.({ byteLength, tag }),
    )
    return blob && { ...blob, contentType, tag }
  }

  /** As `read`; where there is nothing to read the row goes, so that the file can be made again. */
  async function open(file: ExportFileRow, contentType: string): Promise<OpenFile | undefined> {
    const opened = await read(file, contentType)
    if (opened === undefined) await database.delete(exportFiles).where(eq(exportFiles.id, file.id))
    return opened
  }

  /** Opens what `find` finds or makes; a second time when the bytes of the first were gone. */
  async function openRendered(
    find: () => Promise<ExportFileRow>,
    contentType: string,
  ): Promise<OpenFile> {
    const file = (await open(await find(), contentType)) ?? (await open(await find(), contentType))
    if (file === undefined) throw new NotFoundError('file')
    return file
  }

  async function sourceOf(presentationId: string): Promise<RenderingSource> {
    const { presentation, deck } = await loadPresentation(database, { id: presentationId })
    return {
      ownerId: presentation.ownerId,
      presentationId,
      revision: presentation.revision,
      deck,
      createdAt: presentation.createdAt,
    }
  }

  async function pageFiles(presentationId: string, format: PageFormat, ownerId?: string) {
    const isOwners = ownerId === undefined ? undefined : eq(presentations.ownerId, ownerId)
    const [presentation] = await database
      .select({ revision: presentations.revision })
      .from(presentations)
      .where(and(eq(presentations.id, presentationId), isOwners))
    if (presentation === undefined) throw new NotFoundError('presentation')
    const { revision } = presentation
    const stored = await findFiles(database, presentationId, revision, [format, 'stylesheet'])
    const page = stored.get(format)
    const stylesheet = stored.get('stylesheet')
    if (page && stylesheet) return { page, stylesheet }
    return once(`${format} ${presentationId} ${revision}`, async () =>
      ensurePage(database, tools, await sourceOf(presentationId), { write, format }),
    )
  }

  async function pageText(
    presentationId: string,
    format: PageFormat,
    ownerId?: string,
  ): Promise<string> {
    const find = async () => (await pageFiles(presentationId, format, ownerId)).page
    return text((await openRendered(find, contentTypes.page)).stream)
  }

  /** A document whose bytes are gone or damaged, of the presentation as it was when it was made; undefined: it has gone. */
  async function madeAgain(
    file: ExportFileRow,
    format: DocumentFormat,
    wantPart?: WantPart,
  ): Promise<OpenFile | undefined> {
    const { presentationId, revision } = file
    const renewed = await once(file.id, async () => {
      const { presentation, deck } = await loadRevision(database, presentationId, revision)
      const { ownerId, createdAt } = presentation
      const source = { ownerId, presentationId, revision, deck, createdAt }
      return renewDocument(database, tools, source, file, format)
    })
    return renewed && read(renewed, documents[format].contentType, wantPart)
  }

  async function slideImage(presentationId: string, slideId: string | undefined, width: number) {
    const source = await sourceOf(presentationId)
    const index =
      slideId === undefined ? 0 : source.deck.slides.findIndex((slide) => slide.id === slideId)
    if (source.deck.slides[index] === undefined) throw new NotFoundError('slide')
    const wish = await slideImageWish(database, source, index, width)
    return openRendered(
      () =>
        once(`${presentationId} ${wish.format}`, () =>
          ensureSlideImage(database, tools, source, wish, { write }),
        ),
      contentTypes.png,
    )
  }

  return {
    page: (presentationId) => pageText(presentationId, 'page'),
    ownerPage: (ownerId, presentationId) => pageText(presentationId, 'owner-page', ownerId),
    stylesheet(presentationId) {
      const find = async () => (await pageFiles(presentationId, 'page')).stylesheet
      return openRendered(find, contentTypes.stylesheet)
    },
    cover: (presentationId) => slideImage(presentationId, undefined, coverWidth),
    thumbnail: (presentationId, slideId) => slideImage(presentationId, slideId, thumbnailWidth),
    async upload(uploadId) {
      const [upload] = await database.select().from(uploads).where(eq(uploads.id, uploadId))
      if (upload === undefined) throw new NotFoundError('file')
      const { ownerId, contentHash, mediaType } = upload
      const blob = await tools.storage.read(imageKey(ownerId, contentHash))
      if (blob === undefined) throw new NotFoundError('file')
      return { ...blob, contentType: mediaType, tag: contentHash.slice(0, 32) }
    },
    async download(fileId, wantPart) {
      const [row] = await database
        .select({ file: exportFiles, title: presentations.title, first: slides.content })
        .from(exportFiles)
        .innerJoin(presentations, eq(presentations.id, exportFiles.presentationId))
        .leftJoin(slides, and(eq(slides.presentationId, presentations.id), eq(slides.position, 0)))
        .where(eq(exportFiles.id, fileId))
      if (row === undefined) throw new NotFoundError('file')
      const { file, title, first } = row
      if (!isDocument(file.format)) throw new NotFoundError('file')
      const { contentType, extension } = documents[file.format]
      const opened =
        (await read(file, contentType, wantPart)) ?? (await madeAgain(file, file.format, wantPart))
      if (opened === undefined) throw new NotFoundError('file')
      return { ...opened, title: shownTitle({ title, slides: first ? [first] : [] }), extension }
    },
  }
}
