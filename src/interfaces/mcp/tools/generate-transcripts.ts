import { startTranscripts } from '../../../presentations/start-transcripts.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import { transcriptRequestSchema } from '../../v1/schemas/slide-request.ts'
import { acceptedAnswer, acceptedText } from '../accepted-answer.ts'
import { defineTool } from '../tool.ts'

/** What a speaker says on each slide. */
export const generateTranscripts = defineTool({
  name: 'generate_transcripts',
  title: 'Write speaker notes',
  description:
    'Writes what a speaker says on each slide. Each text becomes the notes of its slide, in place of those it had, and stands in the PowerPoint file of the next export. Answers at once with a generation_id: call get_generation_status with it every 2 to 5 seconds; when completed it has the transcripts in the order of the slides, with the slide_id of each. Costs credits by the number of slides.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  scope: 'presentations:write',
  path: presentationParametersSchema,
  body: transcriptRequestSchema,
  argumentDescriptions: {
    presentation_id: "One of the user's presentations, from get_presentations.",
    slide_ids:
      'Slides of this presentation, by the slide_id that earlier answers gave. Left out or null: all of them.',
  },
  answer: acceptedAnswer,
  async run({ path, body }, { caller, work }) {
    const started = await startTranscripts(
      work,
      caller.userId,
      path.presentation_id,
      body.slide_ids ?? undefined,
    )
    return { generation_id: started.generationId }
  },
  describe: (answer) => acceptedText('Writing the speaker notes', answer.generation_id),
})
