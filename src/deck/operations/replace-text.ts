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
  const left = leftInOtherLetters(deck, operation, count)
  return {
    deck: { ...deck, title, slides },
    inverse,
    changedSlideIds,
    summary:
      operation.replace === ''
        ? `Took out “${operation.find}” in ${places(count)}.${left}`
        : `Replaced “${operation.find}” with “${operation.replace}” in ${places(count)}.${left}`,
  }
}

const places = (count: number) => (count === 1 ? 'one place' : `${count} places`)

/** Says of "may", where "May" was meant, that it is still there. */
function leftInOtherLetters(deck: Deck, operation: ReplaceText, replaced: number): string {
  const { find, replace, matchCase, slideIds } = operation
  if (!matchCase || find.toLowerCase() === replace.toLowerCase()) return ''
  const replaceAny = wordReplacer({ ...operation, matchCase: false }, deck.language)
  let count = -replaced
  const note = (printed: PrintedText) => {
    count += replaceAny(printed).count
    return printed
  }
  for (const slide of deck.slides)
    if (slideIds?.includes(slide.id) ?? true) mapSlideTexts(slide, note, (block) => block)
  if (slideIds === undefined) note({ text: deck.title })
  return count > 0 ? ` In ${places(count)} it is written otherwise and was left as it is.` : ''
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
