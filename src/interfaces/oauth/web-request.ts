import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressHeader } from '../../accounts/authentication.ts'

/** The headers that the authorization server may see of a request; everything else about it is settled here. */
const passedHeaders = ['authorization', 'content-type', 'user-agent'] as const

/**
 * A request as the authorization server takes it: always at our public origin, whatever address it came to.
 *
 * @param target.extra headers beyond those that every request may bring along, or instead of them.
 */
export function toWebRequest(
  request: FastifyRequest,
  target: { publicUrl: string; path: string; body?: string; extra?: Record<string, string> },
): Request {
  const headers = new Headers({ [addressHeader]: request.ip, ...target.extra })
  for (const name of passedHeaders) {
    const value = request.headers[name]
    if (value !== undefined && !headers.has(name)) headers.set(name, value)
  }
  return new Request(target.publicUrl + target.path, {
    method: request.method,
    headers,
    ...(target.body === undefined ? {} : { body: target.body }),
  })
}

/** Answers with what the authorization server said. */
export async function sendWebResponse(
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  reply.code(response.status)
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  })
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply.send(Buffer.from(await response.arrayBuffer()))
}
