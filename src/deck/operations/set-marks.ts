import { isDeepStrictEqual } from 'node:util'
import { type Block, mapBlockTexts } from '../blocks/block.ts'
import { barePlace, type ChangeText, type PrintedText, withParts } from '../blocks/printed-text.ts'
import type { Deck } from '../deck.ts'
import { marksProblem } from '../marks/mark.ts'
import { chosenVariant, type Variant, variantParts } from '../slide.ts'
import { positionOfBlock } from './change-block.ts'
import { changeSlide } from './change-slide.ts'
import type { SetMarks } from './operation.ts'
import { OperationError, type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such text, it takes no marks, these are not marks of it, or one leads to a
 *   slide that the deck does not have.
 */
export function setMarks(deck: Deck, { slideId, at, marks }: SetMarks): OperationOutcome {
  const { blockId, ...place } = at
  for (const { link } of marks)
    if (link !== undefined && 'slideId' in link) slidePosition(deck, link.slideId)
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
          block?.id === blockId && isDeepStrictEqual(barePlace(where), barePlace(place))
            ? marked
            : printed,
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

/** A variant with every text changed that can be marked: its own first, then those of its blocks. */
function mapVariantTexts(
  variant: Variant,
  change: (...args: [...Parameters<ChangeText>, Block?]) => PrintedText,
): Variant {
  return {
    ...withParts(variant, variantParts, change),
    blocks: variant.blocks.map((block) =>
      mapBlockTexts(block, (printed, where) => change(printed, where, block)),
    ),
  }
}

/** What is printed in a block that the variant has, or without one as the slide's own texts, and where. */
export function printedIn(variant: Variant, blockId: string | undefined) {
  const block = blockId && variant.blocks[positionOfBlock(variant.blocks, blockId)]
  const found: { printed: PrintedText; where: Place }[] = []
  const look: ChangeText = (printed, where) => {
    found.push({ printed, where })
    return printed
  }
  if (block) mapBlockTexts(block, look)
  else withParts(variant, variantParts, look)
  return found
}

function printedAt(variant: Variant, blockId: string | undefined, place: Place) {
  const isThere = ({ where }: { where: Place }) =>
    isDeepStrictEqual(barePlace(where), barePlace(place))
  return printedIn(variant, blockId).find(isThere)?.printed
}

/** @throws {OperationError} when nothing is printed there. */
function textAt(variant: Variant, blockId: string | undefined, place: Place): string {
  const found = printedAt(variant, blockId, place)
  if (found !== undefined) return found.text
  const { part, item } = place
  const beside = printedIn(variant, blockId).filter(({ where }) => where.item === item)
  const parts = [...new Set(beside.map(({ where }) => `“${where.part}”`))]
  // People count from 1.
  const owner = item === undefined ? '' : ` of item ${item + 1}`
  const known = parts.length === 0 ? '' : `; there is ${parts.join(', ')}`
  throw new OperationError(`There is no text at “${part}”${owner}${known}.`)
}

function marksAt(variant: Variant, blockId: string | undefined, place: Place) {
  return printedAt(variant, blockId, place)?.marks
}
