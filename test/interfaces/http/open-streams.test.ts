import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { answerError } from '../../../src/interfaces/http/error-handler.ts'
import { sendEventStream } from '../../../src/interfaces/http/event-stream.ts'
import { limitStreams } from '../../../src/interfaces/http/open-streams.ts'

let app: FastifyInstance
afterEach(() => app.close())

test('a key has fifty streams open at the most, and another one when one of them is closed', async () => {
  app = fastify({ forceCloseConnections: true })
  app.decorateRequest('keyId', '')
  app.addHook('onRequest', async (request) => {
    request.keyId = String(request.headers.authorization)
  })
  app.setErrorHandler(answerError)
  app.get('/', { preHandler: limitStreams }, (request, reply) =>
    sendEventStream(request, reply, async function* (signal) {
      yield { data: 1 }
      await once(signal, 'abort')
    }),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (authorization = 'mine'): Promise<IncomingMessage> => {
    const [answer] = await once(get(url, { headers: { authorization } }), 'response')
    return answer
  }
  const streams = await Promise.all(Array.from({ length: 50 }, () => open()))
  expect(new Set(streams.map((one) => one.statusCode))).toEqual(new Set([200]))

  const refused = await open()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
  expect((await open('theirs')).statusCode).toBe(200)

  streams[0]?.destroy()
  await expect.poll(async () => (await open()).statusCode).toBe(200)
})

test('who has gone before their key was known has no stream open', async () => {
  app = fastify({ forceCloseConnections: true })
  app.decorateRequest('keyId', '')
  app.addHook('onRequest', async (request, reply) => {
    request.keyId = 'impatient'
    if (request.url === '/slow') await once(reply.raw, 'close')
  })
  app.setErrorHandler(answerError)
  let answered = 0
  app.get('/slow', { preHandler: limitStreams }, async () => {
    answered++
  })
  app.get('/', { preHandler: limitStreams }, async () => 'A stream')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  for (let count = 0; count < 50; count++) {
    const socket = connect(port, '127.0.0.1')
    socket.end('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n', () => socket.destroy())
  }
  await expect.poll(() => answered).toBe(50)
  expect((await app.inject('/')).statusCode).toBe(200)
})
