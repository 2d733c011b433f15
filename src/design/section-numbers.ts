import { chosenVariant, type Slide } from '../deck/slide.ts'

/** For each slide the number of the section that it opens or lies in; 0 before the first section. */
export function sectionNumbers(slides: Slide[]): number[] {
  let number = 0
  return slides.map((slide) => {
    if (chosenVariant(slide).layout === 'section') number++
    return number
  })
}
