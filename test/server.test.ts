import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from './support/databases.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

describeEachDatabase('the server', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(await open(), { metricsToken: 'metrics-token' })
  })
  afterAll(() => server.close())
  afterEach(() => {
    server.workers.onExport = undefined
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers })

  test('is alive and ready', async () => {
    expect((await get('/health/live')).json()).toEqual({ status: 'ok' })
    expect((await get('/health/ready')).json()).toEqual({ status: 'ok' })
  })

  test('gives every answer an id, the caller’s own when it is safe to log', async () => {
    const id = async (headers?: Record<string, string>) =>
      (await get('/health/live', headers)).headers['x-request-id']
    expect(await id()).toMatch(/^[0-9a-f-]{36}$/)
    expect(await id()).not.toBe(await id())
    expect(await id({ 'x-request-id': 'trace-1.2_3' })).toBe('trace-1.2_3')
    expect(await id({ 'x-request-id': 'a "quoted" one' })).toMatch(/^[0-9a-f-]{36}$/)
    expect(await id({ 'x-request-id': 'x'.repeat(129) })).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    '/',
    '/nothing',
    '/api/v1/ping',
    '/%zz',
    '/docs/',
    '/assets/site.css',
    '/share/x',
  ])('gives %s an id and forbids guessing its type', async (url) => {
    const { headers } = await get(url)
    expect(headers['x-request-id']).toBeTruthy()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('answers unknown paths with 404, with a page to people', async () => {
    for (const url of ['/nothing', '/api/v1/nothing', '/api/v2/ping']) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Not Found' })
    }
    const page = await get('/nothing', { accept: 'text/html' })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('There is nothing here')
    expect((await get('/api/v1/nothing', { accept: 'text/html' })).json()).toBeTruthy()
  })

  test('answers paths that no router reads in the form of their interface', async () => {
    const long = 'x'.repeat(9_000)
    expect((await get(`/api/v1/generations/${long}`)).json()).toEqual({ detail: 'Not Found' })
    const { error } = (await get(`/a2a/tasks/${long}`)).json()
    expect(error).toMatchObject({ code: 404, status: 'NOT_FOUND' })
  })

  test('reads paths of A2A whose colon is encoded', async () => {
    const { key } = await server.caller()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/a2a/tasks/none%3Acancel',
      headers: { authorization: `Bearer ${key}` },
    })
    expect(answer.json().error.details[0].reason).toBe('TASK_NOT_FOUND')
  })

  test('says no more than that something went wrong on its side', async () => {
    const caller = await server.caller()
    const status = await caller.generated({ input_text: 'One' })
    const id = String(status.presentation_id)
    server.workers.onExport = async () => {
      throw new Error('secret detail')
    }
    const url = server.signer.sign(`/share/${id}/cover.png`, new Date(Date.now() + 60_000))
    const answer = await get(url)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ detail: 'Internal server error' })
  })

  test('shows a start page that needs nothing from elsewhere', async () => {
    const page = await get('/')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('http://slides.test/api/v1/generations')
    expect(page.body).not.toMatch(/(?:src|href)="https?:/)
  })

  test('serves styles and scripts with caching', async () => {
    const answer = await get('/assets/site.css')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect(answer.headers.etag).toBeTruthy()
    expect((await get('/assets/../server.ts')).statusCode).toBe(404)
    expect((await get('/favicon.ico')).headers['content-type']).toMatch(/^image\/svg\+xml/)
  })

  test('serves its OpenAPI description as committed, and a page for it', async () => {
    const file = new URL('../openapi/openapi.json', import.meta.url)
    expect((await get('/openapi.json')).json()).toEqual(JSON.parse(await readFile(file, 'utf8')))
    const docs = await get('/docs/')
    expect(docs.statusCode).toBe(200)
    expect(docs.headers['content-security-policy']).not.toMatch(/https:|script-src[^;]*unsafe/)
  })

  test('shows its metrics only to who has the token', async () => {
    expect((await get('/metrics')).statusCode).toBe(401)
    expect((await get('/metrics', { authorization: 'Bearer other' })).statusCode).toBe(401)
    await get('/health/live')
    const answer = await get('/metrics', { authorization: 'Bearer metrics-token' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    expect(answer.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} \d/,
    )
    expect(answer.body).toContain('operations_queue{status="pending"} 0')
  })

  test('counts the operations that ended', async () => {
    const caller = await server.caller()
    await caller.generated({ input_text: 'One' })
    const { body } = await get('/metrics', { authorization: 'Bearer metrics-token' })
    expect(body).toMatch(
      /operations_ended_total\{kind="presentation_generation",outcome="completed"\} \d/,
    )
  })

  // The last one: there is no way back.
  test('that is stopping is alive but not ready, and keeps no connection', async () => {
    server.setClosing()
    const ready = await get('/health/ready')
    expect(ready.statusCode).toBe(503)
    expect(ready.headers.connection).toBe('close')
    expect((await get('/health/live')).statusCode).toBe(200)
  })
})
