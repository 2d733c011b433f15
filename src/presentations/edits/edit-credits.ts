import { spendingApplication } from '../../accounts/connected-applications.ts'
import {
  ApplicationLimitError,
  heldCredits,
  InsufficientCreditsError,
  raiseHold,
} from '../../accounts/holds.ts'
import {
  type AskedModels,
  mostForTokens,
  type Prices,
  priceOfEditedSlides,
} from '../../accounts/prices.ts'
import type { EditStep } from '../../edit/edit-step.ts'
import { type JobContext, JobFailure } from '../../jobs/job-runner.ts'
import type { EditResult } from '../../workers/tasks.ts'
import type { ReadEdit } from './interpret-edit.ts'

/** What is set aside for an edit, in credits. */
interface EditHold {
  /** For the slides that it makes. */
  hold: number
  /** For the tokens that a language model takes for it. */
  tokenHold: number
}

/** The most that an edit can cost by what its words were read as. What a model makes of them is held when it is known. */
export function mostForEdit(
  prices: Prices,
  read: Pick<ReadEdit, 'steps' | 'left'>,
  asked: AskedModels,
): EditHold {
  return {
    hold: priceOfEditedSlides(prices, slidesMadeBy(read.steps)),
    tokenHold: needsModel(read) ? mostForTokens(prices, asked) : 0,
  }
}

/** Whether a language model is surely asked: what it may be asked besides, the work finds out. */
function needsModel({ steps, left }: Pick<ReadEdit, 'steps' | 'left'>): boolean {
  return (
    left !== undefined || steps.some((step) => 'request' in step && step.request === 'translate')
  )
}

/** How many slides the steps may insert or make anew: a picture that has no room beside its text stands on a new one. */
function slidesMadeBy(steps: readonly EditStep[]): number {
  return steps.filter((step) =>
    'op' in step
      ? step.op === 'insert_slide'
      : ['add_slide', 'regenerate_slide', 'add_picture'].includes(step.request),
  ).length
}

/** What an edit costs for the slides that it made. */
export function priceOfEdit(
  { insertedSlideIds, regeneratedSlideIds }: EditResult,
  prices: Prices,
): number {
  return priceOfEditedSlides(prices, insertedSlideIds.length + regeneratedSlideIds.length)
}

/**
 * What was set aside is the price for the presentation as it was then; no more than that can be charged.
 * @throws {JobFailure} when the edit costs more by now.
 */
export async function refuseAboveHold(
  { database, operation }: JobContext,
  price: number,
): Promise<void> {
  if (price === 0 || price <= (await heldCredits(database, operation.id))) return
  throw new JobFailure(
    'insufficient_credits',
    'The presentation was changed meanwhile, so that this costs more credits than were set aside for it; please send it again.',
  )
}

/**
 * Sets aside what could not be known when the words were accepted: the tokens where only the work found out that a model is needed, and the
 * slides that the model adds.
 * @throws {JobFailure} when the caller's credits do not cover it, or the application that asks may not spend so many.
 */
export async function holdForEdit(
  context: JobContext,
  { hold, tokenHold }: EditHold,
): Promise<void> {
  const { id: operationId, ownerId: userId, kind: reason, applicationId } = context.operation
  const credits = hold + tokenHold
  if (credits === 0) return
  try {
    await context.transaction(async (tx) => {
      const application =
        applicationId === null ? undefined : await spendingApplication(tx, userId, applicationId)
      await raiseHold(tx, {
        userId,
        operationId,
        credits,
        ofTokens: tokenHold,
        reason,
        application,
      })
    })
  } catch (error) {
    if (error instanceof InsufficientCreditsError || error instanceof ApplicationLimitError)
      throw new JobFailure('insufficient_credits', error.message)
    throw error
  }
}
