import { and, asc, eq, gt, gte, isNull, like, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import {
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  verifications,
} from '../database/schema.ts'
import type { SpendingApplication } from './holds.ts'
import { noteUse } from './last-use.ts'
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

/** What an application is called that has not said its name. */
export const unnamedApplication = 'An application without a name'

/** The scope of the authorization server itself: the application may refresh its tokens. */
export const offlineScope = 'offline_access'

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
        // One that a refresh under way has made of a consent that was taken back does not live on in the next one.
        gte(oauthAccessTokens.createdAt, oauthConsents.createdAt),
      ),
    )
  if (row === undefined || row.userId === null || row.expiresAt === null) return undefined
  if (row.disabled || !row.resources?.includes(resource)) return undefined
  noteUse(database, oauthConsents, { id: row.consentId, lastUsedAt: row.lastUsedAt })
  return {
    userId: row.userId,
    applicationId: row.applicationId,
    applicationName: row.name ?? unnamedApplication,
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

/** What an application may spend of a user's credits; nothing once it is no more connected. */
export async function spendingApplication(
  database: Database,
  userId: string,
  applicationId: string,
): Promise<SpendingApplication> {
  const [row] = await database
    .select({ name: oauthClients.name, dailyCredits: oauthConsents.dailyCredits })
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthConsents.clientId))
    .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, applicationId)))
  return {
    id: applicationId,
    name: row?.name ?? unnamedApplication,
    dailyCredits: row === undefined ? 0 : row.dailyCredits,
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
    name: name ?? unnamedApplication,
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

/** What an application may spend within 24 hours, as pages offer it, in credits; null: without a limit of its own. */
export const spendingLimits = [100, 500, 2_000, 10_000, null] as const

/**
 * Reads which of the limits somebody chose.
 *
 * @param current a limit that is in force and can be kept, though it may not be offered.
 * @returns undefined for anything that was not offered.
 */
export function readSpendingLimit(
  text: string,
  current: number | null = null,
): number | null | undefined {
  if (text === '') return null
  const chosen = Number(text)
  return [...spendingLimits, current].find((limit) => limit === chosen)
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
 * Changes what an application that is connected may do and spend, from its next call on, without connecting it again:
 * the tokens that it holds change along.
 *
 * @param grant.scopes what it may do besides seeing, which it always may.
 * @returns false when the user has not connected it.
 */
export async function changeGrant(
  database: Database,
  { userId, applicationId }: { userId: string; applicationId: string },
  grant: { scopes: readonly ApplicationScope[]; dailyCredits: number | null },
): Promise<boolean> {
  const scopes = [
    ...applicationScopes.filter(
      (scope) => scope === 'presentations:read' || grant.scopes.includes(scope),
    ),
    offlineScope,
  ]
  return await database.transaction(async (tx) => {
    const changed = await tx
      .update(oauthConsents)
      .set({ scopes, dailyCredits: grant.dailyCredits, updatedAt: sql`now()` })
      .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, applicationId)))
      .returning({ id: oauthConsents.id })
    for (const tokens of [oauthAccessTokens, oauthRefreshTokens])
      await tx
        .update(tokens)
        .set({ scopes })
        .where(and(eq(tokens.userId, userId), eq(tokens.clientId, applicationId)))
    return changed.length > 0
  })
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
    const revoked = await tx
      .delete(oauthConsents)
      .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, applicationId)))
      .returning({ id: oauthConsents.id })
    if (revoked.length === 0) return false
    for (const tokens of [oauthAccessTokens, oauthRefreshTokens])
      await tx
        .delete(tokens)
        .where(and(eq(tokens.userId, userId), eq(tokens.clientId, applicationId)))
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
    return true
  })
}
