import { startSlide } from '../../../presentations/start-slide.ts'
import { startingHeadersSchema, startOnce } from '../../http/idempotency.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import { withRemarks } from '../note-unknown-fields.ts'
import { acceptedExample, acceptedSchema } from '../schemas/accepted.ts'
import { slideRequestSchema } from '../schemas/slide-request.ts'
import { slideWish } from '../slide-wish.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** `POST /presentations/{presentation_id}/slides`: one more slide. */
export const createSlideRoute: V1Plugin = async (app, dependencies) => {
  app.post(
    '/presentations/:presentation_id/slides',
    {
      schema: {
        operationId: 'createSlide',
        tags: ['Slides'],
        summary: 'Add a slide',
        description:
          'Accepts the work and answers at once. The slide takes the theme and the language of its presentation; the status carries `slide_id` when it is completed.',
        params: presentationParametersSchema,
        headers: startingHeadersSchema,
        body: slideRequestSchema,
        response: {
          200: successResponse('Accepted.', acceptedSchema, acceptedExample),
          ...errorResponses(402, 404, 409, 413, 422),
        },
      },
    },
    async (request) => {
      const started = await startOnce(withRemarks(dependencies, request), request, (work) =>
        startSlide(work, request.userId, request.params.presentation_id, slideWish(request.body)),
      )
      return { generation_id: started.generationId }
    },
  )
}
