import { v7 as uuidv7 } from 'uuid'
import { mostForSlides, mostForTokens } from '../accounts/prices.ts'
import { enqueueOperation, refuseTooMuch } from '../jobs/operations.ts'
import { modelsOfSlide } from './asked-models.ts'
import type { ExportFormat } from './export-format.ts'
import type { SlideInput } from './generation-input.ts'
import { lockPresentation } from './presentation-repository.ts'
import { writesWithModel } from './start-generation.ts'
import { unfollowedInstructions } from './unmet-wishes.ts'
import type { WorkDependencies } from './work-dependencies.ts'

/** What a caller asks for; texts are clean and within their limits. */
export interface SlideWish {
  /** What the slide is to say. */
  context: string
  additionalInstructions?: string
  slideType: 'classic' | 'creative'
  /** 0-based; undefined, or past the end: the end. */
  order?: number
  variantsPerSlide: number
  formats: ExportFormat[]
}

/**
 * Accepts the making of one slide: it is durable when this resolves, and goes into the presentation as it will be then.
 * @throws {NotFoundError} when the caller has no such presentation.
 * @throws {TooMuchGoingError} when the caller has too much work going.
 * @throws {InsufficientCreditsError} when the caller's credits do not cover the slide and its variants.
 * @throws {ApplicationLimitError} when the application that asks may not spend that much.
 */
export async function startSlide(
  { connection, prices, models, requestKey, application, remarks }: WorkDependencies,
  ownerId: string,
  presentationId: string,
  wish: SlideWish,
): Promise<{ generationId: string }> {
  const started = { generationId: uuidv7() }
  const hasModel = writesWithModel(models)
  const input: SlideInput = {
    context: wish.context,
    slideType: wish.slideType,
    ...(wish.order === undefined ? {} : { order: wish.order }),
    variantsPerSlide: wish.variantsPerSlide,
    formats: [...new Set(wish.formats)],
    ...(hasModel && wish.additionalInstructions !== undefined
      ? { instructions: wish.additionalInstructions }
      : {}),
    warnings: hasModel ? [] : unfollowedInstructions(wish.additionalInstructions),
  }
  const hold = mostForSlides(prices, {
    slides: 1,
    variantsPerSlide: wish.variantsPerSlide,
    imageVariants: 0,
    type: wish.slideType,
  })
  await refuseTooMuch(connection.database, ownerId)
  await connection.database.transaction(async (tx) => {
    const presentation = await lockPresentation(tx, ownerId, presentationId, 'key share')
    await enqueueOperation(tx, {
      id: started.generationId,
      kind: 'slide_creation',
      ownerId,
      presentationId,
      limited: false,
      input,
      hold,
      tokenHold: mostForTokens(prices, modelsOfSlide(presentation)),
      application,
      warnings: remarks,
      once: requestKey && { ...requestKey, answer: started },
    })
  })
  return started
}
