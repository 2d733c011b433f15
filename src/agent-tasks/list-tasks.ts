import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { placeInTimeSchema } from '../database/place-in-time.ts'
import { agentMessages, agentTaskCounts, agentTasks, operations } from '../database/schema.ts'
import { loadTasks } from './load-tasks.ts'
import type { TaskState } from './task.ts'
import { TaskRefusedError } from './task-errors.ts'
import { stateInSql } from './task-state.ts'
import type { TaskPage, TaskQuery } from './task-store.ts'
import { agentTaskKind } from './turn-input.ts'

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
  const wanted = and(
    isTurnOf(ownerId),
    query.contextId === undefined ? undefined : isOfContext(ownerId, query.contextId),
    query.state === undefined ? undefined : hasState(query.state),
    query.statusSince === undefined ? undefined : gte(operations.statusSince, query.statusSince),
  )
  const further = query.pageToken ? behind(query.pageToken) : undefined
  // One snapshot: a task must not be found in one state and shown in another.
  return database.transaction(
    async (tx) => {
      const found = await tx
        .select({
          task: agentTasks,
          since: operations.statusSince,
          operationId: operations.id,
          size: sizeInSql,
        })
        .from(operations)
        .innerJoin(agentTasks, eq(agentTasks.operationId, operations.id))
        .where(and(wanted, further))
        .orderBy(desc(operations.statusSince), desc(operations.id))
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
            ? tokenOf(last.since, last.operationId)
            : '',
        totalSize: await countTasks(tx, ownerId, query, wanted),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * The kind is literal, as an index of these rows alone has it. Tasks are found by their operations only: of whom they are
 * is said once, so that no plan joins all of an owner's operations with all of their tasks.
 */
function isTurnOf(ownerId: string): SQL {
  return sql`${operations.ownerId} = ${ownerId} and ${operations.kind} = ${sql.raw(`'${agentTaskKind}'`)}`
}

function isOfContext(ownerId: string, contextId: string): SQL | undefined {
  return and(eq(agentTasks.ownerId, ownerId), eq(agentTasks.contextId, contextId))
}

/** Work that goes on is found by its index; there is never much of it. */
function hasState(state: TaskState): SQL | undefined {
  const isGoing = state === 'TASK_STATE_SUBMITTED' || state === 'TASK_STATE_WORKING'
  return and(
    eq(stateInSql, state),
    isGoing ? inArray(operations.status, ['pending', 'in_progress']) : undefined,
  )
}

/** How many tasks a query has. Those of an owner are counted already, those of a context are not looked at otherwise. */
async function countTasks(
  tx: Database,
  ownerId: string,
  { contextId, state, statusSince }: TaskQuery,
  wanted: SQL | undefined,
): Promise<number> {
  if (state === undefined && statusSince === undefined) {
    if (contextId !== undefined) return tx.$count(agentTasks, isOfContext(ownerId, contextId))
    const [counted] = await tx
      .select({ total: agentTaskCounts.total })
      .from(agentTaskCounts)
      .where(eq(agentTaskCounts.ownerId, ownerId))
    return counted?.total ?? 0
  }
  const [count] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(operations)
    .innerJoin(agentTasks, eq(agentTasks.operationId, operations.id))
    .where(wanted)
  return count?.total ?? 0
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

/** Where a page ended: the operation of the last task's newest turn, and since when that had its status. */
function tokenOf(since: Date, id: string): string {
  return Buffer.from(JSON.stringify([since.toISOString(), id])).toString('base64url')
}

function behind(token: string): SQL {
  const [since, id] = placeOf(token)
  return sql`(${operations.statusSince}, ${operations.id}) < (${since}::timestamptz, ${id})`
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
