import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { oauthClients } from '../database/schema.ts'
import { answerOf } from './answer-of.ts'
import type { Authentication } from './authentication.ts'
import type { ApplicationScope } from './connected-applications.ts'
import type { Browser } from './sessions.ts'

/** An application that has registered itself and asks for an authorization. */
export interface AskingApplication {
  /** The `client_id` of OAuth. */
  id: string
  /** As it calls itself; nobody has checked it. Null: it has not said. */
  name: string | null
  redirectUris: string[]
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
      redirectUris: oauthClients.redirectUris,
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

/**
 * Ends the question whether an application may act for who is signed in.
 *
 * @param decision.query the signed query of the page that asked.
 * @param decision.scopes what it may do, of what it asked for; empty when it may nothing.
 * @returns where the browser goes with the answer; undefined when the page was too old, or nobody is signed in any more.
 */
export async function decideAuthorization(
  authentication: Authentication,
  browser: Browser,
  decision: { query: string; accept: boolean; scopes: readonly (ApplicationScope | string)[] },
): Promise<string | undefined> {
  const { query, accept, scopes } = decision
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
  const answer = (await response.json().catch(() => ({}))) as { url?: unknown }
  return response.ok && typeof answer.url === 'string' ? answer.url : undefined
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
