import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mcpPath } from '../../accounts/authentication.ts'

/** What programs in browsers of any origin may call. Pages are not among it, and cookies count on pages only. */
const open = [
  '/api/',
  '/a2a',
  mcpPath,
  '/.well-known/',
  '/oauth2/register',
  '/oauth2/token',
  '/oauth2/revoke',
  '/openapi.json',
]

/** Headers of answers that scripts may read, beyond those that the Fetch Standard always lets them. */
const exposedHeaders = [
  'WWW-Authenticate',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'Link',
  'ETag',
  'Deprecation',
  'X-Request-Id',
  'MCP-Protocol-Version',
]

function isOpen(path: string): boolean {
  return open.some((one) =>
    one.endsWith('/') ? path.startsWith(one) : path === one || path.startsWith(`${one}/`),
  )
}

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
      callback(null, isOpen(request.url.split('?', 1)[0] ?? '') ? forAnyOrigin : { origin: false }),
  })
}
