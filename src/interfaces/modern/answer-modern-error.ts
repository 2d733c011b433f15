import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFoundError, UnknownReferenceError } from '../../presentations/errors.ts'
import { answerError } from '../http/error-handler.ts'

/** Answers an error as every way in does, but calls themes what they are called here. */
export function answerModernError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return answerError(inWordsOfModern(error), request, reply)
}

function inWordsOfModern(error: unknown): unknown {
  if (error instanceof UnknownReferenceError && error.what === 'theme')
    return new UnknownReferenceError('design system', error.value)
  if (error instanceof NotFoundError && error.what === 'theme')
    return new NotFoundError('design system')
  return error
}
