import { listThemes } from '../../../presentations/custom-themes.ts'
import { nextCursor, pageWish, themePages } from '../../schemas/list-pages.ts'
import { themeListSchema } from '../../v1/routes/list-themes.ts'
import { moreLines } from '../more-lines.ts'
import { defineTool } from '../tool.ts'

/** What presentations can look like. */
export const getThemes = defineTool({
  name: 'get_themes',
  title: 'List themes',
  description:
    "Lists the themes that a presentation can have: those of the service, the default first, then the user's own. A theme sets colours, fonts and styling. Pass the id as theme_id to generate_presentation.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  scope: 'presentations:read',
  query: themePages.arguments,
  answer: themeListSchema,
  async run({ query }, { caller, work }) {
    const page = await listThemes(work.connection.database, caller.userId, pageWish(query))
    return { themes: page.items, ...nextCursor(page.next && themePages.cursorOf(page.next)) }
  },
  describe: ({ themes, next_cursor }) =>
    [
      'Themes:',
      ...themes.map(({ id, name }) => `- ${name} (theme_id: ${id})`),
      ...moreLines(next_cursor),
    ].join('\n'),
})
