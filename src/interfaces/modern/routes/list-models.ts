import { modelCatalog } from '../../../models/model-catalog.ts'
import { cutPage, placedAfter } from '../../../presentations/page.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import {
  boundedPageWish,
  linkNextPage,
  modelPages,
  nextPageHeader,
} from '../../schemas/list-pages.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { modelListSchema } from '../schemas/model.ts'

/** `GET /models`: every language model that can be named, and which of them work here. */
export const listModelsRoute: ModernPlugin = async (app, { models, publicUrl }) => {
  app.get(
    '/models',
    {
      schema: {
        operationId: 'modernListModels',
        tags: ['Modern'],
        summary: 'List language models',
        description:
          'Every model that a presentation can name. Without one the server’s default writes, which is the embedded author where no model is configured.',
        querystring: modelPages.query,
        response: {
          200: successResponse(
            'The catalogue.',
            modelListSchema,
            [
              {
                id: 'anthropic/claude-opus-5.5',
                vendor: 'anthropic',
                name: 'Claude Opus 5.5',
                available: false,
                default: false,
              },
            ],
            nextPageHeader,
          ),
          ...errorResponses(422),
        },
      },
    },
    async (request, reply) => {
      const wish = boundedPageWish(request.query)
      const page = cutPage(placedAfter(modelCatalog(models), wish.after), wish)
      linkNextPage(request, reply, publicUrl, page.next && modelPages.cursorOf(page.next))
      return page.items
    },
  )
}
