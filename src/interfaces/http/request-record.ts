import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import type { Metrics } from './metrics.ts'

/** Makes the id of a request: the caller's own, when it sends one that is safe to log, else a new one. */
export function requestId(request: { headers: Record<string, unknown> }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{1,128}$/.test(given) ? given : uuidv7()
}

/** Routes that are asked so often that their successes would drown the log. */
const quietRoutes = new Set([
  '/api/v1/generations/:generation_id',
  '/api/modern/v1/operations/:operation_id',
  '/a2a/tasks/:id',
  '/health/live',
  '/health/ready',
  '/metrics',
])

/**
 * Puts the request's id on every answer (and forbids guessing its type), and measures and logs each request when it
 * ends. The log has the path without its query, because the query of our links is what opens them.
 */
export function registerRequestRecord(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    metrics.requestDuration.observe(
      { method: request.method, route, status: String(status) },
      reply.elapsedTime / 1000,
    )
    const level = status < 400 && quietRoutes.has(route) ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}
