import { JobFailure } from '../jobs/job-runner.ts'
import { presentationDeleted } from './delete-presentation.ts'
import { NotFoundError } from './errors.ts'

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
