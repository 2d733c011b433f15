import { z } from 'zod'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** The answer of `GET /ping`. */
export const pingSchema = z
  .object({ user_id: z.string().meta({ description: 'Who the key belongs to.' }) })
  .meta({ id: 'Ping' })

/** `GET /ping`: whether the key works, and whose it is. */
export const pingRoute: V1Plugin = async (app) => {
  app.get(
    '/ping',
    {
      schema: {
        operationId: 'ping',
        tags: ['Account'],
        summary: 'Check the API key',
        description: 'Answers with the id of the user the key belongs to.',
        response: {
          200: successResponse('The key works.', pingSchema, {
            user_id: '01996c1e-7000-7abc-8def-0123456789ab',
          }),
          ...errorResponses(),
        },
      },
    },
    async (request) => ({ user_id: request.userId }),
  )
}
