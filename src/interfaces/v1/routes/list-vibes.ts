import { z } from 'zod'
import { vibeList } from '../../../design/vibes/vibe-list.ts'
import { listVibes } from '../../../presentations/vibes.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import {
  linkNextPage,
  nextCursor,
  nextCursorField,
  nextPageHeader,
  pageWish,
  vibePages,
} from '../../schemas/list-pages.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** The answer of `GET /vibes`. */
export const vibeListSchema = z
  .object({
    vibes: z.array(
      z
        .object({
          id: z.string().meta({ description: 'Pass it as `presentation_options.vibe_id`.' }),
          name: z.string(),
          source: z
            .enum(['system', 'custom'])
            .meta({ description: '`system`: built in; `custom`: made by you.' }),
        })
        .meta({ id: 'VibeSummary' }),
    ),
    ...nextCursorField,
  })
  .meta({ id: 'VibeList' })

/** `GET /vibes`: the built-in vibes and the caller's own. */
export const listVibesRoute: V1Plugin = async (app, { connection, publicUrl }) => {
  app.get(
    '/vibes',
    {
      schema: {
        operationId: 'listVibes',
        tags: ['Themes'],
        summary: 'List vibes',
        description:
          'A vibe is the mood, palette and manner of creative, image-led slides: the built-in ones, then your own.',
        querystring: vibePages.query,
        response: {
          200: successResponse(
            'The vibes you can use.',
            vibeListSchema,
            {
              vibes: [{ id: vibeList[0].id, name: vibeList[0].name, source: 'system' }],
            },
            nextPageHeader,
          ),
          ...errorResponses(422),
        },
      },
    },
    async (request, reply) => {
      const page = await listVibes(connection.database, request.userId, pageWish(request.query))
      const cursor = page.next && vibePages.cursorOf(page.next)
      linkNextPage(request, reply, publicUrl, cursor)
      return { vibes: page.items, ...nextCursor(cursor) }
    },
  )
}
