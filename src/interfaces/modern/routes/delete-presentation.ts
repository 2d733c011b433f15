import { deletePresentation } from '../../../presentations/delete-presentation.ts'
import { emptyResponse, errorResponses } from '../../schemas/answers.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import type { ModernPlugin } from '../modern-plugin.ts'

/** `DELETE /presentations/{presentation_id}`: for good, with its slides, its links and its running work. */
export const deletePresentationRoute: ModernPlugin = async (app, { connection }) => {
  app.delete(
    '/presentations/:presentation_id',
    {
      schema: {
        operationId: 'modernDeletePresentation',
        tags: ['Modern'],
        summary: 'Delete a presentation',
        description:
          'For good, with all its slides and assets. Its links answer 404 at once, and its running work fails.',
        params: presentationParametersSchema,
        response: { 204: emptyResponse('Deleted.'), ...errorResponses(404, 422) },
      },
    },
    async ({ userId, params }, reply) => {
      await deletePresentation(connection, userId, params.presentation_id)
      return reply.code(204).send()
    },
  )
}
