import { startGeneration } from '../../../presentations/start-generation.ts'
import { generationWish } from '../../v1/generation-wish.ts'
import { generationRequestSchema } from '../../v1/schemas/generation-request.ts'
import { acceptedAnswer, acceptedText } from '../accepted-answer.ts'
import { defineTool } from '../tool.ts'

/** Text to a presentation, or to more slides of one. */
export const generatePresentation = defineTool({
  name: 'generate_presentation',
  title: 'Generate a presentation',
  description:
    'Makes a slide presentation from text: input_text is the material itself (notes, a report, an article, markdown), which is laid out and shortened on slides; nothing is invented that is not in it. So write or collect the full content first, and pass it whole. Answers at once with a generation_id: then call get_generation_status with it every 2 to 5 seconds until the status is completed or failed, usually within 30 to 120 seconds. At most five generations of a user run at once. Costs credits by the number of slides.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  scope: 'presentations:write',
  body: generationRequestSchema,
  argumentDescriptions: {
    input_text:
      'The material that the slides are made of, 1 to 400,000 characters: plain text, markdown or structured notes. Not a prompt such as "make slides about bees" (there is no argument prompt): only what stands here comes onto the slides. Longer text typically gives more slides.',
    additional_instructions:
      'Guidance on style, focus or requirements. Content belongs into input_text.',
    image_ids:
      'Ids of images that the user has uploaded to the service; they are matched to slides. Leave it out when you have none: images cannot be uploaded here.',
    export_formats:
      'What to produce on completion: link (a page to share), pdf, ppt (an editable PowerPoint file). An empty list produces none.',
    title:
      'Title of the presentation, on its first slide and in exports. Give one: a presentation without is listed as “API Generated Presentation”.',
    theme_id: 'An id from get_themes. Left out: the default theme.',
    existing_presentation_id:
      'Appends the slides to this presentation, from get_presentations, instead of making a new one. It keeps its title and theme.',
    total_variants_per_slide:
      'How many ways to show each slide, 1 to 4; the user chooses among them. More cost more.',
    vibe_id:
      'An id from get_vibes, for creative slides. Needs num_image_variants of at least 1. Left out: the styling of the theme.',
    language: 'The language of the slides. Left out: that of input_text.',
    num_image_variants:
      'How many creative variants of each slide, led by a picture: 0 to 2. They cost more. (Elsewhere called num_creative_variants.)',
  },
  answer: acceptedAnswer,
  async run({ body }, { caller, work }) {
    const started = await startGeneration(work, caller.userId, generationWish(body))
    return { generation_id: started.generationId }
  },
  describe: (answer) => acceptedText('The generation', answer.generation_id),
})
