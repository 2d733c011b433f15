import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploads } from '../../../../src/database/schema.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'
import { picture, type UploadFile, uploadForm } from '../../../support/upload-files.ts'

describeDatabase('POST /presentations/{id}/assets', (open) => {
  let server: TestServer
  let origin: string
  let caller: Caller
  let modern: ModernCaller
  beforeAll(async () => {
    server = await startTestServer(await open())
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    caller = await server.caller()
    modern = modernCaller(server, caller)
  })

  async function upload(id: string, ...files: UploadFile[]) {
    const answer = await fetch(`${origin}/api/modern/v1/presentations/${id}/assets`, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.key}` },
      body: uploadForm(files),
    })
    return { status: answer.status, body: await answer.json() }
  }

  const keptRows = () =>
    server.connection.database.select().from(uploads).where(eq(uploads.ownerId, caller.userId))

  test('answers 201 with the assets in the order of the files', async () => {
    const { id } = await modern.created()
    const { status, body } = await upload(
      id,
      { name: 'red.png', data: await picture('png', '#ff0000') },
      { name: 'blue.webp', data: await picture('webp', '#0000ff') },
    )
    expect(status).toBe(201)
    expect(body).toMatchObject([
      { filename: 'red.png', presentation_id: id, width: 60, height: 40 },
      { filename: 'blue.webp', presentation_id: id },
    ])
    expect(Object.keys(body[0]).sort()).toEqual([
      'bytes',
      'created_at',
      'filename',
      'height',
      'id',
      'media_type',
      'presentation_id',
      'url',
      'width',
    ])
    const shown = await server.open(body[0].url)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, body[0].media_type])
    expect(shown.rawPayload).toHaveLength(body[0].bytes)
    expect((await server.open(body[0].url.replace(/\?.*/, ''))).statusCode).toBe(403)
  })

  test('can be used in a generation', async () => {
    const { id } = await modern.created()
    const { body } = await upload(id, { name: 'port.png', data: await picture('png') })
    server.workers.authored.length = 0
    await modern.done(id, 'generate', { input_text: 'Ports', asset_ids: [body[0].id] })
    expect(server.workers.authored[0]?.uploads).toMatchObject([{ filename: 'port.png' }])
  })

  test('go with the presentation', async () => {
    const { id } = await modern.created()
    const { body } = await upload(id, { name: 'port.png', data: await picture('png') })
    await modern.delete(`/presentations/${id}`)
    expect(await keptRows()).toEqual([])
    expect((await server.open(body[0].url)).statusCode).toBe(404)
  })

  test('is 400 for what is no image, and keeps none of the request', async () => {
    const { id } = await modern.created()
    const answer = await upload(
      id,
      { name: 'red.png', data: await picture('png') },
      { name: 'notes.txt', data: Buffer.from('no picture') },
    )
    expect(answer).toEqual({
      status: 400,
      body: { detail: expect.stringContaining('"notes.txt"') },
    })
    expect(await keptRows()).toEqual([])
  })

  test('is 422 without files', async () => {
    const { id } = await modern.created()
    const answer = await upload(id)
    expect(answer.status).toBe(422)
    expect(answer.body.detail).toMatchObject([{ loc: ['body', 'files'], type: 'missing' }])
  })

  test('is 404 for what is not the caller’s, and keeps nothing', async () => {
    const { id } = await modernCaller(server, await server.caller()).created()
    for (const unknown of [id, randomUUID()]) {
      const answer = await upload(unknown, { name: 'red.png', data: await picture('png') })
      expect(answer).toEqual({ status: 404, body: { detail: 'There is no such presentation.' } })
    }
    expect(await keptRows()).toEqual([])
  })
})
