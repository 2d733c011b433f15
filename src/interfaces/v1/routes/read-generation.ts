import { z } from 'zod'
import { textSchema } from '../../http/text-schema.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import { findGeneration } from '../find-generation.ts'
import { generationStatusSchema } from '../schemas/generation-status.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** The path of what is asked of one generation. */
export const generationParametersSchema = z.object({
  generation_id: textSchema().meta({ description: 'What the accepting answer gave.' }),
})

/** `GET /generations/{generation_id}`: the state of work, and its results; the route that clients poll. */
export const readGenerationRoute: V1Plugin = async (app, dependencies) => {
  app.get(
    '/generations/:generation_id',
    {
      schema: {
        operationId: 'readGeneration',
        tags: ['Generations'],
        summary: 'Read the state of a generation, export or other work',
        description:
          'One of four shapes, told apart by `generation_type`. `completed` and `failed` are the end states.',
        params: generationParametersSchema,
        response: {
          200: successResponse('The state now.', generationStatusSchema, {
            generation_type: 'presentation_generation',
            generation_id: '01996c1e-7b2a-7d40-9f5e-3a8c1b2d4e6f',
            status: 'in_progress',
            error: null,
            created_at: '2026-01-05T09:30:00.000Z',
            completed_at: null,
            warnings: [],
            presentation_id: '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01',
            formats: null,
          }),
          ...errorResponses(404),
        },
      },
    },
    async (request) => findGeneration(dependencies, request.userId, request.params.generation_id),
  )
}
