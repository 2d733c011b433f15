import { localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'

/**
 * A check of where a request was sent, and from where.
 *
 * `Host` must be a name of ours: that of the public address or of this machine, on any port. A page that makes its own name
 * point to this machine (DNS rebinding) sends that name, and is refused here.
 *
 * `Origin` may be anything that is an origin, or absent. Clients that run in browsers come from origins that we cannot know,
 * and nothing that a browser adds by itself (no cookie) lets a request in, only a token that the page was given. So
 * a foreign page can do no more than a program elsewhere; a list of origins would only keep clients out. What is no origin at
 * all, and the `null` of pages that hide theirs, is refused.
 *
 * @param publicUrl the origin under which the server is reached.
 * @returns throws HttpError 403.
 */
export function requestCheck(publicUrl: string): (request: FastifyRequest) => void {
  const hostnames = [new URL(publicUrl).hostname, ...localhostAllowedHostnames()]
  return (request) => {
    // As the proxy was asked, where there is one that is trusted.
    if (!validateHostHeader(request.host, hostnames).ok)
      throw new HttpError(
        403,
        `This server is ${publicUrl}, and the request was for the host "${request.host}": connect to that address, set PUBLIC_URL to the one in use, or let the proxy pass on the Host header.`,
      )
    const { origin } = request.headers
    if (origin !== undefined && !isOrigin(origin))
      throw new HttpError(403, 'The header Origin is not an origin.')
  }
}

/** Scheme and host, as browsers send them; extensions have schemes of their own. */
function isOrigin(value: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@]+$/i.test(value) && URL.canParse(value)
}
