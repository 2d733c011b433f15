import { and, eq } from 'drizzle-orm'
import { dismissTasksOf, lockTasksOf } from '../agent-tasks/cancel-task.ts'
import type { Connection } from '../database/connection.ts'
import { presentations } from '../database/schema.ts'
import { failOperationsOf } from '../jobs/operations.ts'
import { NotFoundError } from './errors.ts'

/** The error of work whose presentation is gone. */
export const presentationDeleted = {
  code: 'presentation_deleted',
  message: 'The presentation was deleted.',
} as const

/**
 * Deletes a presentation for good. Its pending and running work has failed when this resolves: a worker that is still
 * at it has lost its operation, and none of its writes can land.
 * @throws {NotFoundError} when the caller has no such presentation.
 */
export async function deletePresentation(
  connection: Connection,
  ownerId: string,
  id: string,
): Promise<void> {
  await connection.database.transaction(async (tx) => {
    // Tasks first, as whoever cancels them; then operations, then the presentation: the order in which workers lock them.
    await lockTasksOf(tx, { ownerId, presentationId: id })
    await failOperationsOf(tx, { ownerId, presentationId: id }, presentationDeleted)
    await dismissTasksOf(tx, { ownerId, presentationId: id }, presentationDeleted.message)
    const deleted = await tx
      .delete(presentations)
      .where(and(eq(presentations.id, id), eq(presentations.ownerId, ownerId)))
      .returning({ id: presentations.id })
    if (deleted.length === 0) throw new NotFoundError('presentation')
  })
}
