import type { SlideWish } from '../../presentations/start-slide.ts'
import type { SlideRequest } from './schemas/slide-request.ts'

/** What a valid request for a slide asks of the service. */
export function slideWish(body: SlideRequest): SlideWish {
  const { slide_context: context, options, export_formats: formats } = body
  return {
    context,
    additionalInstructions: options.additional_instructions ?? undefined,
    slideType: options.slide_type,
    order: options.slide_order ?? undefined,
    variantsPerSlide: options.total_variants_per_slide,
    formats,
  }
}
