import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ConnectionLimits } from './connection-limits.ts'
import { dropBody } from './exchanges.ts'
import { refuseConnection } from './refuse-connection.ts'

/** A body on its way. */
interface Arriving {
  /** Milliseconds of the process. */
  since: number
  /** What the connection had read before. */
  bytesBefore: number
  /** What it had read when the answer was sent; undefined: there is none yet. */
  bytesAtAnswer?: number
}

/**
 * Makes what is called with each request that comes. It ends requests whose body does not arrive (408), and reads on, up
 * to a bound, what is still on its way when the answer has been sent.
 */
export function createBodyWatch(
  server: Server,
  limits: ConnectionLimits,
): (request: IncomingMessage, response: ServerResponse) => void {
  const bodies = new Map<IncomingMessage, Arriving>()

  function check(request: IncomingMessage, body: Arriving): void {
    const { socket } = request
    if (request.complete || socket.destroyed) {
      bodies.delete(request)
      return
    }
    const { bytesBefore, bytesAtAnswer } = body
    const earned = ((socket.bytesRead - bytesBefore) / limits.bodyBytesPerSecond) * 1_000
    if (performance.now() - body.since > limits.body + earned) {
      bodies.delete(request)
      refuseConnection(socket, 408, limits)
    } else if (bytesAtAnswer !== undefined && socket.bytesRead - bytesAtAnswer > limits.unreadBytes)
      socket.destroy()
  }

  const timer = setInterval(() => {
    for (const [request, body] of bodies) check(request, body)
  }, limits.check)
  timer.unref()
  server.once('close', () => clearInterval(timer))

  return (request, response) => {
    const { headers, socket } = request
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody) return
    const body: Arriving = { since: performance.now(), bytesBefore: socket.bytesRead }
    bodies.set(request, body)
    request.once('close', () => bodies.delete(request))
    response.once('finish', () => {
      if (request.complete) return
      body.bytesAtAnswer = socket.bytesRead
      dropBody(request)
    })
  }
}
