import { withPartNames } from '../../author/slide-titles/name-parts.ts'
import { freeTitle } from '../../author/slide-titles/part-titles.ts'
import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { slidePosition } from '../../deck/operations/outcome.ts'
import { chosenVariant } from '../../deck/slide.ts'
import { inKnownLanguage } from './known-language.ts'
import { layoutOfRest } from './layout-of-rest.ts'
import { mergedSlide } from './merged-slide.ts'
import type { ResolveContext } from './resolve-context.ts'
import { mergedTitle } from './slide-names.ts'

/**
 * What an operation that was applied asks for besides, on the deck of the context, which it has left.
 * @param before the deck that it was applied to.
 */
type FollowUp = (operation: Operation, before: Deck, context: ResolveContext) => Operation[]

/** A slide that took others in is called after all of them, and no longer after the section of one. */
const nameMerged: FollowUp = (operation, before, { deck }) => {
  if (operation.op !== 'merge_slides') return []
  const shown = operation.slideIds.flatMap((id) =>
    before.slides.filter((slide) => slide.id === id).map(chosenVariant),
  )
  const titles = shown.map(({ title }) => title)
  const [slideId = ''] = operation.slideIds
  const others = before.slides.filter((slide) => !operation.slideIds.includes(slide.id))
  const merged = mergedTitle(titles, inKnownLanguage(deck).language)
  const title = freeTitle(merged, { ...deck, slides: others })
  const [section] = shown.map(({ eyebrow }) => eyebrow)
  if (section === undefined || shown.every(({ eyebrow }) => eyebrow === section))
    return retitle(slideId, title, deck)
  return [{ op: 'set_slide_title', slideId, title, eyebrow: null }]
}

/** Slides that were merged read as one: nothing twice, and as a list where no layout shows their contents together. */
const tidyMerged: FollowUp = (operation, before, context) => {
  if (operation.op !== 'merge_slides') return []
  const slide = mergedSlide(operation, before, context)
  return slide === undefined ? [] : [{ op: 'replace_slide', slide }]
}

/** The halves of a slide say which of its things they show, or the second that it goes on. */
const nameSplit: FollowUp = (operation, before, { deck }) => {
  if (operation.op !== 'split_slide') return []
  const { slideId, newSlideId } = operation
  const whole = before.slides.find((slide) => slide.id === slideId)
  const index = slidePosition(deck, slideId)
  if (whole === undefined) return []
  const divided = { whole: chosenVariant(whole), index, count: 2 }
  // What has no room for its title is fitted later.
  const named = withPartNames(inKnownLanguage(deck), divided, () => true)
  return [slideId, newSlideId].flatMap((id) => retitle(id, titleOf(id, named), deck))
}

/** In their order, each on the deck that those before it have left. */
export const followUps: readonly FollowUp[] = [nameMerged, tidyMerged, nameSplit, layoutOfRest]

function titleOf(slideId: string, { slides }: Deck): string {
  const slide = slides.find((one) => one.id === slideId)
  return slide === undefined ? '' : chosenVariant(slide).title
}

function retitle(slideId: string, title: string, deck: Deck): Operation[] {
  return title === titleOf(slideId, deck) ? [] : [{ op: 'set_slide_title', slideId, title }]
}
