import { listVibes } from '../../../presentations/vibes.ts'
import { vibeListSchema } from '../../v1/routes/list-vibes.ts'
import { defineTool } from '../tool.ts'

/** What creative slides can look like. */
export const getVibes = defineTool({
  name: 'get_vibes',
  title: 'List vibes',
  description:
    "Lists the vibes: moods with a palette and a manner of drawing, for creative slides led by a picture. Those of the service come first, then the user's own. Pass the id as vibe_id to generate_presentation, together with num_image_variants of at least 1.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  scope: 'presentations:read',
  answer: vibeListSchema,
  run: async (_request, { caller, work }) => ({
    vibes: await listVibes(work.connection.database, caller.userId),
  }),
  describe: ({ vibes }) =>
    [
      'Vibes:',
      ...vibes.map(
        ({ id, name, source }) =>
          `- ${name} (vibe_id: ${id}${source === 'custom' ? ", the user's own" : ''})`,
      ),
    ].join('\n'),
})
