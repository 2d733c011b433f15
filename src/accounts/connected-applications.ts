import { and, asc, eq, gt, isNull, like, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import {
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  verifications,
} from '../database/schema.ts'
import { hashOAuthToken } from './secret-token.ts'

/** What an application can be allowed to do, in the order in which people are asked. */
export const applicationScopes = [
  'presentations:read',
  'presentations:write',
  'presentations:delete',
] as const
export type ApplicationScope = (typeof applicationScopes)[number]

/** An application that acts for a user, as its access token says. */
export interface ApplicationCaller {
  userId: string
  /** The `client_id` of OAuth. */
  applicationId: string
  /** As it calls itself; nobody has checked it. */
  applicationName: string
  scopes: ReadonlySet<ApplicationScope>
  /** What it may spend within 24 hours, in credits; null: no limit of its own. */
  dailyCredits: number | null
  expiresAt: Date
}

/** An application that a user has connected. */
export interface ConnectedApplication {
  /** The `client_id` of OAuth. */
  id: string
  name: string
  /** Where it is sent back to, as it registered. */
  redirectUris: string[]
  scopes: ApplicationScope[]
  dailyCredits: number | null
  connectedAt: Date
  lastUsedAt: Date | null
}

const lastUsedMilliseconds = 60_000

const unnamed = 'An application without a name'

/**
 * For whom an application acts that sends this access token: one query, so that what was revoked anywhere is refused
 * everywhere from that moment on.
 *
 * @param resource what the token must be for (RFC 8707): the address of the endpoint that was called.
 * @returns undefined for a token that is unknown, expired, revoked or for something else.
 */
export async function authenticateApplication(
  database: Database,
  token: string,
  resource: string,
): Promise<ApplicationCaller | undefined> {
  const [row] = await database
    .select({
      userId: oauthConsents.userId,
      applicationId: oauthClients.clientId,
      name: oauthClients.name,
      disabled: oauthClients.disabled,
      scopes: oauthAccessTokens.scopes,
      resources: oauthAccessTokens.resources,
      expiresAt: oauthAccessTokens.expiresAt,
      consentId: oauthConsents.id,
      consentedScopes: oauthConsents.scopes,
      dailyCredits: oauthConsents.dailyCredits,
      lastUsedAt: oauthConsents.lastUsedAt,
    })
    .from(oauthAccessTokens)
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthAccessTokens.clientId))
    .innerJoin(
      oauthConsents,
      and(
        eq(oauthConsents.clientId, oauthAccessTokens.clientId),
        eq(oauthConsents.userId, oauthAccessTokens.userId),
      ),
    )
    .where(
      and(
        eq(oauthAccessTokens.token, hashOAuthToken(token)),
        gt(oauthAccessTokens.expiresAt, sql`now()`),
        isNull(oauthAccessTokens.revoked),
      ),
    )
  if (row === undefined || row.userId === null || row.expiresAt === null) return undefined
  if (row.disabled || !row.resources?.includes(resource)) return undefined
  const { lastUsedAt } = row
  if (lastUsedAt === null || Date.now() - lastUsedAt.getTime() > lastUsedMilliseconds)
    noteUse(database, row.consentId)
  return {
    userId: row.userId,
    applicationId: row.applicationId,
    applicationName: row.name ?? unnamed,
    // What the owner takes back later is gone at once, whatever the token says.
    scopes: new Set(
      applicationScopes.filter(
        (scope) => row.scopes.includes(scope) && row.consentedScopes.includes(scope),
      ),
    ),
    dailyCredits: row.dailyCredits,
    expiresAt: row.expiresAt,
  }
}

/** The applications that a user has connected, the longest connected first. */
export async function listConnectedApplications(
  database: Database,
  userId: string,
): Promise<ConnectedApplication[]> {
  const rows = await database
    .select({
      id: oauthClients.clientId,
      name: oauthClients.name,
      redirectUris: oauthClients.redirectUris,
      scopes: oauthConsents.scopes,
      dailyCredits: oauthConsents.dailyCredits,
      connectedAt: oauthConsents.createdAt,
      lastUsedAt: oauthConsents.lastUsedAt,
    })
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthConsents.clientId))
    .where(eq(oauthConsents.userId, userId))
    .orderBy(asc(oauthConsents.createdAt), asc(oauthConsents.id))
  return rows.map(({ name, scopes, connectedAt, ...row }) => ({
    ...row,
    name: name ?? unnamed,
    scopes: applicationScopes.filter((scope) => scopes.includes(scope)),
    connectedAt: connectedAt ?? new Date(0),
  }))
}

/** One of them; undefined when the user has not connected it. */
export async function findConnectedApplication(
  database: Database,
  userId: string,
  applicationId: string,
): Promise<ConnectedApplication | undefined> {
  const all = await listConnectedApplications(database, userId)
  return all.find(({ id }) => id === applicationId)
}

/** Sets what an application may spend within 24 hours on its user's behalf. @param dailyCredits null: no limit. */
export async function limitApplication(
  database: Database,
  { userId, applicationId }: { userId: string; applicationId: string },
  dailyCredits: number | null,
): Promise<void> {
  await database
    .update(oauthConsents)
    .set({ dailyCredits })
    .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, applicationId)))
}

/**
 * Takes back all that a user has allowed an application: its tokens, and codes that it has not exchanged yet. Work that
 * it has started goes on; it is the user's.
 *
 * @returns false when it was not connected.
 */
export async function revokeApplication(
  database: Database,
  { userId, applicationId }: { userId: string; applicationId: string },
): Promise<boolean> {
  return await database.transaction(async (tx) => {
    await tx
      .delete(oauthAccessTokens)
      .where(
        and(eq(oauthAccessTokens.userId, userId), eq(oauthAccessTokens.clientId, applicationId)),
      )
    await tx
      .delete(oauthRefreshTokens)
      .where(
        and(eq(oauthRefreshTokens.userId, userId), eq(oauthRefreshTokens.clientId, applicationId)),
      )
    // A code is a row of JSON among other short-lived values, some of which are no JSON: it is found by its text.
    const names = (key: string, value: string) =>
      sql`position(${JSON.stringify({ [key]: value }).slice(1, -1)} in ${verifications.value}) > 0`
    await tx
      .delete(verifications)
      .where(
        and(
          like(verifications.value, '{"type":"authorization_code"%'),
          names('userId', userId),
          names('client_id', applicationId),
        ),
      )
    // It stays known for a while: whoever took it back by mistake can connect it again as it is.
    await tx
      .update(oauthClients)
      .set({ updatedAt: sql`now()` })
      .where(eq(oauthClients.clientId, applicationId))
    const revoked = await tx
      .delete(oauthConsents)
      .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, applicationId)))
      .returning({ id: oauthConsents.id })
    return revoked.length > 0
  })
}

/** Off the request's path: a lost note of use harms nobody. */
function noteUse(database: Database, consentId: string): void {
  database
    .update(oauthConsents)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(oauthConsents.id, consentId),
        or(
          isNull(oauthConsents.lastUsedAt),
          sql`${oauthConsents.lastUsedAt} < now() - interval '1 minute'`,
        ),
      ),
    )
    .then(
      () => undefined,
      () => undefined,
    )
}
