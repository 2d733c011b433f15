import { z } from 'zod'
import { creditBalance } from '../../../accounts/credits.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import type { ModernPlugin } from '../modern-plugin.ts'

const pingSchema = z
  .object({
    user_id: z.string().meta({ description: 'Who the key belongs to.' }),
    credits: z.number().int().meta({ description: 'What they may still spend.' }),
  })
  .meta({ id: 'ModernApiPing' })

/** `GET /ping`: whether the key works, whose it is, and what is left of their credits. */
export const pingRoute: ModernPlugin = async (app, { connection }) => {
  app.get(
    '/ping',
    {
      schema: {
        operationId: 'modernPing',
        tags: ['Modern'],
        summary: 'Check the API key',
        description: 'Answers with the id of the user the key belongs to, and their credits.',
        response: {
          200: successResponse('The key works.', pingSchema, {
            user_id: '01996c1e-7000-7abc-8def-0123456789ab',
            credits: 9_950,
          }),
          ...errorResponses(),
        },
      },
    },
    async ({ userId }) => ({
      user_id: userId,
      credits: await creditBalance(connection.database, userId),
    }),
  )
}
