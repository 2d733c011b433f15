import type { OperationStatus } from '../../database/operation-status.ts'

/**
 * The status of an operation as callers see it: what goes back to the queue after an interruption has begun all the
 * same, because there is no way back to `pending`.
 */
export function shownStatus(operation: {
  status: OperationStatus
  startedAt: Date | null
}): OperationStatus {
  const { status, startedAt } = operation
  return status === 'pending' && startedAt !== null ? 'in_progress' : status
}
