import type { FastifyPluginAsync } from 'fastify'
import { listNamed } from '../../presentations/named-presentations.ts'
import { editorPath } from '../../presentations/render-files.ts'
import type { SharedFiles } from '../../presentations/shared-files.ts'
import type { UrlSigner } from '../../storage/signed-urls.ts'
import { type AccountPageDependencies, forOwner, pageOptions, sendPage } from './account-pages.ts'
import { withSignedAddresses } from './signed-page.ts'
import { presentationsPage } from './templates.ts'
import { topBarOf } from './top-bar.ts'
import { momentInWords } from './views/dates.ts'
import { numberInWords } from './views/numbers.ts'

export interface PresentationPageDependencies extends AccountPageDependencies {
  sharedFiles: SharedFiles
  signer: UrlSigner
}

/** Presentations that the list shows at the most. */
const listedPresentations = 500

/** How long what a page loads can be loaded, in milliseconds; the page itself needs its session every time. */
const loadMilliseconds = 24 * 60 * 60 * 1000

const slidesInWords = (count: number) =>
  count === 1 ? '1 slide' : `${numberInWords(count)} slides`

/** What somebody who is signed in sees of their presentations: the list, and each with its speaker notes. */
export const presentationRoutes: FastifyPluginAsync<PresentationPageDependencies> = async (
  app,
  dependencies,
) => {
  const { database, config, sharedFiles, signer } = dependencies
  const { publicUrl } = config
  const owner = forOwner(dependencies)

  app.get(
    '/presentations',
    pageOptions,
    owner(async (session, _request, reply) => {
      const now = new Date()
      const listed = await listNamed(database, session.userId, { limit: listedPresentations })
      return sendPage(
        reply,
        presentationsPage({
          topBar: await topBarOf(database, session),
          presentations: listed.map(({ id, title, slideCount, createdAt, status }) => ({
            title,
            path: editorPath(id),
            made: momentInWords(createdAt, now),
            slides: status === 'generating' ? 'being made' : slidesInWords(slideCount),
          })),
        }),
      )
    }),
  )

  app.get(
    '/presentations/:presentationId',
    pageOptions,
    owner(async (session, request, reply) => {
      const { presentationId } = request.params as { presentationId: string }
      const page = await sharedFiles.ownerPage(session.userId, presentationId)
      const expiresAt = new Date(Date.now() + loadMilliseconds)
      const html = withSignedAddresses(page, presentationId, { signer, publicUrl, expiresAt })
      return sendPage(reply, html)
    }),
  )
}
