import { and, asc, eq, gt } from 'drizzle-orm'
import { listConnectedApplications } from '../../accounts/connected-applications.ts'
import { creditBalance } from '../../accounts/credits.ts'
import type { Database } from '../../database/connection.ts'
import {
  apiKeys,
  authAccounts,
  creditLedger,
  customThemes,
  customVibes,
  sessions,
  users,
} from '../../database/schema.ts'
import { allPages, jsonArray, jsonObject } from './json-stream.ts'
import type { ZipWriter } from './zip-writer.ts'

/** Rows of the ledger that are read at once. */
const pageLength = 500

/** Writes what is known of a user besides their presentations; no secret, and nothing that one could be found from. */
export async function archiveAccount(
  database: Database,
  userId: string,
  zip: ZipWriter,
): Promise<void> {
  const [user] = await database
    .select({
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  await zip.add(
    'account.json',
    jsonObject({
      ...user,
      signInMethods: await database
        .select({ provider: authAccounts.providerId, createdAt: authAccounts.createdAt })
        .from(authAccounts)
        .where(eq(authAccounts.userId, userId))
        .orderBy(asc(authAccounts.createdAt)),
      apiKeys: await database
        .select({
          name: apiKeys.name,
          lastFour: apiKeys.lastFour,
          createdAt: apiKeys.createdAt,
          lastUsedAt: apiKeys.lastUsedAt,
          expiresAt: apiKeys.expiresAt,
          revokedAt: apiKeys.revokedAt,
        })
        .from(apiKeys)
        .where(eq(apiKeys.userId, userId))
        .orderBy(asc(apiKeys.createdAt)),
      connectedApplications: await listConnectedApplications(database, userId),
      sessions: await database
        .select({
          browser: sessions.userAgent,
          ipAddress: sessions.ipAddress,
          signedInAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(asc(sessions.createdAt)),
      creditBalance: await creditBalance(database, userId),
      creditLedger: ledgerOf(database, userId),
    }),
  )
  for (const [path, table] of [
    ['themes.json', customThemes],
    ['vibes.json', customVibes],
  ] as const) {
    const { id, name, definition, createdAt, updatedAt } = table
    const page = (last?: { id: string }) =>
      database
        .select({ id, name, definition, createdAt, updatedAt })
        .from(table)
        .where(and(eq(table.ownerId, userId), last && gt(id, last.id)))
        .orderBy(asc(id))
        .limit(pageLength)
    await zip.add(path, jsonArray(allPages(page)))
  }
}

/** Every row, oldest first: ids are made in the order of time. */
function ledgerOf(database: Database, userId: string): AsyncIterable<unknown> {
  const { id, kind, amount, operationId, reason, createdAt } = creditLedger
  return allPages((last?: { id: string }) =>
    database
      .select({ id, createdAt, kind, amount, reason, operationId })
      .from(creditLedger)
      .where(and(eq(creditLedger.userId, userId), last && gt(id, last.id)))
      .orderBy(asc(id))
      .limit(pageLength),
  )
}
