import type { Slide, Variant } from '../../deck/slide.ts'
import { wordsIn } from './words.ts'

/** The index of the variant that holds what a slide says: a picture with a line on it says less than the slide it stands for. */
export function contentIndex(slide: Slide): number {
  if (slide.variants[slide.chosen]?.layout !== 'creative') return slide.chosen
  const classic = slide.variants.findIndex((variant) => variant.layout !== 'creative')
  return classic === -1 ? slide.chosen : classic
}

/** That variant. */
export function contentVariant(slide: Slide): Variant {
  return slide.variants[contentIndex(slide)] as Variant
}

/** The slide with other content, which is then shown; its id, its other variants and its sources stay. */
export function withContent(slide: Slide, variant: Variant, notes: readonly string[] = []): Slide {
  const index = contentIndex(slide)
  return withNotes(
    { ...slide, variants: slide.variants.with(index, variant), chosen: index },
    notes,
  )
}

/** The slide with lines at the end of its notes, but for those whose words stand in one of its lines already. */
export function withNotes(slide: Slide, lines: readonly string[]): Slide {
  const known = (slide.notes ?? '').split('\n').map((line) => new Set(wordsIn(line)))
  const added = [...new Set(lines)].filter((line) => {
    const words = wordsIn(line)
    return words.length > 0 && !known.some((one) => words.every((word) => one.has(word)))
  })
  if (added.length === 0) return slide
  return { ...slide, notes: [slide.notes, ...added].filter(Boolean).join('\n') }
}
