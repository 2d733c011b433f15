import { and, eq, sql } from 'drizzle-orm'
import { heldCredits } from '../accounts/holds.ts'
import { type Database, queryRows } from '../database/connection.ts'
import { operationCheckpoints, operations } from '../database/schema.ts'
import type { ModelUsage } from '../models/model-usage.ts'
import { changeWithEvent, logEvents } from './events.ts'
import { LeaseLostError } from './failures.ts'
import { type Claim, isHeldBy } from './leases.ts'
import type { OperationRow } from './operations.ts'

/** What a handler gets to work with. Every write is fenced: it lands only while this attempt holds the operation. */
export interface JobContext {
  /**
   * Aborted when the work should end; its reason is an OperationCanceledError, a ShutdownError or a LeaseLostError. A
   * handler may throw whatever it meets then, or return a result: what was cancelled but is done is completed.
   */
  signal: AbortSignal
  operation: OperationRow
  /** For reading. */
  database: Database
  /**
   * A transaction that first locks the operation's row and checks that this attempt still holds it. Keep it short, and
   * use nothing else of the context inside.
   *
   * @throws LeaseLostError when it does not.
   */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>
  /**
   * Notes what a part of the work costs, in credits, to be charged when the operation ends. Call it in the transaction
   * that writes this part, so that a part which is written is paid for once.
   *
   * @param ofTokens what the tokens cost beside it that models took for this part; cut at what is left of the credits
   *   that the operation holds, so that what its usage says of credits is what is charged. Undefined: they cost none.
   */
  use(tx: Database, credits: number, ofTokens?: number): Promise<void>
  /** Adds what a language model took for this work, which the operation shows, however it ends. */
  spend(usage: ModelUsage): Promise<void>
  /** What is done, for a later attempt to find. Kept until the operation ends. */
  checkpoint: {
    get<T>(key: string): Promise<T | undefined>
    put(key: string, value: unknown): Promise<void>
  }
  /** Sets the progress that callers see, and logs it as an event. */
  progress(done: number, total: number, message: string): Promise<void>
  /** Logs an event for whoever streams this operation. */
  event(type: string, data: unknown): Promise<void>
  /** Logs one event for each of `data`, in the transaction that makes true what they say. */
  events(tx: Database, type: string, data: readonly unknown[]): Promise<void>
  /** Adds a sentence about something asked for that could not be done; stored with the next checkpoint and at the end. */
  warn(sentence: string): void
}

/** @param warnings is added to by `warn`. */
export function createJobContext(
  database: Database,
  operation: OperationRow,
  claim: Claim,
  signal: AbortSignal,
  warnings: Set<string>,
): JobContext {
  const logHeld = async (
    change: Pick<Parameters<typeof changeWithEvent>[1], 'set' | 'type' | 'data'>,
  ): Promise<void> => {
    const changed = await changeWithEvent(database, { ...change, where: isHeldBy(claim) })
    if (changed.length === 0) throw new LeaseLostError()
  }

  return {
    signal,
    operation,
    database,
    async transaction(work) {
      return await database.transaction(async (tx) => {
        const held = await queryRows(
          tx,
          sql`select 1 from ${operations} where ${isHeldBy(claim)} for no key update`,
        )
        if (held.length === 0) throw new LeaseLostError()
        return await work(tx)
      })
    },
    async use(tx, credits, ofTokens) {
      const held = ofTokens === undefined ? 0 : await heldCredits(tx, claim.id)
      const tokens = sql`greatest(0, least(${ofTokens ?? 0}::int, ${held}::int - credits_used - ${credits}::int))`
      const usage =
        ofTokens === undefined
          ? sql`model_usage`
          : sql`model_usage || jsonb_build_object('credits', coalesce((model_usage ->> 'credits')::int, 0) + ${tokens})`
      const noted = await queryRows(
        tx,
        sql`update ${operations} set credits_used = credits_used + ${credits}::int + ${tokens}, model_usage = ${usage}
            where ${isHeldBy(claim)} returning 1`,
      )
      if (noted.length === 0) throw new LeaseLostError()
    },
    async spend(usage) {
      const sum = sql.join(
        Object.entries(usage).map(
          ([key, value]) =>
            sql`${key}::text, coalesce((model_usage ->> ${key})::numeric, 0) + ${value}::numeric`,
        ),
        sql`, `,
      )
      const noted = await queryRows(
        database,
        sql`update ${operations} set model_usage = coalesce(model_usage, '{}') || jsonb_build_object(${sum})
            where ${isHeldBy(claim)} returning 1`,
      )
      if (noted.length === 0) throw new LeaseLostError()
    },
    checkpoint: {
      async get<T>(key: string): Promise<T | undefined> {
        const [row] = await database
          .select({ value: operationCheckpoints.value })
          .from(operationCheckpoints)
          .where(
            and(
              eq(operationCheckpoints.operationId, operation.id),
              eq(operationCheckpoints.key, key),
            ),
          )
        return row?.value as T | undefined
      },
      async put(key, value) {
        // Something done for the first time is progress, so earlier crashes count no more.
        const stored = await queryRows(
          database,
          sql`with held as (
                update ${operations} set warnings = ${JSON.stringify([...warnings])}::jsonb,
                  crashes = case when exists (
                    select 1 from ${operationCheckpoints} where operation_id = ${claim.id} and key = ${key}
                  ) then crashes else 0 end
                where ${isHeldBy(claim)} returning id
              )
              insert into ${operationCheckpoints} (operation_id, key, value)
              select id, ${key}, ${JSON.stringify(value ?? null)}::jsonb from held
              on conflict (operation_id, key) do update set value = excluded.value
              returning 1`,
        )
        if (stored.length === 0) throw new LeaseLostError()
      },
    },
    async progress(done, total, message) {
      const progress = { done, total, message }
      await logHeld({
        set: sql`progress = ${JSON.stringify(progress)}::jsonb`,
        type: 'progress',
        data: progress,
      })
    },
    async event(type, data) {
      await logHeld({ type, data })
    },
    async events(tx, type, data) {
      if (data.length === 0) return
      const logged = await logEvents(tx, { where: isHeldBy(claim), type, data })
      if (logged.length === 0) throw new LeaseLostError()
    },
    warn(sentence) {
      warnings.add(sentence)
    },
  }
}
