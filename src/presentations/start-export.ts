import { eq } from 'drizzle-orm'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { operations } from '../database/schema.ts'
import type { JobContext } from '../jobs/job-runner.ts'
import { enqueueOperation, refuseTooMuch } from '../jobs/operations.ts'
import type { ExportFormat } from './export-format.ts'
import type { ExportInput } from './generation-input.ts'
import { lockPresentation } from './presentation-repository.ts'
import type { PresentationTarget } from './presentation-target.ts'
import type { WorkDependencies } from './work-dependencies.ts'

/**
 * Accepts an export of a presentation as it will be when the work starts. Exports are free.
 * @throws {NotFoundError} when the caller has no such presentation.
 * @throws {TooMuchGoingError} when the caller has too much work going.
 */
export async function startExport(
  { connection, requestKey, application, remarks }: WorkDependencies,
  ownerId: string,
  presentationId: string,
  formats: readonly ExportFormat[],
): Promise<{ generationId: string }> {
  const started = { generationId: uuidv7() }
  const once = requestKey && { ...requestKey, answer: started }
  const target = { ownerId, presentationId }
  await refuseTooMuch(connection.database, ownerId)
  await connection.database.transaction((tx) =>
    enqueueExport(tx, target, formats, {
      id: started.generationId,
      once,
      application,
      warnings: remarks,
    }),
  )
  return started
}

/**
 * Accepts an export that goes on with what a job leaves undone, once for a job, however often that is begun again.
 * @throws {NotFoundError} when the presentation is not there any more.
 * @throws {LeaseLostError} when the job goes on elsewhere.
 */
export async function startFollowingExport(
  job: JobContext,
  target: PresentationTarget,
  formats: readonly ExportFormat[],
): Promise<void> {
  const id = uuidv5('export', job.operation.id)
  await job.transaction(async (tx) => {
    if ((await tx.$count(operations, eq(operations.id, id))) > 0) return
    await enqueueExport(tx, target, formats, { id, isFurther: true })
  })
}

type Enqueued = Parameters<typeof enqueueOperation>[1]

async function enqueueExport(
  tx: Database,
  { ownerId, presentationId }: PresentationTarget,
  formats: readonly ExportFormat[],
  {
    id,
    once,
    application,
    warnings,
    isFurther,
  }: Pick<Enqueued, 'id' | 'once' | 'application' | 'warnings' | 'isFurther'>,
): Promise<void> {
  const input: ExportInput = { formats: [...new Set(formats)] }
  await lockPresentation(tx, ownerId, presentationId, 'key share')
  await enqueueOperation(tx, {
    id,
    kind: 'presentation_export',
    ownerId,
    presentationId,
    limited: false,
    isFurther,
    input,
    application,
    warnings,
    once,
  })
}
