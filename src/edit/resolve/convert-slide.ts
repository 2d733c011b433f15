import { type Conversion, convertVariant, nameOf } from '../../author/variants/convert-variant.ts'
import { slidePosition } from '../../deck/operations/outcome.ts'
import type { ConvertSlide, ConvertTarget } from '../../deck/requests/request.ts'
import type { Slide, Variant } from '../../deck/slide.ts'
import { fitsOf } from './fit-edited.ts'
import { type ResolveContext, type ResolvedStep, unchanged } from './resolve-context.ts'
import { contentVariant, withContent } from './slide-content.ts'

/**
 * A slide's content as another kind of block: a variant that the slide has already, else made of what it shows.
 * @throws {OperationError} when there is no such slide.
 */
export function resolveConvertSlide(request: ConvertSlide, context: ResolveContext): ResolvedStep {
  const { slideId, to, chartType, column } = request
  const { deck } = context
  const position = slidePosition(deck, slideId)
  const number = position + 1
  const slide = deck.slides[position] as Slide
  const kind = chartType === undefined ? nameOf(to) : `a ${chartType} chart`
  const what = column === undefined ? kind : `${kind} of “${column}”`
  const summary = `Turned slide ${number} into ${what}.`
  const own = contentVariant(slide)
  const known = slide.variants.findIndex((one) => shows(one, request))
  if (column === undefined && known !== -1 && known !== slide.chosen)
    return {
      operations: [{ op: 'choose_variant', slideId, variant: known }],
      summary,
      warnings: [],
    }
  const converted = convertVariant(slide, own, to, {
    language: deck.language,
    ...(chartType ? { chartType } : {}),
    ...(column ? { column } : {}),
  })
  if ('reason' in converted)
    return unchanged(`Slide ${number} stays as it is: ${converted.reason}.`)
  const { variant, notes } = firstThatFits(converted, position, context)
  return {
    operations: [{ op: 'replace_slide', slide: withContent(slide, variant, notes) }],
    summary,
    warnings:
      notes.length === 0
        ? []
        : [
            `${sentenceStart(to)} has no place for all of slide ${number}: the rest stands in its notes.`,
          ],
  }
}

/** The first that is read with ease on one slide, else the first that has a place for everything, else the first. */
function firstThatFits(
  offers: readonly Conversion[],
  position: number,
  context: ResolveContext,
): Conversion {
  const fits = fitsOf(context.deck, context)(position)
  const placed = offers.filter(({ variant }) => fits.placesAll(variant))
  const found = placed.find(({ variant }) => fits.comfortable(variant)) ?? placed[0] ?? offers[0]
  if (found === undefined) throw new Error('A conversion without a reason offers nothing.')
  return found
}

function shows({ layout, blocks }: Variant, { to, chartType }: ConvertSlide): boolean {
  return (
    layout === to &&
    (chartType === undefined ||
      blocks.some((block) => block.kind === 'chart' && block.chartType === chartType))
  )
}

function sentenceStart(to: ConvertTarget): string {
  const name = nameOf(to)
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
