import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigurationError } from '../../src/config.ts'
import { openDiskStorage } from '../../src/storage/disk-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'

const bytes = (content: string) => new TextEncoder().encode(content)

describe('Files on disk', () => {
  let directory: string
  let storage: Storage
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-storage-'))
    storage = (await openDiskStorage(directory)).storage
  })
  afterEach(async () => {
    await rm(directory, { recursive: true })
  })

  async function read(key: string): Promise<string | undefined> {
    const file = await storage.read(key)
    return file && (await text(file.stream))
  }

  it('come back as they were stored', async () => {
    await storage.put('ada/deck.pdf', Uint8Array.of(0, 255, 10), 'application/pdf')
    const file = await storage.read('ada/deck.pdf')
    expect(file?.byteLength).toBe(3)
    expect(file && [...(await buffer(file.stream))]).toEqual([0, 255, 10])
  })

  describe('under the checksum of their bytes', () => {
    const data = bytes('a file of a deck')
    const key = `exports/ada/${createHash('sha256').update(data).digest('hex')}.pdf`
    beforeEach(() => storage.put(key, data, 'application/pdf'))

    it('come back as long as they are what was stored', async () => {
      expect(await read(key)).toBe('a file of a deck')
      expect(await read(key)).toBe('a file of a deck')
    })

    it('count as gone when a byte has changed, also after they were read', async () => {
      await read(key)
      await writeFile(join(directory, 'files', key), 'a file of a dock')
      expect(await read(key)).toBeUndefined()
    })

    it('count as gone when their end is missing', async () => {
      await writeFile(join(directory, 'files', key), 'a file of')
      expect(await read(key)).toBeUndefined()
    })

    it('are reported once, by their keys, when they are damaged', async () => {
      const damaged: string[] = []
      const onDamaged = (found: string) => damaged.push(found)
      const { storage } = await openDiskStorage(directory, { onDamaged })
      await storage.read(key).then((file) => file?.stream.destroy())
      await writeFile(join(directory, 'files', key), 'a file of a dock')
      for (let count = 0; count < 3; count++) expect(await storage.read(key)).toBeUndefined()
      expect(damaged).toEqual([key])
    })

    it('are there again when a copy is put back that looks as the damaged one from outside', async () => {
      const file = join(directory, 'files', key)
      const longAgo = new Date('2026-01-01')
      for (const content of ['a file of a dock', 'a file of a deck']) {
        await writeFile(file, content)
        await utimes(file, longAgo, longAgo)
        expect(await read(key)).toBe(content === 'a file of a deck' ? content : undefined)
      }
    })

    it('are not read through by who has just stored them', async () => {
      // Whoever reads these through finds that they are others than the key says.
      await storage.put(key, bytes('taken as given'), 'application/pdf')
      expect(await read(key)).toBe('taken as given')
    })

    it('are there again when they are stored again', async () => {
      await writeFile(join(directory, 'files', key), '')
      await storage.put(key, data, 'application/pdf')
      expect(await read(key)).toBe('a file of a deck')
    })
  })

  it('are replaced by a later one with their key', async () => {
    await storage.put('ada/deck.pdf', bytes('old'), 'application/pdf')
    await storage.put('ada/deck.pdf', bytes('new'), 'application/pdf')
    expect(await read('ada/deck.pdf')).toBe('new')
  })

  it('are gone after deletion, which may happen twice', async () => {
    await storage.put('ada/deck.pdf', bytes('old'), 'application/pdf')
    await storage.delete('ada/deck.pdf')
    await storage.delete('ada/deck.pdf')
    expect(await storage.read('ada/deck.pdf')).toBeUndefined()
  })

  it('have room for more as long as one can be written', async () => {
    await expect(storage.checkRoom()).resolves.toBeUndefined()
    await rm(join(directory, 'files', '.temporary'), { recursive: true })
    await expect(storage.checkRoom()).rejects.toThrow('ENOENT')
  })

  describe('that come as a stream', () => {
    it('are stored whole, with their length', async () => {
      const stored = await storage.putStream(
        (checksum) => `archives/ada/all-${checksum}.zip`,
        Readable.from([bytes('one '), bytes('two')]),
        'application/zip',
      )
      expect(stored.byteLength).toBe(7)
      expect(await read(stored.key)).toBe('one two')
    })

    it('are gone when they are damaged, as files under their checksum are', async () => {
      const { key } = await storage.putStream(
        (checksum) => `archives/ada/all-${checksum}.zip`,
        Readable.from([bytes('whole')]),
        'application/zip',
      )
      await writeFile(join(directory, 'files', key), 'whale')
      expect(await storage.read(key)).toBeUndefined()
    })

    it('are not there before their end, nor after a bad one', async () => {
      let seen: string | undefined = 'not asked'
      const stream = Readable.from(
        (async function* () {
          yield bytes('half')
          seen = await read('archives/ada/all.zip')
          throw new Error('It broke.')
        })(),
      )
      await expect(
        storage.putStream(() => 'archives/ada/all.zip', stream, 'application/zip'),
      ).rejects.toThrow('It broke.')
      expect(seen).toBeUndefined()
      expect(await read('archives/ada/all.zip')).toBeUndefined()
      expect(await readdir(join(directory, 'files', '.temporary'))).toEqual([])
    })

    it('leave what was stored before when they break', async () => {
      await storage.put('archives/ada/all.zip', bytes('before'), 'application/zip')
      const stream = new Readable({ read: () => undefined })
      const storing = storage.putStream(() => 'archives/ada/all.zip', stream, 'application/zip')
      stream.destroy(new Error('It broke.'))
      await expect(storing).rejects.toThrow()
      expect(await read('archives/ada/all.zip')).toBe('before')
    })
  })

  describe('that are listed', () => {
    async function keys(prefix: string): Promise<string[]> {
      const all: string[] = []
      for await (const { key } of storage.list(prefix)) all.push(key)
      return all.sort()
    }

    it('are those below the prefix, with the moment of their storing', async () => {
      const before = Date.now()
      await storage.put('exports/ada/deck.pdf', bytes('1'), 'application/pdf')
      await storage.put('exports/bob/deck.pdf', bytes('2'), 'application/pdf')
      await storage.put('images/ada/one', bytes('3'), 'image/png')
      expect(await keys('exports')).toEqual(['exports/ada/deck.pdf', 'exports/bob/deck.pdf'])
      expect(await keys('images')).toEqual(['images/ada/one'])
      for await (const { storedAt } of storage.list('images'))
        expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(60_000)
    })

    it('are none where nothing was stored', async () => {
      expect(await keys('exports')).toEqual([])
    })

    it('are not our own', async () => {
      await writeFile(join(directory, 'files', '.marker'), 'x')
      await storage.put('exports/ada/deck.pdf', bytes('1'), 'application/pdf')
      await writeFile(join(directory, 'files', 'exports', '.hidden'), 'x')
      expect(await keys('exports')).toEqual(['exports/ada/deck.pdf'])
    })
  })

  describe('are deleted if older', () => {
    const day = new Date('2026-01-10T00:00:00Z')
    async function storedAt(moment: string): Promise<void> {
      await storage.put('ada/deck.pdf', bytes('deck'), 'application/pdf')
      const date = new Date(moment)
      await utimes(join(directory, 'files', 'ada', 'deck.pdf'), date, date)
    }

    it('when they are', async () => {
      await storedAt('2026-01-09T23:59:59Z')
      expect(await storage.deleteIfOlder('ada/deck.pdf', day)).toBe(true)
      expect(await read('ada/deck.pdf')).toBeUndefined()
      expect(await readdir(join(directory, 'files', '.temporary'))).toEqual([])
    })

    it('not when they are not', async () => {
      await storedAt('2026-01-10T00:00:00Z')
      expect(await storage.deleteIfOlder('ada/deck.pdf', day)).toBe(false)
      expect(await read('ada/deck.pdf')).toBe('deck')
    })

    it('not when they do not exist', async () => {
      expect(await storage.deleteIfOlder('ada/deck.pdf', day)).toBe(false)
    })

    it('never when they are stored again meanwhile', async () => {
      await storedAt('2026-01-01T00:00:00Z')
      // A moment that stores the file again when it is first compared: between the look and the deletion.
      let looked = false
      const moment = Object.assign(new Date(day), {
        valueOf() {
          if (!looked) writeFileSync(join(directory, 'files', 'ada', 'deck.pdf'), 'again')
          looked = true
          return day.getTime()
        },
      })
      expect(await storage.deleteIfOlder('ada/deck.pdf', moment)).toBe(false)
      expect(await read('ada/deck.pdf')).toBe('again')
      expect(await readdir(join(directory, 'files', '.temporary'))).toEqual([])
    })
  })

  it('are undefined where nothing was stored', async () => {
    expect(await storage.read('nobody/deck.pdf')).toBeUndefined()
  })

  it.each([
    '',
    '/',
    '..',
    '../secret',
    'ada/../../secret',
    'ada/./deck.pdf',
    '/etc/passwd',
    'ada//deck.pdf',
    'ada\\..\\secret',
    'C:\\secret',
    'ada/deck.pdf\u0000.png',
    'ada/%2e%2e',
    'ada/дек.pdf',
    '.marker',
    '.temporary/draft',
    'ada/.hidden',
    'x'.repeat(201),
    'a/b/c/d/e/f/g/h/i',
  ])('refuse the key %j, whatever is asked', async (key) => {
    await writeFile(join(directory, 'secret'), 'secret')
    await expect(storage.read(key)).rejects.toThrow(RangeError)
    await expect(storage.put(key, bytes('x'), 'text/plain')).rejects.toThrow(RangeError)
    await expect(storage.delete(key)).rejects.toThrow(RangeError)
  })

  it('are read whole while they are replaced', async () => {
    const size = 300_000
    const old = new Uint8Array(size).fill(1)
    const young = new Uint8Array(size).fill(2)
    await storage.put('ada/deck.pdf', old, 'application/pdf')
    let done = false
    const writing = (async () => {
      for (let round = 0; round < 20; round++)
        await storage.put('ada/deck.pdf', round % 2 === 0 ? young : old, 'application/pdf')
    })().finally(() => {
      done = true
    })
    while (!done) {
      const file = await storage.read('ada/deck.pdf')
      const content = file && (await buffer(file.stream))
      expect(content?.byteLength).toBe(size)
      expect(content?.every((byte) => byte === content[0])).toBe(true)
    }
    await writing
  })

  it('leave no draft behind when they cannot be put in their place', async () => {
    await storage.put('ada/deck.pdf', bytes('old'), 'application/pdf')
    await expect(storage.put('ada', bytes('x'), 'application/pdf')).rejects.toThrow()
    expect(await readdir(join(directory, 'files', '.temporary'))).toEqual([])
  })

  it('lose the drafts of a process that was killed long ago, not those under way', async () => {
    const temporary = join(directory, 'files', '.temporary')
    await writeFile(join(temporary, 'abandoned'), 'half a de')
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await utimes(join(temporary, 'abandoned'), longAgo, longAgo)
    await writeFile(join(temporary, 'under-way'), 'half a de')
    await openDiskStorage(directory)
    expect(await readdir(temporary)).toEqual(['under-way'])
  })

  it('cannot be where a file is in the way', async () => {
    await writeFile(join(directory, 'file'), '')
    await expect(openDiskStorage(join(directory, 'file'))).rejects.toThrow(ConfigurationError)
  })
})
