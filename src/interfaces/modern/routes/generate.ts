import { languageTag } from '../../../author/languages.ts'
import { type GenerationWish, startGeneration } from '../../../presentations/start-generation.ts'
import { startingHeadersSchema, startOnce } from '../../http/idempotency.ts'
import {
  conflictResponse,
  errorResponses,
  refusalResponse,
  successResponse,
} from '../../schemas/answers.ts'
import { imageWishes } from '../../schemas/generation-options.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { acceptedView } from '../operation-view.ts'
import { type GenerateInput, generateInputSchema } from '../schemas/generate-input.ts'
import { acceptedExample, operationSchema } from '../schemas/operation.ts'

function wishOf(presentationId: string, input: GenerateInput): GenerationWish {
  const { language, design_system_id: theme } = input
  return {
    text: input.input_text,
    additionalInstructions: input.instructions ?? undefined,
    imageIds: input.asset_ids ?? [],
    formats: [],
    theme: theme ?? undefined,
    slideRange: input.slide_range,
    existingPresentationId: presentationId,
    existing: {
      mode: input.mode,
      setsTheme: typeof theme === 'string',
      notes: input.notes,
      alone: true,
    },
    variantsPerSlide: input.variants_per_slide,
    vibeId: input.vibe_id ?? undefined,
    language: language ? languageTag(language) : undefined,
    model: input.model ?? undefined,
    images: imageWishes(input.image_options),
  }
}

/** `POST /presentations/{presentation_id}/generate`: text to slides of a presentation. */
export const generateRoute: ModernPlugin = async (app, dependencies) => {
  app.post(
    '/presentations/:presentation_id/generate',
    {
      schema: {
        operationId: 'modernGenerate',
        tags: ['Modern'],
        summary: 'Generate slides from text',
        description:
          'Accepts the work and answers at once; read the operation until it has ended. One at a time for each presentation.',
        params: presentationParametersSchema,
        headers: startingHeadersSchema,
        body: generateInputSchema,
        response: {
          202: successResponse('Accepted.', operationSchema, acceptedExample('generate')),
          ...refusalResponse(
            'A design system, vibe or image that does not exist is named, or a model that is not configured here.',
            'There is no image "01996c1e-6a10-7c44-8f0e-1b2c3d4e5f60".',
          ),
          ...errorResponses(402, 404, 413, 422),
          ...conflictResponse(
            'The presentation is being generated, or the `Idempotency-Key` was used before for another request.',
            'The presentation is being generated; wait until that has ended, or cancel it.',
          ),
        },
      },
    },
    async (request, reply) => {
      const wish = wishOf(request.params.presentation_id, request.body)
      const { generationId } = await startOnce(dependencies, request, (work) =>
        startGeneration({ ...work, models: dependencies.models }, request.userId, wish),
      )
      const { connection, signLink } = dependencies
      reply.code(202)
      return acceptedView(connection.database, request.userId, generationId, signLink)
    },
  )
}
