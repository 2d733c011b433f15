import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { writeZip, type ZipWriter } from '../../../src/presentations/account-data/zip-writer.ts'

const never = new AbortController().signal

/** The bytes of an archive, once it is written. */
async function written(fill: (zip: ZipWriter) => Promise<void>): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  const length = await writeZip({
    store: async (zip) => {
      bytes = await buffer(zip)
      return bytes.byteLength
    },
    fill,
    signal: never,
  })
  expect(length).toBe(bytes.byteLength)
  return bytes
}

test('files come back as they were added, whatever they were made of', async () => {
  const bytes = await written(async (zip) => {
    await zip.add('text.txt', 'Ünïcode')
    await zip.add('bytes/raw.bin', Uint8Array.of(0, 255), { packed: true })
    await zip.add('stream.txt', Readable.from(['a', 'b']))
    await zip.add(
      'pieces.txt',
      (async function* () {
        yield 'one, '
        yield 'two'
      })(),
    )
    await zip.add('empty.txt', '')
  })
  const zip = await JSZip.loadAsync(bytes)
  expect(Object.keys(zip.files)).toEqual([
    'text.txt',
    'bytes/raw.bin',
    'stream.txt',
    'pieces.txt',
    'empty.txt',
  ])
  expect(await zip.file('text.txt')?.async('string')).toBe('Ünïcode')
  expect(await zip.file('bytes/raw.bin')?.async('array')).toEqual([0, 255])
  expect(await zip.file('stream.txt')?.async('string')).toBe('ab')
  expect(await zip.file('pieces.txt')?.async('string')).toBe('one, two')
  expect(await zip.file('empty.txt')?.async('string')).toBe('')
})

test('a file is written before the next one is made', async () => {
  let alive = 0
  let most = 0
  const bytes = await written(async (zip) => {
    for (let index = 0; index < 20; index += 1) {
      alive += 1
      most = Math.max(most, alive)
      await zip.add(`${index}.bin`, new Uint8Array(1_000_000), { packed: true })
      alive -= 1
    }
  })
  expect(bytes.byteLength).toBeGreaterThan(20_000_000)
  expect(most).toBe(1)
})

test('content that cannot be read ends it, and the store is told', async () => {
  let stored: unknown
  const writing = writeZip({
    store: (zip) =>
      buffer(zip).then(
        (bytes) => bytes.byteLength,
        (error: unknown) => {
          stored = error
          throw error
        },
      ),
    fill: (zip) =>
      zip.add(
        'broken.txt',
        (async function* () {
          yield 'one'
          throw new Error('The file is gone.')
        })(),
      ),
    signal: never,
  })
  await expect(writing).rejects.toThrow('The file is gone.')
  expect(stored).toEqual(new Error('The file is gone.'))
})

test('a store that fails ends the adding, which would wait for ever', async () => {
  const writing = writeZip({
    store: async (zip) => {
      for await (const _piece of zip) break
      throw new Error('The disk is full.')
    },
    fill: async (zip) => {
      for (let index = 0; ; index += 1) await zip.add(`${index}`, new Uint8Array(1_000_000))
    },
    signal: never,
  })
  await expect(writing).rejects.toThrow('The disk is full.')
})

test('an abort ends it in the middle of a file', async () => {
  const abort = new AbortController()
  const writing = writeZip({
    store: async (zip) => (await buffer(zip)).byteLength,
    fill: (zip) =>
      zip.add(
        'endless.txt',
        (async function* () {
          yield 'one'
          abort.abort(new Error('Wanted no more.'))
          await new Promise(() => undefined)
        })(),
      ),
    signal: abort.signal,
  })
  await expect(writing).rejects.toThrow('Wanted no more.')
})
