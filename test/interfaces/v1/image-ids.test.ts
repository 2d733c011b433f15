import { createHash, randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploads } from '../../../src/database/schema.ts'
import { imageKey } from '../../../src/storage/image-key.ts'
import { damageFile } from '../../support/damage-file.ts'
import { describeDatabase } from '../../support/databases.ts'
import { image, slide } from '../../support/decks.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

describeDatabase('image_ids of a generation', (open) => {
  let server: TestServer
  let caller: Caller

  beforeAll(async () => {
    server = await startTestServer(await open())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    caller = await server.caller()
    server.workers.authored.length = 0
  })

  const hashOf = (filename: string) => createHash('sha256').update(filename).digest('hex')

  /** An upload as if it had been sent, with its name for its bytes; nobody looks at them here. */
  async function upload(owner: Caller, filename: string): Promise<string> {
    await server.storage.put(
      imageKey(owner.userId, hashOf(filename)),
      Buffer.from(filename),
      'image/jpeg',
    )
    const row = {
      id: randomUUID(),
      ownerId: owner.userId,
      filename,
      contentHash: hashOf(filename),
      mediaType: 'image/jpeg' as const,
      width: 800,
      height: 600,
      byteLength: 1000,
    }
    await server.connection.database.insert(uploads).values(row)
    return row.id
  }

  async function usedNames(ids: string[]): Promise<string[]> {
    const rows = await server.connection.database
      .select()
      .from(uploads)
      .where(inArray(uploads.id, ids))
    return rows.filter((row) => row.usedAt !== null).map((row) => row.filename)
  }

  const generate = (body: object) => caller.post('/generations', { input_text: 'Ports', ...body })

  test('go to the author, each once, with their names and sizes', async () => {
    const port = await upload(caller, 'port.jpg')
    const team = await upload(caller, 'team.jpg')

    await caller.generated({ input_text: 'Ports', image_ids: [team, port, team] })

    expect(server.workers.authored[0]?.uploads).toMatchObject([
      { id: hashOf('team.jpg'), filename: 'team.jpg', width: 800, height: 600 },
      { id: hashOf('port.jpg'), filename: 'port.jpg' },
    ])
  })

  test('whose file is damaged are left out with a warning, and the deck is made', async () => {
    const port = await upload(caller, 'port.jpg')
    const key = imageKey(caller.userId, hashOf('port.jpg'))
    await damageFile(server.dataDirectory, key)

    const made = await caller.generated({ input_text: 'Ports', image_ids: [port] })

    expect(made.status).toBe('completed')
    expect(made.warnings).toContain(
      'The image "port.jpg" is not shown: its file is damaged on this server; upload it again.',
    )
  })

  test('are used from when a slide shows them', async () => {
    const port = await upload(caller, 'port.jpg')
    const team = await upload(caller, 'team.jpg')
    const author = server.workers.author
    server.workers.author = async (task, signal) => ({
      ...(await author(task, signal)),
      slides: [slide('image', 'Port', [image(hashOf('port.jpg'))])],
    })
    try {
      await caller.generated({ input_text: 'Ports', image_ids: [port, team], export_formats: [] })
    } finally {
      server.workers.author = author
    }
    expect(await usedNames([port, team])).toEqual(['port.jpg'])
  })

  test('are optional: null and none are nothing', async () => {
    for (const image_ids of [null, []]) {
      const status = await caller.generated({ input_text: 'Ports', image_ids })
      expect(status.status).toBe('completed')
    }
  })

  test('of nobody, of somebody else and of no shape are unknown alike', async () => {
    const mine = await upload(caller, 'port.jpg')
    const theirs = await upload(await server.caller(), 'port.jpg')
    for (const id of [theirs, randomUUID(), 'not an id', '']) {
      const answer = await generate({ image_ids: [mine, id] })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { detail: `There is no image ${JSON.stringify(id)}.` },
      ])
    }
  })
})
