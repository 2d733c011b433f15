import { z } from 'zod'
import { startExport } from '../../../presentations/start-export.ts'
import { startingHeadersSchema, startOnce } from '../../http/idempotency.ts'
import { textSchema } from '../../http/text-schema.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { askedFormats } from '../../schemas/export-formats.ts'
import { withRemarks } from '../note-unknown-fields.ts'
import { acceptedExample, acceptedSchema } from '../schemas/accepted.ts'
import { exportRequestSchema } from '../schemas/generation-request.ts'
import type { V1Plugin } from '../v1-plugin.ts'

const parametersSchema = z.object({
  presentation_id: textSchema().meta({ description: 'One of your presentations.' }),
})

/** `POST /presentations/{presentation_id}/exports`: files of a presentation as it is now, with fresh links. */
export const exportPresentationRoute: V1Plugin = async (app, dependencies) => {
  app.post(
    '/presentations/:presentation_id/exports',
    {
      schema: {
        operationId: 'exportPresentation',
        tags: ['Presentations'],
        summary: 'Export a presentation',
        description:
          'Accepts the work and answers at once. Asking again gives freshly signed links; what has not changed is not rendered again.',
        params: parametersSchema,
        headers: startingHeadersSchema,
        body: exportRequestSchema,
        response: {
          200: successResponse('Accepted.', acceptedSchema, acceptedExample),
          ...errorResponses(404, 409, 413, 422),
        },
      },
    },
    async (request) => {
      const { presentation_id: id } = request.params
      const started = await startOnce(withRemarks(dependencies, request), request, (work) =>
        startExport(work, request.userId, id, askedFormats(request.body)),
      )
      return { generation_id: started.generationId }
    },
  )
}
