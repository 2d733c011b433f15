import type { FastifyRequest } from 'fastify'
import type { Casing } from '../../agent-tasks/task-store.ts'
import { hasProtocolMediaType } from './media-type.ts'
import type { MessageType } from './protocol-messages.ts'
import { shownCasing } from './protocol-names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the caller writes names, as far as this request shows it; set on every route of agents. */
    casing: Casing | null
  }
}

/**
 * How a caller writes names: the media type of the protocol says it, else the first name of several words in the body
 * or the query does. Undefined when neither does.
 *
 * @param body what is sent, where it may have names.
 */
export function callerCasing(
  request: FastifyRequest,
  body?: { type: MessageType; json: unknown },
): Casing | undefined {
  if (hasProtocolMediaType(request)) return 'camelCase'
  const inBody = body === undefined ? undefined : shownCasing(body.type, body.json)
  return inBody ?? shownCasing('TaskQuery', request.query)
}
