import { and, eq, gt, type SQL, sql, sum } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { creditLedger, operations, users } from '../database/schema.ts'
import { creditBalance } from './credits.ts'

/** The account does not cover what the work may cost. */
export class InsufficientCreditsError extends Error {
  override name = 'InsufficientCreditsError'

  /**
   * @param needed what the work may cost, in credits.
   * @param ofTokens how many of them the tokens of models may: fewer slides do not lower those.
   */
  constructor(needed: number, balance: number, ofTokens = 0) {
    const advice =
      ofTokens >= balance && ofTokens > 0 ? '' : 'ask for fewer slides or variants, or '
    super(
      `This costs up to ${inWords(needed)}${tokenShare(needed, ofTokens)}, and you have ${balance}: ${advice}ask the operator for more credits.`,
    )
  }
}

const inWords = (credits: number) => `${credits} credit${credits === 1 ? '' : 's'}`

const tokenShare = (needed: number, ofTokens: number) =>
  ofTokens === 0 ? '' : `, ${ofTokens === needed ? 'all' : ofTokens} of them for language models`

/** An application that spends its user's credits, and how many of them. */
export interface SpendingApplication {
  /** The `client_id` of OAuth. */
  id: string
  name: string
  /** What it may spend within 24 hours, in credits; null: no limit of its own. */
  dailyCredits: number | null
}

/** The work may cost more than the application that asks for it may still spend. */
export class ApplicationLimitError extends Error {
  override name = 'ApplicationLimitError'

  /**
   * @param needed what the work may cost, in credits.
   * @param left what it may still spend now, in credits; what is set aside for work under way is not.
   * @param ofTokens how many of them the tokens of models may: fewer slides do not lower those.
   */
  constructor(
    application: { name: string; dailyCredits: number },
    needed: number,
    left: number,
    ofTokens = 0,
  ) {
    const { name, dailyCredits } = application
    const advice =
      ofTokens >= left && ofTokens > 0 ? '' : 'ask for a smaller slide_range or fewer variants, or '
    super(
      `This costs up to ${inWords(needed)}${tokenShare(needed, ofTokens)}. ${name} may spend ${inWords(dailyCredits)} in 24 hours, and ${left} ${left === 1 ? 'is' : 'are'} left: ${advice}raise the limit in the settings.`,
    )
  }
}

/**
 * Sets aside the most that an operation can cost, until it ends. Of several at once on one account each sees what the
 * others have set aside: the user's row is locked first, in a statement of its own, because the snapshot of the one
 * that sums up must be newer than the lock.
 *
 * @param hold.credits 0 writes nothing.
 * @param hold.ofTokens how many of them are for tokens of models; default: none.
 * @param hold.application who asks for the operation on the user's behalf; absent: the user.
 * @param tx the transaction that accepts the operation.
 * @throws InsufficientCreditsError when the balance is below it.
 * @throws ApplicationLimitError when the application may not spend that much any more within 24 hours.
 */
export async function holdCredits(
  tx: Database,
  hold: {
    userId: string
    operationId: string
    credits: number
    ofTokens?: number | undefined
    reason: string
    application?: SpendingApplication | undefined
  },
): Promise<void> {
  if (!Number.isSafeInteger(hold.credits) || hold.credits < 0)
    throw new RangeError('Credits are held in whole numbers from 0.')
  if (hold.credits === 0) return
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, hold.userId))
    .for('no key update')
  const balance = await creditBalance(tx, hold.userId)
  if (balance < hold.credits)
    throw new InsufficientCreditsError(hold.credits, balance, hold.ofTokens)
  if (hold.application !== undefined) await refuseOverspending(tx, hold, hold.application)
  await tx.insert(creditLedger).values({
    id: uuidv7(),
    userId: hold.userId,
    kind: 'hold',
    amount: -hold.credits,
    operationId: hold.operationId,
    reason: hold.reason,
  })
}

