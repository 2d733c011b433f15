import type { JobContext } from '../../jobs/job-runner.ts'
import { onPresentation } from '../on-presentation.ts'
import type { PresentationTarget } from '../presentation-target.ts'

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
