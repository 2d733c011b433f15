import { z } from 'zod'
import { findOperation, hasEnded } from '../../../jobs/operations.ts'
import { NotFoundError } from '../../../presentations/errors.ts'
import { lastEventId, sendEventStream } from '../../http/event-stream.ts'
import { limitStreams } from '../../http/open-streams.ts'
import { textSchema } from '../../http/text-schema.ts'
import { emptyResponse, errorResponses, eventStreamResponse } from '../../schemas/answers.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { operationEvents } from '../operation-events.ts'
import { operationView } from '../operation-view.ts'
import { completedExample } from '../schemas/operation.ts'
import { operationParametersSchema } from '../schemas/path-parameters.ts'

const description = `Server-sent events, from the beginning or after the one that \`Last-Event-ID\` names:

- \`progress\`: \`{done, total, message}\`;
- \`slide\`: \`{slide_id, order, title, layout, thumbnail_url}\`, one for each slide that is finished and kept;
- \`end\`: the operation as \`GET /operations/{operation_id}\` answers it. Then the stream closes.

\`id\` is the number of the event in its operation. A comment comes every 15 seconds. A stream that ends without \`end\` was
cut off: open it again with the last \`id\`, and nothing is missed. The work goes on whether anybody listens or not.`

const example = `id: 2
event: progress
data: {"done":0,"total":1,"message":"Writing the slides"}

id: 3
event: slide
data: {"slide_id":"01996c1e-7c00-7e21-a1b2-c3d4e5f60718","order":0,"title":"Second quarter","layout":"title","thumbnail_url":"https://slides.example/share/01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01/slides/01996c1e-7c00-7e21-a1b2-c3d4e5f60718.png?expires=1767691800&signature=8sE2lZ5mQ0pWc3xY7nVtR1kJ6hG4fD9aB-uO_iL2eTs"}

id: 5
event: end
data: ${JSON.stringify(completedExample)}

`

const lastEventIdSchema = textSchema().optional()

/** `GET /operations/{operation_id}/events`: what happens in work, as it happens. */
export const streamOperationEventsRoute: ModernPlugin = async (
  app,
  { connection, signLink, follower },
) => {
  const { database } = connection
  app.get(
    '/operations/:operation_id/events',
    {
      preHandler: limitStreams,
      schema: {
        operationId: 'modernStreamOperationEvents',
        tags: ['Modern'],
        summary: 'Follow work as it happens',
        description,
        params: operationParametersSchema,
        querystring: z.object({
          last_event_id: lastEventIdSchema.meta({
            description: 'For clients that cannot send the header `Last-Event-ID`.',
          }),
        }),
        headers: z.looseObject({
          'last-event-id': lastEventIdSchema.meta({
            description: 'The last `id` that the client has. Browsers send it by themselves.',
          }),
        }),
        response: {
          200: eventStreamResponse('The events.', example),
          204: emptyResponse('It has ended, and the client has seen its end: do not come back.'),
          ...errorResponses(404, 422),
        },
      },
    },
    async (request, reply) => {
      const id = request.params.operation_id
      const operation = await findOperation(database, request.userId, id)
      if (operation === undefined) throw new NotFoundError('operation')
      // Refuses kinds that are not shown here.
      operationView(operation, signLink)
      const seen = lastEventId(request, request.query.last_event_id) ?? 0
      if (seen > 0 && seen === operation.eventCount && hasEnded(operation.status))
        return reply.code(204).send()
      // A number that it never had is none.
      const after = seen > operation.eventCount ? 0 : seen
      return sendEventStream(request, reply, (signal) =>
        operationEvents({ database, follower, signLink }, operation, after, signal),
      )
    },
  )
}
