import { listOverviews } from '../../../presentations/presentation-overview.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import {
  boundedPageWish,
  linkNextPage,
  nextPageHeader,
  presentationPages,
} from '../../schemas/list-pages.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { presentationView } from '../presentation-view.ts'
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
        querystring: presentationPages.query,
        response: {
          200: successResponse(
            'Your presentations.',
            presentationListSchema,
            [presentationExample],
            nextPageHeader,
          ),
          ...errorResponses(422),
        },
      },
    },
    async (request, reply) => {
      const { connection, publicUrl } = dependencies
      const wish = boundedPageWish(request.query)
      const page = await listOverviews(connection.database, request.userId, wish)
      linkNextPage(request, reply, publicUrl, page.next && presentationPages.cursorOf(page.next))
      return page.items.map((overview) => presentationView(overview, dependencies))
    },
  )
}
