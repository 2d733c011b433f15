import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/connection.ts'
import { goingInSql } from '../database/operation-status.ts'
import { agentContextCounts, agentTaskCounts, operations } from '../database/schema.ts'
import type { TaskState } from './task.ts'
import { contextInSql, isNewestTurnOf, sinceInSql, stateInSql } from './task-state.ts'
import type { TaskQuery } from './task-store.ts'

/** What a list of tasks may ask for, its pages aside. */
type Filter = Pick<TaskQuery, 'contextId' | 'state' | 'statusSince'>

/** Whether an operation is the newest turn of a task that a query wants. */
export function isWanted(
  ownerId: string,
  { contextId, state, statusSince }: Filter,
): SQL | undefined {
  return and(
    isNewestTurnOf(ownerId),
    contextId === undefined ? undefined : eq(contextInSql, contextId),
    state === undefined ? undefined : eq(stateInSql, state),
    statusSince === undefined
      ? undefined
      : sql`${sinceInSql} >= ${statusSince.toISOString()}::timestamptz`,
  )
}

/**
 * How many tasks a query has. Those that have ended are counted already, by state and day; what is left to count is
 * work that goes on, of which there is never much, and one day where the query begins in the middle of it.
 */
export async function countTasks(tx: Database, ownerId: string, filter: Filter): Promise<number> {
  const { contextId, state, statusSince } = filter
  const wanted = isWanted(ownerId, filter)
  const going = await countRows(tx, goingOf(ownerId, wanted))
  if (state !== undefined && goingStates.includes(state)) return going
  const inPart =
    statusSince === undefined
      ? 0
      : await tx.$count(
          operations,
          and(
            wanted,
            sql`${sinceInSql} < (${endOfDay(statusSince)})`,
            not(goingInSql(operations.status)),
          ),
        )
  // Of each conversation it is counted beside, because a user may have as many of them as tasks.
  const counts = contextId === undefined ? agentTaskCounts : agentContextCounts
  const [ended] = await tx
    .select({ total: sql<number>`coalesce(sum(${counts.total}), 0)::int` })
    .from(counts)
    .where(
      and(
        eq(counts.ownerId, ownerId),
        contextId === undefined ? undefined : eq(agentContextCounts.contextId, contextId),
        state === undefined ? undefined : eq(counts.state, state),
        statusSince === undefined
          ? undefined
          : sql`${counts.day} >= ((${endOfDay(statusSince)}) at time zone 'UTC')::date`,
      ),
    )
  return going + inPart + (ended?.total ?? 0)
}

/**
 * The work of an owner that goes on and is wanted. `offset 0` has the first looked for by itself: of a conversation of many tasks a
 * database would read all of them beside.
 */
function goingOf(ownerId: string, wanted: SQL | undefined): SQL {
  return sql`select ${operations.id} from (select * from ${operations}
    where ${operations.ownerId} = ${ownerId} and ${goingInSql(operations.status)} offset 0) as ${operations}
    where ${wanted}`
}

async function countRows(tx: Database, rows: SQL): Promise<number> {
  const [counted] = await queryRows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from (${rows}) as counted`,
  )
  return counted?.total ?? 0
}

/** Of a task whose newest turn has not ended. */
const goingStates: readonly TaskState[] = ['TASK_STATE_SUBMITTED', 'TASK_STATE_WORKING']

/** When the day of a moment ends, in UTC. */
function endOfDay(moment: Date): SQL {
  return sql`date_trunc('day', ${moment.toISOString()}::timestamptz, 'UTC') + interval '24 hours'`
}
