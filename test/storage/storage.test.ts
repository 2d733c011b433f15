import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ConfigurationError } from '../../src/config.ts'
import type { Connection } from '../../src/database/connection.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type Storage, storageKey } from '../../src/storage/storage.ts'
import { describeEachDatabase, describePostgres, emptyDatabase } from '../support/databases.ts'

const text = (content: string) => new TextEncoder().encode(content)

describeEachDatabase('Storage', (open) => {
  let connection: Connection
  let dataDirectory: string
  let storage: Storage
  beforeAll(async () => {
    connection = await open()
    dataDirectory = await mkdtemp(join(tmpdir(), 'slidewright-storage-'))
    storage = await openStorage({ dataDirectory }, connection)
  })
  afterAll(async () => {
    await rm(dataDirectory, { recursive: true })
  })

  it('never leads out of its directory, whatever the key', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom('..', '.', 'a', ''), fc.string()), { maxLength: 6 }),
        async (segments) => {
          const file = await storage.read(segments.join('/')).catch((error: unknown) => {
            expect(error).toBeInstanceOf(RangeError)
          })
          expect(file).toBeUndefined()
        },
      ),
    )
  })

  it('names a file by its owner and content', () => {
    expect(storageKey('ada', text('content'), 'pdf')).toBe(
      'ada/ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73.pdf',
    )
  })

  it('is opened again at the next start', async () => {
    await expect(openStorage({ dataDirectory }, connection)).resolves.toBeDefined()
  })
})

describeEachDatabase('The marker of a storage', (open) => {
  let connection: Connection
  const directories: string[] = []
  const newDirectory = async () => {
    const directory = await mkdtemp(join(tmpdir(), 'slidewright-storage-'))
    directories.push(directory)
    return directory
  }
  const markerOf = (directory: string) => readFile(join(directory, 'files', '.marker'), 'utf8')

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(() => emptyDatabase(connection))
  afterAll(async () => {
    for (const directory of directories) await rm(directory, { recursive: true })
  })

  it('is one for all processes that start together', async () => {
    const dataDirectory = await newDirectory()
    await Promise.all(Array.from({ length: 5 }, () => openStorage({ dataDirectory }, connection)))
    expect(await markerOf(dataDirectory)).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('stays when the database is new', async () => {
    const dataDirectory = await newDirectory()
    await openStorage({ dataDirectory }, connection)
    const marker = await markerOf(dataDirectory)
    await emptyDatabase(connection)
    await openStorage({ dataDirectory }, connection)
    expect(await markerOf(dataDirectory)).toBe(marker)
  })

  it('follows an embedded database, which lies beside its files, and no shared one', async () => {
    const [before, now] = [await newDirectory(), await newDirectory()]
    await openStorage({ dataDirectory: before }, connection)
    const opening = openStorage({ dataDirectory: now }, connection)
    if (connection.kind !== 'embedded') {
      await expect(opening).rejects.toThrow()
      return
    }
    await opening
    expect(await markerOf(now)).toBe(await markerOf(before))
  })
})

describePostgres('Processes that share a database', (open) => {
  it('must share their files, and are told how', async () => {
    const [one, other] = [await open(), await open()]
    const directory = await mkdtemp(join(tmpdir(), 'slidewright-storage-'))
    const [shared, foreign, empty] = ['shared', 'foreign', 'empty'].map((name) =>
      join(directory, name),
    ) as [string, string, string]
    await openStorage({ dataDirectory: shared }, one)
    await expect(openStorage({ dataDirectory: shared }, other)).resolves.toBeDefined()

    const refused = openStorage({ dataDirectory: empty }, other)
    await expect(refused).rejects.toThrow(ConfigurationError)
    await expect(refused).rejects.toThrow(/^The files of this database are not in DATA_DIR .*\.$/)
    expect(existsSync(join(empty, 'files', '.marker'))).toBe(false)

    await openStorage({ dataDirectory: foreign }, one).catch(() => undefined)
    await writeFile(join(foreign, 'files', '.marker'), 'of another database')
    await expect(openStorage({ dataDirectory: foreign }, other)).rejects.toThrow(ConfigurationError)
    await rm(directory, { recursive: true })
  })
})
