import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { openConnection } from '../../src/database/open-connection.ts'
import { describeEmbedded } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const sentence =
  'The server cannot reach its database at the moment; please try again in a few seconds.'
const asForm = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://slides.test' }

describeEmbedded('While the database is away', (_open, newPlace) => {
  let server: TestServer
  let cookie: string
  let link: string
  const authorization: { authorization: string } = { authorization: '' }
  const logged: string[] = []

  beforeAll(async () => {
    const connection = await openConnection(await newPlace())
    const logger = pino({ level: 'warn' }, { write: (line) => logged.push(line) })
    server = await startTestServer(connection, { signup: 'open', logger })
    const caller = await server.caller()
    authorization.authorization = `Bearer ${caller.key}`
    const status = await caller.generated({ input_text: 'One', export_formats: ['link'] })
    link = 'formats' in status ? String(status.formats?.link?.url) : ''
    const signedUp = await server.app.inject({
      method: 'POST',
      url: '/sign-up',
      headers: asForm,
      payload: 'name=Ada&email=ada%40example.com&password=long+enough+for+all',
    })
    cookie = [signedUp.headers['set-cookie'] ?? []].flat().join('; ').split(';')[0] ?? ''
    // From here on every query is refused, as it is by a server that has gone.
    await connection.close()
    return () => server.close()
  })

  const ask = (url: string, rest: Omit<InjectOptions, 'url'> = {}) =>
    server.app.inject({ method: 'GET', url, ...rest })

  it.each<[InjectOptions['method'], string, object?]>([
    ['GET', '/api/v1/presentations'],
    ['GET', '/api/v1/generations/x'],
    ['POST', '/api/v1/generations', { input_text: 'Two' }],
    ['DELETE', '/api/v1/presentations/x'],
    ['GET', '/api/modern/v1/presentations'],
    ['POST', '/api/modern/v1/presentations', {}],
    ['GET', '/api/modern/v1/operations/x/events'],
  ])('%s %s is 503 with a sentence, and when to try again', async (method, url, payload) => {
    const answer = await ask(url, { method, headers: authorization, payload })
    expect(answer.json()).toEqual({ detail: sentence })
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('a caller whose key is not remembered is told the same, and not that it is wrong', async () => {
    const headers = { authorization: `Bearer sk_${'x'.repeat(40)}` }
    expect((await ask('/api/v1/ping', { headers })).statusCode).toBe(503)
  })

  it('A2A says so as google.rpc.Status', async () => {
    const answer = await ask('/a2a/tasks', { headers: authorization })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeTruthy()
    expect(answer.json().error).toMatchObject({
      code: 503,
      status: 'UNAVAILABLE',
      message: sentence,
    })
  })

  it('MCP says so as JSON-RPC', async () => {
    const answer = await ask('/mcp', {
      method: 'POST',
      headers: { authorization: 'Bearer token', host: 'slides.test' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeTruthy()
    expect(answer.json().error.message).toBe(sentence)
  })

  it.each<[InjectOptions['method'], string, string?]>([
    ['POST', '/oauth2/token', 'grant_type=refresh_token&refresh_token=x&client_id=y'],
    ['POST', '/oauth2/revoke', 'token=x&client_id=y'],
    [
      'POST',
      '/oauth2/register',
      JSON.stringify({ redirect_uris: ['http://127.0.0.1:8080/callback'], client_name: 'Editor' }),
    ],
    ['GET', '/oauth2/authorize?response_type=code&client_id=y&redirect_uri=http://127.0.0.1/'],
  ])('%s %s says so as OAuth has errors said', async (method, url, payload) => {
    const answer = await ask(url, { method, headers: asForm, payload })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeTruthy()
    expect(answer.json()).toEqual({ error: 'temporarily_unavailable', error_description: sentence })
  })

  it.each<[InjectOptions['method'], string, string?]>([
    ['GET', '/presentations'],
    ['GET', '/settings'],
    ['POST', '/sign-in', 'email=ada%40example.com&password=long+enough+for+all'],
    ['POST', '/sign-up', 'name=Eve&email=eve%40example.com&password=long+enough+for+all'],
  ])('%s %s is a page that says so', async (method, url, payload) => {
    const headers = { ...asForm, accept: 'text/html', cookie }
    const answer = await ask(url, { method, headers, payload })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeTruthy()
    expect(answer.body).toContain('Back in a moment')
  })

  it('a shared page is one that says so', async () => {
    const answer = await server.open(link, { headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('Back in a moment')
  })

  it.each([
    '/',
    '/assets/site.css',
    '/openapi.json',
    '/docs/',
    '/sign-in',
    '/.well-known/agent-card.json',
    '/.well-known/oauth-authorization-server',
    '/health/live',
    '/metrics',
  ])('%s goes on working', async (url) => {
    expect((await ask(url)).statusCode).toBe(200)
  })

  it('the server is not ready, and says which part of it', async () => {
    const answer = await ask('/health/ready')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeTruthy()
    expect(answer.json()).toEqual({
      detail: 'The database cannot be reached.',
      unready: ['database'],
    })
  })

  it('no request writes that to the log', () => {
    expect(logged).toEqual([])
  })
})
