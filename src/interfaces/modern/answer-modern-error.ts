import type { FastifyReply, FastifyRequest } from 'fastify'
import { UnknownReferenceError } from '../../presentations/errors.ts'
import { answerError } from '../http/error-handler.ts'

/** Answers an error as every way in does, but calls themes what they are called here. */
export function answerModernError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known =
    error instanceof UnknownReferenceError && error.what === 'theme'
      ? new UnknownReferenceError('design system', error.value)
      : error
  return answerError(known, request, reply)
}
