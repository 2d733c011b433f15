import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connection.ts'
import { requireApiKey } from './authentication.ts'
import { noteRequestKeys } from './idempotency.ts'
import { limitRate, type RateLimiter } from './rate-limit.ts'

/**
 * What holds for every route of a REST interface: an API key, its rate of requests, `Idempotency-Key`, and that no
 * cache keeps an answer. Call it before the routes are registered.
 */
export function registerApiRules(
  app: FastifyInstance,
  database: Database,
  rateLimiter: RateLimiter,
): void {
  requireApiKey(app, database)
  limitRate(app, rateLimiter)
  noteRequestKeys(app)
  app.addHook('onRoute', (route) => {
    if (route.schema) route.schema.security = [{ bearer: [] }]
  })
  // Answers hold links that open presentations.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}
