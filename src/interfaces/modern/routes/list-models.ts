import { modelCatalog } from '../../../author/model-catalog.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import type { ModernPlugin } from '../router.ts'
import { modelListSchema } from '../schemas/model.ts'

/** `GET /models`: every language model that can be named, and which of them work here. */
export const listModelsRoute: ModernPlugin = async (app, { models }) => {
  app.get(
    '/models',
    {
      schema: {
        operationId: 'modernListModels',
        tags: ['Modern'],
        summary: 'List language models',
        description:
          'Every model that a presentation can name. Without one the server’s default writes, which is the embedded author where no model is configured.',
        response: {
          200: successResponse('The catalogue.', modelListSchema, [
            {
              id: 'anthropic/claude-opus-5.5',
              vendor: 'anthropic',
              name: 'Claude Opus 5.5',
              available: false,
              default: false,
            },
          ]),
          ...errorResponses(),
        },
      },
    },
    async () => modelCatalog(models),
  )
}
