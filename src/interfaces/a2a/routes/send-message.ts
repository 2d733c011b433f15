import { settledTask } from '../../../agent-tasks/settled-task.ts'
import { abortedWhenGone } from '../../http/aborted-when-gone.ts'
import type { A2aRoute } from '../a2a-route.ts'
import { answerMessage } from '../answer-message.ts'
import { readMessageRequest } from '../message-request.ts'
import { requireVersion } from '../protocol-version.ts'
import { taskView } from '../task-view.ts'

/** `POST /message:send`: does what a message asks for, and answers when that has ended or something is unclear. */
export const sendMessageRoute: A2aRoute = async (app, { store, inputModes }) => {
  app.post(
    '/message::send',
    { schema: { hide: true, body: {} }, onRequest: requireVersion },
    async (request, reply) => {
      const { message, casing, historyLength, returnImmediately } = readMessageRequest(
        request,
        inputModes,
      )
      const { userId } = request
      const gone = abortedWhenGone(reply)
      const accepted = await store.accept(userId, message, casing, gone)
      if (accepted.kind === 'message')
        return answerMessage(
          request,
          reply,
          'StreamResponse',
          { message: accepted.message },
          casing,
        )
      // A repeated message's task may be far beyond its acceptance.
      const { task } = returnImmediately
        ? await (accepted.isRepeated ? store.read(userId, accepted.task.id) : accepted)
        : await settledTask(store, userId, accepted, gone)
      const view = { task: taskView(task, { historyLength }) }
      return answerMessage(request, reply, 'StreamResponse', view, casing)
    },
  )
}
