import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { agentMessages, agentTasks, operations } from '../database/schema.ts'
import { loadTasks } from './load-tasks.ts'
import { TaskRefusedError } from './task-errors.ts'
import { stateInSql, stateSinceInSql } from './task-state.ts'
import type { TaskPage, TaskQuery } from './task-store.ts'

/** What callers said to the tasks of a page, in bytes: more would keep everybody waiting while it is read and written. */
const largestPage = 4_000_000

/** Where a page ended: the last task, and since when it had its state. */
const placeSchema = z.tuple([z.iso.datetime(), z.string().max(255)])

/**
 * A page of an owner's tasks, newest status first: as many as are wanted, or fewer where callers said much to them.
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
        .select({ task: agentTasks, since: stateSinceInSql, size: sizeInSql })
        .from(agentTasks)
        .innerJoin(operations, eq(operations.id, agentTasks.operationId))
        .where(and(wanted, further))
        .orderBy(desc(stateSinceInSql), desc(agentTasks.id))
        .limit(query.pageSize + 1)
      const shown = withinSize(found.slice(0, query.pageSize))
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

/** What callers said to a task, in bytes. */
const sizeInSql = sql<number>`(select coalesce(sum(octet_length(${agentMessages.message}::text)), 0)::int
  from ${agentMessages} where ${agentMessages.taskId} = ${agentTasks.id})`

/** The first of the tasks, and those behind it that a page has room for. */
function withinSize<Row extends { size: number }>(rows: readonly Row[]): Row[] {
  let size = 0
  const end = rows.findIndex((row, index) => {
    size += row.size
    return index > 0 && size > largestPage
  })
  return end === -1 ? [...rows] : rows.slice(0, end)
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
