import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { SharedFiles } from '../../presentations/shared-files.ts'
import type { ThemePreviews } from '../../presentations/theme-previews.ts'
import type { UrlSigner } from '../../storage/signed-urls.ts'
import { attachment } from './content-disposition.ts'
import { framedPagePolicy } from './page-policy.ts'
import { sendFile } from './send-file.ts'
import { requireSignature } from './signed-link.ts'
import { withSignedAddresses } from './signed-page.ts'
import { wantedPart } from './wanted-part.ts'

export interface ShareDependencies {
  sharedFiles: SharedFiles
  themePreviews: ThemePreviews
  signer: UrlSigner
  publicUrl: string
  /** Whose pages may show share pages in frames. */
  config: Pick<Config, 'embedOrigins'>
}

/** When the link of a request ends; what its page loads must end then too. */
function linkExpiry(request: FastifyRequest): Date {
  const { expires } = request.query as { expires?: string }
  return new Date(Number(expires) * 1000)
}

/**
 * Everything a signed link opens: the share page with its stylesheet and pictures, and the files to download. The
 * signature is the permission, and each address has its own.
 */
export const shareRoutes: FastifyPluginAsync<ShareDependencies> = async (app, dependencies) => {
  const { sharedFiles, themePreviews, signer, publicUrl, config } = dependencies
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex')
    requireSignature(signer, request)
  })

  app.get<{ Params: { presentationId: string } }>(
    '/share/:presentationId',
    { helmet: framedPagePolicy(config.embedOrigins), schema: { hide: true } },
    async (request, reply) => {
      const { presentationId } = request.params
      const expiresAt = linkExpiry(request)
      const page = await sharedFiles.page(presentationId)
      const html = withSignedAddresses(page, presentationId, { signer, publicUrl, expiresAt })
      return reply
        .header('cache-control', 'private, no-cache')
        .type('text/html; charset=utf-8')
        .send(html)
    },
  )

  app.get<{ Params: { presentationId: string } }>(
    '/share/:presentationId/style.css',
    { schema: { hide: true } },
    async (request, reply) =>
      sendFile(request, reply, await sharedFiles.stylesheet(request.params.presentationId)),
  )

  app.get<{ Params: { presentationId: string } }>(
    '/share/:presentationId/cover.png',
    { schema: { hide: true } },
    async (request, reply) =>
      sendFile(request, reply, await sharedFiles.cover(request.params.presentationId)),
  )

  app.get<{ Params: { presentationId: string; file: string } }>(
    '/share/:presentationId/slides/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { presentationId, file } = request.params
      const slideId = file.replace(/\.png$/, '')
      return sendFile(request, reply, await sharedFiles.thumbnail(presentationId, slideId))
    },
  )

  app.get<{ Params: { uploadId: string } }>(
    '/pictures/:uploadId',
    { schema: { hide: true } },
    async (request, reply) =>
      sendFile(request, reply, await sharedFiles.upload(request.params.uploadId)),
  )

  app.get<{ Params: { ownerId: string; file: string } }>(
    '/previews/:ownerId/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { ownerId, file } = request.params
      const picture = await themePreviews.cover(ownerId, file.replace(/\.png$/, ''))
      return reply
        .header('cache-control', 'private, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(Buffer.from(picture))
    },
  )

  app.get<{ Params: { fileId: string } }>(
    '/downloads/:fileId',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await sharedFiles.download(request.params.fileId, (whole) =>
        wantedPart(request, whole),
      )
      reply.header('accept-ranges', 'bytes')
      reply.header('content-disposition', attachment(file.title, file.extension))
      return sendFile(request, reply, file)
    },
  )
}
