import { deletePresentation as removePresentation } from '../../../presentations/delete-presentation.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import { presentationDeletedSchema } from '../../v1/routes/delete-presentation.ts'
import { defineTool } from '../tool.ts'

/** A presentation less, for good. */
export const deletePresentation = defineTool({
  name: 'delete_presentation',
  title: 'Delete a presentation',
  description:
    'Deletes a presentation with all its slides, at once and permanently; its links stop working, and work on it fails. Ask the user before, and name the presentation.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  scope: 'presentations:delete',
  path: presentationParametersSchema,
  argumentDescriptions: {
    presentation_id:
      'The presentation to delete, from get_presentations. It cannot be brought back.',
  },
  answer: presentationDeletedSchema,
  async run({ path }, { caller, work }) {
    const { presentation_id: id } = path
    await removePresentation(work.connection, caller.userId, id)
    return { success: true, presentation_id: id }
  },
  describe: (answer) => `The presentation ${answer.presentation_id} was deleted.`,
})
