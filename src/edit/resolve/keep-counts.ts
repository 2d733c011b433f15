import { recountedTitle } from '../../author/slide-titles/recount-title.ts'
import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { chosenVariant } from '../../deck/slide.ts'
import type { FittingStep } from './fit-edited.ts'
import { inKnownLanguage } from './known-language.ts'

/**
 * The operations after which titles count what their slides list: "Rollout in five steps" is one in four when a step
 * has left. A slide that an edit gave a name keeps it; one that took others in counts nothing any more, for what it
 * lists is no longer of one kind.
 */
export function keepCounts(
  before: Deck,
  after: Deck,
  { edited }: { edited: readonly Operation[] },
): FittingStep {
  const { language } = inKnownLanguage(after)
  const result: FittingStep = { operations: [], summaries: [], warnings: [] }
  const joined = new Set(
    edited.flatMap((one) => (one.op === 'merge_slides' ? one.slideIds.slice(0, 1) : [])),
  )
  const known = new Map(before.slides.map((slide) => [slide.id, slide]))
  for (const [index, slide] of after.slides.entries()) {
    const old = known.get(slide.id)
    if (old === undefined || old === slide) continue
    const [was, now] = [chosenVariant(old), chosenVariant(slide)]
    if (was.title !== now.title) continue
    const recounted = recountedTitle(was, now, language)
    if (recounted === now.title) continue
    const title = joined.has(slide.id)
      ? recountedTitle(was, { ...now, blocks: [] }, language)
      : recounted
    result.operations.push({ op: 'set_slide_title', slideId: slide.id, title })
    result.summaries.push(`Slide ${index + 1} is now called “${title}”, which is what it shows.`)
  }
  return result
}
