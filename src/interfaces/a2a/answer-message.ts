import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Casing } from '../../agent-tasks/task-store.ts'
import { setMediaType } from './media-type.ts'
import type { MessageType } from './protocol-messages.ts'
import { writeNames } from './protocol-names.ts'

/** Answers with a message of the protocol. @param message with camelCase names. */
export function answerMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  type: MessageType,
  message: object,
  casing: Casing,
): FastifyReply {
  return setMediaType(request, reply).send(writeNames(type, message, casing))
}
