import type { FastifyPluginAsync } from 'fastify'
import { listPresentations } from '../../presentations/presentation-repository.ts'
import { editorPath } from '../../presentations/render-files.ts'
import type { SharedFiles } from '../../presentations/shared-files.ts'
import type { UrlSigner } from '../../storage/signed-urls.ts'
import { type AccountPageDependencies, signedIn, signInPath } from './account-pages.ts'
import { formPagePolicy } from './page-policy.ts'
import { withSignedAddresses } from './signed-page.ts'
import { presentationsPage } from './templates.ts'
import { topBarOf } from './top-bar.ts'

export interface PresentationPageDependencies extends AccountPageDependencies {
  sharedFiles: SharedFiles
  signer: UrlSigner
}

/** Presentations that the list shows at the most. */
const listedPresentations = 500

/** How long what a page loads can be loaded, in milliseconds; the page itself needs its session every time. */
const loadMilliseconds = 24 * 60 * 60 * 1000

const options = { helmet: formPagePolicy, schema: { hide: true } }

/** What somebody who is signed in sees of their presentations: the list, and each with its speaker notes. */
export const presentationRoutes: FastifyPluginAsync<PresentationPageDependencies> = async (
  app,
  dependencies,
) => {
  const { database, config, sharedFiles, signer } = dependencies
  const { publicUrl } = config
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store')
  })

  app.get('/presentations', options, async (request, reply) => {
    const session = await signedIn(request, reply, dependencies)
    if (session === undefined) return reply.redirect(signInPath('/presentations'), 303)
    const presentations = await listPresentations(database, session.userId)
    return reply.type('text/html; charset=utf-8').send(
      presentationsPage({
        topBar: await topBarOf(database, session),
        presentations: presentations
          .slice(0, listedPresentations)
          .map(({ id, title }) => ({ title, path: editorPath(id) })),
      }),
    )
  })

  app.get<{ Params: { presentationId: string } }>(
    '/presentations/:presentationId',
    options,
    async (request, reply) => {
      const { presentationId } = request.params
      // Before anything is looked for: who is not signed in learns nothing.
      const session = await signedIn(request, reply, dependencies)
      if (session === undefined) return reply.redirect(signInPath(editorPath(presentationId)), 303)
      const page = await sharedFiles.ownerPage(session.userId, presentationId)
      const expiresAt = new Date(Date.now() + loadMilliseconds)
      const html = withSignedAddresses(page, presentationId, { signer, publicUrl, expiresAt })
      return reply.type('text/html; charset=utf-8').send(html)
    },
  )
}
