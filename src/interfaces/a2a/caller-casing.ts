import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Casing } from '../../agent-tasks/task-store.ts'
import { type MessageType, shownCasing, writeNames } from './protocol-names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the caller writes names, as far as this request shows it; set on every route of agents. */
    casing: Casing | null
  }
}

/** The media type of the protocol, which says that names are in camelCase (ProtoJSON). */
const protocolMediaType = 'application/a2a+json'

/** Whether a header of media types, with parameters or without, names the one of the protocol. */
function namesProtocol(header: string | undefined): boolean {
  return (header ?? '')
    .split(',')
    .some((part) => part.split(';', 1)[0]?.trim().toLowerCase() === protocolMediaType)
}

function accepted(request: FastifyRequest): boolean {
  return namesProtocol(request.headers.accept)
}

function sent(request: FastifyRequest): boolean {
  return namesProtocol(request.headers['content-type'])
}

/**
 * How a caller writes names: the media type of the protocol says it, else the first name of several words in the body
 * or the query does. Undefined when neither does.
 */
export function callerCasing(
  request: FastifyRequest,
  type: MessageType,
  body: unknown,
): Casing | undefined {
  if (accepted(request) || sent(request)) return 'camelCase'
  return shownCasing(type, body) ?? shownCasing('TaskQuery', request.query)
}

/** Gives an answer the media type of the protocol, if the caller asks for it or uses it itself; else plain JSON. */
export function setMediaType(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const mediaType = accepted(request) || sent(request) ? protocolMediaType : 'application/json'
  return reply.type(`${mediaType}; charset=utf-8`)
}

/** Answers a message of the protocol. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  type: MessageType,
  message: object,
  casing: Casing,
): FastifyReply {
  return setMediaType(request, reply).send(writeNames(type, message, casing))
}
