import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { readEmail } from '../../accounts/account-fields.ts'
import { changeEmail, confirmEmail, startEmailChange } from '../../accounts/change-email.ts'
import {
  hashPassword,
  isPasswordOf,
  passwordProblem,
  passwordSetAt,
  setPassword,
} from '../../accounts/passwords.ts'
import { endSessionsOf, type Session, signOut } from '../../accounts/sessions.ts'
import type { Connection } from '../../database/connection.ts'
import { presentations } from '../../database/schema.ts'
import { deleteAccount } from '../../presentations/account-data/delete-account.ts'
import { openArchive } from '../../presentations/account-data/read-archive.ts'
import { startArchive } from '../../presentations/account-data/start-archive.ts'
import type { Storage } from '../../storage/storage.ts'
import {
  type AccountPageDependencies,
  browserOf,
  formOptions,
  forOwner,
  pageOptions,
  sendPage,
  setCookies,
} from './account-pages.ts'
import { type Attempts, tooManyAttempts } from './attempts.ts'
import { attachment } from './content-disposition.ts'
import { formField } from './form-body.ts'
import { registerMailedLink } from './mailed-links.ts'
import { changeEmailPage, changePasswordPage, deleteAccountPage, messagePage } from './templates.ts'
import { topBarOf } from './top-bar.ts'

const wrongPassword = 'This is not your password.'

/** What it needs to take everything along, and to delete it. */
export interface AccountDependencies extends AccountPageDependencies {
  connection: Connection
  storage: Storage
}

/** What concerns an account as a whole: its address, its password, taking everything along, and deleting it. */
export const accountRoutes: FastifyPluginAsync<
  AccountDependencies & { attempts: Attempts }
> = async (app, dependencies) => {
  const { connection, storage, database, config, authentication, mailer, attempts } = dependencies
  const { publicUrl } = config
  const owner = forOwner(dependencies)

  /** Why the password that was asked for is not right; undefined when it is, or the account has none. */
  async function passwordRefusal(
    session: Session,
    password: string,
    allowed: boolean,
  ): Promise<string | undefined> {
    if (!allowed) return tooManyAttempts
    if ((await passwordSetAt(database, session.userId)) === undefined) return undefined
    return (await isPasswordOf({ database, authentication }, session.userId, password))
      ? undefined
      : wrongPassword
  }

  const showPassword = async (reply: FastifyReply, session: Session, problem?: string) =>
    sendPage(
      reply,
      changePasswordPage({
        topBar: await topBarOf(database, session),
        hasPassword: (await passwordSetAt(database, session.userId)) !== undefined,
        email: session.email,
        ...(problem === undefined ? {} : { problem }),
      }),
    )

  app.get(
    '/settings/password',
    pageOptions,
    owner(async (session, _request, reply) => showPassword(reply, session)),
  )

  app.post(
    '/settings/password',
    formOptions,
    owner(async (session, request, reply) => {
      const password = formField(request.body, 'password')
      const allowed = attempts.allow(request, reply, session.email)
      const problem =
        (await passwordRefusal(session, formField(request.body, 'current'), allowed)) ??
        passwordProblem(password)
      if (problem !== undefined) {
        if (allowed) reply.code(422)
        return showPassword(reply, session, problem)
      }
      await setPassword(database, session.userId, await hashPassword(authentication, password))
      await endSessionsOf(database, session.userId, session.id)
      return reply.redirect('/settings?done=password-changed#account', 303)
    }),
  )

  const showEmail = async (
    reply: FastifyReply,
    session: Session,
    more: { wanted?: string; problem?: string } = {},
  ) =>
    sendPage(
      reply,
      changeEmailPage({
        topBar: await topBarOf(database, session),
        hasPassword: (await passwordSetAt(database, session.userId)) !== undefined,
        email: session.email,
        mail: mailer !== undefined,
        ...more,
      }),
    )

  app.get(
    '/settings/email',
    pageOptions,
    owner(async (session, _request, reply) => showEmail(reply, session)),
  )

  app.post(
    '/settings/email',
    formOptions,
    owner(async (session, request, reply) => {
      const wanted = formField(request.body, 'email')
      const email = readEmail(wanted)
      const allowed = attempts.allow(request, reply, session.email)
      const problem =
        (await passwordRefusal(session, formField(request.body, 'password'), allowed)) ??
        (email === undefined ? 'This is not an e-mail address.' : undefined)
      if (problem !== undefined || email === undefined) {
        if (allowed) reply.code(422)
        return showEmail(reply, session, { wanted, problem })
      }
      if (mailer !== undefined) {
        await startEmailChange({ database, mailer, publicUrl }, session.userId, email)
        return reply.redirect('/settings?done=email-sent#account', 303)
      }
      if (await changeEmail(database, session.userId, email))
        return reply.redirect('/settings?done=email-changed#account', 303)
      return showEmail(reply.code(409), session, {
        wanted,
        problem: 'This address cannot be used for your account.',
      })
    }),
  )

  registerMailedLink(app, attempts, {
    path: '/settings/email/confirm',
    heading: 'Confirm your new address',
    text: 'This link was sent to the new address of your account. It is used from then on.',
    label: 'Use this address',
    refusal: {
      text: 'Your address is as it was.',
      action: { href: '/settings', label: 'To the settings' },
    },
    async use(token, _request, reply) {
      if (await confirmEmail(database, token))
        await reply.redirect('/settings?done=email-changed#account', 303)
    },
  })

  app.post(
    '/settings/archive',
    formOptions,
    owner(async (session, _request, reply) => {
      await startArchive({ connection }, session.userId)
      return reply.redirect('/settings?done=archive-started#data', 303)
    }),
  )

  app.get(
    '/settings/archive',
    pageOptions,
    owner(async (session, _request, reply) => {
      const file = await openArchive({ database, storage }, session.userId)
      if (file === undefined) return reply.redirect('/settings#data', 303)
      const day = file.madeAt.toISOString().slice(0, 10)
      return reply
        .type('application/zip')
        .header('content-length', file.byteLength)
        .header('content-disposition', attachment(`Slidewright ${day}`, 'zip'))
        .send(file.stream)
    }),
  )

  const showDeletion = async (reply: FastifyReply, session: Session, problem?: string) =>
    sendPage(
      reply,
      deleteAccountPage({
        topBar: await topBarOf(database, session),
        email: session.email,
        presentations: await database.$count(
          presentations,
          eq(presentations.ownerId, session.userId),
        ),
        ...(problem === undefined ? {} : { problem }),
      }),
    )

  app.get(
    '/settings/delete',
    pageOptions,
    owner(async (session, _request, reply) => showDeletion(reply, session)),
  )

  app.post(
    '/settings/delete',
    formOptions,
    owner(async (session, request, reply) => {
      if (readEmail(formField(request.body, 'email')) !== session.email)
        return showDeletion(
          reply.code(422),
          session,
          `Type ${session.email} to delete this account; nothing has been deleted.`,
        )
      await deleteAccount({ connection, storage, logger: request.log }, session.userId)
      setCookies(reply, await signOut(authentication, browserOf(request)))
      return sendPage(
        reply,
        messagePage({
          heading: 'The account is deleted',
          text: 'With all its presentations, pictures, links and keys.',
          action: { href: '/', label: 'To the start page' },
        }),
      )
    }),
  )
}
