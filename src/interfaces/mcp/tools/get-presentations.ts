import { listPresentations } from '../../../presentations/presentation-repository.ts'
import { nextCursor, pageWish, presentationPages } from '../../schemas/list-pages.ts'
import { presentationListSchema } from '../../v1/routes/list-presentations.ts'
import { moreLines } from '../more-lines.ts'
import { defineTool } from '../tool.ts'

/** The user's presentations. */
export const getPresentations = defineTool({
  name: 'get_presentations',
  title: 'List presentations',
  description:
    "Lists the user's own presentations with their ids and titles, newest first. Use it to find the presentation_id that create_slide, export_presentation, generate_transcripts, delete_slide and delete_presentation need, or the existing_presentation_id of generate_presentation.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  scope: 'presentations:read',
  query: presentationPages.arguments,
  answer: presentationListSchema,
  async run({ query }, { caller, work }) {
    const page = await listPresentations(work.connection.database, caller.userId, pageWish(query))
    return {
      presentations: page.items,
      ...nextCursor(page.next && presentationPages.cursorOf(page.next)),
    }
  },
  describe({ presentations, next_cursor }) {
    if (presentations.length === 0)
      return 'There are no presentations yet: make one with generate_presentation.'
    const lines = presentations.map(({ id, title }) => `- ${title} (presentation_id: ${id})`)
    return ['Presentations, newest first:', ...lines, ...moreLines(next_cursor)].join('\n')
  },
})
