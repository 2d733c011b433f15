import { abortedWhenGone } from '../../http/aborted-when-gone.ts'
import { sendEventStream } from '../../http/event-stream.ts'
import { limitStreams } from '../../http/open-streams.ts'
import type { A2aRoute } from '../a2a-route.ts'
import { readMessageRequest } from '../message-request.ts'
import { writeNames } from '../protocol-names.ts'
import { requireVersion } from '../protocol-version.ts'
import { turnEvents } from '../task-progress.ts'

/** `POST /message:stream`: does what a message asks for, and tells meanwhile what happens. */
export const streamMessageRoute: A2aRoute = async (app, { store, inputModes }) => {
  app.post(
    '/message::stream',
    { schema: { hide: true, body: {} }, onRequest: requireVersion, preHandler: limitStreams },
    async (request, reply) => {
      const { message, casing, historyLength } = readMessageRequest(request, inputModes)
      const gone = abortedWhenGone(reply)
      const accepted = await store.accept(request.userId, message, casing, gone)
      if (accepted.kind === 'message') {
        const data = writeNames('StreamResponse', { message: accepted.message }, casing)
        return sendEventStream(request, reply, async function* () {
          yield { data }
        })
      }
      return sendEventStream(request, reply, (signal) =>
        turnEvents(store, accepted, { detail: { historyLength }, casing, signal }),
      )
    },
  )
}
