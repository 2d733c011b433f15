import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { oauthClients } from '../database/schema.ts'
import { answerOf } from './answer-of.ts'
import type { Authentication } from './authentication.ts'
import { limitApplication, revokeApplication } from './connected-applications.ts'
import type { Browser } from './sessions.ts'

/** An application that has registered itself and asks for an authorization. */
export interface AskingApplication {
  /** The `client_id` of OAuth. */
  id: string
  /** As it calls itself; nobody has checked it. Null: it has not said. */
  name: string | null
  registeredAt: Date
}

/** The application that has registered under this id; undefined when there is none. */
export async function findApplication(
  database: Database,
  id: string,
): Promise<AskingApplication | undefined> {
  const [row] = await database
    .select({
      id: oauthClients.clientId,
      name: oauthClients.name,
      registeredAt: oauthClients.createdAt,
    })
    .from(oauthClients)
    .where(eq(oauthClients.clientId, id))
  return row && { ...row, registeredAt: row.registeredAt ?? new Date(0) }
}

/** Whether the query of a page is one that the authorization server signed, unchanged and in time. */
export async function isSignedQuery(
  authentication: Authentication,
  query: string,
): Promise<boolean> {
  const response = await answerOf(
    authentication.api.checkAuthorizationQuery({
      body: { oauth_query: query },
      asResponse: true,
    }),
  )
  return response.ok
}

/** What somebody answers an application that asks to act for them. */
interface AuthorizationAnswer {
  userId: string
  /** The `client_id` of OAuth. */
  applicationId: string
  /** The signed query of the page that asked. */
  query: string
  accept: boolean
  /** What it may do, of what it asked for. */
  scopes: readonly string[]
  /** What it may spend within 24 hours, in credits; null: no limit; absent: as it is. */
  dailyCredits?: number | null
}

/**
 * Ends the question whether an application may act for who is signed in.
 *
 * @returns where the browser goes with the answer; undefined when the page was too old, or nobody is signed in any more.
 */
export async function answerAuthorization(
  { authentication, database }: { authentication: Authentication; database: Database },
  browser: Browser,
  answer: AuthorizationAnswer,
): Promise<string | undefined> {
  const { accept, dailyCredits } = answer
  const url = await decideAuthorization(authentication, browser, answer)
  if (url === undefined || !accept || dailyCredits === undefined) return url
  try {
    await limitApplication(database, answer, dailyCredits)
  } catch (error) {
    // Rather not connected than without the limit that was chosen.
    await revokeApplication(database, answer)
    throw error
  }
  return url
}

/** The part of `answerAuthorization` that the provider does. */
export async function decideAuthorization(
  authentication: Authentication,
  browser: Browser,
  { query, accept, scopes }: Pick<AuthorizationAnswer, 'query' | 'accept' | 'scopes'>,
): Promise<string | undefined> {
  const url = `${authentication.options.baseURL}/oauth2/consent`
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
  if (browser.cookie !== undefined) headers.set('cookie', browser.cookie)
  headers.set('origin', `${authentication.options.baseURL}`)
  const body = JSON.stringify({
    accept,
    oauth_query: query,
    ...(accept ? { scope: scopes.join(' ') } : {}),
  })
  const response = await authentication.handler(new Request(url, { method: 'POST', headers, body }))
  const given = (await response.json().catch(() => ({}))) as { url?: unknown }
  return response.ok && typeof given.url === 'string' ? given.url : undefined
}

/**
 * Sets where an application may be called back. The provider has checked what it knows how to check; addresses with
 * schemes of editors it would refuse, so they are written here. Nobody knows the application's id before this is done.
 */
export async function registerRedirectUris(
  database: Database,
  applicationId: string,
  redirectUris: string[],
): Promise<void> {
  await database
    .update(oauthClients)
    .set({ redirectUris })
    .where(eq(oauthClients.clientId, applicationId))
}
