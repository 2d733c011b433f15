import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { authenticateApiKey } from '../../accounts/api-keys.ts'
import { createSession, endSession } from '../../accounts/sessions.ts'
import { takeSignInToken } from '../../accounts/sign-in-links.ts'
import type { Database } from '../../database/connection.ts'
import { createRateLimiter } from '../http/rate-limit.ts'
import { formField, formSchema, registerFormBody } from './form-body.ts'
import { formPagePolicy } from './page-policy.ts'
import { ownPath, requireSameOrigin } from './same-origin.ts'
import { sessionToken, setSessionCookie, signedIn } from './session-cookie.ts'
import { signInLinkPage, signInPage } from './templates.ts'

export interface SignInDependencies {
  database: Database
  publicUrl: string
}

/** Where somebody goes who signs in without having wanted anything in particular. */
const startPath = '/presentations'

/** Attempts to sign in a minute from one address; ten at once. */
const attemptsPerMinute = 60

const options = { helmet: formPagePolicy, schema: { hide: true } }
const formOptions = { helmet: formPagePolicy, schema: { hide: true, body: formSchema } }

/** Where to sign in when a page needs it; afterwards the browser goes on to `path`. */
export function signInPath(path: string): string {
  return `/sign-in?to=${encodeURIComponent(path)}`
}

/** Signing in, by an API key or a one-time link, and signing out. Everything works without a script. */
export const signInRoutes: FastifyPluginAsync<SignInDependencies> = async (app, dependencies) => {
  const { database, publicUrl } = dependencies
  const attempts = createRateLimiter({ perMinute: attemptsPerMinute })
  registerFormBody(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store')
    if (request.method === 'POST') requireSameOrigin(request, publicUrl)
  })

  /** The seconds to wait before another attempt; 0: it may be made. */
  const waitSeconds = (request: FastifyRequest, reply: FastifyReply): number => {
    const seconds = attempts.take(request.ip)
    if (seconds > 0) reply.code(429).header('retry-after', String(seconds))
    return seconds
  }

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    path: string,
  ): Promise<FastifyReply> {
    const before = sessionToken(request, publicUrl)
    if (before !== undefined) await endSession(database, before)
    const userAgent = request.headers['user-agent']
    const token = await createSession(database, { userId, ipAddress: request.ip, userAgent })
    setSessionCookie(reply, publicUrl, token)
    return reply.redirect(path, 303)
  }

  app.get<{ Querystring: { to?: unknown } }>('/sign-in', options, async (request, reply) => {
    const to = ownPath(request.query.to, publicUrl, startPath)
    if ((await signedIn(request, dependencies)) !== undefined) return reply.redirect(to, 303)
    return page(reply, signInPage({ to }))
  })

  app.post('/sign-in', formOptions, async (request, reply) => {
    const to = ownPath(formField(request.body, 'to'), publicUrl, startPath)
    if (waitSeconds(request, reply) > 0)
      return page(reply, signInPage({ to, problem: tooManyAttempts }))
    const caller = await authenticateApiKey(database, formField(request.body, 'key').trim())
    if (caller !== undefined) return enter(request, reply, caller.userId, to)
    reply.code(401)
    return page(reply, signInPage({ to, problem: 'This API key is not valid.' }))
  })

  // A button in between: programs that open links in mails and chats to look at them must not use this one up.
  app.get<{ Querystring: { token?: unknown } }>(
    '/sign-in/link',
    options,
    async (request, reply) => {
      const { token } = request.query
      return page(reply, signInLinkPage({ token: typeof token === 'string' ? token : '' }))
    },
  )

  app.post('/sign-in/link', formOptions, async (request, reply) => {
    if (waitSeconds(request, reply) > 0)
      return page(reply, signInPage({ to: startPath, problem: tooManyAttempts }))
    const userId = await takeSignInToken(database, formField(request.body, 'token'))
    if (userId !== undefined) return enter(request, reply, userId, startPath)
    reply.code(401)
    const problem = 'This link has been used or has expired.'
    return page(reply, signInPage({ to: startPath, problem }))
  })

  app.post('/sign-out', options, async (request, reply) => {
    const token = sessionToken(request, publicUrl)
    if (token !== undefined) await endSession(database, token)
    setSessionCookie(reply, publicUrl, undefined)
    return reply.redirect('/sign-in', 303)
  })
}

const tooManyAttempts = 'Too many attempts; please wait a moment.'

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html)
}
