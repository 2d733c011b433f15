import { v7 as uuidv7 } from 'uuid'
import { enqueueOperation } from '../jobs/operations.ts'
import type { ExportFormat } from './export-format.ts'
import type { ExportInput } from './generation-input.ts'
import { lockPresentation } from './presentation-repository.ts'
import type { WorkDependencies } from './work-dependencies.ts'

/**
 * Accepts an export of a presentation as it will be when the work starts. Exports are free.
 * @throws {NotFoundError} when the caller has no such presentation.
 */
export async function startExport(
  { connection, requestKey }: WorkDependencies,
  ownerId: string,
  presentationId: string,
  formats: readonly ExportFormat[],
): Promise<{ generationId: string }> {
  const started = { generationId: uuidv7() }
  const input: ExportInput = { formats: [...new Set(formats)] }
  await connection.database.transaction(async (tx) => {
    await lockPresentation(tx, ownerId, presentationId, 'key share')
    await enqueueOperation(tx, {
      id: started.generationId,
      kind: 'presentation_export',
      ownerId,
      presentationId,
      limited: false,
      input,
      once: requestKey && { ...requestKey, answer: started },
    })
  })
  return started
}
