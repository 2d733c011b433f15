import { deleteSlide as removeSlide } from '../../../presentations/delete-slide.ts'
import { slideParametersSchema } from '../../schemas/path-parameters.ts'
import { slideDeletedSchema } from '../../v1/routes/delete-slide.ts'
import { defineTool } from '../tool.ts'

/** One slide less, for good. */
export const deleteSlide = defineTool({
  name: 'delete_slide',
  title: 'Delete a slide',
  description:
    'Deletes one slide of a presentation, at once and permanently; the slides after it move up. Ask the user before, and name the slide. A slide_id comes from get_generation_status, after create_slide or generate_transcripts.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  scope: 'presentations:delete',
  path: slideParametersSchema,
  argumentDescriptions: {
    presentation_id: "One of the user's presentations, from get_presentations.",
    slide_id: 'The slide to delete. It cannot be brought back.',
  },
  answer: slideDeletedSchema,
  async run({ path }, { caller, work }) {
    await removeSlide(work.connection, caller.userId, path.presentation_id, path.slide_id)
    return { success: true }
  },
  describe: () => 'The slide was deleted.',
})
