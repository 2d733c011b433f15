import { eq, sum } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { creditLedger } from '../database/schema.ts'

/**
 * Adds credits to a user's account.
 *
 * @param grant.amount a whole number above 0.
 * @throws RangeError for any other amount.
 */
export async function grantCredits(
  database: Database,
  grant: { userId: string; amount: number; reason: string },
): Promise<void> {
  if (!Number.isInteger(grant.amount) || grant.amount <= 0 || grant.amount > 2_147_483_647)
    throw new RangeError('Credits are granted in whole numbers from 1 to 2147483647.')
  await database.insert(creditLedger).values({ id: uuidv7(), kind: 'grant', ...grant })
}

/** What a user may still spend: the sum of their rows. */
export async function creditBalance(database: Database, userId: string): Promise<number> {
  const [row] = await database
    .select({ balance: sum(creditLedger.amount).mapWith(Number) })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
  return row?.balance ?? 0
}
