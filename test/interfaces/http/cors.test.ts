import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** A page of somebody else's, in which a script calls us. */
const origin = 'https://editor.example'

/** What such a script may read of an answer, by the header that says so. */
function exposed(answer: LightMyRequestResponse): string[] {
  return String(answer.headers['access-control-expose-headers'] ?? '')
    .toLowerCase()
    .split(/,\s*/)
}

function corsHeaders(answer: LightMyRequestResponse): string[] {
  return Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
}

describeDatabase('Programs in browsers (CORS)', (open) => {
  let server: TestServer
  beforeAll(async () => {
    // Applications connect only to https or this computer, and the metadata are the ones that they read.
    server = await startTestServer(await open(), {
      runJobs: false,
      publicUrl: 'http://localhost:3000',
    })
    return () => server.close()
  })

  const send = (method: Method, url: string, headers: Record<string, string> = {}, body?: object) =>
    server.app.inject({
      method,
      url,
      headers: { host: 'localhost:3000', origin, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })

  /** As a browser asks first: without key, token or cookie. */
  const preflight = (method: string, url: string, asked?: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': method,
        ...(asked === undefined ? {} : { 'access-control-request-headers': asked }),
      },
    })

  describe.each<[Method, string, string | undefined]>([
    ['POST', '/api/v1/generations', 'authorization,content-type,idempotency-key'],
    ['POST', '/api/v1/images/upload', 'authorization'],
    ['DELETE', '/api/v1/presentations/any', 'authorization'],
    ['GET', '/api/modern/v1/operations/any/events', 'authorization,last-event-id'],
    ['POST', '/a2a/message:send', 'a2a-version,authorization,content-type'],
    ['POST', '/mcp', 'authorization,content-type,mcp-method,mcp-name,mcp-protocol-version'],
    ['DELETE', '/mcp', 'authorization,mcp-session-id'],
    ['GET', '/.well-known/oauth-protected-resource/mcp', 'mcp-protocol-version'],
    ['GET', '/.well-known/oauth-protected-resource', 'mcp-protocol-version'],
    ['GET', '/.well-known/oauth-authorization-server', 'mcp-protocol-version'],
    ['GET', '/.well-known/agent-card.json', 'a2a-version'],
    ['POST', '/oauth2/register', 'content-type'],
    ['POST', '/oauth2/token', 'authorization'],
    ['POST', '/oauth2/revoke', undefined],
    ['GET', '/openapi.json', 'accept'],
  ])('A browser that asks whether it may %s %s', (method, url, asked) => {
    test('is answered yes, for any origin and without a key', async () => {
      const answer = await preflight(method, url, asked)
      expect(answer.statusCode).toBe(204)
      expect(answer.body).toBe('')
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(String(answer.headers['access-control-allow-methods']).split(', ')).toContain(method)
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    })

    test('may send the headers that it names', async () => {
      const answer = await preflight(method, url, asked)
      // A `*` would not stand for Authorization (Fetch Standard, 3.2.3).
      expect(answer.headers['access-control-allow-headers']).toBe(asked)
      // Whoever keeps the answer gives it only to those who ask for the same.
      expect(String(answer.headers.vary).toLowerCase()).toContain('access-control-request-headers')
      expect(Number(answer.headers['access-control-max-age'])).toBeGreaterThan(0)
    })
  })

  test('OPTIONS that no browser sent is no error', async () => {
    const answer = await server.app.inject({ method: 'OPTIONS', url: '/api/v1/ping' })
    expect(answer.statusCode).toBe(204)
  })

  describe('An answer can be read by any page', () => {
    test.each<[string, Method, string, object | undefined, number]>([
      ['a refused key of v1', 'GET', '/api/v1/ping', undefined, 401],
      ['a refused key of the modern interface', 'GET', '/api/modern/v1/ping', undefined, 401],
      ['a refused key of agents', 'GET', '/a2a/tasks', undefined, 401],
      ['an unknown path', 'GET', '/api/v1/nothing', undefined, 404],
      ['the challenge of MCP', 'POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }, 401],
      ['the metadata of MCP', 'GET', '/.well-known/oauth-protected-resource/mcp', undefined, 200],
      [
        'the metadata of the authorization server',
        'GET',
        '/.well-known/oauth-authorization-server',
        undefined,
        200,
      ],
      ['the card of the agent', 'GET', '/.well-known/agent-card.json', undefined, 200],
      [
        'a registration',
        'POST',
        '/oauth2/register',
        { redirect_uris: [`${origin}/callback`], client_name: 'An editor' },
        201,
      ],
      ['a refused registration', 'POST', '/oauth2/register', {}, 400],
      ['a refused code', 'POST', '/oauth2/token', {}, 400],
      ['the description of the API', 'GET', '/openapi.json', undefined, 200],
    ])('%s', async (_title, method, url, body, status) => {
      const answer = await send(method, url, {}, body)
      expect(answer.statusCode, answer.body).toBe(status)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    })

    test('the answer to a valid key', async () => {
      const { key } = await server.caller()
      const answer = await send('GET', '/api/v1/ping', { authorization: `Bearer ${key}` })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    })
  })

  test('where to sign in can be read of the challenge of MCP', async () => {
    const answer = await send('POST', '/mcp', {}, { jsonrpc: '2.0', id: 1, method: 'ping' })
    expect(answer.headers['www-authenticate']).toContain('resource_metadata=')
    expect(exposed(answer)).toContain('www-authenticate')
  })

  test('headers that clients act on can be read of every answer', async () => {
    const { key } = await server.caller()
    const answer = await send('GET', '/api/v1/ping', { authorization: `Bearer ${key}` })
    expect(exposed(answer)).toEqual(
      expect.arrayContaining([
        'www-authenticate',
        'allow',
        'retry-after',
        'ratelimit-limit',
        'ratelimit-remaining',
        'ratelimit-reset',
        'link',
        'etag',
        'deprecation',
        'x-request-id',
      ]),
    )
  })

  describe.each([
    '/',
    '/sign-in',
    '/sign-up',
    '/consent',
    '/settings',
    '/settings/keys',
    '/presentations',
    '/oauth2/authorize',
    '/docs',
    '/share/any',
    '/metrics',
    '/apiary',
    '/mcp-other',
  ])('%s is for people', (url) => {
    test('and no script of another page reads it', async () => {
      const answer = await send('GET', url)
      expect(corsHeaders(answer)).toEqual([])
    })

    test('and none may send it anything', async () => {
      const answer = await preflight('POST', url, 'content-type')
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(corsHeaders(answer)).toEqual([])
    })
  })
})
