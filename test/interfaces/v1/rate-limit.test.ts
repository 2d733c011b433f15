import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiKey } from '../../../src/accounts/api-keys.ts'
import { describeDatabase } from '../../support/databases.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

describeDatabase('the rate limit of v1', (open) => {
  let server: TestServer
  beforeAll(async () => {
    // A burst of ten, and then one a second.
    server = await startTestServer(await open(), { runJobs: false, rateLimitPerMinute: 60 })
  })
  afterAll(() => server.close())

  test('answers 429 with the seconds to wait, whatever is asked for', async () => {
    const caller = await server.caller()
    for (let count = 0; count < 10; count++)
      expect((await caller.get('/generations/unknown')).statusCode).toBe(404)
    const refused = await caller.get('/ping')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.headers['x-request-id']).toBeTruthy()
    expect(refused.json()).toEqual({ detail: 'Too many requests; please wait a moment.' })
    expect((await caller.post('/generations', { input_text: 'One' })).statusCode).toBe(429)
  })

  test('is said by every answer to a key, refused or not', async () => {
    const caller = await server.caller()
    const first = await caller.get('/generations/unknown')
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '10',
      'ratelimit-remaining': '9',
      'ratelimit-reset': '1',
      'ratelimit-policy': '60;w=60;burst=10',
    })
    for (let count = 0; count < 9; count++) await caller.get('/ping')
    const refused = await caller.get('/ping')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0', 'ratelimit-reset': '10' })
  })

  test('counts by key: another key of the same user goes on', async () => {
    const caller = await server.caller()
    for (let count = 0; count < 11; count++) await caller.get('/ping')
    expect((await caller.get('/ping')).statusCode).toBe(429)
    const { key } = await createApiKey(server.connection.database, {
      userId: caller.userId,
      name: 'Second',
    })
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/v1/ping',
      headers: { authorization: `Bearer ${key}` },
    })
    expect(answer.statusCode).toBe(200)
  })

  test('says nothing to those without a key but 401', async () => {
    for (let count = 0; count < 12; count++) {
      const answer = await server.app.inject({ method: 'GET', url: '/api/v1/ping' })
      expect(answer.statusCode).toBe(401)
    }
  })

  test('does not count what is not the API', async () => {
    for (let count = 0; count < 12; count++) {
      const answer = await server.app.inject({ method: 'GET', url: '/health/live' })
      expect(answer.statusCode).toBe(200)
    }
  })
})
