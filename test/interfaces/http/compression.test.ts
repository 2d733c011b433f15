import { setTimeout as delay } from 'node:timers/promises'
import zlib, { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

describeDatabase('Compression', (open) => {
  let server: TestServer
  let caller: Caller
  let address: string
  /** How many bytes were unpacked. */
  let unpacked = 0
  beforeAll(async () => {
    // What the plugin unpacks with, looked up when it is registered.
    const { createGunzip } = zlib
    vi.spyOn(zlib, 'createGunzip').mockImplementation((...options) => {
      const stream = createGunzip(...options)
      const push = stream.push.bind(stream)
      stream.push = (chunk: Buffer | null) => {
        unpacked += chunk?.byteLength ?? 0
        return push(chunk)
      }
      return stream
    })
    server = await startTestServer(await open(), { runJobs: false })
    caller = await server.caller()
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await server.close()
    vi.restoreAllMocks()
  })

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
    const plain = await get('/api/modern/v1/models', 'identity')
    const packed = await get('/api/modern/v1/models', encoding)
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2)
  })

  test('An answer has the same tag however it is packed', async () => {
    const [plain, packed] = [
      await get('/api/modern/v1/models', 'identity'),
      await get('/api/modern/v1/models', 'br'),
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

    test.each([
      ['what REST takes', '/api/v1/generations', 413, 6_000_000],
      ['what OAuth is sent', '/oauth2/register', 415, 0],
      ['an upload', '/api/v1/upload-images', 415, 0],
    ])('as %s is unpacked no further than it is read', async (_title, url, status, most) => {
      unpacked = 0
      const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
      const answer = await fetch(new URL(url, address), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${caller.key}`,
          'content-type': 'application/json',
          'content-encoding': 'gzip',
        },
        body: bomb,
      })
      await answer.text()
      await delay(200)
      expect(answer.status).toBe(status)
      expect(unpacked).toBeLessThanOrEqual(most)
    })

    test.each(['GZIP', 'x-gzip'])('is read when it says %s', async (encoding) => {
      const answer = await post(gzipSync('{"input_text":"One"}'), encoding)
      expect(answer.statusCode, answer.body).toBe(200)
    })

    test.each(['br', 'zip'])('in %s is 415', async (encoding) => {
      const answer = await post(Buffer.from('{}'), encoding)
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
