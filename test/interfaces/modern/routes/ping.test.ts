import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeDatabase } from '../../../support/databases.ts'
import { modernCaller } from '../../../support/modern-caller.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('GET /ping', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(await open())
  })
  afterAll(() => server.close())

  test('says whose the key is, and what is left of their credits', async () => {
    const caller = await server.caller(1_000)
    const modern = modernCaller(server, caller)
    const before = await modern.get('/ping')
    expect([before.statusCode, before.json()]).toEqual([
      200,
      { user_id: caller.userId, credits: 1_000 },
    ])
    const { id } = await modern.created()
    await modern.done(id, 'generate', { input_text: 'One\nTwo' })
    expect((await modern.get('/ping')).json().credits).toBe(980)
  })

  test('is 401 without a key, and kept by no cache', async () => {
    const answer = await server.app.inject({ url: '/api/modern/v1/ping' })
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'An API key is missing.' }])
    const own = await modernCaller(server, await server.caller()).get('/ping')
    expect(own.headers['cache-control']).toBe('private, no-cache')
    expect(own.headers['x-request-id']).toEqual(expect.any(String))
  })
})

describeDatabase('the rate of requests', (open) => {
  test('is one for v1 and the modern interface together', async () => {
    const server = await startTestServer(await open(), { rateLimitPerMinute: 12 })
    const caller = await server.caller()
    const modern = modernCaller(server, caller)
    expect((await caller.get('/ping')).statusCode).toBe(200)
    expect((await modern.get('/ping')).statusCode).toBe(200)
    const third = await modern.get('/ping')
    expect(third.statusCode).toBe(429)
    expect(third.headers['retry-after']).toEqual(expect.stringMatching(/^\d+$/))
    await server.close()
  })
})
