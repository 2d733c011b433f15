import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** What a file of an archive consists of: whole, or in pieces that are made as they are written. */
type FileContent = Uint8Array | string | Readable | AsyncIterable<string | Uint8Array>

/** Adds files to an archive, one after the other. */
export interface ZipWriter {
  /**
   * Resolves when the file is written as far as memory is concerned, so that the next one may be made.
   *
   * @param path with `/` between folders; each path once.
   * @param options.packed whether the content is compressed already. Default: it is not.
   * @throws what reading the content throws, or what ended the archive.
   */
  add(path: string, content: FileContent, options?: { packed?: boolean }): Promise<void>
}

/**
 * Writes a ZIP file as a stream; what is in memory of it at once is never more than a few pieces.
 *
 * @param options.store takes the stream and keeps it whole or not at all.
 * @param options.fill adds the files.
 * @param options.signal ends it; then nothing is kept.
 * @returns what storing it returned.
 */
export async function writeZip<Stored>(options: {
  store(zip: Readable): Promise<Stored>
  fill(writer: ZipWriter): Promise<void>
  signal: AbortSignal
}): Promise<Stored> {
  const { store, fill, signal } = options
  signal.throwIfAborted()
  const zip = new ZipFile()
  // Its own stream knows no end but a good one; this one can be destroyed.
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  zip.on('error', (error: Error) => output.destroy(error))
  // It may be destroyed before the store reads it; who waits for the store learns why all the same.
  output.on('error', () => undefined)
  const end = () => output.destroy(signal.reason as Error)
  signal.addEventListener('abort', end)

  const stored = store(output)
  const broken = stored.then(() => new Promise<never>(() => undefined))
  broken.catch(() => undefined)
  try {
    await fill({
      async add(path, content, { packed = false } = {}) {
        signal.throwIfAborted()
        const source = readable(content)
        zip.addReadStream(source, path, { compress: !packed, mode: 0o100644 })
        // A disk that is full stops the reading too, and would for ever.
        await Promise.race([finished(source), broken]).finally(() => source.destroy())
      },
    })
    zip.end()
  } catch (error) {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
    await stored.catch(() => undefined)
    throw error
  } finally {
    signal.removeEventListener('abort', end)
  }
  return await stored
}

function readable(content: FileContent): Readable {
  if (content instanceof Readable) return content
  if (typeof content === 'string') return Readable.from([Buffer.from(content)])
  return Readable.from(content instanceof Uint8Array ? [content] : content)
}