/**
 * Sets aside more for an operation that is under way, where it turns out to cost more than was known when it was accepted.
 *
 * @param hold.credits the most that it can cost by now, all in all; what is set aside already is enough, or is raised to it.
 * @param hold.ofTokens how many of them are for tokens of models; default: none.
 * @param hold.application who asked for the operation on the user's behalf; absent: the user.
 * @param tx a transaction of the work.
 * @throws InsufficientCreditsError when the balance does not cover the difference.
 * @throws ApplicationLimitError when the application may not spend the difference any more within 24 hours.
 */
export async function raiseHold(
  tx: Database,
  hold: {
    userId: string
    operationId: string
    credits: number
    ofTokens?: number | undefined
    reason: string
    application?: SpendingApplication | undefined
  },
): Promise<void> {
  const { userId, operationId, credits } = hold
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const held = await heldCredits(tx, operationId)
  if (credits <= held) return
  if (held === 0) return holdCredits(tx, hold)
  const balance = await creditBalance(tx, userId)
  if (balance < credits - held)
    throw new InsufficientCreditsError(credits, balance + held, hold.ofTokens)
  if (hold.application !== undefined)
    await refuseOverspending(
      tx,
      { userId, credits: credits - held, ofTokens: Math.max(0, (hold.ofTokens ?? 0) - held) },
      hold.application,
    )
  await tx
    .update(creditLedger)
    .set({ amount: -credits })
    .where(and(eq(creditLedger.operationId, operationId), eq(creditLedger.kind, 'hold')))
}

/** Call it with the user's row locked: then it sees what everything accepted before has set aside. */
async function refuseOverspending(
  tx: Database,
  hold: { userId: string; credits: number; ofTokens?: number | undefined },
  { id, name, dailyCredits }: SpendingApplication,
): Promise<void> {
  if (dailyCredits === null) return
  const left = dailyCredits - (await recentlySpent(tx, hold.userId, id))
  if (hold.credits > left)
    throw new ApplicationLimitError(
      { name, dailyCredits },
      hold.credits,
      Math.max(0, left),
      hold.ofTokens,
    )
}

/**
 * What an application's work of the last 24 hours has cost a user or still holds, in credits. What counts is when the
 * work was accepted: by the time of the ledger's rows, what is released of a hold of yesterday would pay for work of today.
 */
async function recentlySpent(
  database: Database,
  userId: string,
  applicationId: string,
): Promise<number> {
  const [row] = await database
    .select({ amount: sum(creditLedger.amount).mapWith(Number) })
    .from(creditLedger)
    .innerJoin(operations, eq(operations.id, creditLedger.operationId))
    .where(
      and(
        eq(operations.ownerId, userId),
        eq(operations.applicationId, applicationId),
        gt(operations.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
  return -(row?.amount ?? 0)
}

/** What was set aside for an operation that has not ended, in credits. */
export async function heldCredits(database: Database, operationId: string): Promise<number> {
  const [held] = await database
    .select({ amount: creditLedger.amount })
    .from(creditLedger)
    .where(and(eq(creditLedger.operationId, operationId), eq(creditLedger.kind, 'hold')))
  return held === undefined ? 0 : -held.amount
}

/**
 * A version 7 UUID (RFC 9562, 5.7) made by the database: a random one with the milliseconds since 1970 in its first 48
 * bits and its version raised from 4 to 7.
 */
const uuidv7InSql = sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
  52, 1), 53, 1), 'hex')::uuid::text`

/**
 * The statement that settles the accounts of operations which end: what they held comes back in full, and what they
 * used is charged, up to what they held. Together the two never lower a balance, so nothing is locked for them.
 *
 * @param ended a relation of the same statement with the columns `id` and `credits_used`; an operation must be in it in
 *   no more than one statement ever.
 */
export function settlement(ended: SQL): SQL {
  return sql`insert into ${creditLedger} (id, user_id, kind, amount, operation_id, reason)
    select ${uuidv7InSql}, held.user_id, entry.kind, entry.amount, held.operation_id, held.reason
    from ${ended} as ended
    join ${creditLedger} as held on held.operation_id = ended.id and held.kind = 'hold'
    cross join lateral (values
      ('release', -held.amount),
      ('charge', -least(ended.credits_used, -held.amount))
    ) as entry (kind, amount)
    where entry.amount <> 0`
}
