import { listThemes } from '../../../presentations/custom-themes.ts'
import { themeListSchema } from '../../v1/routes/list-themes.ts'
import { defineTool } from '../tool.ts'

/** What presentations can look like. */
export const getThemes = defineTool({
  name: 'get_themes',
  title: 'List themes',
  description:
    "Lists the themes that a presentation can have: those of the service, the default first, then the user's own. A theme sets colours, fonts and styling. Pass the id as theme_id to generate_presentation.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  scope: 'presentations:read',
  answer: themeListSchema,
  run: async (_request, { caller, work }) => ({
    themes: await listThemes(work.connection.database, caller.userId),
  }),
  describe: ({ themes }) =>
    ['Themes:', ...themes.map(({ id, name }) => `- ${name} (theme_id: ${id})`)].join('\n'),
})
