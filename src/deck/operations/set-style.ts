import { isDeepStrictEqual } from 'node:util'
import { type Block, mapBlockTexts, withStyle } from '../blocks/block.ts'
import { textsIn } from '../blocks/printed-text.ts'
import type { Deck } from '../deck.ts'
import { chosenVariant, type Slide, type Variant } from '../slide.ts'
import type { TitleStyle } from '../style.ts'
import { positionOfBlock } from './change-block.ts'
import { changeSlide } from './change-slide.ts'
import type { SetStyle } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such block, it takes no style, or a font is wished for it.
 */
export function setStyle(deck: Deck, { slideId, at, style }: SetStyle): OperationOutcome {
  const isTitle = 'part' in at
  return changeSlide(
    deck,
    slideId,
    (slide) => (isTitle ? withTitleStyle(slide, style) : withBlockStyle(slide, at.blockId, style)),
    (number) => `Changed how ${isTitle ? 'the title' : 'a block'} of slide ${number} is set.`,
  )
}

function withTitleStyle(slide: Slide, style: TitleStyle | null): Slide {
  const { title } = chosenVariant(slide)
  const variants = slide.variants.map((variant): Variant => {
    if (variant.title !== title) return variant
    const { titleStyle: _before, ...rest } = variant
    return style === null ? rest : { ...rest, titleStyle: style }
  })
  return { ...slide, variants }
}

function withBlockStyle(slide: Slide, blockId: string, style: TitleStyle | null): Slide {
  if (style?.font !== undefined)
    throw new OperationError(
      'Only a title can have a font of its own; the others have those of the theme.',
    )
  const shown = chosenVariant(slide)
  const { blocks } = shown
  const block = blocks[positionOfBlock(blocks, blockId)] as Block
  if (withStyle(block, undefined) === undefined)
    throw new OperationError(`A block of the kind ${block.kind} takes no style.`)
  const texts = textsOf(block)
  const variants = slide.variants.map((variant) => ({
    ...variant,
    blocks: variant.blocks.map((one) => {
      const same = variant === shown ? one === block : isDeepStrictEqual(textsOf(one), texts)
      return (same && withStyle(one, style ?? undefined)) || one
    }),
  }))
  return { ...slide, variants }
}

function textsOf(block: Block): string[] {
  return textsIn((change) => mapBlockTexts(block, change))
}
