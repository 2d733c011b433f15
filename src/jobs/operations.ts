import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { holdCredits, type SpendingApplication } from '../accounts/holds.ts'
import type { Database } from '../database/connection.ts'
import { goingInSql, isGoing, type OperationStatus } from '../database/operation-status.ts'
import { operations } from '../database/schema.ts'
import { channels } from './channels.ts'
import { changeWithEvent } from './events.ts'
import { keepFirstAnswer, type RequestKey } from './first-answers.ts'

export type OperationRow = typeof operations.$inferSelect

/** What a caller may see: everything but the input, which is large and never asked for again. */
export type OperationView = Omit<OperationRow, 'input'>

export type OperationError = { code: string; message: string }

/** Whether a status is one that never changes any more. */
export function hasEnded(status: string | undefined): boolean {
  return status === 'completed' || status === 'failed' || status === 'canceled'
}

/** An application that asks for work on a user's behalf. */
export type RequestingApplication = SpendingApplication

/** How many limited operations of one user may be pending or running. */
export const defaultGenerationsPerUser = 5

/** How many other operations of one user may be pending or running: edits, exports, transcripts, slides, tasks. */
export const mostGoing = 100

/** The owner has as much work going, besides generations, as they may. */
export class TooMuchGoingError extends Error {
  override name = 'TooMuchGoingError'

  constructor(limit: number) {
    super(
      `No more than ${limit} edits, exports, transcripts, slides and tasks can wait or be in progress at the same time; wait until some have ended.`,
    )
  }
}

/** The owner has as many instructions read, before they are accepted, as they may. */
export class TooManyReadingsError extends Error {
  override name = 'TooManyReadingsError'

  constructor(limit: number) {
    super(
      `No more than ${limit} edits in words can be read at the same time; wait until some have been accepted.`,
    )
  }
}

/** The owner has as many limited operations going as they may. */
export class LimitReachedError extends Error {
  override name = 'LimitReachedError'

  constructor(limit: number) {
    super(`No more than ${limit} generations can be in progress at the same time.`)
  }
}

/**
 * Accepts an operation: the row is the queue's entry and the status that clients poll. Call it in the transaction that
 * accepts the request, so that both stand or neither does.
 *
 * @throws LimitReachedError when it is limited and its owner has the limit pending or in progress.
 * @throws TooMuchGoingError when it is not, and its owner has a hundred such pending or in progress.
 * @throws AnsweredMeanwhileError when a request with the same key was accepted while this one was under way.
 * @throws InsufficientCreditsError when its owner has less than it holds.
 * @throws ApplicationLimitError when the application that asks for it may not spend that much.
 */
export async function enqueueOperation(
  tx: Database,
  request: {
    id?: string
    kind: string
    ownerId: string
    presentationId: string | null
    limited: boolean
    /** Whether it is accepted however much its owner has going: they did not ask for it by itself. */
    isFurther?: boolean
    input: unknown
    /** The most that it can cost, in credits; set aside until it ends. Default: it is free. */
    hold?: number
    /** What tokens of models can cost beside that, in credits; set aside with it. Default: nothing. */
    tokenHold?: number
    /** Who asks for it on its owner's behalf; absent: its owner. */
    application?: RequestingApplication
    /** What its status says from the beginning; the work adds to it. */
    warnings?: readonly string[]
    /** The caller's name for the request, with the answer that it gets now and whenever it is sent again. */
    once?: RequestKey & { answer: unknown }
  },
  options: { generationsPerUser?: number } = {},
): Promise<OperationRow> {
  const {
    hold = 0,
    tokenHold = 0,
    once,
    application,
    warnings = [],
    isFurther = false,
    ...values
  } = request
  // First of all: of two at once the second waits here, and is not refused for what the first has taken.
  if (once !== undefined) await keepFirstAnswer(tx, request.ownerId, once)
  if (!isFurther) {
    // A statement of its own: within the one that counts, the snapshot would be older than the lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${request.ownerId}, 5))`)
    if (request.limited)
      await refuseOverLimit(
        tx,
        request.ownerId,
        options.generationsPerUser ?? defaultGenerationsPerUser,
      )
    else await refuseTooMuch(tx, request.ownerId)
  }
  const id = request.id ?? uuidv7()
  await holdCredits(tx, {
    userId: request.ownerId,
    operationId: id,
    credits: hold + tokenHold,
    ofTokens: tokenHold,
    reason: request.kind,
    application,
  })
  const [row] = await tx
    .insert(operations)
    .values({ ...values, id, warnings: [...warnings], applicationId: application?.id ?? null })
    .returning()
  if (row === undefined) throw new Error('The operation was not stored.')
  await tx.execute(sql`select pg_notify(${channels.queued}, '')`)
  return row
}

