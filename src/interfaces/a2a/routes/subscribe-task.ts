import type { FastifyReply, FastifyRequest } from 'fastify'
import { isEndState } from '../../../agent-tasks/task.ts'
import { lastEventId, sendEventStream } from '../../http/event-stream.ts'
import { limitStreams } from '../../http/open-streams.ts'
import type { A2aRoute } from '../a2a-route.ts'
import { ProtocolError } from '../protocol-error.ts'
import { acceptVersion } from '../protocol-version.ts'
import { taskEvents } from '../task-progress.ts'
import { type TaskRequest, taskIdOf } from '../task-request.ts'

/**
 * `POST /tasks/{id}:subscribe`, and GET for what can only open event streams: what happens in a task from now on, or
 * after the event that `Last-Event-ID` names.
 */
export const subscribeTaskRoute: A2aRoute = async (app, { store }) => {
  async function subscribe(request: FastifyRequest<TaskRequest>, reply: FastifyReply) {
    const stored = await store.read(request.userId, taskIdOf(request))
    const seen = lastEventId(request)
    // A number that it never had is none.
    const after = seen === undefined || seen > stored.sequence ? undefined : seen
    // Who was cut off before the end is given what is missing; who has seen it need not come back.
    const hasNothing = after === undefined || after === stored.sequence
    if (isEndState(stored.task.status.state) && hasNothing)
      throw new ProtocolError(
        'UNSUPPORTED_OPERATION',
        'The task has ended, and nothing more will happen in it.',
      )
    const casing = request.casing ?? stored.casing
    return sendEventStream(request, reply, (signal) =>
      taskEvents(store, stored, after, { detail: { historyLength: undefined }, casing, signal }),
    )
  }

  const path = '/tasks/:id([\\s\\S]+)::subscribe'
  app.post<TaskRequest>(
    path,
    { schema: { hide: true, body: {} }, onRequest: acceptVersion, preHandler: limitStreams },
    subscribe,
  )
  app.get<TaskRequest>(
    path,
    { schema: { hide: true }, onRequest: acceptVersion, preHandler: limitStreams },
    subscribe,
  )
}
