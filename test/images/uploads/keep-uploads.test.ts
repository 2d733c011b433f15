import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUser } from '../../../src/accounts/users.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { uploads } from '../../../src/database/schema.ts'
import { keepUploads } from '../../../src/images/uploads/keep-uploads.ts'
import type { NormalisedFile, Normaliser } from '../../../src/images/uploads/normaliser.ts'
import { UnusableImageError } from '../../../src/images/uploads/unusable-image-error.ts'
import { AnsweredMeanwhileError } from '../../../src/jobs/first-answers.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { describeEachDatabase } from '../../support/databases.ts'

/** Takes every file as it is; one that holds "bad" is refused. */
const asItIs: Normaliser = {
  async normalise(_ownerId, source): Promise<NormalisedFile> {
    const data = await readFile(source)
    if (data.includes('bad')) throw new UnusableImageError('is damaged')
    return {
      path: source,
      mediaType: 'image/png',
      width: 10,
      height: 10,
      byteLength: data.length,
      contentHash: createHash('sha256').update(data).digest('hex'),
    }
  },
  close() {},
}

describeEachDatabase('keeping uploads', (open) => {
  let connection: Connection
  let directory: string
  let storage: Storage
  let ownerId: string
  let users = 0

  beforeAll(async () => {
    connection = await open()
    directory = await mkdtemp(join(tmpdir(), 'slidewright-keep-'))
    storage = await openStorage({ dataDirectory: directory }, connection)
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))
  beforeEach(async () => {
    const email = `uploads-${users++}@example.com`
    ownerId = (await createUser(connection.database, { email, name: 'A', signupCredits: 0 })).id
  })

  async function keep(contents: string[], quotaBytes = 1_000) {
    const files = await Promise.all(
      contents.map(async (content, index) => {
        const path = join(directory, `${users}-${index}-${content.slice(0, 20)}`)
        await writeFile(path, content)
        return { path, filename: `${index}.png` }
      }),
    )
    return keepUploads({ connection, storage, normaliser: asItIs, quotaBytes }, ownerId, files)
  }

  const rows = () => connection.database.select().from(uploads).where(eq(uploads.ownerId, ownerId))

  async function isStored(content: string): Promise<boolean> {
    const hash = createHash('sha256').update(content).digest('hex')
    const found = await storage.read(`images/${ownerId}/${hash}`)
    found?.stream.destroy()
    return found !== undefined
  }

  test('the same picture twice is two uploads and one file', async () => {
    const ids = await keep(['harbour', 'harbour'])
    expect(new Set(ids).size).toBe(2)
    expect(new Set((await rows()).map((row) => row.contentHash)).size).toBe(1)
    expect(await isStored('harbour')).toBe(true)
  })

  test('one that is refused takes the others with it', async () => {
    await expect(keep(['good', 'a bad one'])).rejects.toThrow('The file "1.png" is damaged.')
    expect(await rows()).toEqual([])
    expect(await isStored('good')).toBe(false)
  })

  test('requests at once do not pass the quota together', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => keep([`${index}`.repeat(300)], 700)),
    )
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(2)
    expect(await rows()).toHaveLength(2)
    const stored = await Promise.all(
      Array.from({ length: 5 }, (_, index) => isStored(`${index}`.repeat(300))),
    )
    expect(stored.filter(Boolean)).toHaveLength(2)
  })

  test('what cannot be written leaves no file, but keeps one that another upload has', async () => {
    await keep(['shared'])
    const path = join(directory, 'new')
    await writeFile(path, 'new')
    const shared = join(directory, 'shared again')
    await writeFile(shared, 'shared')
    // A file name that no database holds makes the insertion fail.
    const files = [
      { path, filename: 'a.png' },
      { path: shared, filename: 'b\0.png' },
    ]
    const dependencies = { connection, storage, normaliser: asItIs, quotaBytes: 1_000 }
    await expect(keepUploads(dependencies, ownerId, files)).rejects.toThrow()
    expect(await rows()).toHaveLength(1)
    expect([await isStored('new'), await isStored('shared')]).toEqual([false, true])
  })

  test('which another request has kept meanwhile is told so, also when that has used up the quota', async () => {
    const path = join(directory, 'twin')
    await writeFile(path, 'twin')
    const dependencies = { connection, storage, normaliser: asItIs, quotaBytes: 5 }
    const files = [{ path, filename: 'twin.png' }]
    let kept = 0
    const whenKept = async () => {
      if (kept++ > 0) throw new AnsweredMeanwhileError()
    }
    const twins = await Promise.allSettled([
      keepUploads(dependencies, ownerId, files, { whenKept }),
      keepUploads(dependencies, ownerId, files, { whenKept }),
    ])
    const refused = twins.flatMap((twin) => (twin.status === 'rejected' ? [twin.reason] : []))
    expect(refused).toEqual([expect.any(AnsweredMeanwhileError)])
    expect(await rows()).toHaveLength(1)
  })
})
