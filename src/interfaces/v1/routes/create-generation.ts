import { z } from 'zod'
import { startGeneration } from '../../../presentations/start-generation.ts'
import { startingHeadersSchema, startOnce } from '../../http/idempotency.ts'
import { errorResponses, refusalResponse, successResponse } from '../../schemas/answers.ts'
import { generationWish } from '../generation-wish.ts'
import { withRemarks } from '../note-unknown-fields.ts'
import { acceptedExample, acceptedSchema } from '../schemas/accepted.ts'
import { generationRequestSchema } from '../schemas/generation-request.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** Since when theme names are a deprecated form: the day of version 1.1.0, as RFC 9745 writes it. */
const themeNamesDeprecatedSince = '@1767225600'

/** `POST /generations`: text to a presentation, or to more slides of one. */
export const createGenerationRoute: V1Plugin = async (app, dependencies) => {
  app.post(
    '/generations',
    {
      schema: {
        operationId: 'createGeneration',
        tags: ['Generations'],
        summary: 'Generate a presentation from text',
        description:
          'Accepts the work and answers at once; poll `GET /generations/{generation_id}` every 2 to 5 seconds.',
        headers: startingHeadersSchema,
        body: generationRequestSchema,
        response: {
          200: successResponse('Accepted.', acceptedSchema, acceptedExample, {
            deprecation: z
              .string()
              .optional()
              .meta({ description: 'Only when `theme_id` was a display name (RFC 9745).' }),
          }),
          ...refusalResponse(
            'A theme, vibe or image that does not exist is named.',
            'There is no theme "Midnight".',
          ),
          ...errorResponses(402, 404, 409, 413, 422),
        },
      },
    },
    async (request, reply) => {
      const started = await startOnce(withRemarks(dependencies, request), request, (work) =>
        startGeneration(work, request.userId, generationWish(request.body)),
      )
      if (started.themeByName)
        reply
          .header('deprecation', themeNamesDeprecatedSince)
          .header('link', '</docs>; rel="deprecation"; type="text/html"')
      return { generation_id: started.generationId }
    },
  )
}
