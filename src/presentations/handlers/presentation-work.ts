import { type JobContext, JobFailure } from '../../jobs/job-runner.ts'
import { presentationDeleted } from '../delete-presentation.ts'
import { NotFoundError } from '../errors.ts'

/** The presentation that work is on, and whose it is. */
export interface PresentationTarget {
  ownerId: string
  presentationId: string
}

/**
 * A job handler of work on one presentation. Where the work finds no presentation it was deleted, and the operation
 * fails with that sentence.
 */
export function presentationWork<Result>(
  work: (context: JobContext, target: PresentationTarget) => Promise<Result>,
): (context: JobContext) => Promise<Result> {
  return async (context) => {
    const { kind, ownerId, presentationId } = context.operation
    if (presentationId === null) throw new Error(`A ${kind} needs a presentation.`)
    return onPresentation(() => work(context, { ownerId, presentationId }))
  }
}

/**
 * Does work on a presentation.
 * @throws {JobFailure} which says that it was deleted, when it is not there.
 */
export async function onPresentation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotFoundError)
      throw new JobFailure(presentationDeleted.code, presentationDeleted.message)
    throw error
  }
}
