import { z } from 'zod'
import type { Block } from '../blocks/block.ts'
import { dropEmptiedLines } from '../blocks/drop-emptied-lines.ts'
import { mapBlockTexts } from '../blocks/map-block-texts.ts'
import type { Deck } from '../deck.ts'
import type { Slide } from '../slide.ts'
import type { Operation } from './operation.ts'
import { OperationError, type OperationOutcome, slidePosition } from './outcome.ts'
import { numberOf, withValues } from './replace-numbers.ts'
import { wordReplacer } from './replace-words.ts'

/**
 * Replaces words everywhere they stand: titles, blocks and notes of all variants, and the presentation's title; or only
 * on the slides named. A number is found however its thousands are parted, among the values of charts too, and never in a
 * longer one. Found words stand alone ("art" is not found in "part") unless `wholeWords` is false; letters
 * count as equal in either case unless `matchCase` is true, and then a replacement in lower case takes the case of what
 * it replaces. Points that nothing is left of go.
 */
export const replaceTextSchema = z.object({
  op: z.literal('replace_text'),
  find: z.string().min(1).max(1000),
  replace: z.string().max(10_000),
  slideIds: z.array(z.string().min(1)).optional(),
  matchCase: z.boolean().default(false),
  wholeWords: z.boolean().default(true),
})
export type ReplaceText = z.infer<typeof replaceTextSchema>

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when a slide named does not exist, or the words stand nowhere.
 */
export function replaceText(deck: Deck, operation: ReplaceText): OperationOutcome {
  for (const id of operation.slideIds ?? []) slidePosition(deck, id)
  const replace = wordReplacer(operation, deck.language)
  let count = 0
  const change = (text: string) => {
    const replaced = replace(text)
    count += replaced.count
    return replaced.text
  }
  const [from, to] = [numberOf(operation.find), numberOf(operation.replace)]
  const changeValues = (block: Block) => {
    const replaced = withValues(block, from, to)
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
  const renamed = operation.slideIds ? deck.title : change(deck.title)
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
  change: (text: string) => string,
  changeValues: (block: Block) => Block,
): Slide {
  return {
    ...slide,
    variants: slide.variants.map((variant) => ({
      ...variant,
      title: change(variant.title),
      ...(variant.eyebrow === undefined ? {} : { eyebrow: change(variant.eyebrow) }),
      blocks: variant.blocks.map((block) =>
        dropEmptiedLines(changeValues(mapBlockTexts(block, change)), block),
      ),
    })),
    ...(slide.notes === undefined ? {} : { notes: change(slide.notes) }),
  }
}
