import type { FastifyRequest } from 'fastify'
import { mcpPath } from '../../accounts/authentication.ts'

/**
 * What programs call, also those in browsers, of any origin. Pages are not among it: cookies count on pages only, and
 * errors are pages there only.
 */
const paths = [
  '/api/',
  '/a2a',
  mcpPath,
  '/.well-known/',
  '/oauth2/register',
  '/oauth2/token',
  '/oauth2/revoke',
  '/openapi.json',
]

/** Whether what is asked for is made for programs, not for people. */
export function isForPrograms({ url }: Pick<FastifyRequest, 'url'>): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return paths.some((one) =>
    one.endsWith('/') ? path.startsWith(one) : path === one || path.startsWith(`${one}/`),
  )
}
