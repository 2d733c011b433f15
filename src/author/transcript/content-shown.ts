import { chosenVariant, type Slide } from '../../deck/slide.ts'

/** A picture with a line on it says less than the slide it stands for: what is said is that slide. */
export function withContentShown(slide: Slide): Slide {
  const classic = slide.variants.findIndex((variant) => variant.layout !== 'creative')
  return chosenVariant(slide).layout === 'creative' && classic !== -1
    ? { ...slide, chosen: classic }
    : slide
}
