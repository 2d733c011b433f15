import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingFiles } from '../../images/uploads/incoming-files.ts'
import type { ReceivedFile } from '../../images/uploads/keep-uploads.ts'
import { refusedFile } from '../../images/uploads/upload-refused-error.ts'
import { cleanText } from '../../presentations/clean-text.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import { RequestInvalidError } from './http-error.ts'
import { largestFile, largestFileInWords } from './size-limits.ts'

/** The field that the files are in. */
const field = 'files'
/** Files of a request. */
export const mostFiles = 10

/**
 * Makes the routes of this plugin take `multipart/form-data`, and nothing else; another body counts as none. They should
 * have `decompress: plainBody`, because the parts are read as they come.
 */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null, undefined)
  })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: largestFile,
      // Further files are counted here, to name the first that is too many.
      files: 1_000,
      fields: 1_000,
      parts: 1_000,
      fieldSize: 64 * 1024,
      fieldNameSize: 200,
    },
  })
}

/**
 * Writes the files of a request into a directory as they arrive.
 *
 * @throws {RequestInvalidError} without files, or when the body is not well-formed.
 * @throws {UploadRefusedError} for more than ten files or more than 10 MB, naming the file.
 */
async function receiveFiles(request: FastifyRequest, directory: string): Promise<ReceivedFile[]> {
  if (!request.isMultipart()) throw noFiles()
  const received: ReceivedFile[] = []
  let count = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') continue
      // Pages send an empty part where nothing was chosen.
      if (part.fieldname !== field || part.filename === '') {
        await discard(part)
        continue
      }
      count++
      const filename = shownName(part.filename, count)
      if (count > mostFiles)
        throw refusedFile(filename, `is one too many: a request takes ${mostFiles} at the most`)
      const path = join(directory, String(count))
      await pipeline(part.file, createWriteStream(path))
      if (part.file.truncated) throw refusedFile(filename, `is larger than ${largestFileInWords}`)
      received.push({ path, filename })
    }
  } catch (error) {
    throw isMalformed(error) ? malformed() : error
  }
  if (received.length === 0) throw noFiles()
  return received
}

/**
 * Receives the files of a request as `receiveFiles` does, and removes them when the work with them is done.
 *
 * @param work is given the files; it keeps what it needs of them.
 * @throws {TooMuchArrivingError} before anything is read, when too much of this user arrives already.
 */
export async function withReceivedFiles<T>(
  request: FastifyRequest,
  incoming: IncomingFiles,
  work: (files: ReceivedFile[]) => Promise<T>,
): Promise<T> {
  const directory = await incoming.open(request.userId, mostBytesOf(request))
  try {
    return await work(await receiveFiles(request, directory.path))
  } finally {
    await directory.remove()
  }
}

/** Bytes that the files of a request may take: as much as it says, or as a request may have. */
function mostBytesOf(request: FastifyRequest): number {
  const said = request.headers['content-length']
  const most = mostFiles * largestFile
  return said === undefined ? most : Math.min(Number(said), most)
}

async function discard(part: MultipartFile): Promise<void> {
  for await (const _chunk of part.file);
}

/** The name of a file as it is shown and kept: clean, without a path, not too long; by its place when it has none. */
function shownName(given: string | undefined, place: number): string {
  const clean = cleanText(given ?? '')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return clean === '' ? `file ${place}` : withEllipsis(clean, 200)
}

function noFiles(): RequestInvalidError {
  return new RequestInvalidError([{ loc: ['body', field], msg: 'Field required', type: 'missing' }])
}

function malformed(): RequestInvalidError {
  return new RequestInvalidError([
    {
      loc: ['body'],
      msg: 'The body should be well-formed multipart/form-data',
      type: 'value_error',
    },
  ])
}

/** Errors of the parser; what the disk or the connection has to say is something else. */
function isMalformed(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as Partial<FastifyError>
  if (code === 'FST_PREMATURE_CLOSE' || code === 'ERR_STREAM_PREMATURE_CLOSE') return false
  return (
    code.startsWith('FST_') || /multipart|boundary|terminated early|header/i.test(error.message)
  )
}
