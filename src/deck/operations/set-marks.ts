import { isDeepStrictEqual } from 'node:util'
import { type Block, mapBlockTexts } from '../blocks/block.ts'
import { type ChangeText, type PrintedText, withParts } from '../blocks/printed-text.ts'
import type { Deck } from '../deck.ts'
import { marksProblem } from '../marks/mark.ts'
import { chosenVariant, type Variant } from '../slide.ts'
import { positionOfBlock } from './change-block.ts'
import { changeSlide } from './change-slide.ts'
import type { SetMarks } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such text, it takes no marks, or these are not marks of it.
 */
export function setMarks(deck: Deck, { slideId, at, marks }: SetMarks): OperationOutcome {
  const { blockId, ...place } = at
  return changeSlide(
    deck,
    slideId,
    (slide) => {
      const shown = chosenVariant(slide)
      const text = textAt(shown, blockId, place)
      const problem = marksProblem(text, marks)
      if (problem !== undefined) throw new OperationError(problem)
      const marked: PrintedText = marks.length === 0 ? { text } : { text, marks }
      const variants = slide.variants.map((variant) => {
        if (variant !== shown)
          return mapVariantTexts(variant, (printed) => (printed.text === text ? marked : printed))
        return mapVariantTexts(variant, (printed, where, block) =>
          block?.id === blockId && isDeepStrictEqual(bare(where), bare(place)) ? marked : printed,
        )
      })
      const changed = { ...slide, variants }
      if (!isDeepStrictEqual(marksAt(chosenVariant(changed), blockId, place), marked.marks))
        throw new OperationError(`The text at “${at.part}” takes no marks.`)
      return changed
    },
    (number) => `Changed how words of slide ${number} are set.`,
  )
}

type Place = Omit<SetMarks['at'], 'blockId'>

/** A place without fields that say nothing. */
function bare({ item, part, column }: Place): Place {
  return {
    part,
    ...(item === undefined ? {} : { item }),
    ...(column === undefined ? {} : { column }),
  }
}

function mapVariantTexts(
  variant: Variant,
  change: (...args: [...Parameters<ChangeText>, Block?]) => PrintedText,
): Variant {
  return {
    ...withParts(variant, ['title'], change),
    blocks: variant.blocks.map((block) =>
      mapBlockTexts(block, (printed, where) => change(printed, where, block)),
    ),
  }
}

function printedAt(variant: Variant, blockId: string | undefined, place: Place) {
  const block = blockId && variant.blocks[positionOfBlock(variant.blocks, blockId)]
  let found: PrintedText | undefined
  const look: ChangeText = (printed, where) => {
    if (isDeepStrictEqual(bare(where), bare(place))) found = printed
    return printed
  }
  if (block) mapBlockTexts(block, look)
  else withParts(variant, ['title'], look)
  return found
}

/** @throws {OperationError} when nothing is printed there. */
function textAt(variant: Variant, blockId: string | undefined, place: Place): string {
  const found = printedAt(variant, blockId, place)
  if (found === undefined)
    throw new OperationError(
      `There is no text at “${place.part}”${place.item === undefined ? '' : ` of item ${place.item}`}.`,
    )
  return found.text
}

function marksAt(variant: Variant, blockId: string | undefined, place: Place) {
  return printedAt(variant, blockId, place)?.marks
}
