import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { agentTasks, operations } from '../database/schema.ts'
import { loadTasks } from './load-tasks.ts'
import { TaskRefusedError } from './task-errors.ts'
import { stateInSql, stateSinceInSql } from './task-state.ts'
import type { TaskPage, TaskQuery } from './task-store.ts'

/** Where a page ended: the last task, and since when it had its state. */
const placeSchema = z.tuple([z.iso.datetime(), z.string().max(255)])

/**
 * A page of an owner's tasks, newest status first.
 * @throws {TaskRefusedError} for a page token that no page gave.
 */
export async function listTasks(
  database: Database,
  ownerId: string,
  query: TaskQuery,
): Promise<TaskPage> {
  const wanted = and(
    eq(agentTasks.ownerId, ownerId),
    query.contextId === undefined ? undefined : eq(agentTasks.contextId, query.contextId),
    query.state === undefined ? undefined : eq(stateInSql, query.state),
    query.statusSince === undefined ? undefined : gte(stateSinceInSql, query.statusSince),
  )
  const further = query.pageToken ? behind(query.pageToken) : undefined
  // One snapshot: a task must not be found in one state and shown in another.
  return database.transaction(
    async (tx) => {
      const [count] = await tx
        .select({ total: sql<number>`count(*)::int` })
        .from(agentTasks)
        .innerJoin(operations, eq(operations.id, agentTasks.operationId))
        .where(wanted)
      const found = await tx
        .select({ task: agentTasks, since: stateSinceInSql })
        .from(agentTasks)
        .innerJoin(operations, eq(operations.id, agentTasks.operationId))
        .where(and(wanted, further))
        .orderBy(desc(stateSinceInSql), desc(agentTasks.id))
        .limit(query.pageSize + 1)
      const shown = found.slice(0, query.pageSize)
      const last = shown.at(-1)
      const tasks = await loadTasks(
        tx,
        shown.map((one) => one.task),
      )
      return {
        tasks,
        nextPageToken:
          found.length > shown.length && last !== undefined
            ? tokenOf(last.since, last.task.id)
            : '',
        totalSize: count?.total ?? 0,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function tokenOf(since: Date, id: string): string {
  return Buffer.from(JSON.stringify([since.toISOString(), id])).toString('base64url')
}

function behind(token: string): SQL {
  const [since, id] = placeOf(token)
  return sql`(${stateSinceInSql}, ${agentTasks.id}) < (${since}::timestamptz, ${id})`
}

function placeOf(token: string): [string, string] {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
  } catch {
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      'The page token is not one that a list of tasks has given.',
      'pageToken',
    )
  }
}
