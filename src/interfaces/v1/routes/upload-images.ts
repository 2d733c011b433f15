import { z } from 'zod'
import { mostFiles, receiveFiles, registerMultipart } from '../../http/receive-files.ts'
import type { V1Plugin } from '../router.ts'
import { errorResponses, refusalResponse, successResponse } from '../schemas/errors.ts'

const uploadResultSchema = z
  .object({
    image_ids: z
      .array(z.string().meta({ format: 'uuid' }))
      .meta({ description: 'In the order of the files.' }),
  })
  .meta({ id: 'UploadImagesResult' })

/** Only described: the files never become a value. */
const filesSchema = z.unknown().meta({
  override: {
    type: 'object',
    required: ['files'],
    properties: {
      files: {
        type: 'array',
        minItems: 1,
        maxItems: mostFiles,
        description: 'PNG, JPEG, WebP, GIF, AVIF or SVG by their content, 10 MB each.',
        items: { type: 'string', format: 'binary' },
      },
    },
  },
})

/** `POST /upload-images`: pictures for the `image_ids` of generations. */
export const uploadImagesRoute: V1Plugin = async (app, { uploads }) => {
  await registerMultipart(app)
  app.post(
    '/upload-images',
    {
      schema: {
        operationId: 'uploadImages',
        tags: ['Images'],
        summary: 'Upload images to be used in generations',
        description:
          'Answers when the images are kept: all of them, or with an error none. Animations are kept as their first frame, and nothing is wider or higher than 2,560 pixels.',
        body: { content: { 'multipart/form-data': { schema: filesSchema } } },
        response: {
          200: successResponse('Kept.', uploadResultSchema, {
            image_ids: ['01996c1e-6a10-7c44-8f0e-1b2c3d4e5f60'],
          }),
          ...refusalResponse(
            'A file cannot be used: it is none of the six formats by its content, damaged, empty, larger than 10 MB, one of more than ten, or too much for what your images may take together. The sentence names the file; nothing of the request is kept.',
            'The file "notes.docx" is not a PNG, JPEG, WebP, GIF, AVIF or SVG image.',
          ),
          ...errorResponses(422),
        },
      },
    },
    async (request) => {
      const directory = await uploads.incoming.open()
      try {
        const files = await receiveFiles(request, directory.path)
        return { image_ids: await uploads.keep(request.userId, files) }
      } finally {
        await directory.remove()
      }
    },
  )
}
