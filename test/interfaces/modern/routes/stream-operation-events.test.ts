import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Connection } from '../../../../src/database/connection.ts'
import { operationEvents } from '../../../../src/database/schema.ts'
import { changeWithEvent } from '../../../../src/jobs/events.ts'
import { findOperation, requestCancel } from '../../../../src/jobs/operations.ts'
import { describeDatabase, describePostgres, emptyDatabase } from '../../../support/databases.ts'
import { parseEvents, type ReceivedEvent, receiveEvents } from '../../../support/event-stream.ts'
import { accept, signal } from '../../../support/operations.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'
import '../../../support/property-seed.ts'

/** Logs that an operation has come on, and how far: the data make an event as long as one of a slide. */
async function progress({ database }: Connection, id: string, done: number): Promise<void> {
  const data = {
    done,
    total: 100,
    message: `Working on the part number ${done} of the presentation`,
  }
  await changeWithEvent(database, { where: sql`id = ${id}`, type: 'progress', data })
}

async function end({ database }: Connection, id: string): Promise<void> {
  await database.transaction((tx) => requestCancel(tx, id))
}

const path = (id: string) => `/api/modern/v1/operations/${id}/events`
const names = (events: ReceivedEvent[]) => events.map((one) => one.event)
const ids = (events: ReceivedEvent[]) => events.map((one) => one.id)

async function all(events: AsyncIterable<ReceivedEvent>): Promise<ReceivedEvent[]> {
  const received: ReceivedEvent[] = []
  for await (const event of events) received.push(event)
  return received
}

/** Makes a server listen; the start of its addresses. */
async function listening(server: TestServer): Promise<string> {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}

