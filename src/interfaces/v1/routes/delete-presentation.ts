import { z } from 'zod'
import { deletePresentation } from '../../../presentations/delete-presentation.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** The answer when a presentation is deleted. */
export const presentationDeletedSchema = z
  .object({ success: z.boolean(), presentation_id: z.string() })
  .meta({ id: 'PresentationDeleted' })

/** `DELETE /presentations/{presentation_id}`: for good, with its slides, its links and its running work. */
export const deletePresentationRoute: V1Plugin = async (app, { connection }) => {
  app.delete(
    '/presentations/:presentation_id',
    {
      schema: {
        operationId: 'deletePresentation',
        tags: ['Presentations'],
        summary: 'Delete a presentation',
        description:
          'For good, with all its slides. Its links answer 404 at once, and its running work fails.',
        params: presentationParametersSchema,
        response: {
          200: successResponse('Deleted.', presentationDeletedSchema, {
            success: true,
            presentation_id: '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01',
          }),
          ...errorResponses(404),
        },
      },
    },
    async (request) => {
      const { presentation_id: id } = request.params
      await deletePresentation(connection, request.userId, id)
      return { success: true, presentation_id: id }
    },
  )
}
