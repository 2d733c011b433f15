import { type EditWish, startEdit } from '../../../presentations/edits/start-edit.ts'
import { abortedWhenGone } from '../../http/aborted-when-gone.ts'
import { startingHeadersSchema, startOnce } from '../../http/idempotency.ts'
import {
  conflictResponse,
  errorResponses,
  refusalResponse,
  successResponse,
} from '../../schemas/answers.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { acceptedView } from '../operation-view.ts'
import { type EditInput, editInputSchema } from '../schemas/edit-input.ts'
import { acceptedExample, operationSchema } from '../schemas/operation.ts'

function wishOf(input: EditInput): EditWish {
  const base = input.base_revision ?? undefined
  return {
    ...(input.operations
      ? { operations: input.operations }
      : {
          instruction: input.instruction ?? '',
          ...(input.slide_ids ? { slideIds: input.slide_ids } : {}),
        }),
    ...(base === undefined ? {} : { baseRevision: base }),
  }
}

/** `POST /presentations/{presentation_id}/edits`: a change in words, or as typed operations. */
export const editRoute: ModernPlugin = async (app, dependencies) => {
  app.post(
    '/presentations/:presentation_id/edits',
    {
      schema: {
        operationId: 'modernEdit',
        tags: ['Modern'],
        summary: 'Edit a presentation',
        description:
          'By an instruction in words or by typed operations; either becomes one revision. Accepts the work and answers at once. With `base_revision` nothing is done to a presentation that has moved on.',
        params: presentationParametersSchema,
        headers: startingHeadersSchema,
        body: editInputSchema,
        response: {
          202: successResponse('Accepted.', operationSchema, acceptedExample('edit')),
          ...refusalResponse(
            'The operations do not fit the presentation, or name a slide or design system that does not exist.',
            'There is no slide "01996c1e-7c00-7e21-a1b2-c3d4e5f60718".',
          ),
          ...errorResponses(402, 404, 413, 422),
          ...conflictResponse(
            'The presentation is no longer at `base_revision`, or the `Idempotency-Key` was used before for another request.',
            'The presentation is at revision 3, and this edit was made for revision 2; read it and send the edit again.',
          ),
        },
      },
    },
    async (request, reply) => {
      // Before the first answer to the request is looked for, which may wait for a connection.
      const gone = abortedWhenGone(reply)
      const { operationId } = await startOnce(dependencies, request, (work) =>
        startEdit(work, request.userId, request.params.presentation_id, wishOf(request.body), gone),
      )
      const { connection, signLink } = dependencies
      reply.code(202)
      return acceptedView(connection.database, request.userId, operationId, signLink)
    },
  )
}
