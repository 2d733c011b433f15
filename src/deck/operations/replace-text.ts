import { type Block, mapBlockTexts } from '../blocks/block.ts'
import { dropEmptiedLines } from '../blocks/drop-emptied-lines.ts'
import { type PrintedText, withParts } from '../blocks/printed-text.ts'
import type { Deck } from '../deck.ts'
import { type Slide, variantParts } from '../slide.ts'
import type { Operation, ReplaceText } from './operation.ts'
import { OperationError, type OperationOutcome, slidePosition } from './outcome.ts'
import { withValues } from './replace-numbers.ts'
import { wordReplacer } from './replace-words.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when a slide named does not exist, or the words stand nowhere.
 */
export function replaceText(deck: Deck, operation: ReplaceText): OperationOutcome {
  for (const id of operation.slideIds ?? []) slidePosition(deck, id)
  const replace = wordReplacer(operation, deck.language)
  let count = 0
  const change = (printed: PrintedText) => {
    const replaced = replace(printed)
    count += replaced.count
    return replaced.printed
  }
  const changeValues = (block: Block, before: Block) => {
    const replaced = withValues(block, before, operation)
    count += replaced.count
    return replaced.block
  }
  const inverse: Operation[] = []
  const changedSlideIds: string[] = []
  const slides = deck.slides.map((slide) => {
    if (operation.slideIds && !operation.slideIds.includes(slide.id)) return slide
    const found = count
    const after = mapSlideTexts(slide, change, changeValues)
    if (count === found) return slide
    inverse.push({ op: 'replace_slide', slide })
    changedSlideIds.push(slide.id)
    return after
  })
  const renamed = operation.slideIds ? deck.title : change({ text: deck.title }).text
  // A presentation always has a title.
  const title = renamed.trim() === '' ? deck.title : renamed
  if (title !== deck.title) inverse.push({ op: 'set_title', title: deck.title, slideIds: [] })
  if (count === 0)
    throw new OperationError(`“${operation.find}” does not stand in this presentation.`)
  const places = count === 1 ? 'one place' : `${count} places`
  return {
    deck: { ...deck, title, slides },
    inverse,
    changedSlideIds,
    summary:
      operation.replace === ''
        ? `Took out “${operation.find}” in ${places}.`
        : `Replaced “${operation.find}” with “${operation.replace}” in ${places}.`,
  }
}

function mapSlideTexts(
  slide: Slide,
  change: (printed: PrintedText) => PrintedText,
  changeValues: (block: Block, before: Block) => Block,
): Slide {
  return {
    ...slide,
    variants: slide.variants.map((variant) => ({
      ...withParts(variant, variantParts, change),
      ...(variant.eyebrow === undefined ? {} : { eyebrow: change({ text: variant.eyebrow }).text }),
      blocks: variant.blocks.map((block) =>
        dropEmptiedLines(changeValues(mapBlockTexts(block, change), block), block),
      ),
    })),
    ...(slide.notes === undefined ? {} : { notes: change({ text: slide.notes }).text }),
  }
}
