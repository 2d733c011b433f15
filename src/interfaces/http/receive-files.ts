import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingFiles } from '../../images/uploads/incoming-files.ts'
import type { ReceivedFile } from '../../images/uploads/keep-uploads.ts'
import { refusedFile, type UploadRefusedError } from '../../images/uploads/upload-refused-error.ts'
import { cleanText } from '../../presentations/clean-text.ts'
import { RequestInvalidError } from './http-error.ts'

/** The field that the files are in. */
const field = 'files'
/** Files of a request. */
export const mostFiles = 10
/** Bytes of a file. */
const mostFileBytes = 10 * 1024 * 1024

/** What is read of a request that is refused already, so that its sender comes to read the answer. */
const mostRequestBytes = 256 * 1024 * 1024
/** A sender that is silent for so long is gone. */
const silenceMilliseconds = 30_000

/** Makes the routes of this plugin take `multipart/form-data`, and nothing else; another body counts as none. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null, undefined)
  })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: mostFileBytes,
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
 * Writes the files of a request into a directory as they arrive. A request that is refused is still read to its end:
 * one that stops being read never comes to read the answer.
 *
 * @throws {RequestInvalidError} without files, or when the body is not well-formed.
 * @throws {UploadRefusedError} for more than ten files or more than 10 MB, naming the file.
 */
async function receiveFiles(request: FastifyRequest, directory: string): Promise<ReceivedFile[]> {
  if (!request.isMultipart()) throw noFiles()
  const received: ReceivedFile[] = []
  let refusal: UploadRefusedError | undefined
  let count = 0
  const stopWatching = watchSender(request)
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') continue
      // Pages send an empty part where nothing was chosen.
      const wanted = part.fieldname === field && part.filename !== ''
      if (wanted) count++
      if (!wanted || refusal !== undefined) {
        await discard(part)
        continue
      }
      const filename = shownName(part.filename, count)
      if (count > mostFiles) {
        refusal = refusedFile(filename, `is one too many: a request takes ${mostFiles} at the most`)
        await discard(part)
        continue
      }
      const path = join(directory, String(count))
      await pipeline(part.file, createWriteStream(path))
      if (part.file.truncated) refusal = refusedFile(filename, 'is larger than 10 MB')
      else received.push({ path, filename })
    }
  } catch (error) {
    throw isMalformed(error) ? malformed() : error
  } finally {
    stopWatching()
  }
  if (refusal !== undefined) throw refusal
  if (received.length === 0) throw noFiles()
  return received
}

/**
 * Receives the files of a request as `receiveFiles` does, and removes them when the work with them is done.
 *
 * @param work is given the files; it keeps what it needs of them.
 */
export async function withReceivedFiles<T>(
  request: FastifyRequest,
  incoming: IncomingFiles,
  work: (files: ReceivedFile[]) => Promise<T>,
): Promise<T> {
  const directory = await incoming.open()
  try {
    return await work(await receiveFiles(request, directory.path))
  } finally {
    await directory.remove()
  }
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
  const characters = [...clean]
  if (characters.length > 200) return `${characters.slice(0, 199).join('')}…`
  return clean === '' ? `file ${place}` : clean
}

/** Ends a request whose sender has fallen silent or does not stop; gives what ends the watch. */
function watchSender(request: FastifyRequest): () => void {
  const { socket } = request.raw
  const start = socket.bytesRead
  let before = start
  let heard = Date.now()
  const timer = setInterval(() => {
    const { bytesRead } = socket
    if (bytesRead > before) heard = Date.now()
    before = bytesRead
    const silent = Date.now() - heard > silenceMilliseconds && !request.raw.readableEnded
    if (silent || bytesRead - start > mostRequestBytes) request.raw.destroy()
  }, 1_000)
  timer.unref()
  return () => clearInterval(timer)
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
