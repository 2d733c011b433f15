import { startExport } from '../../../presentations/start-export.ts'
import { startingHeadersSchema, startOnce } from '../../http/idempotency.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { askedFormats } from '../../schemas/export-formats.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { acceptedView } from '../operation-view.ts'
import { exportInputSchema } from '../schemas/export-input.ts'
import { acceptedExample, operationSchema } from '../schemas/operation.ts'

/** `POST /presentations/{presentation_id}/exports`: files of a presentation as it is now, with fresh links. */
export const exportRoute: ModernPlugin = async (app, dependencies) => {
  app.post(
    '/presentations/:presentation_id/exports',
    {
      schema: {
        operationId: 'modernExport',
        tags: ['Modern'],
        summary: 'Export a presentation',
        description:
          'Accepts the work and answers at once. Asking again gives freshly signed links; what has not changed is not rendered again. Exports are free.',
        params: presentationParametersSchema,
        headers: startingHeadersSchema,
        body: exportInputSchema,
        response: {
          202: successResponse('Accepted.', operationSchema, acceptedExample('export')),
          ...errorResponses(404, 409, 413, 422),
        },
      },
    },
    async (request, reply) => {
      const { presentation_id: presentationId } = request.params
      const { generationId } = await startOnce(dependencies, request, (work) =>
        startExport(work, request.userId, presentationId, askedFormats(request.body)),
      )
      const { connection, signLink } = dependencies
      reply.code(202)
      return acceptedView(connection.database, request.userId, generationId, signLink)
    },
  )
}
