import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const goingStatuses = ['pending', 'in_progress'] as const

/** Where an operation is: the first two go on, and the others are ends, which never change. */
export const operationStatuses = [...goingStatuses, 'completed', 'failed', 'canceled'] as const
export type OperationStatus = (typeof operationStatuses)[number]

const going: ReadonlySet<string> = new Set(goingStatuses)

/** Whether work of a status waits or is under way. */
export function isGoing(status: OperationStatus): boolean {
  return going.has(status)
}

const goingList = sql.raw(goingStatuses.map((status) => `'${status}'`).join(', '))

/** The same of a status in a query. It is written out, because the indexes of these rows alone are found by that. */
export function goingInSql(status: SQLWrapper): SQL {
  return sql`${status} in (${goingList})`
}
