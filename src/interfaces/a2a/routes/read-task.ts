import type { A2aRoute } from '../a2a-plugin.ts'
import { answer } from '../caller-casing.ts'
import { acceptVersion } from '../protocol-version.ts'
import { parseReadQuery } from '../task-query.ts'
import { taskView } from '../task-view.ts'

/** `GET /tasks/{id}`: a task as it is. */
export const readTaskRoute: A2aRoute = async (app, { store }) => {
  app.get<{ Params: { id: string } }>(
    '/tasks/:id',
    { schema: { hide: true }, onRequest: acceptVersion },
    async (request, reply) => {
      const { historyLength } = parseReadQuery(request)
      const { task, casing } = await store.read(request.userId, request.params.id)
      const view = taskView(task, { historyLength })
      return answer(request, reply, 'Task', view, request.casing ?? casing)
    },
  )
}
