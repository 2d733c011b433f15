import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authentication } from '../../accounts/authentication.ts'
import type { Mailer } from '../../accounts/mailer.ts'
import {
  type Browser,
  findSession,
  openSession,
  type Session,
  type SignInResult,
} from '../../accounts/sessions.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connection.ts'
import { formSchema, registerFormBody } from './form-body.ts'
import { formPagePolicy } from './page-policy.ts'
import { requireSameOrigin } from './same-origin.ts'

/** What the pages need on which people sign in and out. */
export interface AccountPageDependencies {
  database: Database
  config: Pick<Config, 'publicUrl' | 'signup' | 'signupCredits'>
  authentication: Authentication
  /** Undefined: no mail can be sent. */
  mailer: Mailer | undefined
  /** Of this software, as pages say it. */
  version: string
}

/** The options of a route that shows a page with forms. */
export const pageOptions = {
  helmet: formPagePolicy,
  schema: { hide: true },
  compress: false,
} as const

/** The options of a route that takes a form. */
export const formOptions = {
  helmet: formPagePolicy,
  schema: { hide: true, body: formSchema },
  compress: false,
} as const

/** Where somebody goes who signs in without having wanted anything in particular. */
export const startPath = '/presentations'

/** Where to sign in when a page needs it; afterwards the browser goes on to `path`. */
export function signInPath(path: string): string {
  return `/sign-in?to=${encodeURIComponent(path)}`
}

/** What holds for every page of an account: forms come from our own pages, and nothing is kept or found by others. */
export async function registerAccountPageRules(
  app: FastifyInstance,
  publicUrl: string,
): Promise<void> {
  await registerFormBody(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store')
    if (request.method === 'POST') requireSameOrigin(request, publicUrl)
  })
}

/** The browser that sends a request. */
export function browserOf(request: FastifyRequest): Browser {
  const { cookie, 'user-agent': userAgent } = request.headers
  return { cookie, userAgent, ipAddress: request.ip }
}

/** Gives a browser its cookies. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}

/** Who sends a request; undefined when nobody is signed in. */
export async function signedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { authentication }: { authentication: Authentication },
): Promise<Session | undefined> {
  const found = await findSession(authentication, browserOf(request))
  if (found === undefined) return undefined
  setCookies(reply, found.cookies)
  return found.session
}

/** Where somebody goes on whose form was not taken because nobody was signed in any more. */
const formsPath = '/settings'

/** Makes routes that answer who is signed in; everybody else signs in first, and goes on to what they wanted to see. */
export function forOwner({ authentication }: { authentication: Authentication }) {
  type Answer = (
    session: Session,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>
  return (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await signedIn(request, reply, { authentication })
    if (session === undefined) {
      const wanted = request.method === 'GET' ? request.url : formsPath
      return reply.redirect(signInPath(wanted), 303)
    }
    return answer(session, request, reply)
  }
}

/** Answers with a page. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html)
}

/** Sends a browser on after an attempt to sign in that succeeded. @param to a path of ours. */
export function goOn(
  reply: FastifyReply,
  result: Extract<SignInResult, { outcome: 'signed-in' }>,
  to: string,
): FastifyReply {
  setCookies(reply, result.cookies)
  return reply.redirect(result.continueAt ?? to, 303)
}

/** Signs a browser in as somebody who has proved who they are, and sends it on. @param to a path of ours. */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  { authentication }: { authentication: Authentication },
  { userId, to }: { userId: string; to: string },
): Promise<FastifyReply> {
  const query = waitingQuery(to)
  const result = await openSession(authentication, browserOf(request), userId, query)
  if (result.outcome === 'signed-in') return goOn(reply, result, to)
  // What waited for it took too long: it begins anew, with somebody who is signed in.
  const again = await openSession(authentication, browserOf(request), userId)
  if (again.outcome !== 'signed-in') throw new Error(`No session was opened: ${again.outcome}.`)
  return goOn(reply, again, to)
}

const authorizePath = '/oauth2/authorize?'

/** The path on which an authorization goes on after its user has signed in. @param query as its page was called with. */
export function authorizationPath(query: string): string {
  return authorizePath + query
}

/** The signed query of the authorization that waits at a path; undefined when none does. */
export function waitingQuery(to: string): string | undefined {
  if (!to.startsWith(authorizePath)) return undefined
  const query = to.slice(authorizePath.length)
  return new URLSearchParams(query).has('sig') ? query : undefined
}

/**
 * Lets the form of a page lead to where an application is called back: browsers hold the whole chain of redirects after
 * a form against `form-action` (CSP 3, 6.3.1). Call it only with an address that the authorization server has checked.
 */
export function allowFormsTo(reply: FastifyReply, redirectUri: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  const { protocol, host, hostname } = new URL(redirectUri)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  // The grammar of the policy knows no IPv6 addresses.
  const source = isWeb && !hostname.startsWith('[') ? `${protocol}//${host}` : protocol
  reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action 'self' ${source}`),
  )
}
