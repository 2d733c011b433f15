import { z } from 'zod'
import { mapBlockTexts } from '../blocks/map-block-texts.ts'
import type { Deck } from '../deck.ts'
import type { Slide } from '../slide.ts'
import type { Operation } from './operation.ts'
import { OperationError, type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * Replaces words everywhere they stand: titles, blocks and notes of all variants, and the presentation's title; or only
 * on the slides named. Found words stand alone ("art" is not found in "part") unless `wholeWords` is false; letters
 * count as equal in either case unless `matchCase` is true.
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
  const pattern = patternOf(operation)
  let count = 0
  const change = (text: string) =>
    text.replace(pattern, () => {
      count++
      return operation.replace
    })
  const inverse: Operation[] = []
  const changedSlideIds: string[] = []
  const slides = deck.slides.map((slide) => {
    if (operation.slideIds && !operation.slideIds.includes(slide.id)) return slide
    const found = count
    const after = mapSlideTexts(slide, change)
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
    summary: `Replaced “${operation.find}” with “${operation.replace}” in ${places}.`,
  }
}

function mapSlideTexts(slide: Slide, change: (text: string) => string): Slide {
  return {
    ...slide,
    variants: slide.variants.map((variant) => ({
      ...variant,
      title: change(variant.title),
      ...(variant.eyebrow === undefined ? {} : { eyebrow: change(variant.eyebrow) }),
      blocks: variant.blocks.map((block) => mapBlockTexts(block, change)),
    })),
    ...(slide.notes === undefined ? {} : { notes: change(slide.notes) }),
  }
}

/** Scripts that write no spaces between words have no whole words to ask for. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

function patternOf({ find, matchCase, wholeWords }: ReplaceText): RegExp {
  const words = find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const letter = '[\\p{L}\\p{M}\\p{N}_]'
  const bounded = (side: string, edge: string | undefined) =>
    wholeWords && edge !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(edge) && !unspaced.test(edge)
      ? `(?${side}!${letter})`
      : ''
  const characters = [...find]
  return new RegExp(
    bounded('<', characters[0]) + words + bounded('', characters.at(-1)),
    matchCase ? 'gu' : 'giu',
  )
}
