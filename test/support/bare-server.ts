import { setTimeout as delay } from 'node:timers/promises'
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import {
  type ConnectionLimits,
  connectionLimits,
} from '../../src/interfaces/http/connections/connection-limits.ts'
import { createHttpServer } from '../../src/interfaces/http/connections/http-server.ts'
import { answerMalformed } from '../../src/interfaces/http/connections/refuse-connection.ts'

/** A server with the connections of the real one and a few routes that need nothing else. */
export async function startBareServer(given: Partial<ConnectionLimits> = {}): Promise<{
  address: string
  /** How the requests with a body ended that have ended. */
  ended: ('done' | 'failed')[]
  close(): Promise<void>
}> {
  const limits = { ...connectionLimits, ...given }
  const app = fastify({
    bodyLimit: 1_000,
    forceCloseConnections: true,
    serverFactory: (listener) => createHttpServer(listener, limits),
    clientErrorHandler: (error, socket) => answerMalformed(error, socket, limits),
  })
  app.get('/', async () => 'home')
  app.get('/slow', async () => {
    await delay(100)
    return 'slow but whole'
  })
  app.get('/stream', (_request, reply) => {
    reply.raw.writeHead(200, { 'content-type': 'text/plain' })
    reply.raw.write('begins ')
    setTimeout(() => reply.raw.end('ends'), 100)
  })
  const ended: ('done' | 'failed')[] = []
  app.post('/', { onError: async () => void ended.push('failed') }, async (request) => {
    ended.push('done')
    return `got ${JSON.stringify(request.body).length}`
  })
  app.register(async (pieces) => {
    pieces.removeAllContentTypeParsers()
    pieces.addContentTypeParser('*', (_request, _payload, done) => done(null))
    pieces.post('/pieces', async (request) => {
      try {
        for await (const _piece of request.raw);
        ended.push('done')
      } catch {
        ended.push('failed')
      }
      return ''
    })
  })
  // Before anything of the body is read.
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(401).send('who?')
  app.post('/refused', { onRequest: refuse }, async () => '')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { address, ended, close: () => app.close() }
}
