import type { FastifyPluginAsync } from 'fastify'
import {
  applicationScopes,
  changeGrant,
  findConnectedApplication,
} from '../../accounts/connected-applications.ts'
import {
  type AccountPageDependencies,
  formOptions,
  forOwner,
  pageOptions,
  sendPage,
} from './account-pages.ts'
import { readRights, rightsView, unknownLimit } from './application-rights.ts'
import { formField } from './form-body.ts'
import { applicationPage, messagePage } from './templates.ts'
import { topBarOf } from './top-bar.ts'

const list = '/settings#applications'

/** Changing what a connected application may do and spend, without connecting it again. */
export const applicationRoutes: FastifyPluginAsync<AccountPageDependencies> = async (
  app,
  dependencies,
) => {
  const { database } = dependencies
  const owner = forOwner(dependencies)

  app.get(
    '/settings/applications/change',
    pageOptions,
    owner(async (session, request, reply) => {
      const { id } = request.query as { id?: unknown }
      const before = await findConnectedApplication(database, session.userId, String(id))
      if (before === undefined) return reply.redirect(list, 303)
      return sendPage(
        reply,
        applicationPage({
          topBar: await topBarOf(database, session),
          id: before.id,
          name: before.name,
          rights: rightsView({ asked: applicationScopes, before }),
        }),
      )
    }),
  )

  app.post(
    '/settings/applications/change',
    formOptions,
    owner(async (session, request, reply) => {
      const applicationId = formField(request.body, 'id')
      const before = await findConnectedApplication(database, session.userId, applicationId)
      const chosen = readRights(request.body, { asked: applicationScopes, before })
      if (chosen === undefined) return sendPage(reply.code(422), messagePage(unknownLimit))
      await changeGrant(
        database,
        { userId: session.userId, applicationId },
        {
          scopes: applicationScopes.filter((scope) => chosen.scopes.includes(scope)),
          dailyCredits: chosen.dailyCredits ?? null,
        },
      )
      return reply.redirect(`/settings?done=application-changed#applications`, 303)
    }),
  )
}
