import { and, desc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { goingInSql } from '../../database/operation-status.ts'
import { operations, users } from '../../database/schema.ts'
import { enqueueOperation } from '../../jobs/operations.ts'
import type { WorkDependencies } from '../work-dependencies.ts'
import { archiveKind } from './archive-operation.ts'

/**
 * Accepts the making of an archive of all of a user's data, which is free. While one is being made, or waits to be, asking
 * again gives that one.
 */
export async function startArchive(
  { connection }: Pick<WorkDependencies, 'connection'>,
  userId: string,
): Promise<{ operationId: string }> {
  return await connection.database.transaction(async (tx) => {
    // Of two at once the second waits here, and finds the first one's.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [going] = await tx
      .select({ id: operations.id })
      .from(operations)
      .where(
        and(
          eq(operations.ownerId, userId),
          eq(operations.kind, archiveKind),
          goingInSql(operations.status),
        ),
      )
      .orderBy(desc(operations.position))
      .limit(1)
    if (going !== undefined) return { operationId: going.id }
    const operationId = uuidv7()
    await enqueueOperation(tx, {
      id: operationId,
      kind: archiveKind,
      ownerId: userId,
      presentationId: null,
      limited: false,
      // There is one at a time.
      isFurther: true,
      input: {},
    })
    return { operationId }
  })
}
