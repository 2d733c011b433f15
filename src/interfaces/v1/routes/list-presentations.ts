import { z } from 'zod'
import { listPresentations } from '../../../presentations/presentation-repository.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import {
  linkNextPage,
  nextCursor,
  nextCursorField,
  nextPageHeader,
  pageWish,
  presentationPages,
} from '../../schemas/list-pages.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** The answer of `GET /presentations`. */
export const presentationListSchema = z
  .object({
    presentations: z.array(
      z.object({ id: z.string(), title: z.string() }).meta({ id: 'PresentationSummary' }),
    ),
    ...nextCursorField,
  })
  .meta({ id: 'PresentationList' })

/** `GET /presentations`: the caller's own, newest first. */
export const listPresentationsRoute: V1Plugin = async (app, { connection, publicUrl }) => {
  app.get(
    '/presentations',
    {
      schema: {
        operationId: 'listPresentations',
        tags: ['Presentations'],
        summary: 'List your presentations',
        description: 'Newest first.',
        querystring: presentationPages.query,
        response: {
          200: successResponse(
            'Your presentations.',
            presentationListSchema,
            {
              presentations: [
                { id: '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01', title: 'Second quarter' },
              ],
            },
            nextPageHeader,
          ),
          ...errorResponses(422),
        },
      },
    },
    async (request, reply) => {
      const page = await listPresentations(
        connection.database,
        request.userId,
        pageWish(request.query),
      )
      const cursor = page.next && presentationPages.cursorOf(page.next)
      linkNextPage(request, reply, publicUrl, cursor)
      return { presentations: page.items, ...nextCursor(cursor) }
    },
  )
}
