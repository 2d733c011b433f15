import type { A2aRoute } from '../a2a-route.ts'
import { answerMessage } from '../answer-message.ts'
import { acceptVersion } from '../protocol-version.ts'
import { parseReadQuery } from '../task-query.ts'
import { type TaskRequest, taskIdOf } from '../task-request.ts'
import { taskView } from '../task-view.ts'

/** `GET /tasks/{id}`: a task as it is. */
export const readTaskRoute: A2aRoute = async (app, { store }) => {
  app.get<TaskRequest>(
    '/tasks/:id',
    { schema: { hide: true }, onRequest: acceptVersion },
    async (request, reply) => {
      const { historyLength } = parseReadQuery(request)
      const { task, casing } = await store.read(request.userId, taskIdOf(request))
      const view = taskView(task, { historyLength })
      return answerMessage(request, reply, 'Task', view, request.casing ?? casing)
    },
  )
}
