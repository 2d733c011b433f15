import type { Deck } from '../deck.ts'
import { chosenVariant, metaLayouts, type Variant, withMeta, withTitle } from '../slide.ts'
import { changeSlide } from './change-slide.ts'
import type { SetSlideTitle } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist, or its layout shows no `meta`.
 */
export function setSlideTitle(deck: Deck, operation: SetSlideTitle): OperationOutcome {
  const { slideId, title } = operation
  const slide = deck.slides.find((one) => one.id === slideId)
  const before = slide && chosenVariant(slide).title
  return changeSlide(
    deck,
    slideId,
    (slide) => {
      const { title: old, layout } = chosenVariant(slide)
      if (operation.meta && !metaLayouts.includes(layout))
        throw new OperationError(
          `The slide “${old}” has no line for who, when and where; only the layouts title and closing have one.`,
        )
      const variants = slide.variants.map((variant, index) =>
        index === slide.chosen || variant.title === old ? renamed(variant, operation) : variant,
      )
      return { ...slide, variants }
    },
    (number) =>
      title === before
        ? changedBeside(number, operation)
        : `Renamed slide ${number} to “${title}”.`,
  )
}

/** What was done where the title stays as it is. */
function changedBeside(number: number, { eyebrow, meta }: SetSlideTitle): string {
  const lines = [
    ...(eyebrow === undefined ? [] : ['the line over the title']),
    ...(meta === undefined ? [] : ['the line that says who, when and where']),
  ]
  const what = lines.length === 0 ? 'nothing' : lines.join(' and ')
  return `Changed ${what} of slide ${number}.`
}

function renamed(variant: Variant, { title, eyebrow, meta }: SetSlideTitle): Variant {
  const named = withTitle(variant, title)
  const showsMeta = metaLayouts.includes(variant.layout)
  const titled = meta === undefined || !showsMeta ? named : withMeta(named, meta)
  if (eyebrow === undefined) return titled
  const { eyebrow: _old, ...rest } = titled
  return eyebrow === null ? rest : { ...rest, eyebrow }
}
