import { z } from 'zod'
import { listVibes } from '../../../presentations/vibes.ts'
import { nextCursor, pageWish, vibePages } from '../../schemas/list-pages.ts'
import { vibeListSchema } from '../../v1/routes/list-vibes.ts'
import { moreLines } from '../more-lines.ts'
import { defineTool } from '../tool.ts'

const vibeSchema = vibeListSchema.shape.vibes.element

/** v1's answer, told in the words of the tools. */
const vibesAnswer = vibeListSchema.extend({
  vibes: z.array(
    vibeSchema.extend({
      id: vibeSchema.shape.id.meta({
        description: 'Pass it as vibe_id, with num_image_variants of at least 1.',
      }),
    }),
  ),
})

/** What creative slides can look like. */
export const getVibes = defineTool({
  name: 'get_vibes',
  title: 'List vibes',
  description:
    "Lists the vibes: moods with a palette and a manner of drawing, for creative slides led by a picture. Those of the service come first, then the user's own. Pass the id as vibe_id to generate_presentation, together with num_image_variants of at least 1.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  scope: 'presentations:read',
  query: vibePages.arguments,
  answer: vibesAnswer,
  async run({ query }, { caller, work }) {
    const page = await listVibes(work.connection.database, caller.userId, pageWish(query))
    return { vibes: page.items, ...nextCursor(page.next && vibePages.cursorOf(page.next)) }
  },
  describe: ({ vibes, next_cursor }) =>
    [
      'Vibes:',
      ...vibes.map(
        ({ id, name, source }) =>
          `- ${name} (vibe_id: ${id}${source === 'custom' ? ", the user's own" : ''})`,
      ),
      ...moreLines(next_cursor),
    ].join('\n'),
})
