import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/connection.ts'
import { presentations, slides } from '../database/schema.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { keepAgenda } from '../edit/resolve/keep-agenda.ts'
import { applyToPresentation } from './apply-to-presentation.ts'
import { NotFoundError, WrongPresentationError } from './errors.ts'
import { lockPresentation, readDeck } from './presentation-repository.ts'

/**
 * Deletes a slide for good: one revision; the slides behind it move up, and agendas no longer name it.
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
    const presentation = await lockPresentation(tx, ownerId, presentationId, 'update')
    const [slide] = await tx
      .select({ presentationId: slides.presentationId })
      .from(slides)
      .innerJoin(presentations, eq(presentations.id, slides.presentationId))
      .where(and(eq(slides.id, slideId), eq(presentations.ownerId, ownerId)))
    if (slide === undefined) throw new NotFoundError('slide')
    if (slide.presentationId !== presentationId) throw new WrongPresentationError()
    const target = { ownerId, presentationId }
    const deletion: Operation = { op: 'delete_slide', slideId }
    const before = await readDeck(tx, presentation)
    const { deck: after } = applyOperations(before, [deletion])
    const agendas = keepAgenda(before, after, { edited: [deletion] })
    await applyToPresentation(tx, target, [deletion, ...agendas.operations])
  })
}
