import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForPrograms } from './program-paths.ts'

/** Headers of answers that scripts may read, beyond those that the Fetch Standard always lets them. */
const exposedHeaders = [
  'WWW-Authenticate',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'Allow',
  'Link',
  'ETag',
  'Deprecation',
  'X-Request-Id',
  'MCP-Protocol-Version',
]

const forAnyOrigin: FastifyCorsOptions = {
  origin: '*',
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'DELETE'],
  // Left out: whatever headers a request announces are allowed; what they can do is decided where they are read.
  exposedHeaders,
  // Whoever asks what is allowed without being a browser is told the same; the other answer is no JSON.
  strictPreflight: false,
  maxAge: 86_400,
}

/**
 * Lets programs in browsers call the interfaces (CORS, Fetch Standard 3.2). Register it before what authenticates: a
 * browser asks first without any credentials.
 */
export async function registerCors(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    hook: 'onRequest',
    delegator: (request: FastifyRequest, callback) =>
      callback(null, isForPrograms(request) ? forAnyOrigin : { origin: false }),
  })
}
