import { findOperation } from '../../../jobs/operations.ts'
import { NotFoundError } from '../../../presentations/errors.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { operationView } from '../operation-view.ts'
import { completedExample, operationSchema } from '../schemas/operation.ts'
import { operationParametersSchema } from '../schemas/path-parameters.ts'

/** `GET /operations/{operation_id}`: the state of work, its progress and its result. */
export const readOperationRoute: ModernPlugin = async (app, { connection, signLink }) => {
  app.get(
    '/operations/:operation_id',
    {
      schema: {
        operationId: 'modernReadOperation',
        tags: ['Modern'],
        summary: 'Read the state of work',
        description: '`completed`, `failed` and `canceled` are the end states.',
        params: operationParametersSchema,
        response: {
          200: successResponse('The state now.', operationSchema, completedExample),
          ...errorResponses(404, 422),
        },
      },
    },
    async ({ userId, params }) => {
      const operation = await findOperation(connection.database, userId, params.operation_id)
      if (operation === undefined) throw new NotFoundError('operation')
      return operationView(operation, signLink)
    },
  )
}
