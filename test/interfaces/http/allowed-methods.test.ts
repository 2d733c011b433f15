import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../support/test-server.ts'

type Method = NonNullable<InjectOptions['method']>

describeDatabase('Methods and paths', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
    caller = await server.caller()
  })
  afterAll(() => server.close())

  const send = (method: Method, url: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${caller.key}`, 'a2a-version': '1.0', ...headers },
    })

  test.each<[Method, string, string]>([
    ['PUT', '/api/v1/generations', 'POST'],
    ['DELETE', '/api/v1/generations/any', 'GET, HEAD'],
    ['POST', '/api/v1/presentations/any', 'DELETE'],
    ['PATCH', '/api/modern/v1/presentations/any', 'DELETE, GET, HEAD'],
    ['POST', '/api/modern/v1/operations/any', 'GET, HEAD'],
    ['GET', '/api/modern/v1/operations/any/cancel', 'POST'],
    ['POST', '/.well-known/agent-card.json', 'GET, HEAD'],
    ['POST', '/.well-known/oauth-protected-resource/mcp', 'GET, HEAD'],
    ['GET', '/oauth2/token', 'POST'],
    ['POST', '/openapi.json', 'GET, HEAD'],
    ['DELETE', '/health/live', 'GET, HEAD'],
    ['DELETE', '/settings', 'GET, HEAD'],
    ['PUT', '/sign-in', 'GET, HEAD, POST'],
    ['POST', '/share/any', 'GET, HEAD'],
  ])('%s %s is 405 and says what is possible', async (method, url, allow) => {
    const answer = await send(method, url)
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
    expect(answer.json().detail).toMatch(new RegExp(`^${method} is not possible here; `))
  })

  test.each([
    ['/api/v1/generations', 'POST is'],
    ['/share/any', 'GET and HEAD are'],
    ['/sign-in', 'GET, HEAD, and POST are'],
  ])('says in a sentence what is possible at %s', async (url, possible) => {
    const { detail } = (await send('PUT', url)).json()
    expect(detail).toBe(`PUT is not possible here; ${possible}.`)
  })

  test('It is an error of A2A among agents', async () => {
    for (const [method, url, allow] of [
      ['GET', '/a2a/message:send', 'POST'],
      ['DELETE', '/a2a/tasks/any', 'GET, HEAD'],
      ['PUT', '/a2a/message:stream', 'POST'],
    ] as const) {
      const answer = await send(method, url)
      expect([answer.statusCode, answer.headers.allow], url).toEqual([405, allow])
      expect(answer.json().error).toMatchObject({ code: 405, status: 'UNIMPLEMENTED' })
    }
  })

  test('It is a page to people', async () => {
    const answer = await send('POST', '/presentations', { accept: 'text/html' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  test.each<[Method, string, number]>([
    ['PUT', '/api/v1/generations', 405],
    ['GET', '/api/v1/nothing', 404],
    ['PUT', '/a2a/tasks', 405],
    ['GET', '/a2a/nothing', 404],
    ['POST', '/.well-known/agent-card.json', 405],
    ['GET', '/oauth2/token', 405],
  ])('%s %s is %i as JSON, whatever is accepted', async (method, url, status) => {
    const answer = await send(method, url, { accept: 'text/html' })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/json')
  })

  test('A path that nothing is at is 404 for every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'PUT'] as const)
      expect((await send(method, '/api/v1/nothing')).statusCode).toBe(404)
  })

  describe('A slash at the end of a path', () => {
    test.each([
      '/api/v1/ping',
      '/api/v1/presentations',
      '/api/modern/v1/ping',
      '/a2a/tasks',
      '/.well-known/agent-card.json',
      '/.well-known/oauth-authorization-server',
      '/openapi.json',
      '/health/live',
      '/sign-in',
      '/docs',
    ])('changes nothing at %s', async (url) => {
      const [bare, slashed] = [await send('GET', url), await send('GET', `${url}/`)]
      expect([bare.statusCode, slashed.statusCode]).toEqual([200, 200])
      expect(slashed.headers['content-type']).toBe(bare.headers['content-type'])
    })

    test('makes no other request of one with the same Idempotency-Key', async () => {
      const start = async (path: string) =>
        (await caller.post(path, { input_text: 'One' }, { 'idempotency-key': 'once' })).json()
      expect(await start('/generations/')).toEqual(await start('/generations'))
    })
  })

  test.each([
    '/api/v1/ping',
    '/api/modern/v1/models',
    '/a2a/tasks',
    '/openapi.json',
    '/sign-in',
    '/',
  ])('HEAD answers as GET does at %s', async (url) => {
    const [head, get] = [await send('HEAD', url), await send('GET', url)]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-type']).toBe(get.headers['content-type'])
  })

  test('HEAD of a stream of events ends', async () => {
    const started = await caller.post('/generations', { input_text: 'Waits' })
    const url = `/api/modern/v1/operations/${started.json().generation_id}/events`
    const head = await send('HEAD', url)
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-type']).toContain('text/event-stream')
  })
})
