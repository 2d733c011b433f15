import { diskFullSentence, isDiskFull } from '../database/disk-full.ts'
import type { Ending } from './end-operation.ts'
import { OperationCanceledError } from './failures.ts'
import type { OperationError } from './operations.ts'

const internalError = {
  code: 'internal_error',
  message: 'Something went wrong on our side; please try again.',
}

const diskFull = { code: 'disk_full', message: diskFullSentence }

/** How an operation ends that was called off. @param error what its handler threw. */
export function canceledEnding(error: unknown): Ending {
  const message = error instanceof OperationCanceledError ? error.sentence : undefined
  return { status: 'canceled', ...(message && { error: { code: 'canceled', message } }) }
}

/** What the caller is told of a failure that no handler has put into words. */
export function errorOf(error: unknown): OperationError {
  return isDiskFull(error) ? diskFull : internalError
}
