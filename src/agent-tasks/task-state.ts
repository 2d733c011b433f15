import { type SQL, sql } from 'drizzle-orm'
import { operations } from '../database/schema.ts'
import type { TaskState } from './task.ts'
import { agentTaskKind } from './turn-input.ts'

// For queries of the operations of tasks' newest turns. Indexes are over the same expressions: they must stay as the
// schema has them.

/** The state of a task, by the same rules by which its events are read (turn-updates.ts). */
export const stateInSql = sql<TaskState>`agent_task_state(${operations.status}, ${operations.startedAt}, ${operations.result})`

/** Since when a task has its state: since its newest turn waits, runs or has ended. Another attempt does not count. */
export const sinceInSql =
  sql<Date>`coalesce(${operations.completedAt}, ${operations.startedAt}, ${operations.createdAt})`.mapWith(
    operations.createdAt,
  )

/** The conversation that a task belongs to: what its newest turn was accepted with says it too. */
export const contextInSql = sql<string>`(${operations.input} ->> 'contextId')`

/**
 * Whether an operation is the newest turn of a task of an owner: each task has one. The kind and what followed are
 * literal, as indexes of these rows alone have it.
 */
export function isNewestTurnOf(ownerId: string): SQL {
  const kind = sql.raw(`'${agentTaskKind}'`)
  return sql`${operations.ownerId} = ${ownerId} and ${operations.kind} = ${kind}
    and ${operations.result} ->> 'then' is distinct from 'continued'`
}

/** Notes in the result of a turn that has ended in a question what became of its task; its task state follows. */
export function noteThen(then: 'continued' | 'dismissed'): SQL {
  return sql`result = result || ${JSON.stringify({ then })}::jsonb`
}
