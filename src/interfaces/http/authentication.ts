import type { FastifyInstance } from 'fastify'
import { authenticateApiKey } from '../../accounts/api-keys.ts'
import type { Database } from '../../database/connection.ts'
import { HttpError } from './http-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set on every route behind `requireApiKey`. */
    userId: string
    /** The key that it came with; set where `userId` is. */
    keyId: string
  }
}

/** The key of an `Authorization: Bearer …` header; undefined when it is another scheme or has no key. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([^\s]+) *$/i.exec(header ?? '')?.[1]
}

/**
 * Refuses every request to the routes of this plugin that carries no valid key (401), before anything of it is read:
 * a caller without a key learns nothing from validation.
 */
export function requireApiKey(app: FastifyInstance, database: Database): void {
  app.decorateRequest('userId', '')
  app.decorateRequest('keyId', '')
  app.addHook('onRequest', async (request) => {
    const key = bearerToken(request.headers.authorization)
    const caller = key === undefined ? undefined : await authenticateApiKey(database, key)
    if (caller === undefined)
      throw new HttpError(
        401,
        key === undefined ? 'An API key is missing.' : 'This API key is not valid.',
        {
          'www-authenticate': 'Bearer',
        },
      )
    request.userId = caller.userId
    request.keyId = caller.keyId
  })
}
