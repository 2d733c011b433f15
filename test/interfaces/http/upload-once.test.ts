import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uploads } from '../../../src/database/schema.ts'
import { describeDatabase } from '../../support/databases.ts'
import { modernCaller } from '../../support/modern-caller.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'
import { picture, type UploadFile, uploadForm } from '../../support/upload-files.ts'

describeDatabase('an upload with an Idempotency-Key', (open) => {
  let server: TestServer
  let origin: string
  let caller: Caller
  let key: string
  let red: UploadFile
  let blue: UploadFile
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    red = { name: 'port.png', data: await picture('png', '#ff0000') }
    blue = { name: 'port.png', data: await picture('png', '#0000ff') }
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    caller = await server.caller()
    key = randomUUID()
  })

  async function upload(path: string, ...files: UploadFile[]) {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.key}`, 'idempotency-key': key },
      body: uploadForm(files),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const kept = () => server.connection.database.$count(uploads)

  describe.each(['v1 images', 'modern assets'])('of %s', (what) => {
    let path: string
    beforeEach(async () => {
      const { id } = await modernCaller(server, caller).created()
      path =
        what === 'v1 images' ? '/api/v1/upload-images' : `/api/modern/v1/presentations/${id}/assets`
    })

    test('keeps its files once, though each sending has a boundary of its own', async () => {
      const before = await kept()
      const first = await upload(path, red, blue)
      const [again, twin] = await Promise.all([upload(path, red, blue), upload(path, red, blue)])
      expect(first.status).toBe(what === 'v1 images' ? 200 : 201)
      const ids = (body: { image_ids: string[] } | { id: string }[]) =>
        Array.isArray(body) ? body.map(({ id }) => id) : body.image_ids
      expect([again, twin].map(({ body }) => ids(body))).toEqual([ids(first.body), ids(first.body)])
      expect(await kept()).toBe(before + 2)
    })

    test('keeps its files once, though the address of the second one ends with a slash', async () => {
      const first = await upload(path, red)
      expect(await upload(`${path}/`, red)).toEqual(first)
    })

    test('that are sent at the same time keeps its files once', async () => {
      const before = await kept()
      const twins = await Promise.all([upload(path, red), upload(path, red), upload(path, red)])
      expect(new Set(twins.map(({ status }) => status)).size).toBe(1)
      expect(await kept()).toBe(before + 1)
    })

    test.each<[string, () => UploadFile[]]>([
      ['other bytes', () => [blue]],
      ['another name', () => [{ ...red, name: 'quay.png' }]],
      ['one file more', () => [red, blue]],
    ])('is refused with %s', async (_what, others) => {
      await upload(path, red)
      expect((await upload(path, ...others())).status).toBe(409)
    })
  })
})