async function refuseOverLimit(tx: Database, ownerId: string, limit: number): Promise<void> {
  if ((await countGoing(tx, ownerId, true)) >= limit) throw new LimitReachedError(limit)
}

/**
 * Refuses further work to an owner who has a hundred operations going. `enqueueOperation` does it under a lock; call it
 * before the transaction too: whoever floods then waits for no lock, and is not worth the trouble of a session.
 *
 * @throws TooMuchGoingError
 */
export async function refuseTooMuch(database: Database, ownerId: string): Promise<void> {
  if ((await countGoing(database, ownerId, false)) >= mostGoing)
    throw new TooMuchGoingError(mostGoing)
}

/** How many operations of an owner are pending or running, the limited ones or the others. */
async function countGoing(database: Database, ownerId: string, limited: boolean): Promise<number> {
  return database.$count(
    operations,
    and(
      eq(operations.ownerId, ownerId),
      eq(operations.limited, limited),
      goingInSql(operations.status),
    ),
  )
}

function prepareFind(database: Database) {
  const { input: _input, ...columns } = getTableColumns(operations)
  return database
    .select(columns)
    .from(operations)
    .where(
      and(
        eq(operations.id, sql.placeholder('id')),
        eq(operations.ownerId, sql.placeholder('ownerId')),
      ),
    )
    .prepare('find_operation')
}

const preparedFinds = new WeakMap<Database, ReturnType<typeof prepareFind>>()

/** An operation of an owner; undefined when there is none. The polling path: one prepared query. */
export async function findOperation(
  database: Database,
  ownerId: string,
  id: string,
): Promise<OperationView | undefined> {
  let find = preparedFinds.get(database)
  if (find === undefined) {
    find = prepareFind(database)
    preparedFinds.set(database, find)
  }
  const [row] = await find.execute({ id, ownerId })
  return row
}

/**
 * Asks for an operation to end. One that has not begun is canceled at once; one that runs has its signal aborted, and
 * its handler may still complete it with what is done. One that has ended stays as it is. In a transaction that also
 * locks a presentation call this first: workers take their locks in that order.
 *
 * @param reason becomes the `error` of an operation that ends as canceled.
 * @returns the status afterwards; undefined when there is no such operation.
 */
export async function requestCancel(
  tx: Database,
  id: string,
  reason?: OperationError,
): Promise<OperationStatus | undefined> {
  const [row] = await tx
    .select({ status: operations.status, attempt: operations.attempt })
    .from(operations)
    .where(eq(operations.id, id))
    .for('no key update')
  if (row === undefined) return undefined
  const error = reason === undefined ? sql`null` : sql`${JSON.stringify(reason)}::jsonb`
  if (row.status === 'pending' && row.attempt === 0) {
    await changeWithEvent(tx, {
      set: sql`status = 'canceled', cancel_requested = true, completed_at = now(), error = ${error}`,
      where: sql`id = ${id}`,
      type: 'status',
      data: { status: 'canceled' },
      ends: true,
    })
    return 'canceled'
  }
  if (isGoing(row.status)) {
    await tx.execute(
      sql`update ${operations} set cancel_requested = true, error = ${error} where id = ${id}`,
    )
    await tx.execute(sql`select pg_notify(${channels.canceled}, ${id})`)
  }
  return row.status
}

/**
 * Ends all work on a presentation at once as failed. Whoever runs it has lost it when the transaction commits, and none
 * of their later writes lands. It costs nothing: nothing of what it made is kept.
 *
 * @returns the ids of what was ended.
 */
export async function failOperationsOf(
  tx: Database,
  presentation: { ownerId: string; presentationId: string },
  error: OperationError,
): Promise<string[]> {
  const ended = await changeWithEvent(tx, {
    set: sql`status = 'failed', error = ${JSON.stringify(error)}::jsonb, completed_at = now(), lease_expires_at = null,
      credits_used = 0, model_usage = model_usage - 'credits'`,
    where: sql`presentation_id = ${presentation.presentationId} and owner_id = ${presentation.ownerId}
      and ${goingInSql(sql`status`)}`,
    type: 'status',
    data: { status: 'failed' },
    ends: true,
  })
  for (const id of ended) await tx.execute(sql`select pg_notify(${channels.canceled}, ${id})`)
  return ended
}
