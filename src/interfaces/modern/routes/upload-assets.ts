import { findUploads } from '../../../images/uploads/find-uploads.ts'
import { keepAssets } from '../../../presentations/keep-assets.ts'
import { requirePresentation } from '../../../presentations/presentation-overview.ts'
import { plainBody } from '../../http/compression.ts'
import { startingHeadersSchema } from '../../http/idempotency.ts'
import { registerMultipart } from '../../http/receive-files.ts'
import { uploadOnce } from '../../http/upload-once.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { filesSchema, refusedImageResponse } from '../../schemas/image-files.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import { assetAddress } from '../addresses.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { type AssetView, assetListSchema } from '../schemas/asset.ts'

const example: AssetView = {
  id: '01996c1e-6a10-7c44-8f0e-1b2c3d4e5f60',
  presentation_id: '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01',
  filename: 'harbour.jpg',
  media_type: 'image/jpeg',
  bytes: 482_113,
  width: 2560,
  height: 1707,
  url: 'https://slides.example/pictures/01996c1e-6a10-7c44-8f0e-1b2c3d4e5f60?expires=1767691800&signature=Zm9v',
  created_at: '2026-01-05T09:30:00.000Z',
}

/** `POST /presentations/{presentation_id}/assets`: pictures for its slides. */
export const uploadAssetsRoute: ModernPlugin = async (app, { connection, uploads, signLink }) => {
  const { database } = connection
  await registerMultipart(app)
  app.post(
    '/presentations/:presentation_id/assets',
    {
      decompress: plainBody,
      schema: {
        operationId: 'modernUploadAssets',
        tags: ['Modern'],
        summary: 'Upload images for a presentation',
        description:
          'Answers when the images are kept: all of them, or with an error none. Animations are kept as their first frame, and nothing is wider or higher than 2,560 pixels. They go with the presentation.',
        params: presentationParametersSchema,
        headers: startingHeadersSchema,
        body: { content: { 'multipart/form-data': { schema: filesSchema } } },
        response: {
          201: successResponse('Kept.', assetListSchema, [example]),
          ...refusedImageResponse(),
          ...errorResponses(404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const { presentation_id: presentationId } = request.params
      // Before anything of a file is read.
      await requirePresentation(database, request.userId, presentationId)
      const ids = await uploadOnce(
        request,
        { database, incoming: uploads.incoming },
        (files, target) =>
          keepAssets(uploads, database, request.userId, files, { presentationId, ...target }),
      )
      const kept = await findUploads(database, request.userId, ids)
      const views = kept.map(
        (asset): AssetView => ({
          id: asset.id,
          presentation_id: presentationId,
          filename: asset.filename,
          media_type: asset.mediaType,
          bytes: asset.byteLength,
          width: asset.width,
          height: asset.height,
          url: assetAddress(signLink, asset.id),
          created_at: asset.createdAt.toISOString(),
        }),
      )
      return reply.code(201).send(views)
    },
  )
}
