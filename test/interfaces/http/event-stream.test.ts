import { connect } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ServerSentEvent, sendEventStream } from '../../../src/interfaces/http/event-stream.ts'
import { signal } from '../../support/operations.ts'

let app: FastifyInstance
beforeEach(() => {
  app = fastify()
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

type Source = (signal: AbortSignal) => AsyncIterable<ServerSentEvent>

function streaming(source: Source): void {
  app.get('/', (request, reply) => sendEventStream(request, reply, source))
}

test('an event is its number, its name and one line of JSON', async () => {
  streaming(async function* () {
    yield { id: 1, event: 'slide', data: { title: 'One\nTwo' } }
    yield { id: 2, data: null }
  })
  const { body } = await app.inject('/')
  expect(body).toBe(
    'retry: 1000\n\nid: 1\nevent: slide\ndata: {"title":"One\\nTwo"}\n\nid: 2\ndata: null\n\n',
  )
})

test('an event need not have a number', async () => {
  streaming(async function* () {
    yield { data: 1 }
  })
  expect((await app.inject('/')).body).toBe('retry: 1000\n\ndata: 1\n\n')
})

test('a silent stream says every 15 seconds that it is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [begun, over] = [signal(), signal()]
  streaming(async function* () {
    begun.resolve()
    await over.promise
    yield { id: 1, data: 1 }
  })
  const answer = app.inject('/')
  await begun.promise
  vi.advanceTimersByTime(30_000)
  over.resolve()
  expect((await answer).body).toBe(
    'retry: 1000\n\n: still there\n\n: still there\n\nid: 1\ndata: 1\n\n',
  )
})

test('a stream whose events cannot be had any more ends', async () => {
  streaming(async function* () {
    yield { id: 1, data: 1 }
    throw new Error('The database is away.')
  })
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.body]).toEqual([200, 'retry: 1000\n\nid: 1\ndata: 1\n\n'])
})

test('a client that does not read holds the events back, and one that leaves ends them', async () => {
  let taken = 0
  const most = 10_000
  const left = signal()
  const filler = 'x'.repeat(10_000)
  streaming(async function* (gone) {
    try {
      while (taken < most) yield { id: ++taken, data: filler }
    } finally {
      if (gone.aborted) left.resolve()
    }
  })
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname).pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')

  // Until the buffers of the connection are full.
  let before = -1
  for (let calm = 0; calm < 10; calm = taken > 0 && taken === before ? calm + 1 : 0) {
    before = taken
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(taken).toBeLessThan(most / 4)
  socket.destroy()
  await left.promise
})
