import { afterAll, beforeAll, expect, test } from 'vitest'
import { revokeApiKey } from '../../../src/accounts/api-keys.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

const routes = [
  ['GET', '/ping'],
  ['POST', '/generations'],
  ['GET', '/generations/anything'],
  ['GET', '/presentations'],
  ['POST', '/presentations/anything/exports'],
] as const

describeDatabase('authentication of v1', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
    caller = await server.caller()
  })
  afterAll(() => server.close())

  async function ask(method: 'GET' | 'POST', path: string, authorization?: string) {
    // A body that is not valid, and no JSON even: without a key nobody learns that.
    return server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { payload: '{"input_text":' } : {}),
    })
  }

  test.each(routes)('refuses %s %s without a key', async (method, path) => {
    const answer = await ask(method, path)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.headers['x-request-id']).toBeTruthy()
    expect(answer.json()).toEqual({ detail: 'An API key is missing.' })
  })

  test.each([
    ['another scheme', 'Basic c2tfYWJjOg=='],
    ['no scheme', 'sk_abcdefghijklmnop'],
    ['an empty key', 'Bearer '],
    ['a key of another form', 'Bearer abcdefghijklmnop'],
    ['a key that nobody has', 'Bearer sk_nobody-has-this-key'],
    ['two keys', 'Bearer sk_one sk_two'],
  ])('refuses %s', async (_case, authorization) => {
    const answer = await ask('GET', '/ping', authorization)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json()).toEqual({ detail: expect.stringMatching(/API key/) })
  })

  test.each([
    'Basic c2tfYWJjOg==',
    'sk_abcdefghijklmnop',
    'Bearer ',
  ])('says how a key is written beside "%s", and repeats nothing', async (authorization) => {
    expect((await ask('GET', '/ping', authorization)).json().detail).toBe(
      'An API key is expected, written as "Authorization: Bearer sk_…"; this is another scheme, or none.',
    )
  })

  test('refuses a revoked key at once', async () => {
    const other = await server.caller()
    expect((await other.get('/ping')).statusCode).toBe(200)
    await revokeApiKey(server.connection.database, other.keyId)
    expect((await other.get('/ping')).statusCode).toBe(401)
  })

  test('takes the scheme in any letter case', async () => {
    expect((await ask('GET', '/ping', `bearer ${caller.key}`)).statusCode).toBe(200)
  })

  test('answers ping with the id of the user', async () => {
    const answer = await caller.get('/ping')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ user_id: caller.userId })
  })
})
