import { STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { requestId } from '../request-record.ts'
import { closeGently } from './close-gently.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { abandonBody, arrivingOn, openAnswers } from './exchanges.ts'

const sentences: Readonly<Record<number, string>> = {
  400: 'This is not a well-formed HTTP/1.1 request.',
  405: 'This server is no proxy.',
  408: 'The request took too long to arrive.',
  413: 'The extensions of the chunks of the body are too large.',
  431: 'The headers of the request are larger than 16 KB.',
  501: 'This server does not know the method of this request.',
}

const statusOfErrors: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const refused = new WeakSet<Duplex>()

function wholeAnswer(status: number): string {
  const body = JSON.stringify({ detail: sentences[status] })
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
    `content-length: ${body.length}\r\nx-request-id: ${requestId({ headers: {} })}\r\n` +
    `x-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`
  )
}

/** Ends a connection after what it sent last was refused; requests before that get their answers first. */
export function refuseConnection(
  socket: Socket,
  status: number,
  limits: Pick<ConnectionLimits, 'unreadBytes' | 'linger' | 'closing'>,
): void {
  if (refused.has(socket)) return
  refused.add(socket)
  // The request whose body went wrong: this is its answer, unless it has one already.
  const arriving = arrivingOn(socket)
  const answer = arriving?.response
  const waiting = new Set(openAnswers(socket).filter((one) => one !== answer))
  const refuse = () => {
    if (socket.destroyed) return
    if (answer?.headersSent !== true) {
      closeGently(socket, limits, wholeAnswer(status))
      // It must not be done after all.
      if (arriving !== undefined) abandonBody(arriving.request)
    } else if (answer.writableFinished) closeGently(socket, limits)
    else answer.once('close', () => closeGently(socket, limits))
  }
  for (const one of waiting)
    one.once('close', () => {
      waiting.delete(one)
      if (waiting.size === 0) refuse()
    })
  if (waiting.size === 0) refuse()
}

/** A request line (RFC 9112) of a version that is spoken here. */
const requestLine = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r?$/

/** What Node's parser tells of its errors. */
interface ParserError extends NodeJS.ErrnoException {
  /** What came last, and how much of it was read when it went wrong. */
  rawPacket?: unknown
  bytesParsed?: number
}

/** Whether nothing was wrong with a request line but that its method has no meaning here. */
function hasUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParserError): boolean {
  if (code !== 'HPE_INVALID_METHOD' || !Buffer.isBuffer(rawPacket)) return false
  const before = rawPacket.subarray(0, bytesParsed).lastIndexOf('\n')
  const [line = ''] = rawPacket
    .subarray(before + 1)
    .toString('latin1')
    .split('\n', 1)
  return requestLine.test(line)
}

function statusOf(error: ParserError): number {
  return hasUnknownMethod(error) ? 501 : (statusOfErrors[error.code ?? ''] ?? 400)
}

/** Answers what the parser cannot read, and what it has waited for in vain. */
export function answerMalformed(
  error: ParserError,
  socket: Duplex,
  limits: ConnectionLimits,
): void {
  // Nobody is there any more, or never said anything.
  if (!(socket instanceof Socket) || !socket.writable || socket.bytesRead === 0) socket.destroy()
  else refuseConnection(socket, statusOf(error), limits)
}
