import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSession, type Session, sessionSeconds } from '../../accounts/sessions.ts'
import type { Database } from '../../database/connection.ts'

/**
 * The name of the cookie. The prefix `__Host-` (RFC 6265bis, 4.1.3.2) keeps other hosts of the same domain from setting
 * it; browsers take it over https only.
 */
function cookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-slidewright_session' : 'slidewright_session'
}

/** The token of the session that a request comes with, if any. */
export function sessionToken(request: FastifyRequest, publicUrl: string): string | undefined {
  const name = cookieName(publicUrl)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value !== undefined && /^[\w-]{43}$/.test(value)) return value
  }
  return undefined
}

/** Who sends a request; undefined when nobody is signed in. */
export async function signedIn(
  request: FastifyRequest,
  { database, publicUrl }: { database: Database; publicUrl: string },
): Promise<Session | undefined> {
  const token = sessionToken(request, publicUrl)
  return token === undefined ? undefined : findSession(database, token)
}

/** Gives a browser its token; without one takes it away. */
export function setSessionCookie(
  reply: FastifyReply,
  publicUrl: string,
  token: string | undefined,
): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const age = token === undefined ? 0 : sessionSeconds
  reply.header(
    'set-cookie',
    `${cookieName(publicUrl)}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  )
}
