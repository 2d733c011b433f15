import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'

/**
 * Lets a form pass that one of our own pages sent: browsers say which page sends it, and no other page can say that it
 * is ours. Who reaches the server under another name than its public one sends forms from there.
 * @throws {HttpError} 403
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers
  const isOurs =
    origin === undefined
      ? request.headers['sec-fetch-site'] === 'same-origin'
      : origin === publicUrl || isOtherName(origin, host, publicUrl)
  if (!isOurs) throw new HttpError(403, 'This form was not sent by a page of this server.')
}

/** Whether a page sends to the very name that it came from, which is not the public one. */
function isOtherName(origin: string, host: string | undefined, publicUrl: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host && host !== new URL(publicUrl).host
}

/**
 * A path of this server that somebody named as where to go on; anything else is `otherwise`, so that no link to our
 * sign-in page leads anywhere else.
 */
export function ownPath(value: unknown, publicUrl: string, otherwise: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, publicUrl))
    return otherwise
  const { origin, pathname, search } = new URL(value, publicUrl)
  // A path that begins with two slashes is read as another server's when it is sent back.
  return origin === new URL(publicUrl).origin && !pathname.startsWith('//')
    ? pathname + search
    : otherwise
}
