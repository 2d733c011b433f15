import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { sessions } from '../database/schema.ts'
import { answerOf } from './answer-of.ts'
import { type Authentication, addressHeader } from './authentication.ts'
import { throwingOutages } from './noted-outages.ts'

/** Who is signed in. */
export interface Session {
  id: string
  userId: string
  email: string
  name: string
}

/** A browser that asks, as far as signing in needs to know it. */
export interface Browser {
  /** The cookies that it sent. */
  cookie?: string
  ipAddress?: string
  userAgent?: string
}

/** A session as its owner sees it in a list. */
interface SessionSummary {
  id: string
  ipAddress: string | null
  userAgent: string | null
  signedInAt: Date
}

/** What becomes of an attempt to sign in. */
export type SignInResult =
  | {
      outcome: 'signed-in'
      /** For `Set-Cookie`. */
      cookies: string[]
      /** Where an authorization that waited for it goes on; undefined: none did. */
      continueAt?: string
    }
  | { outcome: 'refused' }
  /** The authorization that waited took too long; nobody was signed in. */
  | { outcome: 'authorization-expired' }

/** Longest description of a browser that is kept. */
const userAgentLength = 300

function headersOf({ cookie, ipAddress, userAgent }: Browser): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (cookie !== undefined) headers.set('cookie', cookie)
  if (ipAddress !== undefined) headers.set(addressHeader, ipAddress)
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, userAgentLength))
  return headers
}

/**
 * Who sends a request; undefined when nobody is signed in.
 * @returns with the cookies to set when the session was prolonged.
 * @throws what the database threw when it was away: nobody is signed out by that.
 */
export async function findSession(
  authentication: Authentication,
  browser: Browser,
): Promise<{ session: Session; cookies: string[] } | undefined> {
  if (browser.cookie === undefined) return undefined
  const { headers, response } = await throwingOutages(() =>
    authentication.api.getSession({ headers: headersOf(browser), returnHeaders: true }),
  )
  if (response === null) return undefined
  const { session, user } = response
  return {
    session: { id: session.id, userId: user.id, email: user.email, name: user.name },
    cookies: headers.getSetCookie(),
  }
}

/**
 * Signs a browser in by e-mail and password. Takes as long for an address that nobody has as for a wrong password.
 *
 * @param authorizationQuery the signed query of an authorization that waits for it.
 */
export async function signInByPassword(
  authentication: Authentication,
  browser: Browser,
  { email, password }: { email: string; password: string },
  authorizationQuery?: string,
): Promise<SignInResult> {
  return await entered(authentication, browser, (headers) =>
    authentication.api.signInEmail({
      body: { email, password, ...continuing(authorizationQuery) },
      headers,
      request: requestOf(authentication, headers),
      asResponse: true,
    }),
  )
}

/** Signs a browser in as a user who has proved in another way who they are. */
export async function openSession(
  authentication: Authentication,
  browser: Browser,
  userId: string,
  authorizationQuery?: string,
): Promise<SignInResult> {
  return await entered(authentication, browser, (headers) =>
    authentication.api.openSession({
      body: { userId, ...continuing(authorizationQuery) },
      headers,
      request: requestOf(authentication, headers),
      asResponse: true,
    }),
  )
}

/** Signs a browser out; does nothing when it is not signed in. @returns for `Set-Cookie`. */
export async function signOut(authentication: Authentication, browser: Browser): Promise<string[]> {
  const { headers } = await authentication.api.signOut({
    headers: headersOf(browser),
    returnHeaders: true,
  })
  return headers.getSetCookie()
}

/** Where a user is signed in, the last one first. */
export async function listSessions(database: Database, userId: string): Promise<SessionSummary[]> {
  return await database
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      signedInAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
}

/** Ends one session of a user. @returns false when there is none of that id. */
export async function endSession(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Signs a user out everywhere. @param except the session that stays. */
export async function endSessionsOf(
  database: Database,
  userId: string,
  except?: string,
): Promise<void> {
  await database
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)),
    )
}

/** The hook of the OAuth provider reads it from the body of whatever signs somebody in. */
function continuing(authorizationQuery: string | undefined): { oauth_query?: string } {
  return authorizationQuery === undefined ? {} : { oauth_query: authorizationQuery }
}

/** The provider goes on with an authorization only within a request. */
function requestOf({ options }: Authentication, headers: Headers): Request {
  return new Request(`${options.baseURL}/sign-in`, { method: 'POST', headers })
}

async function entered(
  authentication: Authentication,
  browser: Browser,
  signIn: (headers: Headers) => Promise<Response>,
): Promise<SignInResult> {
  // Who signs in gets a session of their own, whatever the browser had: no session of before is carried on.
  const { cookie: _before, ...fresh } = browser
  const response = await answerOf(signIn(headersOf(fresh)))
  const body = (await response.json().catch(() => ({}))) as { url?: unknown; error?: unknown }
  if (!response.ok)
    return { outcome: body.error === 'invalid_signature' ? 'authorization-expired' : 'refused' }
  if (browser.cookie !== undefined) await signOut(authentication, browser)
  return {
    outcome: 'signed-in',
    cookies: response.headers.getSetCookie(),
    ...(typeof body.url === 'string' ? { continueAt: body.url } : {}),
  }
}
