import { languageTag } from '../../../author/languages.ts'
import { makePresentation } from '../../../presentations/make-presentation.ts'
import { startingHeadersSchema, startOnce } from '../../http/idempotency.ts'
import { errorResponses, refusalResponse, successResponse } from '../../schemas/answers.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { presentationView } from '../presentation-view.ts'
import {
  createPresentationSchema,
  presentationExample,
  presentationSchema,
} from '../schemas/presentation.ts'

/** `POST /presentations`: an empty one, to be filled by `generate` or `edits`. */
export const createPresentationRoute: ModernPlugin = async (app, dependencies) => {
  app.post(
    '/presentations',
    {
      schema: {
        operationId: 'modernCreatePresentation',
        tags: ['Modern'],
        summary: 'Create a presentation',
        description: 'An empty one: generate slides into it, or insert them with edits.',
        headers: startingHeadersSchema,
        body: createPresentationSchema,
        response: {
          201: successResponse('Created.', presentationSchema, {
            ...presentationExample,
            status: 'empty',
            language: null,
            revision: 0,
            slide_count: 0,
            slides: [],
          }),
          ...refusalResponse(
            'A design system that does not exist, or a model that is not configured here.',
            'The model openai/gpt-6-luna is not available here: the server has no OPENAI_API_KEY.',
          ),
          ...errorResponses(409, 413, 422),
        },
      },
    },
    async (request, reply) => {
      const { title, design_system_id: theme, language, model } = request.body
      const wish = {
        title: title ?? undefined,
        theme: theme ?? undefined,
        language: language ? languageTag(language) : undefined,
        model: model ?? undefined,
      }
      const view = await startOnce(dependencies, request, (work) =>
        makePresentation(
          { ...work, models: dependencies.models },
          request.userId,
          wish,
          (overview, deck) => presentationView(overview, dependencies, deck),
        ),
      )
      return reply.code(201).send(view)
    },
  )
}
