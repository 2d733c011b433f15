import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { readEmail, readUserName } from '../../accounts/account-fields.ts'
import { peekInvitation } from '../../accounts/invitations.ts'
import { MailNotSentError } from '../../accounts/mailer.ts'
import { hashPassword, passwordProblem } from '../../accounts/passwords.ts'
import { confirmSignUp, signUp, signUpMode } from '../../accounts/sign-up.ts'
import {
  type AccountPageDependencies,
  enter,
  formOptions,
  pageOptions,
  sendPage,
  signInPath,
  startPath,
} from './account-pages.ts'
import { type Attempts, tooManyAttempts } from './attempts.ts'
import { formField } from './form-body.ts'
import { registerMailedLink } from './mailed-links.ts'
import { ownPath } from './same-origin.ts'
import { messagePage, signUpPage } from './templates.ts'

/** What the page says where no account can be made. */
const closed = {
  heading: 'Nobody can sign up here',
  text: 'Whoever runs this server can make an account for you.',
  action: { href: '/sign-in', label: 'Sign in' },
}

/** Making an account, as far as SIGNUP lets people make their own. */
export const signUpRoutes: FastifyPluginAsync<
  AccountPageDependencies & { attempts: Attempts }
> = async (app, dependencies) => {
  const { database, config, authentication, mailer, version, attempts } = dependencies
  const { publicUrl } = config
  type View = Parameters<typeof signUpPage>[0]
  const show = (reply: FastifyReply, view: Omit<View, 'host' | 'version'>) =>
    sendPage(reply, signUpPage({ ...view, host: new URL(publicUrl).host, version }))

  app.get<{ Querystring: { to?: unknown; invitation?: unknown } }>(
    '/sign-up',
    pageOptions,
    async (request, reply) => {
      const { invitation } = request.query
      const to = ownPath(request.query.to, publicUrl, startPath)
      const mode = signUpMode(config)
      if (mode === 'closed') return sendPage(reply.code(403), messagePage(closed))
      if (mode === 'open') return show(reply, { to })
      const invited =
        typeof invitation === 'string' ? await peekInvitation(database, invitation) : undefined
      if (invited === undefined || typeof invitation !== 'string')
        return sendPage(
          reply.code(403),
          messagePage({
            heading: 'You need an invitation',
            text: 'This address opens with a link that whoever runs this server sends you; it may have been used already, or have expired.',
            action: { href: '/sign-in', label: 'Sign in' },
          }),
        )
      return show(reply, { to, invitation, ...invited })
    },
  )

  app.post('/sign-up', formOptions, async (request, reply) => {
    const field = (name: string) => formField(request.body, name)
    const to = ownPath(field('to'), publicUrl, startPath)
    const given = { to, name: field('name'), email: field('email') }
    const invitation = field('invitation') || undefined
    const view = { ...given, ...(invitation === undefined ? {} : { invitation }) }
    if (!attempts.allow(request, reply)) return show(reply, { ...view, problem: tooManyAttempts })
    const [name, email, password] = [
      readUserName(given.name),
      readEmail(given.email),
      field('password'),
    ]
    const weak = passwordProblem(password)
    if (name === undefined || email === undefined || weak !== undefined) {
      const problems = {
        ...(name === undefined ? { name: 'Your name, in at most 100 characters.' } : {}),
        ...(email === undefined ? { email: 'This is not an e-mail address.' } : {}),
        ...(weak === undefined ? {} : { password: weak }),
      }
      return show(reply.code(422), { ...view, problems })
    }
    if (mailer !== undefined && signUpMode(config) === 'open') {
      if (!attempts.allowMail(request, reply, email))
        return show(reply, { ...view, problem: tooManyAttempts })
    }
    // Before it is known whether the account can be made: the answer takes as long either way.
    const passwordHash = await hashPassword(authentication, password)
    const result = await signUp(dependencies, { name, email, passwordHash, invitation }).catch(
      (error: unknown) => {
        if (!(error instanceof MailNotSentError)) throw error
        request.log.error({ err: error }, 'A mail to confirm an account was not sent')
        return { outcome: 'not-mailed' } as const
      },
    )
    switch (result.outcome) {
      case 'made':
        return enter(request, reply, dependencies, { userId: result.userId, to })
      case 'mailed':
        return sendPage(
          reply,
          messagePage({
            heading: 'Look into your mail',
            text: `There is a link on its way to ${email}. It makes your account, within a day.`,
          }),
        )
      case 'not-mailed':
        return show(reply.code(503), {
          ...view,
          problem: 'The mail that this needs could not be sent; no account was made. Try it later.',
        })
      case 'taken':
        return show(reply.code(409), {
          ...view,
          problem: 'This account could not be made. If you have one with this address, sign in.',
        })
      case 'not-invited':
        return show(reply.code(403), {
          ...view,
          problem: 'This invitation is for another address, has been used, or has expired.',
        })
      case 'closed':
        return sendPage(reply.code(403), messagePage(closed))
    }
  })

  registerMailedLink(app, attempts, {
    path: '/sign-up/confirm',
    heading: 'Make your account',
    text: 'This link was sent to your address. With the password that you chose it makes the account, once.',
    label: 'Make my account',
    refusal: {
      text: 'If your account is made, sign in; if not, sign up once more.',
      action: { href: signInPath(startPath), label: 'Sign in' },
    },
    asksPassword: true,
    async use({ token, password, askAgain }, request, reply) {
      const result = await confirmSignUp(dependencies, { token, password })
      if (result.outcome === 'wrong-password')
        askAgain('This is not the password that the account was asked for with.')
      if (result.outcome === 'made') {
        const { userId } = result
        await enter(request, reply, dependencies, { userId, to: startPath })
      }
      return result.outcome !== 'gone'
    },
  })
}
