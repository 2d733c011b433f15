import { deleteDesignSystem } from '../../../presentations/design-systems.ts'
import { emptyResponse, errorResponses, refusalResponse } from '../../schemas/answers.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { designSystemParametersSchema } from '../schemas/design-system.ts'

/** `DELETE /design-systems/{design_system_id}`: one of the caller's own, for good. */
export const deleteDesignSystemRoute: ModernPlugin = async (app, { connection }) => {
  app.delete(
    '/design-systems/:design_system_id',
    {
      schema: {
        operationId: 'modernDeleteDesignSystem',
        tags: ['Modern'],
        summary: 'Delete a design system',
        description:
          'One of your own, for good. The presentations in it take the one that it is based on, in one more revision each.',
        params: designSystemParametersSchema,
        response: {
          204: emptyResponse('Deleted.'),
          ...refusalResponse(
            'One that comes with the service.',
            'This design system comes with the service and cannot be deleted.',
          ),
          ...errorResponses(404, 422),
        },
      },
    },
    async ({ userId, params }, reply) => {
      await deleteDesignSystem(connection.database, userId, params.design_system_id)
      return reply.code(204).send()
    },
  )
}
