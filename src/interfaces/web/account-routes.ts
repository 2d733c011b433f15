import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { readEmail } from '../../accounts/account-fields.ts'
import {
  changeEmail,
  confirmEmail,
  startEmailChange,
  tellFormerAddress,
} from '../../accounts/change-email.ts'
import { MailNotSentError } from '../../accounts/mailer.ts'
import {
  changePassword,
  hashPassword,
  isPasswordOf,
  passwordProblem,
  passwordSetAt,
} from '../../accounts/passwords.ts'
import { type Session, signOut } from '../../accounts/sessions.ts'
import type { Connection } from '../../database/connection.ts'
import { deleteAccount } from '../../presentations/account-data/delete-account.ts'
import { latestArchive, openArchive } from '../../presentations/account-data/read-archive.ts'
import { startArchive } from '../../presentations/account-data/start-archive.ts'
import { countPresentations } from '../../presentations/presentation-repository.ts'
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

  const hasPassword = async ({ userId }: Session) =>
    (await passwordSetAt(database, userId)) !== undefined

  /**
   * Asks for the password, where the account has one: somebody else may sit at the browser.
   * @param field of the form, in which it is.
   * @returns why it is not right, the code of the answer being set then.
   */
  async function proveOwner(
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session,
    field = 'password',
  ): Promise<string | undefined> {
    if (!attempts.allow(request, reply, session.email)) return tooManyAttempts
    if (!(await hasPassword(session))) return undefined
    const password = formField(request.body, field)
    if (await isPasswordOf({ database, authentication }, session.userId, password)) return undefined
    reply.code(422)
    return wrongPassword
  }

  const showPassword = async (reply: FastifyReply, session: Session, problem?: string) =>
    sendPage(
      reply,
      changePasswordPage({
        topBar: await topBarOf(database, session),
        hasPassword: await hasPassword(session),
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
      const refusal = await proveOwner(request, reply, session, 'current')
      if (refusal !== undefined) return showPassword(reply, session, refusal)
      const problem = passwordProblem(password)
      if (problem !== undefined) return showPassword(reply.code(422), session, problem)
      const passwordHash = await hashPassword(authentication, password)
      await changePassword(database, session.userId, passwordHash, { keepSession: session.id })
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
        hasPassword: await hasPassword(session),
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
      const refuse = (problem: string) => showEmail(reply, session, { wanted, problem })
      const refusal = await proveOwner(request, reply, session)
      if (refusal !== undefined) return refuse(refusal)
      if (email === undefined) {
        reply.code(422)
        return refuse('This is not an e-mail address.')
      }
      if (mailer === undefined) {
        if (await changeEmail(database, session.userId, email))
          return reply.redirect('/settings?done=email-changed#account', 303)
        reply.code(409)
        return refuse('This address cannot be used for your account.')
      }
      if (!attempts.allowMail(request, reply, email)) return refuse(tooManyAttempts)
      try {
        await startEmailChange({ database, mailer, publicUrl }, session.userId, email)
      } catch (error) {
        if (!(error instanceof MailNotSentError)) throw error
        request.log.error({ err: error }, 'A mail to confirm an address was not sent')
        reply.code(503)
        return refuse('The mail could not be sent; your address is as it was. Try it later.')
      }
      return reply.redirect('/settings?done=email-sent#account', 303)
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
    async use({ token }, request, reply) {
      const formerEmail = await confirmEmail(database, token)
      if (formerEmail === undefined) return false
      if (mailer !== undefined)
        tellFormerAddress({ mailer, publicUrl }, formerEmail).catch((error) =>
          request.log.error({ err: error }, 'A former address was not told'),
        )
      await reply.redirect('/settings?done=email-changed#account', 303)
      return true
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
      if (file === undefined) {
        const isLost = (await latestArchive(database, session.userId))?.state === 'ready'
        if (!isLost) return reply.redirect('/settings#data', 303)
        // Damaged or gone on disk: it is made again, as other files are.
        await startArchive({ connection }, session.userId)
        return reply.redirect('/settings?done=archive-started#data', 303)
      }
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
        hasPassword: await hasPassword(session),
        email: session.email,
        presentations: await countPresentations(database, session.userId),
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
      const refusal = await proveOwner(request, reply, session)
      if (refusal !== undefined) return showDeletion(reply, session, refusal)
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
