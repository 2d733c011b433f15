import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/** How many streams of one key a process keeps open. */
const mostStreams = 50

/** When to ask again, in seconds: streams end with the work that they tell of. */
const retryAfterSeconds = 5

/** The open streams of this process, by whose they are. */
const open = new Map<string, number>()

/**
 * Counts a stream until its connection is closed; none when it is closed already, as it may be while its caller is
 * looked up: nothing would take it off again.
 *
 * @param key whose stream it is: an API key, or an application for a user.
 * @throws {HttpError} 429 when too many are open.
 */
export function countStream(key: string, reply: FastifyReply): void {
  if (reply.raw.destroyed) return
  const before = open.get(key) ?? 0
  if (before >= mostStreams)
    throw new HttpError(
      429,
      `No more than ${mostStreams} streams can be open at the same time; close some, or poll.`,
      { 'retry-after': String(retryAfterSeconds) },
    )
  open.set(key, before + 1)
  reply.raw.once('close', () => {
    const others = (open.get(key) ?? 1) - 1
    if (others > 0) open.set(key, others)
    else open.delete(key)
  })
}

/** For routes that stream: refuses one too many before anything is done about the request. */
export async function limitStreams(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  countStream(request.keyId, reply)
}
