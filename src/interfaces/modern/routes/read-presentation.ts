import { readOverview } from '../../../presentations/presentation-overview.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { presentationView } from '../presentation-view.ts'
import { presentationSchema, wholePresentationExample } from '../schemas/presentation.ts'

/** `GET /presentations/{presentation_id}`: with its slides. */
export const readPresentationRoute: ModernPlugin = async (app, dependencies) => {
  app.get(
    '/presentations/:presentation_id',
    {
      schema: {
        operationId: 'modernReadPresentation',
        tags: ['Modern'],
        summary: 'Read a presentation',
        description: 'With its slides in order, as they are now.',
        params: presentationParametersSchema,
        response: {
          200: successResponse('The presentation.', presentationSchema, wholePresentationExample),
          ...errorResponses(404, 422),
        },
      },
    },
    async ({ userId, params }) => {
      const { database } = dependencies.connection
      const { overview, deck } = await readOverview(database, userId, params.presentation_id)
      return presentationView(overview, dependencies, deck)
    },
  )
}
