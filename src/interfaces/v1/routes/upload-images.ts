import { z } from 'zod'
import { plainBody } from '../../http/compression.ts'
import { startingHeadersSchema } from '../../http/idempotency.ts'
import { registerMultipart } from '../../http/receive-files.ts'
import { uploadOnce } from '../../http/upload-once.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { filesSchema, refusedImageResponse } from '../../schemas/image-files.ts'
import type { V1Plugin } from '../v1-plugin.ts'

const uploadResultSchema = z
  .object({
    image_ids: z
      .array(z.string().meta({ format: 'uuid' }))
      .meta({ description: 'In the order of the files.' }),
  })
  .meta({ id: 'UploadImagesResult' })

/** `POST /upload-images`: pictures for the `image_ids` of generations. */
export const uploadImagesRoute: V1Plugin = async (app, { connection, uploads }) => {
  await registerMultipart(app)
  app.post(
    '/upload-images',
    {
      decompress: plainBody,
      schema: {
        operationId: 'uploadImages',
        tags: ['Images'],
        summary: 'Upload images to be used in generations',
        description:
          'Answers when the images are kept: all of them, or with an error none. Animations are kept as their first frame, and nothing is wider or higher than 2,560 pixels.',
        headers: startingHeadersSchema,
        body: { content: { 'multipart/form-data': { schema: filesSchema } } },
        response: {
          200: successResponse('Kept.', uploadResultSchema, {
            image_ids: ['01996c1e-6a10-7c44-8f0e-1b2c3d4e5f60'],
          }),
          ...refusedImageResponse(),
          ...errorResponses(409, 422),
        },
      },
    },
    async (request) => {
      const parts = { database: connection.database, incoming: uploads.incoming }
      const ids = await uploadOnce(request, parts, (files, target) =>
        uploads.keep(request.userId, files, target),
      )
      return { image_ids: ids }
    },
  )
}
