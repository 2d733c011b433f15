import { and, eq, gt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { sessions, users } from '../database/schema.ts'
import { hashToken, newToken } from './secret-token.ts'

/** How long a browser stays signed in, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60

/** Longest description of a browser that is kept. */
const userAgentLength = 300

/** Who is signed in. */
export interface Session {
  userId: string
  email: string
}

/**
 * Signs a browser in.
 *
 * @returns its token, which can be read only now: the database keeps its SHA-256.
 */
export async function createSession(
  database: Database,
  session: { userId: string; ipAddress?: string; userAgent?: string },
): Promise<string> {
  const token = newToken()
  await database.insert(sessions).values({
    id: uuidv7(),
    userId: session.userId,
    token: hashToken(token),
    expiresAt: sql`now() + ${sessionSeconds}::int * interval '1 second'`,
    ipAddress: session.ipAddress,
    userAgent: session.userAgent?.slice(0, userAgentLength),
  })
  return token
}

/** Whose session this is; undefined when it has ended or never was. */
export async function findSession(database: Database, token: string): Promise<Session | undefined> {
  const [row] = await database
    .select({ userId: sessions.userId, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, hashToken(token)), gt(sessions.expiresAt, sql`now()`)))
  return row
}

/** Signs a browser out; does nothing when it is not signed in. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.token, hashToken(token)))
}

/** Signs a user out everywhere. */
export async function endSessionsOf(database: Database, userId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}
