import type { FastifyReply, FastifyRequest } from 'fastify'
import { TaskRefusedError } from '../../agent-tasks/task-errors.ts'
import type { Casing } from '../../agent-tasks/task-store.ts'
import { describeProblem, logTooLong, logUnknownError } from '../http/error-handler.ts'
import { RequestInvalidError } from '../http/http-error.ts'
import { setMediaType } from './media-type.ts'
import { ProtocolError, type ProtocolReason, wrongContentType } from './protocol-error.ts'
import { nameIn, writeNames } from './protocol-names.ts'

/** A canonical code of google.rpc, and the HTTP status that goes with it here. */
interface Code {
  statusCode: number
  status: string
}

const badRequest: Code = { statusCode: 400, status: 'INVALID_ARGUMENT' }
const failedPrecondition: Code = { statusCode: 400, status: 'FAILED_PRECONDITION' }

const codes: Readonly<Record<ProtocolReason, Code>> = {
  TASK_NOT_FOUND: { statusCode: 404, status: 'NOT_FOUND' },
  TASK_NOT_CANCELABLE: failedPrecondition,
  UNSUPPORTED_OPERATION: failedPrecondition,
  CONTENT_TYPE_NOT_SUPPORTED: badRequest,
  INVALID_PARAMS: badRequest,
  VERSION_NOT_SUPPORTED: failedPrecondition,
  PUSH_NOTIFICATION_NOT_SUPPORTED: failedPrecondition,
  EXTENDED_AGENT_CARD_NOT_CONFIGURED: failedPrecondition,
}

/** What the protocol has no reason for, by HTTP status. */
const otherProblems: Readonly<Record<number, { status: string; reason: string }>> = {
  401: { status: 'UNAUTHENTICATED', reason: 'UNAUTHENTICATED' },
  404: { status: 'NOT_FOUND', reason: 'METHOD_NOT_FOUND' },
  405: { status: 'UNIMPLEMENTED', reason: 'METHOD_NOT_ALLOWED' },
  413: { status: 'INVALID_ARGUMENT', reason: 'REQUEST_TOO_LARGE' },
  429: { status: 'RESOURCE_EXHAUSTED', reason: 'RATE_LIMIT_EXCEEDED' },
  503: { status: 'UNAVAILABLE', reason: 'DATABASE_UNAVAILABLE' },
  507: { status: 'RESOURCE_EXHAUSTED', reason: 'STORAGE_FULL' },
}

/** What is wrong with a field of the request; its path as the caller writes it, such as `message.parts[0].media_type`. */
interface FieldViolation {
  field: string
  description: string
}

/** An answer that says what went wrong. */
interface Refusal extends Code {
  reason: string
  message: string
  violations: FieldViolation[]
  headers: Record<string, string>
}

function refusal(reason: ProtocolReason, message: string, more: Partial<Refusal> = {}): Refusal {
  return { ...codes[reason], reason, message, violations: [], headers: {}, ...more }
}

/** A path of names and array positions as one text. */
function fieldPath(path: readonly (string | number)[]): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`
      return index === 0 ? step : `.${step}`
    })
    .join('')
}

function describeInvalid({ details }: RequestInvalidError, casing: Casing): Refusal {
  // Where it is, body or query, says nothing: the fields of a request have one name space.
  const violations = details.map(({ loc: [, ...path], msg }) => ({
    field: nameIn(casing, fieldPath(path)),
    // Which kind of error it is, is said in bodies of status 422 only.
    description: msg.replace(/^Value error, /, ''),
  }))
  const sentences = violations.map(({ field, description }) =>
    field === '' ? description : `${field}: ${description}`,
  )
  return refusal('INVALID_PARAMS', sentences.join('; '), { violations })
}

/** The answer for an error; undefined when it is nobody's fault but ours. */
function describeRefusal(error: unknown, casing: Casing): Refusal | undefined {
  if (error instanceof RequestInvalidError) return describeInvalid(error, casing)
  if (error instanceof TaskRefusedError) {
    const { message, field } = error
    const reason = error.reason === 'INVALID_ARGUMENT' ? 'INVALID_PARAMS' : error.reason
    const violations =
      field === undefined ? [] : [{ field: nameIn(casing, field), description: message }]
    return refusal(reason, message, { violations })
  }
  if (error instanceof ProtocolError) {
    const { statusCode } = error
    return refusal(error.reason, error.message, statusCode === undefined ? {} : { statusCode })
  }
  if ((error as { code?: unknown }).code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return describeRefusal(wrongContentType(), casing)
  const problem = describeProblem(error)
  if (problem === undefined || typeof problem.detail !== 'string') return undefined
  const { statusCode, detail: message, headers } = problem
  const other = otherProblems[statusCode] ?? {
    status: 'INVALID_ARGUMENT',
    reason: 'INVALID_PARAMS',
  }
  return { statusCode, ...other, message, violations: [], headers }
}

/** The body of a refusal: google.rpc.Status in JSON, as AIP-193 has it. */
function statusBody({ statusCode, status, reason, message, violations }: Refusal, casing: Casing) {
  const details: unknown[] = [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason,
      domain: 'a2a-protocol.org',
      metadata: {},
    },
  ]
  if (violations.length > 0) {
    const type = 'type.googleapis.com/google.rpc.BadRequest'
    details.push(writeNames('BadRequest', { '@type': type, fieldViolations: violations }, casing))
  }
  return { error: { code: statusCode, status, message, details } }
}

/** Answers an error as google.rpc.Status; what went wrong inside stands in the log only. */
export function answerProtocolError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const casing = request.casing ?? 'snake_case'
  const known = describeRefusal(error, casing)
  logTooLong(error, request)
  if (known === undefined) logUnknownError(error, request, reply)
  const described = known ?? {
    statusCode: 500,
    status: 'INTERNAL',
    reason: 'INTERNAL_ERROR',
    message: 'Internal server error',
    violations: [],
    headers: {},
  }
  setMediaType(request, reply).code(described.statusCode).headers(described.headers)
  return reply.send(statusBody(described, casing))
}
