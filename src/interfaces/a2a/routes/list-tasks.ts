import type { A2aRoute } from '../a2a-route.ts'
import { answerMessage } from '../answer-message.ts'
import { acceptVersion } from '../protocol-version.ts'
import { parseListQuery } from '../task-query.ts'
import { taskView } from '../task-view.ts'

/** `GET /tasks`: the caller's tasks, newest status first. */
export const listTasksRoute: A2aRoute = async (app, { store }) => {
  app.get(
    '/tasks',
    { schema: { hide: true }, onRequest: acceptVersion },
    async (request, reply) => {
      const { contextId, status, pageSize, pageToken, ...query } = parseListQuery(request)
      const statusSince = query.statusTimestampAfter ?? query.lastUpdatedAfter
      const { tasks, nextPageToken, totalSize } = await store.list(request.userId, {
        pageSize,
        ...(contextId === undefined ? {} : { contextId }),
        ...(status === undefined ? {} : { state: status }),
        ...(statusSince === undefined ? {} : { statusSince }),
        ...(pageToken === undefined ? {} : { pageToken }),
      })
      const detail = { historyLength: query.historyLength, artifacts: query.includeArtifacts }
      const page = {
        tasks: tasks.map(({ task }) => taskView(task, detail)),
        nextPageToken,
        pageSize,
        totalSize,
      }
      return answerMessage(
        request,
        reply,
        'ListTasksResponse',
        page,
        request.casing ?? 'snake_case',
      )
    },
  )
}
