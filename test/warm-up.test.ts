import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPrices } from '../src/accounts/prices.ts'
import type { Connection } from '../src/database/connection.ts'
import { warmUp } from '../src/warm-up.ts'
import { allRows } from './support/all-rows.ts'
import { describeEachDatabase } from './support/databases.ts'
import { publicUrl, startTestServer, type TestServer } from './support/test-server.ts'

const noFiles = () => Promise.reject(new Error('No files are sent.'))

describeEachDatabase('warming up', (open) => {
  let connection: Connection
  let server: TestServer
  let said: string[]
  let requests: EventEmitter
  beforeAll(async () => {
    connection = await open()
    server = await startTestServer(connection, { metricsToken: 'metrics-token' })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    said = []
    requests = new EventEmitter()
  })

  const warm = () =>
    warmUp({
      connection,
      prices: defaultPrices,
      publicUrl,
      signLink: (path) => publicUrl + path,
      uploads: { incoming: { open: noFiles }, keep: noFiles },
      tools: { storage: server.storage, workers: server.workers },
      logger: {
        debug: (details, message) => void said.push(`${message} ${JSON.stringify(details)}`),
      },
      server: requests,
      isClosing: () => false,
    })

  test('does all of it, and leaves no row, no file and no work for threads', async () => {
    const before = await allRows(connection)
    await warm()
    expect(said).toEqual([])
    expect(await allRows(connection)).toEqual(before)
    const files: unknown[] = []
    for await (const file of server.storage.list('exports')) files.push(file)
    expect(files).toEqual([])
    expect([...server.workers.authored, ...server.workers.exported]).toEqual([])
  })

  test('counts no request and no operation', async () => {
    await warm()
    const { body } = await server.app.inject({
      method: 'GET',
      url: '/metrics',
      headers: { authorization: 'Bearer metrics-token' },
    })
    expect(body).not.toMatch(/^(operations_ended_total|http_request_duration_seconds_count)\{/m)
  })

  test('ends at once, and leaves nothing, when somebody asks for something', async () => {
    const before = await allRows(connection)
    const warming = warm()
    requests.emit('request', { url: '/api/v1/ping' })
    await warming
    expect(said).toEqual([expect.stringContaining('Warming up has ended early')])
    expect(await allRows(connection)).toEqual(before)
  })

  test('beside it a deck is made as without', async () => {
    const caller = await server.caller()
    const [status] = await Promise.all([caller.generated({ input_text: 'One\nTwo' }), warm()])
    expect(status).toMatchObject({
      status: 'completed',
      formats: { link: { status: 'completed' } },
    })
    expect(said).toEqual([])
  })
})
