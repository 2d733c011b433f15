import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import {
  createApiKey,
  keyNameProblem,
  readKeyName,
  revokeApiKey,
  TooManyKeysError,
} from '../../accounts/api-keys.ts'
import { mcpResource } from '../../accounts/authentication.ts'
import {
  findConnectedApplication,
  revokeApplication,
} from '../../accounts/connected-applications.ts'
import { listApiKeys } from '../../accounts/list-api-keys.ts'
import { endSession, endSessionsOf, type Session } from '../../accounts/sessions.ts'
import { formOptions, forOwner, pageOptions, sendPage } from './account-pages.ts'
import { formField } from './form-body.ts'
import { type SettingsDependencies, settingsView } from './settings-view.ts'
import { connectPage, messagePage, settingsPage } from './templates.ts'
import { topBarOf } from './top-bar.ts'
import {
  type Confirmation,
  confirmDisconnection,
  confirmKeyRevocation,
} from './views/confirmations.ts'

/** What a page says after something was done, by the word that the address carries. Nothing else can be said by it. */
const notices: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'key-revoked': 'The key is revoked. Programs that use it are refused from now on.',
    'application-revoked': 'The application is disconnected. Its tokens are refused from now on.',
    'application-changed':
      'What the application may do is changed, from the next thing that it does.',
    'session-ended': 'That browser is signed out.',
    'sessions-ended': 'All other browsers are signed out.',
    'password-changed': 'The password is changed. All other browsers are signed out.',
    'email-changed': 'The e-mail address is changed.',
    'email-sent': 'A link is on its way to the new address. It changes with that.',
    'archive-started': 'The archive is being made. This page says when it is ready.',
  }),
)

/** Where an account is looked after: keys, credits, connected applications, sessions. */
export const settingsRoutes: FastifyPluginAsync<SettingsDependencies> = async (
  app,
  dependencies,
) => {
  const { database, config } = dependencies
  const { publicUrl } = config

  const owner = forOwner(dependencies)

  app.get(
    '/settings',
    pageOptions,
    owner(async (session, request, reply) => {
      const { done, credits } = request.query as { done?: unknown; credits?: unknown }
      const notice = notices.get(String(done))
      const view = await settingsView(dependencies, session, {
        now: new Date(),
        period: credits === '12-months' ? '12-months' : '30-days',
      })
      return sendPage(reply, settingsPage({ ...view, ...(notice === undefined ? {} : { notice }) }))
    }),
  )

  app.get(
    '/settings/connect',
    pageOptions,
    owner(async (session, _request, reply) =>
      sendPage(
        reply,
        connectPage({
          mcpUrl: mcpResource(publicUrl),
          topBar: await topBarOf(database, session),
        }),
      ),
    ),
  )

  app.post(
    '/settings/keys',
    formOptions,
    owner(async (session, request, reply) => {
      const name = readKeyName(formField(request.body, 'name'))
      const show = async (more: Partial<Parameters<typeof settingsPage>[0]>) => {
        const view = await settingsView(dependencies, session, {
          now: new Date(),
          period: '30-days',
        })
        return sendPage(reply, settingsPage({ ...view, ...more }))
      }
      if (name === undefined) {
        reply.code(422)
        return show({ keyProblem: keyNameProblem })
      }
      try {
        const { id, key } = await createApiKey(database, { userId: session.userId, name })
        return await show({ newKey: { id, name, key } })
      } catch (error) {
        if (!(error instanceof TooManyKeysError)) throw error
        reply.code(409)
        return show({ keyProblem: error.message })
      }
    }),
  )

  /** The page that asks where no script does. */
  async function showQuestion(reply: FastifyReply, session: Session, asks: Confirmation) {
    const { heading, text, action, id, label, back } = asks
    const form = { action, fields: { id }, label, danger: true }
    const topBar = await topBarOf(database, session)
    return sendPage(reply, messagePage({ topBar, heading, text, form, back }))
  }

  app.get(
    '/settings/keys/revoke',
    pageOptions,
    owner(async (session, request, reply) => {
      const { id } = request.query as { id?: unknown }
      const keys = await listApiKeys(database, session.userId)
      const key = keys.find((one) => one.id === id)
      if (key === undefined) return reply.redirect('/settings#api-keys', 303)
      return showQuestion(reply, session, confirmKeyRevocation(key))
    }),
  )

  app.post(
    '/settings/keys/revoke',
    formOptions,
    owner(async (session, request, reply) => {
      const { userId, id: sessionId } = session
      await revokeApiKey(database, formField(request.body, 'id'), { userId, sessionId })
      return reply.redirect('/settings?done=key-revoked#api-keys', 303)
    }),
  )

  app.get(
    '/settings/applications/revoke',
    pageOptions,
    owner(async (session, request, reply) => {
      const { id } = request.query as { id?: unknown }
      const application = await findConnectedApplication(database, session.userId, String(id))
      if (application === undefined) return reply.redirect('/settings#applications', 303)
      return showQuestion(reply, session, confirmDisconnection(application))
    }),
  )

  app.post(
    '/settings/applications/revoke',
    formOptions,
    owner(async (session, request, reply) => {
      const applicationId = formField(request.body, 'id')
      await revokeApplication(database, { userId: session.userId, applicationId })
      return reply.redirect('/settings?done=application-revoked#applications', 303)
    }),
  )

  app.post(
    '/settings/sessions/end',
    formOptions,
    owner(async (session, request, reply) => {
      await endSession(database, session.userId, formField(request.body, 'id'))
      return reply.redirect('/settings?done=session-ended#account', 303)
    }),
  )

  app.post(
    '/settings/sessions/end-others',
    formOptions,
    owner(async (session, _request, reply) => {
      await endSessionsOf(database, session.userId, session.id)
      return reply.redirect('/settings?done=sessions-ended#account', 303)
    }),
  )
}
