import { sql } from 'drizzle-orm'
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
  beforeAll(async () => {
    connection = await open()
    server = await startTestServer(connection, { metricsToken: 'metrics-token' })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    said = []
  })

  const warm = ({ patience = 60_000, isClosing = false } = {}) => {
    const given = {
      connection,
      prices: defaultPrices,
      publicUrl,
      signLink: (path: string) => publicUrl + path,
      uploads: { incoming: { open: noFiles }, keep: noFiles },
      tools: { storage: server.storage, workers: server.workers },
      logger: {
        debug: (details: object, message: string) =>
          void said.push(`${message} ${JSON.stringify(details)}`),
      },
      isClosing: () => isClosing,
    }
    return warmUp(given, patience)
  }

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

  test('ends at once, and leaves nothing, when the process is to stop', async () => {
    const before = await allRows(connection)
    await warm({ isClosing: true })
    expect(said).toEqual([expect.stringContaining('Warming up has ended early')])
    expect(await allRows(connection)).toEqual(before)
  })

  test('ends when it has waited too long, and leaves nothing when the wait ends later', async () => {
    const before = await allRows(connection)
    await connection.database.transaction(async (tx) => {
      await tx.execute(sql`lock table "user" in access exclusive mode`)
      await warm({ patience: 20 })
    })
    expect(said).toEqual([expect.stringContaining('Warming up has ended early')])
    expect(await allRows(connection)).toEqual(before)
  })

  test('gives the session back in the middle of a round when its time is over', async () => {
    const before = await allRows(connection)
    await warm({ patience: 20 })
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
