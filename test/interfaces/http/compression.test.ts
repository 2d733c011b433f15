import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeEmbedded } from '../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

describeEmbedded('Compression', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
    caller = await server.caller()
  })
  afterAll(() => server.close())

  const get = (url: string, encoding: string) =>
    server.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${caller.key}`, 'accept-encoding': encoding },
    })

  const post = (payload: Buffer, encoding: string, more: Partial<InjectOptions> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/generations',
      payload,
      ...more,
      headers: {
        authorization: `Bearer ${caller.key}`,
        'content-type': 'application/json',
        'content-encoding': encoding,
        ...more.headers,
      },
    })

  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('Answers come as %s to who takes it', async (encoding, unpack) => {
    const plain = await get('/api/modern/v1/design-systems', 'identity')
    const packed = await get('/api/modern/v1/design-systems', encoding)
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2)
  })

  test('An answer has the same tag however it is packed', async () => {
    const [plain, packed] = [
      await get('/api/modern/v1/design-systems', 'identity'),
      await get('/api/modern/v1/design-systems', 'br'),
    ]
    expect(packed.headers.etag).toBe(plain.headers.etag)
  })

  test.each([
    ['a short answer', '/api/v1/ping'],
    ['a page of an account', '/sign-in'],
    ['the card, whose tag names its bytes', '/.well-known/agent-card.json'],
  ])('%s is sent as it is', async (_title, url) => {
    expect((await get(url, 'gzip')).headers['content-encoding']).toBeUndefined()
  })

  describe('A body', () => {
    test('is read when it is packed', async () => {
      const answer = await post(gzipSync('{"input_text":"One"}'), 'gzip')
      expect(answer.statusCode, answer.body).toBe(200)
    })

    test('that unpacks to more than 5 MB is 413', async () => {
      const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
      expect(bomb.byteLength).toBeLessThan(100_000)
      const answer = await post(bomb, 'gzip')
      expect([answer.statusCode, answer.json()]).toEqual([
        413,
        { detail: 'The body is larger than 5 MB.' },
      ])
    })

    test('in an unknown encoding is 415', async () => {
      const answer = await post(Buffer.from('{}'), 'zip')
      expect(answer.statusCode).toBe(415)
      expect(answer.json().detail).toContain('gzip')
    })

    test('that is not what it says is 400', async () => {
      const answer = await post(Buffer.from('{"input_text":"One"}'), 'gzip')
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { detail: 'The body is not in the content encoding that it declares.' },
      ])
    })

    test('of an upload is not unpacked', async () => {
      const answer = await post(gzipSync('--a--'), 'gzip', {
        url: '/api/v1/upload-images',
        headers: { 'content-type': 'multipart/form-data; boundary=a' },
      })
      expect(answer.statusCode).toBe(415)
    })
  })
})
