import type { A2aRoute } from '../a2a-route.ts'
import { answerMessage } from '../answer-message.ts'
import { acceptVersion } from '../protocol-version.ts'
import { type TaskRequest, taskIdOf } from '../task-request.ts'
import { taskView } from '../task-view.ts'

/** `POST /tasks/{id}:cancel`: the caller wants a task no more. Whatever body comes with it is not looked at. */
export const cancelTaskRoute: A2aRoute = async (app, { store }) => {
  app.post<TaskRequest>(
    '/tasks/:id([\\s\\S]+)::cancel',
    { schema: { hide: true, body: {} }, onRequest: acceptVersion },
    async (request, reply) => {
      const { task, casing } = await store.cancel(request.userId, taskIdOf(request))
      const view = taskView(task, { historyLength: undefined })
      return answerMessage(request, reply, 'Task', view, request.casing ?? casing)
    },
  )
}
