import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../database/database-away.ts'

/** An event of a stream, as the HTML standard, 9.2, calls it ("server-sent events"). */
export interface ServerSentEvent {
  /** What a client that comes back sends as `Last-Event-ID`; absent: it has nothing to come back to. */
  id?: number
  /** Its name; absent: `message`. */
  event?: string
  data: unknown
}

/** How often a silent stream says that it is there: proxies close what is silent for a minute. */
const heartbeatMilliseconds = 15_000

/** How long a client waits before it comes back, in milliseconds. */
const retryMilliseconds = 1_000

/** A client that does not read keeps so much waiting at the most, in bytes, besides what its connection holds. */
const bufferSize = 4_096

function formatEvent({ id, event, data }: ServerSentEvent): string {
  // JSON has no line break outside its strings and none in them, so it is one line of data.
  const number = id === undefined ? '' : `id: ${id}\n`
  const name = event === undefined ? '' : `event: ${event}\n`
  return `${number}${name}data: ${JSON.stringify(data)}\n\n`
}

/**
 * Answers with a stream of events, which ends when they do. They are taken only as fast as the client reads them. When
 * one cannot be had, the stream ends too, and the client comes back.
 *
 * @param open gives the events; its signal is aborted when the client goes away.
 */
export function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  open: (signal: AbortSignal) => AsyncIterable<ServerSentEvent>,
): FastifyReply {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    // nginx would collect events until its buffer is full.
    .header('x-accel-buffering', 'no')
  if (request.method === 'HEAD') return reply.send()
  const gone = new AbortController()
  const stream = new PassThrough({ highWaterMark: bufferSize })
  stream.once('close', () => gone.abort())
  stream.write(`retry: ${retryMilliseconds}\n\n`)
  const heartbeat = setInterval(() => {
    if (!stream.writableNeedDrain) stream.write(': still there\n\n')
  }, heartbeatMilliseconds)

  async function pump(): Promise<void> {
    for await (const event of open(gone.signal))
      if (!stream.write(formatEvent(event))) await once(stream, 'drain', { signal: gone.signal })
  }
  pump()
    .catch((error: unknown) => {
      if (!gone.signal.aborted && !isDatabaseAway(error))
        request.log.warn({ err: error }, 'A stream was cut off')
    })
    .finally(() => {
      clearInterval(heartbeat)
      stream.end()
    })

  return reply.send(stream)
}

/**
 * The number of the last event that a client has: of the header `Last-Event-ID`, which browsers send by themselves, else
 * of a query field. Undefined when it has none, or sends something that is no such number.
 */
export function lastEventId(request: FastifyRequest, queryField?: string): number | undefined {
  const header = request.headers['last-event-id']
  const given = (typeof header === 'string' ? header : queryField) ?? ''
  return /^\d{1,15}$/.test(given) ? Number(given) : undefined
}
