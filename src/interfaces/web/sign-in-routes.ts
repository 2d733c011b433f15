import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { readEmail } from '../../accounts/account-fields.ts'
import { mailSignInLink } from '../../accounts/account-mails.ts'
import { authenticateApiKey } from '../../accounts/api-keys.ts'
import { findApplication, isSignedQuery } from '../../accounts/authorizations.ts'
import { signInByPassword, signOut } from '../../accounts/sessions.ts'
import { takeSignInToken } from '../../accounts/sign-in-links.ts'
import { signUpMode } from '../../accounts/sign-up.ts'
import {
  type AccountPageDependencies,
  allowFormsTo,
  authorizationPath,
  browserOf,
  enter,
  formOptions,
  goOn,
  pageOptions,
  sendPage,
  setCookies,
  signedIn,
  startPath,
  waitingQuery,
} from './account-pages.ts'
import { type Attempts, tooManyAttempts } from './attempts.ts'
import { formField } from './form-body.ts'
import { answerLinkRequest } from './link-requests.ts'
import { ownPath } from './same-origin.ts'
import { forgotPage, signInLinkPage, signInPage } from './templates.ts'

/** One sentence for every reason: which of the two is wrong is nobody's business but the account's owner's. */
const wrongPassword = 'The e-mail address or the password is not right.'

/** Signing in, by a password, an API key or a one-time link, and signing out. Everything works without a script. */
export const signInRoutes: FastifyPluginAsync<
  AccountPageDependencies & { attempts: Attempts }
> = async (app, dependencies) => {
  const { database, config, authentication, mailer, version, attempts } = dependencies
  const { publicUrl } = config

  /** The page, and with a waiting authorization who it is for. */
  async function showSignIn(
    reply: FastifyReply,
    view: { to: string; email?: string; problem?: string; keyProblem?: boolean },
  ): Promise<FastifyReply> {
    const query = waitingQuery(view.to)
    const waiting =
      query !== undefined && (await isSignedQuery(authentication, query))
        ? new URLSearchParams(query)
        : undefined
    const redirectUri = waiting?.get('redirect_uri')
    if (redirectUri) allowFormsTo(reply, redirectUri)
    const asking = waiting && (await findApplication(database, waiting.get('client_id') ?? ''))
    return sendPage(
      reply,
      signInPage({
        ...view,
        signup: signUpMode(config),
        mail: mailer !== undefined,
        host: new URL(publicUrl).host,
        version,
        ...(asking === undefined ? {} : { asks: asking.name ?? 'an application' }),
      }),
    )
  }

  const toOf = (request: FastifyRequest) =>
    ownPath(formField(request.body, 'to'), publicUrl, startPath)

  app.get<{ Querystring: { to?: unknown; sig?: unknown; prompt?: unknown } }>(
    '/sign-in',
    pageOptions,
    async (request, reply) => {
      const search = new URL(request.url, publicUrl).search.slice(1)
      // The authorization server sends people here with its whole query.
      const waits = request.query.sig !== undefined
      const to = waits ? authorizationPath(search) : ownPath(request.query.to, publicUrl, startPath)
      // It may have sent somebody who is signed in, because the application wants to be sure of them.
      if (!waits && (await signedIn(request, reply, dependencies)) !== undefined)
        return reply.redirect(to, 303)
      return showSignIn(reply, { to })
    },
  )

  app.post('/sign-in', formOptions, async (request, reply) => {
    const to = toOf(request)
    const typed = formField(request.body, 'email')
    const email = readEmail(typed)
    const password = formField(request.body, 'password')
    if (!attempts.allow(request, reply, email))
      return showSignIn(reply, { to, email: email ?? typed, problem: tooManyAttempts })
    if (email === undefined)
      return showSignIn(reply.code(401), { to, email: typed, problem: wrongPassword })
    const signIn = (query?: string) =>
      signInByPassword(authentication, browserOf(request), { email, password }, query)
    let result = await signIn(waitingQuery(to))
    // It begins anew then, with somebody who is signed in.
    if (result.outcome === 'authorization-expired') result = await signIn()
    if (result.outcome === 'signed-in') return goOn(reply, result, to)
    reply.code(401)
    return showSignIn(reply, { to, email, problem: wrongPassword })
  })

  app.post('/sign-in/key', formOptions, async (request, reply) => {
    const to = toOf(request)
    if (!attempts.allow(request, reply)) return showSignIn(reply, { to, problem: tooManyAttempts })
    const caller = await authenticateApiKey(database, formField(request.body, 'key').trim())
    if (caller !== undefined)
      return enter(request, reply, dependencies, { userId: caller.userId, to })
    reply.code(401)
    return showSignIn(reply, { to, problem: 'This API key is not valid.', keyProblem: true })
  })

  app.get<{ Querystring: { to?: unknown } }>(
    '/sign-in/forgot',
    pageOptions,
    async (request, reply) => {
      const to = ownPath(request.query.to, publicUrl, startPath)
      return sendPage(reply, forgotPage({ mail: mailer !== undefined, sent: false, to }))
    },
  )

  app.post('/sign-in/send-link', formOptions, (request, reply) =>
    answerLinkRequest(request, reply, { mailer, attempts, publicUrl }, (asked) =>
      mailSignInLink({ database, mailer: asked.mailer, publicUrl }, asked.email, asked.to),
    ),
  )

  // A button in between: programs that open links in mails and chats to look at them must not use this one up.
  app.get<{ Querystring: { token?: unknown; to?: unknown } }>(
    '/sign-in/link',
    pageOptions,
    async (request, reply) => {
      const { token, to } = request.query
      return sendPage(
        reply,
        signInLinkPage({
          token: typeof token === 'string' ? token : '',
          to: ownPath(to, publicUrl, startPath),
        }),
      )
    },
  )

  app.post('/sign-in/link', formOptions, async (request, reply) => {
    const to = toOf(request)
    if (!attempts.allow(request, reply)) return showSignIn(reply, { to, problem: tooManyAttempts })
    const userId = await takeSignInToken(database, formField(request.body, 'token'))
    if (userId !== undefined) return enter(request, reply, dependencies, { userId, to })
    reply.code(401)
    return showSignIn(reply, { to, problem: 'This link has been used or has expired.' })
  })

  app.post('/sign-out', formOptions, async (request, reply) => {
    setCookies(reply, await signOut(authentication, browserOf(request)))
    return reply.redirect(ownPath(formField(request.body, 'to'), publicUrl, '/sign-in'), 303)
  })
}
