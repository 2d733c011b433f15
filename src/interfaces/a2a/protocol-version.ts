import type { FastifyRequest } from 'fastify'
import { ProtocolError } from './protocol-error.ts'

/** The version of the protocol that is spoken here. */
export const protocolVersion = '1.0'

/** Its major and minor number decide; a patch number changes nothing (A2A 1.0, 3.6). */
const spoken = /^1\.0(?:\.\d+)?$/

/** The version that a request names, in its header or its query; undefined when it names none. */
function namedVersion(request: FastifyRequest): string | undefined {
  const header = request.headers['a2a-version']
  const query = Object.entries(request.query as Record<string, unknown>).find(
    ([name]) => name.toLowerCase() === 'a2a-version',
  )
  const version = [header, query?.[1]].find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof version === 'string' ? version.trim() : undefined
}

/**
 * Refuses a request in another version of the protocol. One that names none is in this one.
 * @throws {ProtocolError} `VERSION_NOT_SUPPORTED`
 */
export async function acceptVersion(request: FastifyRequest): Promise<void> {
  const version = namedVersion(request)
  if (version !== undefined && !spoken.test(version))
    throw new ProtocolError(
      'VERSION_NOT_SUPPORTED',
      'This version of the protocol is not spoken here; send A2A-Version: 1.0.',
    )
}

/**
 * Refuses a request that does not name this version of the protocol: without one, version 0.3 is meant.
 * @throws {ProtocolError} `VERSION_NOT_SUPPORTED`
 */
export async function requireVersion(request: FastifyRequest): Promise<void> {
  if (namedVersion(request) === undefined)
    throw new ProtocolError(
      'VERSION_NOT_SUPPORTED',
      'The version of the protocol is missing; send A2A-Version: 1.0.',
    )
  await acceptVersion(request)
}
