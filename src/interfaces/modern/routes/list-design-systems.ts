import { listDesignSystems } from '../../../presentations/design-systems.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import {
  boundedPageWish,
  linkNextPage,
  nextPageHeader,
  themePages,
} from '../../schemas/list-pages.ts'
import { designSystemView } from '../design-system-view.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { designSystemExample, designSystemListSchema } from '../schemas/design-system.ts'

/** `GET /design-systems`: v1's themes by another name, with what they are made of. */
export const listDesignSystemsRoute: ModernPlugin = async (
  app,
  { connection, signLink, publicUrl },
) => {
  app.get(
    '/design-systems',
    {
      schema: {
        operationId: 'modernListDesignSystems',
        tags: ['Modern'],
        summary: 'List design systems',
        description:
          'What `design_system_id` can be: those that come with the service, the default first, then your own. They are the themes of v1, with the same ids.',
        querystring: themePages.query,
        response: {
          200: successResponse(
            'The design systems that you can choose.',
            designSystemListSchema,
            [designSystemExample],
            nextPageHeader,
          ),
          ...errorResponses(422),
        },
      },
    },
    async (request, reply) => {
      const { userId } = request
      const wish = boundedPageWish(request.query)
      const page = await listDesignSystems(connection.database, userId, wish)
      linkNextPage(request, reply, publicUrl, page.next && themePages.cursorOf(page.next))
      return page.items.map((system) => designSystemView(system, signLink, userId))
    },
  )
}
