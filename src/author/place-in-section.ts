import { chosenVariant, type Slide } from '../deck/slide.ts'

/**
 * A slide between two others of one section carries its name too: the small line over the title that both neighbours
 * have, or that the one behind has where the one before opens the section.
 */
export function placeInSection(slide: Slide, before?: Slide, after?: Slide): Slide {
  if (before === undefined || after === undefined) return slide
  const section = chosenVariant(after).eyebrow
  const previous = chosenVariant(before)
  const inside =
    previous.eyebrow === section || (previous.layout === 'section' && previous.title === section)
  if (section === undefined || !inside) return slide
  return {
    ...slide,
    variants: slide.variants.map((variant) =>
      variant.eyebrow === undefined && variant.title !== section
        ? { ...variant, eyebrow: section }
        : variant,
    ),
  }
}
