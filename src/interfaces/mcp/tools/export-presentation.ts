import { startExport } from '../../../presentations/start-export.ts'
import { askedFormats } from '../../schemas/export-formats.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import { exportRequestSchema } from '../../v1/schemas/generation-request.ts'
import { acceptedAnswer, acceptedText } from '../accepted-answer.ts'
import { defineTool } from '../tool.ts'

/** Files of a presentation as it is now. */
export const exportPresentation = defineTool({
  name: 'export_presentation',
  title: 'Export a presentation',
  description:
    'Makes files of a presentation as it is now: a page to share, a PDF, an editable PowerPoint file. Answers at once with a generation_id: call get_generation_status with it every 2 to 5 seconds; when completed it has a link for each format, valid for 24 hours. Call it again for fresh links. Free of charge.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  scope: 'presentations:write',
  path: presentationParametersSchema,
  body: exportRequestSchema,
  argumentDescriptions: {
    presentation_id: "One of the user's presentations, from get_presentations.",
    formats:
      'What to produce, at least one: link (a page to share), pdf, ppt (an editable PowerPoint file). Left out: link.',
    export_formats: 'Another name of formats. Give one of the two.',
  },
  answer: acceptedAnswer,
  async run({ path, body }, { caller, work }) {
    const started = await startExport(work, caller.userId, path.presentation_id, askedFormats(body))
    return { generation_id: started.generationId }
  },
  describe: (answer) => acceptedText('The export', answer.generation_id),
})
