import type { Slide } from '../deck/slide.ts'

/** For each slide the number of the section that it opens or lies in; 0 before the first section. */
export function sectionNumbers(slides: Slide[]): number[] {
  let number = 0
  return slides.map((slide) => {
    // Its picture may be what is shown of it.
    if (slide.variants.some((variant) => variant.layout === 'section')) number++
    return number
  })
}