describeDatabase('the events of an operation', (open) => {
  let connection: Connection
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    server = await startTestServer(connection)
    caller = await server.caller()
  })
  afterEach(async () => {
    // Clients keep theirs for the next request.
    server.app.server.closeAllConnections()
    await server.close()
  })

  /** An operation that no runner takes: the test says what happens in it. */
  const operation = () =>
    accept(connection, caller.userId, { kind: 'presentation_export', presentationId: 'none' })

  const get = (id: string, headers: Record<string, string> = {}, query = '') =>
    server.app.inject({
      url: path(id) + query,
      headers: { authorization: `Bearer ${caller.key}`, ...headers },
    })

  test('tell the progress, each slide with its picture, and the end', async () => {
    const { generation_id: id, presentation_id: presentationId } = await caller.generated({
      input_text: 'One\nTwo',
      export_formats: [],
    })
    const answer = await get(id)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    const { events, rest } = parseEvents(answer.body)
    expect(rest).toBe('')
    expect(names(events)).toEqual(['progress', 'slide', 'slide', 'progress', 'end'])
    expect(events[1]?.data).toEqual({
      slide_id: expect.any(String),
      order: 0,
      title: 'One',
      layout: 'bullets',
      thumbnail_url: expect.stringContaining(`/share/${presentationId}/slides/`),
    })
    const operation = await server.app.inject({
      url: `/api/modern/v1/operations/${id}`,
      headers: { authorization: `Bearer ${caller.key}` },
    })
    expect(events[4]?.data).toEqual(operation.json())
    const { thumbnail_url } = events[2]?.data as { thumbnail_url: string }
    expect((await server.open(thumbnail_url)).headers['content-type']).toBe('image/png')
  })

  test('go on after the event that the client had last, by header or query', async () => {
    const { generation_id: id } = await caller.generated({ input_text: 'One', export_formats: [] })
    const { events } = parseEvents((await get(id)).body)
    const last = String(events[1]?.id)
    for (const answer of [
      await get(id, { 'last-event-id': last }),
      await get(id, {}, `?last_event_id=${last}`),
    ])
      expect(parseEvents(answer.body).events).toEqual(events.slice(2))
  })

  test('are none any more for who has seen the end', async () => {
    const { generation_id: id } = await caller.generated({ input_text: 'One', export_formats: [] })
    const { events } = parseEvents((await get(id)).body)
    const answer = await get(id, { 'last-event-id': String(events.at(-1)?.id) })
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
  })

  test.each([
    'nonsense',
    '-1',
    '99999',
    '1e3',
  ])('begin anew after a number that it never had: %s', async (given) => {
    const { generation_id: id } = await caller.generated({ input_text: 'One', export_formats: [] })
    const { events } = parseEvents((await get(id, { 'last-event-id': given })).body)
    expect(names(events)).toEqual(['progress', 'slide', 'progress', 'end'])
  })

  test('are only the end where all before it was swept', async () => {
    const { generation_id: id } = await caller.generated({ input_text: 'One', export_formats: [] })
    await connection.database.delete(operationEvents)
    expect(names(parseEvents((await get(id)).body).events)).toEqual(['end'])
  })

  test('are hidden from others, and need a key', async () => {
    const id = await operation()
    const other = await server.caller()
    for (const [key, status, detail] of [
      [other.key, 404, 'There is no such operation.'],
      ['sk_nobody-has-this-key', 401, 'This API key is not valid.'],
    ] as const) {
      const answer = await server.app.inject({
        url: path(id),
        headers: { authorization: `Bearer ${key}` },
      })
      expect([answer.statusCode, answer.json()]).toEqual([status, { detail }])
    }
    expect((await get('nonsense')).statusCode).toBe(404)
  })

  test('come as they happen, and end when the server stops', async () => {
    const origin = await listening(server)
    await server.runner.stop(0)
    const id = await operation()
    await progress(connection, id, 1)
    const received: number[] = []
    for await (const event of receiveEvents(origin + path(id), { key: caller.key })) {
      received.push(event.id)
      if (event.id < 3) await progress(connection, id, event.id + 1)
      else void server.app.close()
    }
    expect(received).toEqual([1, 2, 3])
    const now = await findOperation(connection.database, caller.userId, id)
    expect(now?.status).toBe('pending')
  })

  test('miss nothing and come once, wherever a client is cut off', async () => {
    const origin = await listening(server)
    await server.runner.stop(0)
    const { key } = caller
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 15 }),
        fc.integer({ min: 1, max: 40 }),
        async (cuts, count) => {
          const id = await operation()
          const working = (async () => {
            for (let done = 1; done <= count; done++) await progress(connection, id, done)
            await end(connection, id)
          })()
          const received: ReceivedEvent[] = []
          for (const bytes of [...cuts, undefined]) {
            const lastEventId = received.at(-1)?.id
            for await (const event of receiveEvents(origin + path(id), { key, lastEventId, bytes }))
              received.push(event)
          }
          await working
          expect(ids(received)).toEqual(Array.from({ length: count + 1 }, (_, at) => at + 1))
          expect(names(received).indexOf('end')).toBe(count)
        },
      ),
      { numRuns: 8 },
    )
  })

  test('do not stop the work when whoever listens goes away', async () => {
    const origin = await listening(server)
    const gate = signal()
    server.workers.onAuthor = () => gate.promise
    const { generation_id: id } = (
      await caller.post('/generations', { input_text: 'One', export_formats: [] })
    ).json()
    for await (const _event of receiveEvents(origin + path(id), { key: caller.key })) break
    gate.resolve()
    expect((await caller.finished(id)).status).toBe('completed')
  })

  test('reach fifty streams of a key at once', async () => {
    const origin = await listening(server)
    await server.runner.stop(0)
    const id = await operation()
    const streams = Array.from({ length: 50 }, () =>
      all(receiveEvents(origin + path(id), { key: caller.key })),
    )
    for (let done = 1; done <= 10; done++) await progress(connection, id, done)
    await end(connection, id)
    for (const received of await Promise.all(streams))
      expect(ids(received)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })
})

describePostgres('the events of an operation that another process runs', (open) => {
  test('are streamed by the one that was asked', async () => {
    const working = await startTestServer(await open())
    const servingConnection = await open()
    const serving = await startTestServer(servingConnection, {
      runJobs: false,
      dataDirectory: working.dataDirectory,
    })
    const caller = await working.caller()
    const origin = await listening(serving)
    const gate = signal()
    working.workers.onAuthor = () => gate.promise
    const { generation_id: id } = (
      await caller.post('/generations', { input_text: 'One\nTwo', export_formats: [] })
    ).json()
    const received: ReceivedEvent[] = []
    for await (const event of receiveEvents(origin + path(id), { key: caller.key })) {
      received.push(event)
      // Only then it writes: what follows is heard, not found.
      gate.resolve()
    }
    expect(names(received)).toEqual(['progress', 'slide', 'slide', 'progress', 'end'])
    expect(serving.workers.authored).toEqual([])
    serving.app.server.closeAllConnections()
    await serving.close()
    await working.close()
  })
})
