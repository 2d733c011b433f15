import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import type { Deck } from '../deck/deck.ts'
import { chosenVariant } from '../deck/slide.ts'
import type { JobContext } from '../jobs/job-runner.ts'

/** The type of the events that say that a slide is finished. */
export const slideEventType = 'slide'

/** What such an event says of the slide, as it was then. */
export const slideEventSchema = z.object({
  presentationId: z.string(),
  slideId: z.string(),
  /** 0-based. */
  order: z.number().int().min(0),
  title: z.string(),
  layout: z.string(),
})
type SlideEvent = z.infer<typeof slideEventSchema>

/**
 * Says that slides are finished, one event each, in the deck's order. Call it in the transaction that writes them: then
 * an event and its slide are there together, and a retry says nothing twice.
 */
export async function announceSlides(
  context: Pick<JobContext, 'events'>,
  tx: Database,
  presentationId: string,
  deck: Deck,
  slideIds: readonly string[],
): Promise<void> {
  const finished = new Set(slideIds)
  const events = deck.slides.flatMap((slide, order): SlideEvent[] => {
    if (!finished.has(slide.id)) return []
    const { title, layout } = chosenVariant(slide)
    return [{ presentationId, slideId: slide.id, order, title, layout }]
  })
  await context.events(tx, slideEventType, events)
}
