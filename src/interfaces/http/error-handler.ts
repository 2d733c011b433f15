import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApplicationLimitError, InsufficientCreditsError } from '../../accounts/holds.ts'
import { isDatabaseAway, isDatabaseBusy } from '../../database/database-away.ts'
import { diskFullSentence, isDiskFull } from '../../database/disk-full.ts'
import { TooManyWaitingError } from '../../images/uploads/fair-queue.ts'
import { TooMuchArrivingError } from '../../images/uploads/incoming-files.ts'
import { UploadRefusedError } from '../../images/uploads/upload-refused-error.ts'
import { isTransientDatabaseError } from '../../jobs/failures.ts'
import { AnsweredMeanwhileError, RequestKeyReusedError } from '../../jobs/first-answers.ts'
import {
  LimitReachedError,
  TooManyReadingsError,
  TooMuchGoingError,
} from '../../jobs/operations.ts'
import {
  BusyError,
  InvalidEditError,
  InvalidLookError,
  ModelUnavailableError,
  NotFoundError,
  StaleRevisionError,
  TooLongError,
  UnknownReferenceError,
  WrongPresentationError,
} from '../../presentations/errors.ts'
import { HttpError, RequestInvalidError } from './http-error.ts'
import { wrongContentType } from './json-body.ts'
import { bodyTooLarge } from './size-limits.ts'
import type { ValidationDetail } from './validation-details.ts'

/** An answer to a request that failed. */
interface Problem {
  statusCode: number
  detail: string | ValidationDetail[]
  headers: Record<string, string>
}

/** How long a caller is asked to wait, in seconds. */
const retryAfterSeconds = { limit: 5, databaseAway: 2, conflict: 1, diskFull: 60 } as const

const databaseAwaySentence =
  'The server cannot reach its database at the moment; please try again in a few seconds.'
const conflictSentence = 'The database was too busy with other work for this; please try again.'

function tryAgain(statusCode: number, detail: string, seconds: number): Problem {
  return { statusCode, detail, headers: { 'retry-after': String(seconds) } }
}

/** The answer for an error of what keeps things: nothing was wrong with the request, and it may be sent again. */
function describeOutage(error: unknown): Problem | undefined {
  if (isDatabaseBusy(error)) return tryAgain(503, conflictSentence, retryAfterSeconds.databaseAway)
  if (isDatabaseAway(error))
    return tryAgain(503, databaseAwaySentence, retryAfterSeconds.databaseAway)
  if (isDiskFull(error)) return tryAgain(507, diskFullSentence, retryAfterSeconds.diskFull)
  if (isTransientDatabaseError(error))
    return tryAgain(503, conflictSentence, retryAfterSeconds.conflict)
  return undefined
}

const frameworkSentences: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_CP_ERR_INVALID_CONTENT: 'The body is not in the content encoding that it declares.',
  FST_ERR_BAD_URL: 'Not Found',
  FST_ERR_MAX_PARAM_LENGTH: 'Not Found',
}

/** The answer for an error; undefined when it is nobody's fault but ours. */
export function describeProblem(error: unknown): Problem | undefined {
  if (error instanceof RequestInvalidError)
    return { statusCode: 422, detail: error.details, headers: {} }
  if (error instanceof HttpError)
    return { statusCode: error.statusCode, detail: error.message, headers: error.headers }
  if (error instanceof NotFoundError) return { statusCode: 404, detail: error.message, headers: {} }
  if (
    error instanceof UnknownReferenceError ||
    error instanceof WrongPresentationError ||
    error instanceof UploadRefusedError ||
    error instanceof InvalidLookError ||
    error instanceof InvalidEditError ||
    error instanceof ModelUnavailableError ||
    error instanceof TooLongError
  )
    return { statusCode: 400, detail: error.message, headers: {} }
  if (error instanceof InsufficientCreditsError || error instanceof ApplicationLimitError)
    return { statusCode: 402, detail: error.message, headers: {} }
  if (
    error instanceof RequestKeyReusedError ||
    error instanceof AnsweredMeanwhileError ||
    error instanceof StaleRevisionError ||
    error instanceof BusyError
  )
    return { statusCode: 409, detail: error.message, headers: {} }
  if (
    error instanceof LimitReachedError ||
    error instanceof TooMuchGoingError ||
    error instanceof TooManyReadingsError ||
    error instanceof TooManyWaitingError ||
    error instanceof TooMuchArrivingError
  )
    return tryAgain(429, error.message, retryAfterSeconds.limit)
  const outage = describeOutage(error)
  if (outage !== undefined) return outage
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  // An empty or malformed content type is refused before any parser runs.
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return describeProblem(wrongContentType())
  // Malformed ids are unknown ids, and so are paths that no id can have.
  const status =
    code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : statusCode
  if (status < 400 || status >= 500) return undefined
  const detail = frameworkSentences[code] ?? STATUS_CODES[status] ?? 'The request was refused.'
  return { statusCode: status, detail, headers: {} }
}

/** Whether work for a request was ended because nobody waits for its answer any more. */
function isGivenUp(error: unknown, reply: FastifyReply): boolean {
  return reply.raw.destroyed && error instanceof Error && error.name === 'AbortError'
}

/** Logs an error that `describeProblem` knows nothing of. */
export function logUnknownError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (isGivenUp(error, reply)) request.log.info('A request was given up by whoever sent it')
  else request.log.error({ err: error }, 'A request failed')
}

/** Logs an error that says that a thread was ended: its sender is told what to do, but perhaps our code is stuck. */
export function logTooLong(
  error: unknown,
  { log }: { log: Pick<FastifyRequest['log'], 'warn'> },
): void {
  if (error instanceof TooLongError) log.warn({ err: error }, 'A task was ended at its time limit')
}

/** Answers an error as `{detail}`; what went wrong inside stands in the log only. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = describeProblem(error)
  logTooLong(error, request)
  if (problem === undefined) {
    logUnknownError(error, request, reply)
    return reply.code(500).send({ detail: 'Internal server error' })
  }
  return reply.code(problem.statusCode).headers(problem.headers).send({ detail: problem.detail })
}
