import type { FastifyReply } from 'fastify'

/** A signal that is aborted when the connection is gone on which somebody waits for an answer, or the answer is sent; also when that was before. */
export function abortedWhenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (reply.raw.closed) gone.abort()
  else reply.raw.once('close', () => gone.abort())
  return gone.signal
}
