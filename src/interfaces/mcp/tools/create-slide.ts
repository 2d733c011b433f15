import { startSlide } from '../../../presentations/start-slide.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import { slideRequestSchema } from '../../v1/schemas/slide-request.ts'
import { slideWish } from '../../v1/slide-wish.ts'
import { acceptedAnswer, acceptedText } from '../accepted-answer.ts'
import { defineTool } from '../tool.ts'

/** One more slide. */
export const createSlide = defineTool({
  name: 'create_slide',
  title: 'Add a slide',
  description:
    'Adds one slide to an existing presentation, in its theme and language. For several slides call generate_presentation with existing_presentation_id. Answers at once with a generation_id: call get_generation_status with it every 2 to 5 seconds; when completed it has the slide_id. Costs credits.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  scope: 'presentations:write',
  path: presentationParametersSchema,
  body: slideRequestSchema,
  argumentDescriptions: {
    presentation_id: "One of the user's presentations, from get_presentations.",
    slide_context:
      'The material of the slide, 1 to 50,000 characters: plain text, markdown or notes. Only what stands here comes onto the slide.',
    slide_order: 'Where it goes, counted from 0. Left out, or past the end: the end.',
    total_variants_per_slide: 'How many ways to show the slide, 1 to 4. More cost more.',
    export_formats:
      'Files of the whole presentation to produce on completion: link (a page to share), pdf, ppt (an editable PowerPoint file). An empty list produces none.',
  },
  answer: acceptedAnswer,
  async run({ path, body }, { caller, work }) {
    const started = await startSlide(work, caller.userId, path.presentation_id, slideWish(body))
    return { generation_id: started.generationId }
  },
  describe: (answer) => acceptedText('The slide', answer.generation_id),
})
