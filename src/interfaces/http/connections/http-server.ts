import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { closeGently } from './close-gently.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { arrivingOn, noteExchange } from './exchanges.ts'
import { refuseConnection } from './refuse-connection.ts'
import { createBodyWatch } from './watch-bodies.ts'

/**
 * The server under the application, with what Node leaves to its users: connections that say nothing, or too slowly, are
 * ended, and whoever is refused comes to read why. What is not HTTP at all is `answerMalformed`'s business, which the
 * application hands to it.
 */
export function createHttpServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer({
    headersTimeout: limits.headers,
    // Node's own counts a whole request, however large; `createBodyWatch` has a better one.
    requestTimeout: 0,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.check,
  })
  const watchBody = createBodyWatch(server, limits)
  server.on('request', (request, response) => {
    // It came after the last thing that is answered on its connection.
    if (request.socket.writableEnded) return
    noteExchange(request, response)
    watchBody(request, response)
    listener(request, response)
  })
  server.on('connect', (_request: IncomingMessage, socket: Socket) =>
    refuseConnection(socket, 405, limits),
  )
  server.on('connection', (socket) => {
    const destroySoon = socket.destroySoon.bind(socket)
    // So Node ends a connection after its last answer, even while a body is on its way to it.
    socket.destroySoon = () => {
      if (arrivingOn(socket) === undefined || socket.writableEnded) destroySoon()
      else closeGently(socket, limits)
    }
  })
  return server
}
