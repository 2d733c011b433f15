import { z } from 'zod'
import { defaultThemeId } from '../../../design/themes/theme-list.ts'
import { listThemes } from '../../../presentations/custom-themes.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import {
  linkNextPage,
  nextCursor,
  nextCursorField,
  nextPageHeader,
  pageWish,
  themePages,
} from '../../schemas/list-pages.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** The answer of `GET /themes`. */
export const themeListSchema = z
  .object({
    themes: z.array(z.object({ id: z.string(), name: z.string() }).meta({ id: 'ThemeSummary' })),
    ...nextCursorField,
  })
  .meta({ id: 'ThemeList' })

/** `GET /themes`: the system's, the default first, then the caller's own. */
export const listThemesRoute: V1Plugin = async (app, { connection, publicUrl }) => {
  app.get(
    '/themes',
    {
      schema: {
        operationId: 'listThemes',
        tags: ['Themes'],
        summary: 'List themes',
        description:
          'What `presentation_options.theme_id` can be: the themes that come with the service, the default first, then your own.',
        querystring: themePages.query,
        response: {
          200: successResponse(
            'The themes that you can choose.',
            themeListSchema,
            {
              themes: [{ id: defaultThemeId, name: 'Simple Light' }],
            },
            nextPageHeader,
          ),
          ...errorResponses(422),
        },
      },
    },
    async (request, reply) => {
      const page = await listThemes(connection.database, request.userId, pageWish(request.query))
      const cursor = page.next && themePages.cursorOf(page.next)
      linkNextPage(request, reply, publicUrl, cursor)
      return { themes: page.items, ...nextCursor(cursor) }
    },
  )
}
