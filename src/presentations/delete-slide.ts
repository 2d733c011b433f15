import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/connection.ts'
import { presentations, slides } from '../database/schema.ts'
import { applyToPresentation } from './apply-to-presentation.ts'
import { NotFoundError, WrongPresentationError } from './errors.ts'
import { lockPresentation } from './presentation-repository.ts'

/**
 * Deletes a slide for good: one revision; the slides behind it move up.
 * @throws {WrongPresentationError} when the slide is in another presentation of the same caller.
 * @throws {NotFoundError} when the caller has no such presentation, or no such slide anywhere.
 */
export async function deleteSlide(
  connection: Connection,
  ownerId: string,
  presentationId: string,
  slideId: string,
): Promise<void> {
  await connection.database.transaction(async (tx) => {
    await lockPresentation(tx, ownerId, presentationId, 'update')
    const [slide] = await tx
      .select({ presentationId: slides.presentationId })
      .from(slides)
      .innerJoin(presentations, eq(presentations.id, slides.presentationId))
      .where(and(eq(slides.id, slideId), eq(presentations.ownerId, ownerId)))
    if (slide === undefined) throw new NotFoundError('slide')
    if (slide.presentationId !== presentationId) throw new WrongPresentationError()
    const target = { ownerId, presentationId }
    await applyToPresentation(tx, target, [{ op: 'delete_slide', slideId }])
  })
}
