import etag from 'etag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'

/**
 * Whether a caller has this very answer already (RFC 9110, 13.1). Call it when the answer has its tag.
 */
export function hasAlready(request: FastifyRequest, reply: FastifyReply): boolean {
  const known = { etag: reply.getHeader('etag'), 'last-modified': reply.getHeader('last-modified') }
  return hasVersion(request, known)
}

/** The same where there is no answer yet, but what it would say of its version. */
export function hasVersion(
  { headers }: Pick<FastifyRequest, 'headers'>,
  known: Parameters<typeof fresh>[1],
): boolean {
  return fresh(headers, known)
}

/**
 * Gives the answers to GET of this plugin's routes a tag, and 304 to whoever names it. The tag is made of the answer, so
 * that it costs no query and cannot be wrong; it is weak, because compressing changes the bytes.
 */
export function registerConditionalAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isGet = request.method === 'GET' || request.method === 'HEAD'
    if (!isGet || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    reply.header('etag', etag(payload, { weak: true }))
    if (!hasAlready(request, reply)) return payload
    reply.code(304).removeHeader('content-type')
    // Not an empty text, which would give the answer that the caller has a length of 0 (RFC 9110, 8.6).
    return null
  })
}
