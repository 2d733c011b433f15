import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTaskStore } from '../../../src/agent-tasks/postgres-task-store.ts'
import type { Connection } from '../../../src/database/connection.ts'
import {
  creditLedger,
  exportFiles,
  operations,
  presentations,
} from '../../../src/database/schema.ts'
import { operationView, shownKinds } from '../../../src/interfaces/modern/operation-view.ts'
import { generationView } from '../../../src/interfaces/v1/generation-view.ts'
import { createEventFollower } from '../../../src/jobs/follow-events.ts'
import { createJobRunner, type JobRunner } from '../../../src/jobs/job-runner.ts'
import { findOperation, requestCancel } from '../../../src/jobs/operations.ts'
import { archiveKind } from '../../../src/presentations/account-data/archive-operation.ts'
import { deleteAccount } from '../../../src/presentations/account-data/delete-account.ts'
import { latestArchive, openArchive } from '../../../src/presentations/account-data/read-archive.ts'
import { startArchive } from '../../../src/presentations/account-data/start-archive.ts'
import { cancelOperation } from '../../../src/presentations/cancel-operation.ts'
import { deletePresentation } from '../../../src/presentations/delete-presentation.ts'
import { accountArchive } from '../../../src/presentations/handlers/account-archive.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { damageFile } from '../../support/damage-file.ts'
import { describeDatabase, emptyDatabase } from '../../support/databases.ts'
import { createFakeWorkers, type FakeWorkers } from '../../support/fake-workers.ts'
import { type FullAccount, fullAccount } from '../../support/full-account.ts'
import { signal, silentLogger, somebody, whenStatus } from '../../support/operations.ts'
import { emptyPresentation } from '../../support/presentations.ts'

