import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { chosenVariant } from '../../deck/slide.ts'
import { inKnownLanguage } from './known-language.ts'
import { asOneList } from './one-list.ts'
import type { ResolveContext } from './resolve-context.ts'
import { continuedTitle, mergedTitle } from './slide-names.ts'

/**
 * What an operation that was applied asks for besides, on the deck of the context, which it has left.
 * @param before the deck that it was applied to.
 */
type FollowUp = (operation: Operation, before: Deck, context: ResolveContext) => Operation[]

/** A slide that took others in is called after all of them. */
const nameMerged: FollowUp = (operation, before, { deck }) => {
  if (operation.op !== 'merge_slides') return []
  const titles = operation.slideIds.map((id) => titleOf(id, before))
  const [slideId = ''] = operation.slideIds
  return retitle(slideId, mergedTitle(titles, inKnownLanguage(deck).language), deck)
}

/** Slides that were merged into one that no layout shows become one list. */
const listMerged: FollowUp = (operation, _, context) => {
  if (operation.op !== 'merge_slides') return []
  const slide = asOneList(operation.slideIds[0] ?? '', context)
  return slide === undefined ? [] : [{ op: 'replace_slide', slide }]
}

/** The second half of a slide says that it goes on. */
const nameSplit: FollowUp = (operation, before, { deck }) => {
  if (operation.op !== 'split_slide') return []
  return retitle(
    operation.newSlideId,
    continuedTitle(titleOf(operation.slideId, before), deck),
    deck,
  )
}

/** In their order, each on the deck that those before it have left. */
export const followUps: readonly FollowUp[] = [nameMerged, listMerged, nameSplit]

function titleOf(slideId: string, { slides }: Deck): string {
  const slide = slides.find((one) => one.id === slideId)
  return slide === undefined ? '' : chosenVariant(slide).title
}

function retitle(slideId: string, title: string, deck: Deck): Operation[] {
  return title === titleOf(slideId, deck) ? [] : [{ op: 'set_slide_title', slideId, title }]
}
