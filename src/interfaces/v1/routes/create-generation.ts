import { z } from 'zod'
import { languageTag } from '../../../author/languages.ts'
import { type GenerationWish, startGeneration } from '../../../presentations/start-generation.ts'
import { startingHeadersSchema, startOnce } from '../../http/idempotency.ts'
import { errorResponses, refusalResponse, successResponse } from '../../schemas/answers.ts'
import { imageWishes } from '../../schemas/generation-options.ts'
import type { V1Plugin } from '../router.ts'
import { acceptedExample, acceptedSchema } from '../schemas/accepted.ts'
import { type GenerationRequest, generationRequestSchema } from '../schemas/generation-request.ts'

/** Since when theme names are a deprecated form: the day of version 1.1.0, as RFC 9745 writes it. */
const themeNamesDeprecatedSince = '@1767225600'

function wishOf(body: GenerationRequest): GenerationWish {
  const { presentation_options: presentation, image_options: images } = body
  const { language } = body.text_options
  return {
    text: body.input_text,
    additionalInstructions: body.additional_instructions ?? undefined,
    imageIds: body.image_ids ?? [],
    formats: body.export_formats,
    title: presentation.title,
    theme: presentation.theme_id,
    slideRange: presentation.slide_range,
    existingPresentationId: presentation.existing_presentation_id ?? undefined,
    variantsPerSlide: presentation.total_variants_per_slide,
    vibeId: presentation.vibe_id ?? undefined,
    language: language ? languageTag(language) : undefined,
    images: imageWishes(images),
  }
}

/** `POST /generations`: text to a presentation, or to more slides of one. */
export const createGenerationRoute: V1Plugin = async (app, dependencies) => {
  app.post(
    '/generations',
    {
      schema: {
        operationId: 'createGeneration',
        tags: ['Generations'],
        summary: 'Generate a presentation from text',
        description:
          'Accepts the work and answers at once; poll `GET /generations/{generation_id}` every 2 to 5 seconds.',
        headers: startingHeadersSchema,
        body: generationRequestSchema,
        response: {
          200: successResponse('Accepted.', acceptedSchema, acceptedExample, {
            deprecation: z
              .string()
              .optional()
              .meta({ description: 'Only when `theme_id` was a display name (RFC 9745).' }),
          }),
          ...refusalResponse(
            'A theme, vibe or image that does not exist is named.',
            'There is no theme "Midnight".',
          ),
          ...errorResponses(402, 404, 409, 413, 422),
        },
      },
    },
    async (request, reply) => {
      const started = await startOnce(dependencies, request, (work) =>
        startGeneration(work, request.userId, wishOf(request.body)),
      )
      if (started.themeByName)
        reply
          .header('deprecation', themeNamesDeprecatedSince)
          .header('link', '</docs>; rel="deprecation"; type="text/html"')
      return { generation_id: started.generationId }
    },
  )
}
