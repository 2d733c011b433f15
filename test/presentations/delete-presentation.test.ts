import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lockTaskRow } from '../../src/agent-tasks/load-tasks.ts'
import { createTaskStore } from '../../src/agent-tasks/postgres-task-store.ts'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import { createEventFollower } from '../../src/jobs/follow-events.ts'
import { requestCancel } from '../../src/jobs/operations.ts'
import { deletePresentation } from '../../src/presentations/delete-presentation.ts'
import { describePostgres } from '../support/databases.ts'
import { somebody } from '../support/operations.ts'
import { emptyPresentation } from '../support/presentations.ts'
import { userMessage } from '../support/task-stores.ts'

/** Resolves once a session of the database waits for a lock. */
async function whenSomebodyWaits({ database }: Connection): Promise<void> {
  for (;;) {
    const waiting = await queryRows(
      database,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (waiting.length > 0) return
  }
}

describePostgres('deleting a presentation', (open) => {
  test('and canceling a task about it at once do not wait for each other', async () => {
    const [connection, other] = [await open(), await open()]
    const ownerId = await somebody(connection)
    const presentationId = await emptyPresentation(connection, ownerId, { title: 'Plan' })
    const store = createTaskStore({
      connection,
      executor: { accept: async () => ({ kind: 'task', presentationId, hold: 0, input: null }) },
      follower: createEventFollower(connection),
    })
    const accepted = await store.accept(ownerId, userMessage('Go'), 'snake_case')
    if (accepted.kind !== 'task') throw new Error('A message was the answer.')
    // What canceling a task does, with the deletion in its middle.
    let deleting: Promise<void> | undefined
    await other.database.transaction(async (tx) => {
      const { operationId } = await lockTaskRow(tx, ownerId, accepted.task.id)
      deleting = deletePresentation(connection, ownerId, presentationId)
      await whenSomebodyWaits(connection)
      await requestCancel(tx, operationId)
    })
    await deleting
    const { task } = await store.read(ownerId, accepted.task.id)
    expect(task.status.state).toBe('TASK_STATE_CANCELED')
  })
})
