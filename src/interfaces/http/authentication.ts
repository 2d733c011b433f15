import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticateApiKey, type KeyOwner } from '../../accounts/api-keys.ts'
import type { Database } from '../../database/connection.ts'
import { onBehalfOf } from '../../database/user-turns.ts'
import { HttpError } from './http-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set on every route behind `requireCaller`. */
    userId: string
    /** The key that it came with; set where `userId` is. */
    keyId: string
  }
}

/** The key of an `Authorization: Bearer …` header; undefined when it is another scheme or has no key. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([^\s]+) *$/i.exec(header ?? '')?.[1]
}

/** Finds out who sends a request; undefined: nobody who is known. */
export type FindCaller = (request: Pick<FastifyRequest, 'headers'>) => Promise<KeyOwner | undefined>

/**
 * Refuses every request to the routes of this plugin that nobody known sends (401), before anything of it is read: who
 * is not known learns nothing from validation.
 *
 * @param describe what a refused request is told, in one sentence.
 */
export function requireCaller(
  app: FastifyInstance,
  findCaller: FindCaller,
  describe: (request: FastifyRequest) => string,
): void {
  app.decorateRequest('userId', '')
  app.decorateRequest('keyId', '')
  app.addHook('onRequest', async (request) => {
    const caller = await findCaller(request)
    if (caller === undefined)
      throw new HttpError(401, describe(request), { 'www-authenticate': 'Bearer' })
    request.userId = caller.userId
    request.keyId = caller.keyId
  })
  // All that is done for the request, but for reading it.
  app.addHook('preHandler', (request, _reply, done) => onBehalfOf(request.userId, done))
}

/** Lets only requests pass that carry a valid API key as their bearer token, as `requireCaller` does. */
export function requireApiKey(app: FastifyInstance, database: Database): void {
  const keyOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => bearerToken(headers.authorization)
  const findCaller: FindCaller = async (request) => {
    const key = keyOf(request)
    return key === undefined ? undefined : await authenticateApiKey(database, key)
  }
  requireCaller(app, findCaller, (request) => {
    if (keyOf(request) !== undefined) return 'This API key is not valid.'
    // Nothing of the header is repeated: it may be a key, or a password.
    return request.headers.authorization === undefined
      ? 'An API key is missing.'
      : 'An API key is expected, written as "Authorization: Bearer sk_…"; this is another scheme, or none.'
  })
}
