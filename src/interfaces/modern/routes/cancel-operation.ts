import { cancelOperation } from '../../../presentations/cancel-operation.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { operationView, shownKinds } from '../operation-view.ts'
import { canceledExample, operationSchema } from '../schemas/operation.ts'
import { operationParametersSchema } from '../schemas/path-parameters.ts'

/** `POST /operations/{operation_id}/cancel`: the owner wants the work no more. */
export const cancelOperationRoute: ModernPlugin = async (app, { connection, signLink }) => {
  app.post(
    '/operations/:operation_id/cancel',
    {
      schema: {
        operationId: 'modernCancelOperation',
        tags: ['Modern'],
        summary: 'Cancel work',
        description:
          'What waits is canceled at once, what runs within a second. Slides that are finished stay and are charged, the other credits come back. Work that has ended stays as it is; asking twice does no harm.',
        params: operationParametersSchema,
        response: {
          200: successResponse('The state now.', operationSchema, canceledExample),
          ...errorResponses(404, 422),
        },
      },
    },
    async ({ userId, params }) =>
      operationView(
        await cancelOperation(connection, userId, params.operation_id, shownKinds),
        signLink,
      ),
  )
}
