import { listOverviews } from '../../../presentations/presentation-overview.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { presentationView } from '../presentation-view.ts'
import type { ModernPlugin } from '../router.ts'
import { presentationExample, presentationListSchema } from '../schemas/presentation.ts'

/** `GET /presentations`: the caller's own, newest first. */
export const listPresentationsRoute: ModernPlugin = async (app, dependencies) => {
  app.get(
    '/presentations',
    {
      schema: {
        operationId: 'modernListPresentations',
        tags: ['Modern'],
        summary: 'List your presentations',
        description: 'Newest first, without their slides. Those made through v1 are among them.',
        response: {
          200: successResponse('Your presentations.', presentationListSchema, [
            presentationExample,
          ]),
          ...errorResponses(),
        },
      },
    },
    async ({ userId }) => {
      const overviews = await listOverviews(dependencies.connection.database, userId)
      return overviews.map((overview) => presentationView(overview, dependencies))
    },
  )
}
