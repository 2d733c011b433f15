import type { FastifyPluginAsync } from 'fastify'
import { normaliseEmail } from '../../accounts/account-fields.ts'
import { mailPasswordLink } from '../../accounts/account-mails.ts'
import { peekOneTimeToken, takeOneTimeToken } from '../../accounts/one-time-tokens.ts'
import { hashPassword, passwordProblem, setPassword } from '../../accounts/passwords.ts'
import { endSessionsOf } from '../../accounts/sessions.ts'
import { findUserById } from '../../accounts/users.ts'
import {
  type AccountPageDependencies,
  enter,
  formOptions,
  pageOptions,
  sendPage,
  startPath,
} from './account-pages.ts'
import { type Attempts, tooManyAttempts } from './attempts.ts'
import { formField } from './form-body.ts'
import { forgotPage, messagePage, resetPasswordPage } from './templates.ts'

const usedLink = {
  heading: 'This link has been used',
  text: 'Or it has expired. Ask for another one.',
  action: { href: '/sign-in/forgot', label: 'Choose another password' },
}

/** Choosing another password by a one-time link. */
export const passwordRoutes: FastifyPluginAsync<
  AccountPageDependencies & { attempts: Attempts }
> = async (app, dependencies) => {
  const { database, config, authentication, mailer, attempts } = dependencies
  const { publicUrl } = config

  app.post('/sign-in/forgot', formOptions, async (request, reply) => {
    const mail = mailer !== undefined
    const email = normaliseEmail(formField(request.body, 'email'))
    if (!attempts.allow(request, reply, `mail ${email}`))
      return sendPage(reply, forgotPage({ mail, sent: false, email, problem: tooManyAttempts }))
    // Not waited for: how long it takes tells whether there is an account.
    if (mailer !== undefined)
      mailPasswordLink({ database, mailer, publicUrl }, email).catch((error) =>
        request.log.error({ err: error }, 'A link to another password was not sent'),
      )
    return sendPage(reply, forgotPage({ mail, sent: true, email }))
  })

  app.get<{ Querystring: { token?: unknown } }>(
    '/reset-password',
    pageOptions,
    async (request, reply) => {
      const token = typeof request.query.token === 'string' ? request.query.token : ''
      const grant = await peekOneTimeToken(database, 'reset-password', token)
      const user = grant && (await findUserById(database, grant.userId))
      return user === undefined
        ? sendPage(reply.code(404), messagePage(usedLink))
        : sendPage(reply, resetPasswordPage({ token, email: user.email }))
    },
  )

  app.post('/reset-password', formOptions, async (request, reply) => {
    if (!attempts.allow(request, reply))
      return sendPage(reply, messagePage({ ...usedLink, heading: tooManyAttempts }))
    const token = formField(request.body, 'token')
    const password = formField(request.body, 'password')
    const grant = await peekOneTimeToken(database, 'reset-password', token)
    const user = grant && (await findUserById(database, grant.userId))
    if (user === undefined) return sendPage(reply.code(404), messagePage(usedLink))
    const problem = passwordProblem(password)
    if (problem !== undefined)
      return sendPage(reply.code(422), resetPasswordPage({ token, email: user.email, problem }))
    const passwordHash = await hashPassword(authentication, password)
    const taken = await database.transaction(async (tx) => {
      if ((await takeOneTimeToken(tx, 'reset-password', token)) === undefined) return false
      await setPassword(tx, user.id, passwordHash)
      // Whoever was signed in with the old one, perhaps not the owner, is no more.
      await endSessionsOf(tx, user.id)
      return true
    })
    if (!taken) return sendPage(reply.code(404), messagePage(usedLink))
    return enter(request, reply, dependencies, { userId: user.id, to: startPath })
  })
}
