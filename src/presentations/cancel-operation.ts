import type { Connection } from '../database/connection.ts'
import { findOperation, type OperationView, requestCancel } from '../jobs/operations.ts'
import { NotFoundError } from './errors.ts'

/** Why work ended that its owner wanted no more. */
const canceled = { code: 'canceled', message: 'The operation was cancelled.' } as const

/**
 * Asks for an operation to end. What has not begun ends at once; what runs is stopped where it is, and keeps what it
 * has finished; what has ended stays as it is.
 * @param kinds of operations that the caller can know of.
 * @returns the operation as it is now.
 * @throws {NotFoundError} when the owner has no such operation.
 */
export async function cancelOperation(
  { database }: Connection,
  ownerId: string,
  id: string,
  kinds: readonly string[],
): Promise<OperationView> {
  return database.transaction(async (tx) => {
    const before = await findOperation(tx, ownerId, id)
    if (before === undefined || !kinds.includes(before.kind)) throw new NotFoundError('operation')
    await requestCancel(tx, id, canceled)
    return (await findOperation(tx, ownerId, id)) ?? before
  })
}
