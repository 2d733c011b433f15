import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** A request and its answer. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** What was asked on a connection last, and the answers on it that are not done yet, in their order. */
interface Exchanges {
  last: Exchange
  open: Set<ServerResponse>
}

const exchangesOfConnections = new WeakMap<Duplex, Exchanges>()

/** Notes a request and the answer that it will get. Call it for every request, before anything is sent. */
export function noteExchange(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const open = exchangesOfConnections.get(socket)?.open ?? new Set()
  open.add(response)
  response.once('close', () => open.delete(response))
  exchangesOfConnections.set(socket, { last: { request, response }, open })
}

/** The answers on a connection that are not done yet. */
export function openAnswers(socket: Duplex): ServerResponse[] {
  return [...(exchangesOfConnections.get(socket)?.open ?? [])]
}

/** The request whose body is still arriving on a connection, and its answer; undefined: none is. */
export function arrivingOn(socket: Duplex): Exchange | undefined {
  const last = exchangesOfConnections.get(socket)?.last
  return last?.request.complete === false ? last : undefined
}

/** Takes a request from whoever reads its body; what still comes of it is dropped. */
export function dropBody(request: IncomingMessage): void {
  request.unpipe()
  request.removeAllListeners('data')
  request.removeAllListeners('end')
  request.resume()
}

/**
 * Drops the body of a request that has been refused meanwhile, and tells whoever reads it that there is no more: neither
 * must its handler wait for ever, nor take the half that it has for the whole. Call it when the last is sent on its
 * connection, so that nothing that the handler says to this comes behind that.
 */
export function abandonBody(request: IncomingMessage): void {
  // Not `destroy`, which would take the connection with it, and the answer.
  if (request.listenerCount('error') > 0) request.emit('error', new BodyAbandonedError())
  dropBody(request)
}

/** What the reader of a body gets that was refused while it arrived. */
class BodyAbandonedError extends Error {
  override name = 'BodyAbandonedError'
  /** As of a connection that was lost: to a handler it is the same. */
  readonly code = 'ECONNRESET'
  readonly statusCode = 400

  constructor() {
    super('The request was refused before its body had arrived.')
  }
}
