import { startTranscripts } from '../../../presentations/start-transcripts.ts'
import { startingHeadersSchema, startOnce } from '../../http/idempotency.ts'
import { errorResponses, refusalResponse, successResponse } from '../../schemas/answers.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import { withRemarks } from '../note-unknown-fields.ts'
import { acceptedExample, acceptedSchema } from '../schemas/accepted.ts'
import { transcriptRequestSchema } from '../schemas/slide-request.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** `POST /presentations/{presentation_id}/transcripts`: what a speaker says on each slide. */
export const createTranscriptsRoute: V1Plugin = async (app, dependencies) => {
  app.post(
    '/presentations/:presentation_id/transcripts',
    {
      schema: {
        operationId: 'createTranscripts',
        tags: ['Slides'],
        summary: 'Write speaker notes',
        description:
          'Accepts the work and answers at once. Each transcript becomes the notes of its slide and stands in its PPTX file; the status carries them all when it is completed.',
        params: presentationParametersSchema,
        headers: startingHeadersSchema,
        body: transcriptRequestSchema,
        response: {
          200: successResponse('Accepted.', acceptedSchema, acceptedExample),
          ...refusalResponse(
            'One of `slide_ids` is no slide of this presentation.',
            'There is no slide "01996c1e-7c00-7e21-a1b2-c3d4e5f60718".',
          ),
          ...errorResponses(402, 404, 409, 413, 422),
        },
      },
    },
    async (request) => {
      const started = await startOnce(withRemarks(dependencies, request), request, (work) =>
        startTranscripts(
          work,
          request.userId,
          request.params.presentation_id,
          request.body.slide_ids ?? undefined,
        ),
      )
      return { generation_id: started.generationId }
    },
  )
}
