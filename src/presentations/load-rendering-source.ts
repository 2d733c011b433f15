import type { Database } from '../database/connection.ts'
import { loadPresentation } from './presentation-repository.ts'
import type { PresentationTarget } from './presentation-target.ts'
import type { RenderingSource } from './render-files.ts'

/**
 * A presentation as it is now, for its files to be made.
 * @throws {NotFoundError} when the owner has no such presentation.
 */
export async function loadRenderingSource(
  database: Database,
  { ownerId, presentationId }: PresentationTarget,
): Promise<RenderingSource> {
  const { presentation, deck } = await loadPresentation(database, { id: presentationId, ownerId })
  const { revision, createdAt } = presentation
  return { ownerId, presentationId, revision, deck, createdAt }
}
