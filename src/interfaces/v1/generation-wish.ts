import { languageTag } from '../../author/languages.ts'
import type { GenerationWish } from '../../presentations/start-generation.ts'
import { imageWishes } from '../schemas/generation-options.ts'
import type { GenerationRequest } from './schemas/generation-request.ts'

/** What a valid request for a generation asks of the service. */
export function generationWish(body: GenerationRequest): GenerationWish {
  const { presentation_options: presentation, image_options: images } = body
  const { language } = body.text_options
  return {
    text: body.input_text,
    additionalInstructions: body.additional_instructions ?? undefined,
    imageIds: body.image_ids ?? [],
    formats: body.export_formats,
    title: presentation.title,
    theme: presentation.theme_id,
    slideRange: presentation.slide_range,
    existingPresentationId: presentation.existing_presentation_id ?? undefined,
    variantsPerSlide: presentation.total_variants_per_slide,
    vibeId: presentation.vibe_id ?? undefined,
    language: language ? languageTag(language) : undefined,
    images: imageWishes(images),
  }
}
