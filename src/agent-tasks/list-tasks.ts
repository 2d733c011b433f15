import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { placeInTimeSchema } from '../database/place-in-time.ts'
import { agentMessages, agentTasks, operations } from '../database/schema.ts'
import { countTasks, isWanted } from './count-tasks.ts'
import { loadTasks } from './load-tasks.ts'
import { TaskRefusedError } from './task-errors.ts'
import { sinceInSql } from './task-state.ts'
import type { TaskPage, TaskQuery } from './task-store.ts'

/** What callers said to the tasks of a page, in bytes: more would keep everybody waiting while it is read and written. */
const largestPage = 4_000_000

/**
 * A page of an owner's tasks, newest status first: as many as are wanted, or fewer where callers said much to them. What
 * is said in a task, which gives its status a newer time, does not move it. A page is read from an index at its place,
 * so that it takes as long with a hundred thousand tasks as with a hundred.
 * @throws {TaskRefusedError} for a page token that no page gave.
 */
export async function listTasks(
  database: Database,
  ownerId: string,
  query: TaskQuery,
): Promise<TaskPage> {
  // One snapshot: a task must not be found in one state and shown in another.
  return database.transaction(
    async (tx) => {
      const found = await tasksOfPage(tx, ownerId, query)
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
            ? tokenOf(last.since, last.operationId)
            : '',
        totalSize: await countTasks(tx, ownerId, query),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * The query of a page, with one task more if there is one behind it. Tasks are found by their operations only, one by one: the limit
 * of one keeps a database from reading all tasks for a page of which it expects many.
 */
export function tasksOfPage(tx: Database, ownerId: string, query: TaskQuery) {
  const task = tx
    .select()
    .from(agentTasks)
    .where(eq(agentTasks.operationId, operations.id))
    .limit(1)
    .as('task')
  const { id, contextId, casing, createdAt } = task
  return tx
    .select({
      task: {
        id,
        ownerId: task.ownerId,
        contextId,
        operationId: task.operationId,
        casing,
        createdAt,
      },
      since: sinceInSql,
      operationId: operations.id,
      size: sizeOf(id),
    })
    .from(operations)
    .innerJoinLateral(task, sql`true`)
    .where(and(isWanted(ownerId, query), query.pageToken ? behind(query.pageToken) : undefined))
    .orderBy(desc(sinceInSql), desc(operations.id))
    .limit(query.pageSize + 1)
}

/** What callers said to a task, in bytes. */
const sizeOf = (taskId: SQLWrapper) =>
  sql<number>`(select coalesce(sum(octet_length(${agentMessages.message}::text)), 0)::int
  from ${agentMessages} where ${agentMessages.taskId} = ${taskId})`

/** The first of the tasks, and those behind it that a page has room for. */
function withinSize<Row extends { size: number }>(rows: readonly Row[]): Row[] {
  let size = 0
  const end = rows.findIndex((row, index) => {
    size += row.size
    return index > 0 && size > largestPage
  })
  return end === -1 ? [...rows] : rows.slice(0, end)
}

/** Where a page ended: the operation of the last task's newest turn, and since when that had its status. */
function tokenOf(since: Date, id: string): string {
  return Buffer.from(JSON.stringify([since.toISOString(), id])).toString('base64url')
}

function behind(token: string): SQL {
  const [since, id] = placeOf(token)
  return sql`(${sinceInSql}, ${operations.id}) < (${since}::timestamptz, ${id})`
}

function placeOf(token: string): [string, string] {
  try {
    return placeInTimeSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
  } catch {
    throw new TaskRefusedError(
      'INVALID_ARGUMENT',
      'The page token is not one that a list of tasks has given.',
      'pageToken',
    )
  }
}
