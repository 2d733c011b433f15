import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connection.ts'
import { requireApiKey } from './authentication.ts'
import { registerConditionalAnswers } from './conditional-answers.ts'
import { noteRequestKeys } from './idempotency.ts'
import { limitRate, type RateLimiter } from './rate-limit.ts'

/**
 * What holds for every route of a REST interface: an API key, its rate of requests, `Idempotency-Key`, and that no
 * answer is used again unasked. Call it before the routes are registered.
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
  registerConditionalAnswers(app)
  // Answers hold links that open presentations; who has one asks again each time whether it still holds.
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    reply.header('cache-control', isRead ? 'private, no-cache' : 'no-store')
    done()
  })
}