describeDatabase('The archive of an account', (open) => {
  let connection: Connection
  let storage: Storage
  let directory: string
  let workers: FakeWorkers
  let account: FullAccount
  const runners: JobRunner[] = []

  beforeAll(async () => {
    connection = await open()
    directory = await mkdtemp(join(tmpdir(), 'slidewright-archive-'))
    storage = await openStorage({ dataDirectory: directory }, connection)
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))
  beforeEach(async () => {
    await emptyDatabase(connection)
    workers = createFakeWorkers()
    account = await fullAccount(connection, storage, { title: 'Plan: A/B' })
  })
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop(0)
  })

  async function work(): Promise<JobRunner> {
    const handlers = { [archiveKind]: accountArchive({ storage, workers }, silentLogger) }
    const runner = createJobRunner({ connection, handlers, logger: silentLogger, concurrency: 2 })
    runners.push(runner)
    await runner.start()
    return runner
  }

  const start = () => startArchive({ connection }, account.userId)
  const latest = () => latestArchive(connection.database, account.userId)
  const ended = (id: string) => whenStatus(connection, account.userId, id, 'completed')

  /** An archive that is made now. */
  async function made(): Promise<JSZip> {
    const { operationId } = await start()
    await work()
    await ended(operationId)
    const archive = await openArchive({ database: connection.database, storage }, account.userId)
    if (archive === undefined) throw new Error('There is no archive.')
    return JSZip.loadAsync(await buffer(archive.stream))
  }

  const paths = (zip: JSZip) => Object.keys(zip.files).sort()
  const textOf = async (zip: JSZip, path: string) => (await zip.file(path)?.async('string')) ?? ''
  const json = async (zip: JSZip, path: string) => JSON.parse(await textOf(zip, path))
  const end = (id: string) => id.replace(/[^0-9A-Za-z]/g, '').slice(-8)
  const folder = () => `presentations/Plan A B-${end(account.presentationId)}`

  async function archiveFiles(): Promise<string[]> {
    const all: string[] = []
    for await (const { key } of storage.list(`archives/${account.userId}`)) all.push(key)
    return all
  }

  test('is not handed out when it was damaged', async () => {
    await made()
    const [key = ''] = await archiveFiles()
    await damageFile(directory, key)
    expect(
      await openArchive({ database: connection.database, storage }, account.userId),
    ).toBeUndefined()
  })

  test('has everything of the user, under names that every system can keep', async () => {
    const zip = await made()
    const { uploaded, drawn } = account.pictureIds
    expect(paths(zip)).toEqual([
      'README.txt',
      'account.json',
      expect.stringMatching(/^conversations\/Talk about it-[0-9a-f]{8}\.json$/),
      'conversations/edits.json',
      'pictures.json',
      `pictures/Our team-${end(uploaded)}.png`,
      `pictures/picture-${end(drawn)}.jpg`,
      `${folder()}/presentation.json`,
      `${folder()}/presentation.pptx`,
      `${folder()}/sources/${account.generationId}.txt`,
      'requests.json',
      'themes.json',
      'vibes.json',
    ])
  })

  test('tells of the account, its ledger and its keys, but no secret', async () => {
    const zip = await made()
    const told = await json(zip, 'account.json')
    expect(told).toMatchObject({
      name: 'Ada',
      email: account.email,
      signInMethods: [{ provider: 'credential' }],
      apiKeys: [{ name: 'Laptop', lastFour: account.key.slice(-4) }],
      connectedApplications: [{ name: 'An editor' }],
      sessions: [{ browser: 'A browser', ipAddress: '203.0.113.7' }],
      creditBalance: 5_007,
      creditLedger: [
        { kind: 'grant', amount: 5_000, reason: 'New account' },
        { kind: 'grant', amount: 7, reason: 'A gift' },
      ],
    })
    const everything = (await Promise.all(paths(zip).map((path) => textOf(zip, path)))).join()
    expect(everything).not.toContain(account.key)
    expect(everything).not.toContain('hash-of-a-password')
    expect(everything).not.toMatch(/secretHash|password|token/i)
  })

  test('has the document with its history, and the texts that it names', async () => {
    const zip = await made()
    const document = await json(zip, `${folder()}/presentation.json`)
    expect(document).toMatchObject({
      id: account.presentationId,
      title: 'Plan: A/B',
      formatVersion: 2,
      revision: 1,
      document: { slides: [{ id: `slide-${account.presentationId}` }] },
      revisions: [{ number: 1, summary: 'Wrote a slide.' }],
    })
    expect(await textOf(zip, `${folder()}/sources/${account.generationId}.txt`)).toBe(
      'The text that it was made of.',
    )
    expect(await textOf(zip, `${folder()}/presentation.pptx`)).toContain('ppt of Plan: A/B')
  })

  test('has what was said to agents, what was asked for, and looks', async () => {
    const zip = await made()
    const talk = paths(zip).find((path) => path.startsWith('conversations/Talk')) ?? ''
    expect(await json(zip, talk)).toMatchObject({
      contextId: 'Talk: about <it>',
      tasks: [
        {
          status: {
            state: 'TASK_STATE_COMPLETED',
            message: { parts: [{ text: 'Deleted slide 3.' }] },
          },
          history: [{ parts: [{ text: 'Delete slide 3' }] }],
        },
      ],
    })
    expect(await json(zip, 'conversations/edits.json')).toMatchObject([
      {
        input: { change: { instruction: 'Make it shorter' } },
        result: { summary: 'Made it shorter.' },
      },
    ])
    expect(await json(zip, 'requests.json')).toMatchObject([{ id: account.generationId }])
    expect(await json(zip, 'themes.json')).toMatchObject([{ name: 'House style' }])
    expect(await json(zip, 'vibes.json')).toMatchObject([{ name: 'Harbour' }])
  })

  test('says which picture is which', async () => {
    const zip = await made()
    const { uploaded, drawn } = account.pictureIds
    expect(await json(zip, 'pictures.json')).toMatchObject([
      {
        id: uploaded,
        file: `pictures/Our team-${end(uploaded)}.png`,
        uploads: [{ filename: 'Our team.PNG' }],
      },
      { id: drawn, file: `pictures/picture-${end(drawn)}.jpg`, uploads: [] },
    ])
  })

  test('has nothing of other users', async () => {
    const other = await fullAccount(connection, storage, { title: 'Not yours' })
    const zip = await made()
    const everything = (await Promise.all(paths(zip).map((path) => textOf(zip, path)))).join()
    for (const secret of [other.userId, other.email, 'Not yours', other.pictureIds.drawn])
      expect(everything).not.toContain(secret)
  })

  test('takes the PowerPoint file of this revision that is stored already', async () => {
    const storageKey = `exports/${account.userId}/stored.pptx`
    await storage.put(storageKey, new TextEncoder().encode('stored before'), 'application/pptx')
    await connection.database.insert(exportFiles).values({
      id: 'stored',
      presentationId: account.presentationId,
      revision: 1,
      format: 'ppt',
      storageKey,
      byteLength: 13,
    })
    const zip = await made()
    expect(await textOf(zip, `${folder()}/presentation.pptx`)).toBe('stored before')
    expect(workers.exported).toEqual([])
  })

  test('renders one presentation at a time, and has two of one title', async () => {
    const second = await fullAccountPresentation()
    let rendering = 0
    let most = 0
    workers.onExport = async () => {
      rendering += 1
      most = Math.max(most, rendering)
      await new Promise((resolve) => setTimeout(resolve, 5))
      rendering -= 1
    }
    const zip = await made()
    expect(workers.exported).toHaveLength(2)
    expect(most).toBe(1)
    expect(paths(zip).filter((path) => path.endsWith('.pptx'))).toHaveLength(2)
    expect(paths(zip)).toContain(`presentations/Plan A B-${end(second)}/presentation.pptx`)
  })

  /** Another presentation of the user, with the same title and a slide. */
  async function fullAccountPresentation(): Promise<string> {
    const id = await emptyPresentation(connection, account.userId, { title: 'Plan: A/B' })
    await connection.database.execute(
      sql`insert into slides (id, presentation_id, position, content)
          select ${`of-${id}`}, ${id}, 0, content from slides limit 1`,
    )
    return id
  }

  test('leaves out a presentation that is deleted while it is rendered', async () => {
    workers.onExport = () => deletePresentation(connection, account.userId, account.presentationId)
    const zip = await made()
    expect(paths(zip).filter((path) => path.startsWith('presentations/'))).toEqual([])
    expect(await textOf(zip, 'README.txt')).not.toContain('What is missing')
  })

  test('says which file could not be made, and has all others', async () => {
    workers.onExport = async () => {
      throw new Error('A font is broken.')
    }
    const zip = await made()
    expect(await textOf(zip, 'README.txt')).toContain(
      'What is missing\n\n- The PowerPoint file of "Plan: A/B" could not be made.',
    )
    expect(paths(zip)).toContain(`${folder()}/presentation.json`)
  })

  test('has no PowerPoint file of an empty presentation', async () => {
    const id = await emptyPresentation(connection, account.userId, { title: 'Empty' })
    const zip = await made()
    expect(paths(zip).filter((path) => path.includes('Empty'))).toEqual([
      `presentations/Empty-${end(id)}/presentation.json`,
    ])
  })

  test('is free, and is made however many generations are under way', async () => {
    const rows = await connection.database.$count(creditLedger)
    await made()
    expect(await connection.database.$count(creditLedger)).toBe(rows)
    const [row] = await connection.database
      .select({ limited: operations.limited })
      .from(operations)
      .where(eq(operations.kind, archiveKind))
    expect(row?.limited).toBe(false)
  })

  test('is made once at a time: asking again gives the one that is being made', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(second).toEqual(first)
    await work()
    await ended(first.operationId)
    expect(await start()).not.toEqual(first)
  })

  test('tells how far it is, and then how large and until when', async () => {
    expect(await latest()).toBeUndefined()
    const { operationId } = await start()
    expect(await latest()).toMatchObject({ operationId, state: 'waiting' })
    const [rendering, gate] = [signal(), signal()]
    workers.onExport = async () => {
      rendering.resolve()
      await gate.promise
    }
    await work()
    await rendering.promise
    expect(await latest()).toMatchObject({
      state: 'working',
      progress: { done: 0, total: 2, message: 'Collecting your data' },
    })
    gate.resolve()
    await ended(operationId)
    const ready = await latest()
    if (ready?.state !== 'ready') throw new Error('It is ready.')
    const archive = await openArchive({ database: connection.database, storage }, account.userId)
    archive?.stream.destroy()
    expect(ready.byteLength).toBe(archive?.byteLength)
    expect(ready.expiresAt.getTime() - ready.madeAt.getTime()).toBe(7 * 86_400_000)
  })

  test('cannot be downloaded by anybody else, or after seven days', async () => {
    await made()
    const { database } = connection
    const stranger = await somebody(connection)
    expect(await openArchive({ database, storage }, stranger)).toBeUndefined()
    expect(await latestArchive(database, stranger)).toBeUndefined()
    const old = new Date(Date.now() - 7 * 86_400_000 - 1_000)
    await database
      .update(operations)
      .set({
        completedAt: old,
        result: sql`jsonb_set(result, '{madeAt}', to_jsonb(${old.toISOString()}::text))`,
      })
      .where(eq(operations.kind, archiveKind))
    expect(await openArchive({ database, storage }, account.userId)).toBeUndefined()
    expect(await latest()).toBeUndefined()
  })

  test('takes the place of the one before', async () => {
    await made()
    const [before] = await archiveFiles()
    await made()
    const files = await archiveFiles()
    expect(files).toHaveLength(1)
    expect(files).not.toContain(before)
  })

  test('that is cancelled leaves no half a file', async () => {
    const rendering = signal()
    workers.onExport = (_, abort) =>
      new Promise((_resolve, reject) => {
        rendering.resolve()
        abort?.addEventListener('abort', () => reject(abort.reason))
      })
    const { operationId } = await start()
    await work()
    await rendering.promise
    await connection.database.transaction((tx) => requestCancel(tx, operationId))
    await whenStatus(connection, account.userId, operationId, 'canceled')
    expect(await latest()).toMatchObject({ state: 'failed', error: 'It was cancelled.' })
    expect(await archiveFiles()).toEqual([])
    expect(await readdir(join(directory, 'files', '.temporary'))).toEqual([])
  })

  test('begins again where a process stops, and is there once', async () => {
    const rendering = signal()
    workers.onExport = (_, abort) =>
      new Promise((_resolve, reject) => {
        rendering.resolve()
        abort?.addEventListener('abort', () => reject(abort.reason))
      })
    const { operationId } = await start()
    const stopping = await work()
    await rendering.promise
    await stopping.stop(0)
    workers.onExport = undefined
    await work()
    await ended(operationId)
    expect(await archiveFiles()).toHaveLength(1)
  })

  test('stops when the account is deleted, and leaves no file', async () => {
    const rendering = signal()
    const stopped = signal()
    workers.onExport = (_, abort) =>
      new Promise((_resolve, reject) => {
        rendering.resolve()
        abort?.addEventListener('abort', () => {
          reject(abort.reason)
          stopped.resolve()
        })
      })
    await start()
    const runner = await work()
    await rendering.promise
    await deleteAccount({ connection, storage, logger: silentLogger }, account.userId)
    await stopped.promise
    await runner.stop(5_000)
    expect(await archiveFiles()).toEqual([])
    expect(await connection.database.$count(presentations)).toBe(0)
  })

  test('is nothing that the interfaces of programs, models and agents know', async () => {
    const { operationId } = await start()
    const operation = await findOperation(connection.database, account.userId, operationId)
    if (operation === undefined) throw new Error('It was accepted.')
    const sign = () => 'signed'
    expect(generationView(operation, sign)).toBeUndefined()
    expect(() => operationView(operation, sign)).toThrow('There is no such operation.')
    await expect(
      cancelOperation(connection, account.userId, operationId, shownKinds),
    ).rejects.toThrow('There is no such operation.')
    const follower = createEventFollower(connection)
    const store = createTaskStore({
      connection,
      executor: {
        accept: async () => ({ kind: 'task', presentationId: null, hold: 0, input: null }),
      },
      follower,
    })
    await expect(store.read(account.userId, operationId)).rejects.toThrow('There is no such task.')
    expect((await store.list(account.userId, { pageSize: 100 })).totalSize).toBe(1)
    await follower.close()
  })
})
