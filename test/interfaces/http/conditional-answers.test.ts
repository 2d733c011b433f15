import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

describeDatabase('Answers that the caller has already', (open) => {
  let server: TestServer
  let caller: Caller
  let generation: string
  let operation: string
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
    const status = await caller.generated({ input_text: 'One', export_formats: ['link'] })
    generation = `/api/v1/generations/${status.generation_id}`
    operation = `/api/modern/v1/operations/${status.generation_id}`
  })
  afterAll(() => server.close())
  // Signed links, and so the tags of what they stand in, are others when an hour begins.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${caller.key}`, ...headers },
    })

  const paths: [string, () => string][] = [
    ['a status of v1', () => generation],
    ['a list of v1', () => '/api/v1/presentations'],
    ['a modern operation', () => operation],
    ['a modern list', () => '/api/modern/v1/presentations'],
    ['a list with signed links', () => '/api/modern/v1/design-systems'],
  ]

  describe.each(paths)('%s', (_title, path) => {
    test('is 304 to who names its tag', async () => {
      const first = await get(path())
      const { etag } = first.headers
      expect(first.statusCode).toBe(200)
      expect(etag).toMatch(/^W\/"/)
      expect(first.headers['cache-control']).toBe('private, no-cache')
      for (const known of [String(etag), String(etag).slice(2), `"other", ${etag}`, '*']) {
        const again = await get(path(), { 'if-none-match': known })
        expect([again.statusCode, again.body]).toEqual([304, ''])
        expect(again.headers['content-length']).toBeUndefined()
        expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' })
        expect(again.headers['x-request-id']).toBeTruthy()
      }
    })

    test('is sent to who names another', async () => {
      const answer = await get(path(), { 'if-none-match': 'W/"other"' })
      expect([answer.statusCode, answer.body.length > 2]).toEqual([200, true])
    })
  })

  test('A change is another tag', async () => {
    const { etag } = (await get('/api/v1/presentations')).headers
    await caller.generated({ input_text: 'Two' })
    const answer = await get('/api/v1/presentations', { 'if-none-match': String(etag) })
    expect(answer.statusCode).toBe(200)
  })

  test('HEAD answers as GET does, without the body', async () => {
    const [head, whole] = [
      await server.app.inject({
        method: 'HEAD',
        url: generation,
        headers: { authorization: `Bearer ${caller.key}` },
      }),
      await get(generation),
    ]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers.etag).toBe(whole.headers.etag)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  })

  test('What is refused has no tag, and what is sent by POST neither', async () => {
    expect((await get('/api/v1/generations/unknown')).headers.etag).toBeUndefined()
    const posted = await caller.post('/generations', { input_text: 'Three' })
    expect(posted.headers.etag).toBeUndefined()
    expect(posted.headers['cache-control']).toBe('no-store')
  })
})
