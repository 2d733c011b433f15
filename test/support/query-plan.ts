import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../src/database/connection.ts'

/** What a database says of a step of a query that it has run. */
export interface PlanStep {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanStep[]
}

/** Runs a query and gives the steps that the database took, in no order. */
export async function stepsOf(database: Database, query: SQL): Promise<PlanStep[]> {
  const [explained] = await queryRows<{ 'QUERY PLAN': [{ Plan: PlanStep }] }>(
    database,
    sql`explain (analyze, format json) ${query}`,
  )
  const plan = explained?.['QUERY PLAN'][0].Plan
  if (plan === undefined) throw new Error('Nothing was explained.')
  const within = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(within)]
  return within(plan)
}

/** How many rows of a table steps have read. */
export function rowsRead(steps: readonly PlanStep[], table: string): number {
  return steps
    .filter((step) => step['Relation Name'] === table)
    .map(
      (step) =>
        (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
    )
    .reduce((sum, rows) => sum + rows, 0)
}
