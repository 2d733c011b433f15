import type { FastifyInstance, FastifyRequest } from 'fastify'
import findMyWay, { type HTTPMethod } from 'find-my-way'
import { HttpError } from './http-error.ts'
import { routing } from './routing.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Refuses a request for which there is no route, when there are routes of other methods at its path.
     * @throws {HttpError} 405, with the methods in `Allow`.
     */
    refuseWrongMethod(request: FastifyRequest): void
  }
}

const listing = new Intl.ListFormat('en')

/** As in "GET and HEAD are". */
function areListed(methods: readonly string[]): string {
  return `${listing.format(methods)} ${methods.length === 1 ? 'is' : 'are'}`
}

/** Notes which methods each path has. Register it before any route; handlers of what is not found call it. */
export function registerAllowedMethods(app: FastifyInstance): void {
  // The application's own router can only be asked for a method.
  const router = findMyWay(routing)
  const methods = new Set<HTTPMethod>()
  app.addHook('onRoute', ({ method, url }) => {
    // Whatever answers any path says nothing about this one.
    if (url.endsWith('*')) return
    for (const one of [method].flat() as HTTPMethod[]) {
      methods.add(one)
      if (!router.hasRoute(one, url)) router.on(one, url, () => undefined)
    }
  })
  app.decorate('refuseWrongMethod', (request: FastifyRequest) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = [...methods].filter((method) => router.find(method, path) !== null).sort()
    if (allowed.length === 0) return
    throw new HttpError(405, `${request.method} is not possible here; ${areListed(allowed)}.`, {
      allow: allowed.join(', '),
    })
  })
}
