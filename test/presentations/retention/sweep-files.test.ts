import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '../../../src/database/connection.ts'
import { exportFiles, operations, presentations, uploads } from '../../../src/database/schema.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import { sweepFiles } from '../../../src/presentations/retention/sweep-files.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { describeEachDatabase, emptyDatabase } from '../../support/databases.ts'
import { image, slide } from '../../support/decks.ts'
import { somebody } from '../../support/operations.ts'
import { emptyPresentation } from '../../support/presentations.ts'

const { signal } = new AbortController()
const idOf = (content: string) => createHash('sha256').update(content).digest('hex')

describeEachDatabase('Sweeping files', (open) => {
  let connection: Connection
  let storage: Storage
  let directory: string
  let ownerId: string
  let presentationId: string

  beforeAll(async () => {
    connection = await open()
    directory = await mkdtemp(join(tmpdir(), 'slidewright-sweep-'))
    storage = await openStorage({ dataDirectory: directory }, connection)
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))
  beforeEach(async () => {
    await emptyDatabase(connection)
    await rm(join(directory, 'files', 'exports'), { recursive: true, force: true })
    await rm(join(directory, 'files', 'images'), { recursive: true, force: true })
    await rm(join(directory, 'files', 'archives'), { recursive: true, force: true })
    ownerId = await somebody(connection)
    presentationId = await emptyPresentation(connection, ownerId)
  })

  /** Stores a file as it would be after so many hours. */
  async function file(key: string, hours: number): Promise<string> {
    await storage.put(key, new TextEncoder().encode(key), 'image/png')
    const moment = new Date(Date.now() - hours * 3_600_000)
    await utimes(join(directory, 'files', key), moment, moment)
    return key
  }
  async function keys(): Promise<string[]> {
    const all: string[] = []
    for (const prefix of ['exports', 'images', 'archives'])
      for await (const { key } of storage.list(prefix)) all.push(key)
    return all.sort()
  }
  const sweep = () => sweepFiles(connection.database, storage, signal)
  const row = (storageKey: string) =>
    connection.database.insert(exportFiles).values({
      id: randomUUID(),
      presentationId,
      revision: 1,
      format: storageKey,
      storageKey,
      byteLength: 1,
    })
  const insert = (id: string) =>
    connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId, presentationId }, [
        { op: 'insert_slide', slide: { ...slide('image', 'One', [image(id)]), id: 'one' } },
      ]),
    )

  it('deletes rendered files that no row names', async () => {
    const named = await file(`exports/${ownerId}/named.pdf`, 48)
    await row(named)
    await file(`exports/${ownerId}/unnamed.pdf`, 48)
    expect(await sweep()).toBe(1)
    expect(await keys()).toEqual([named])
  })

  /** An archive that was made so many days ago. */
  async function archive(days: number): Promise<string> {
    const id = randomUUID()
    const storageKey = await file(`archives/${ownerId}/${id}.zip`, days * 24)
    const completedAt = new Date(Date.now() - days * 24 * 3_600_000)
    await connection.database.insert(operations).values({
      id,
      kind: 'account_archive',
      ownerId,
      status: 'completed',
      input: {},
      result: { storageKey, byteLength: 1, madeAt: completedAt.toISOString() },
      completedAt,
    })
    return storageKey
  }

  it('keeps the newest archive of a user for seven days', async () => {
    await archive(6)
    const newest = await archive(5)
    expect(await sweep()).toBe(1)
    expect(await keys()).toEqual([newest])
  })

  it('deletes an archive after seven days', async () => {
    await archive(8)
    expect(await sweep()).toBe(1)
    expect(await keys()).toEqual([])
  })

  it('deletes what the deletion of a user left', async () => {
    const gone = randomUUID()
    for (const key of [`exports/${gone}/a.pdf`, `images/${gone}/b`, `archives/${gone}/c.zip`])
      await file(key, 48)
    expect(await sweep()).toBe(3)
    expect(await keys()).toEqual([])
  })

  it('keeps what is younger than a day: its row may be about to be written', async () => {
    const young = [
      await file(`exports/${ownerId}/young.pdf`, 23),
      await file(`images/${ownerId}/${idOf('young')}`, 23),
    ]
    expect(await sweep()).toBe(0)
    expect(await keys()).toEqual(young)
  })

  it('deletes the files of presentations that were deleted', async () => {
    const pdf = await file(`exports/${ownerId}/deck.pdf`, 48)
    await row(pdf)
    await file(`images/${ownerId}/${idOf('a')}`, 48)
    await insert(idOf('a'))
    expect(await sweep()).toBe(0)
    await connection.database.delete(presentations)
    expect(await sweep()).toBe(2)
    expect(await keys()).toEqual([])
  })

  it('keeps pictures that a slide shows in any variant', async () => {
    const shown = await file(`images/${ownerId}/${idOf('a')}`, 48)
    const hidden = await file(`images/${ownerId}/${idOf('b')}`, 48)
    await file(`images/${ownerId}/${idOf('c')}`, 48)
    const first = slide('image', 'One', [image(idOf('a'))])
    const second = slide('image', 'One', [image(idOf('b'))])
    await connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId, presentationId }, [
        {
          op: 'insert_slide',
          slide: { ...first, variants: [...first.variants, ...second.variants] },
        },
      ]),
    )
    expect(await sweep()).toBe(1)
    expect(await keys()).toEqual([hidden, shown].sort())
  })

  it('keeps pictures that an earlier revision would bring back', async () => {
    const key = await file(`images/${ownerId}/${idOf('a')}`, 48)
    await insert(idOf('a'))
    await connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId, presentationId }, [
        { op: 'delete_slide', slideId: 'one' },
      ]),
    )
    expect(await sweep()).toBe(0)
    expect(await keys()).toEqual([key])
  })

  it('keeps pictures that were uploaded', async () => {
    const key = await file(`images/${ownerId}/${idOf('a')}`, 48)
    await connection.database.insert(uploads).values({
      id: randomUUID(),
      ownerId,
      filename: 'a.png',
      contentHash: idOf('a'),
      mediaType: 'image/png',
      width: 1,
      height: 1,
      byteLength: 1,
    })
    expect(await sweep()).toBe(0)
    expect(await keys()).toEqual([key])
  })

  it('does not keep what another user names', async () => {
    const stranger = await somebody(connection)
    await file(`images/${stranger}/${idOf('a')}`, 48)
    const mine = await file(`images/${ownerId}/${idOf('a')}`, 48)
    await insert(idOf('a'))
    expect(await sweep()).toBe(1)
    expect(await keys()).toEqual([mine])
  })

  it('deletes what users have left behind who are gone', async () => {
    await file(`images/${randomUUID()}/${idOf('a')}`, 48)
    await file(`exports/${randomUUID()}/deck.pdf`, 48)
    expect(await sweep()).toBe(2)
  })

  it('stops when it is told to', async () => {
    await file(`exports/${ownerId}/unnamed.pdf`, 48)
    expect(await sweepFiles(connection.database, storage, AbortSignal.abort())).toBe(0)
  })
})
