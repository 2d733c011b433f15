import { readOverview } from '../../../presentations/presentation-overview.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { documentExample, documentSchema } from '../schemas/document.ts'

/** `GET /presentations/{presentation_id}/document`: the slides as operations name and bring them. */
export const readDocumentRoute: ModernPlugin = async (app, { connection }) => {
  app.get(
    '/presentations/:presentation_id/document',
    {
      schema: {
        operationId: 'modernReadDocument',
        tags: ['Modern'],
        summary: 'Read what the slides are made of',
        description:
          'Slides, variants and blocks with the ids that the operations of an edit name, in the form in which operations bring them.',
        params: presentationParametersSchema,
        response: {
          200: successResponse('The document as it is now.', documentSchema, documentExample),
          ...errorResponses(404, 422),
        },
      },
    },
    async ({ userId, params }) => {
      const presentationId = params.presentation_id
      const { overview, deck } = await readOverview(connection.database, userId, presentationId)
      return { presentation_id: presentationId, revision: overview.revision, slides: deck.slides }
    },
  )
}
