import type { FastifyPluginAsync } from 'fastify'
import { mailPasswordLink } from '../../accounts/account-mails.ts'
import { peekOneTimeToken } from '../../accounts/one-time-tokens.ts'
import { hashPassword, passwordProblem, resetPassword } from '../../accounts/passwords.ts'
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
import { answerLinkRequest } from './link-requests.ts'
import { messagePage, resetPasswordPage } from './templates.ts'

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

  app.post('/sign-in/forgot', formOptions, (request, reply) =>
    answerLinkRequest(request, reply, { mailer, attempts, publicUrl }, (asked) =>
      mailPasswordLink({ database, mailer: asked.mailer, publicUrl }, asked.email),
    ),
  )

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
    const userId = await resetPassword(database, token, passwordHash)
    if (userId === undefined) return sendPage(reply.code(404), messagePage(usedLink))
    return enter(request, reply, dependencies, { userId, to: startPath })
  })
}
