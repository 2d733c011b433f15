import { v7 as uuidv7 } from 'uuid'
import { mostForSlides } from '../accounts/prices.ts'
import { type SlideRange, slideRangeBounds } from '../author/slide-range.ts'
import type { Database } from '../database/connection.ts'
import { findUploads } from '../images/uploads/find-uploads.ts'
import { enqueueOperation } from '../jobs/operations.ts'
import { resolveTheme } from './custom-themes.ts'
import { defaultTitle } from './default-title.ts'
import { UnknownReferenceError } from './errors.ts'
import type { ExportFormat } from './export-format.ts'
import type { GenerationInput } from './generation-input.ts'
import { lockPresentation } from './presentation-repository.ts'
import { drawnVariants, type ImageWishes, unmetWishes } from './unmet-wishes.ts'
import { resolveVibe } from './vibes.ts'
import type { WorkDependencies } from './work-dependencies.ts'

/** What a caller asks for; texts are clean and within their limits. */
export interface GenerationWish {
  text: string
  additionalInstructions?: string
  imageIds: string[]
  formats: ExportFormat[]
  title: string
  /** The id of a theme, or its name (a deprecated form). */
  theme: string
  slideRange: SlideRange
  existingPresentationId?: string
  variantsPerSlide: number
  vibeId?: string
  /** BCP 47. */
  language?: string
  images: ImageWishes
}

/**
 * Accepts a generation: it is durable when this resolves, and a worker of any process takes it up.
 * @throws {UnknownReferenceError} for a theme, vibe or image that does not exist.
 * @throws {NotFoundError} when the presentation to append to is not the caller's.
 * @throws {InsufficientCreditsError} when the caller's credits do not cover the most slides that the range allows.
 * @throws {LimitReachedError} when too many generations of the caller are pending or in progress.
 */
export async function startGeneration(
  { connection, prices, requestKey }: WorkDependencies,
  ownerId: string,
  wish: GenerationWish,
): Promise<{ generationId: string; themeByName: boolean }> {
  const found = await resolveTheme(connection.database, ownerId, wish.theme)
  if (found === undefined) throw new UnknownReferenceError('theme', wish.theme)
  const { vibeId } = wish
  if (vibeId !== undefined && !(await resolveVibe(connection.database, ownerId, vibeId)))
    throw new UnknownReferenceError('vibe', vibeId)
  const imageVariants = drawnVariants(wish.images)
  const imageIds = await ownImageIds(connection.database, ownerId, wish.imageIds)

  const existingId = wish.existingPresentationId
  const input: GenerationInput = {
    text: wish.text,
    title: wish.title,
    titleIsDefault: wish.title === defaultTitle,
    themeId: found.themeId,
    slideRange: wish.slideRange,
    ...(wish.language === undefined ? {} : { language: wish.language }),
    appending: existingId !== undefined,
    formats: [...new Set(wish.formats)],
    variantsPerSlide: wish.variantsPerSlide,
    ...(imageIds.length === 0 ? {} : { imageIds }),
    ...(imageVariants === 0 ? {} : { imageVariants }),
    ...(vibeId === undefined ? {} : { vibeId }),
    imageOptions: imageOptionsOf(wish.images),
    warnings: unmetWishes(wish),
  }
  const hold = mostForSlides(prices, {
    slides: slideRangeBounds(wish.slideRange).maximum,
    variantsPerSlide: wish.variantsPerSlide,
    imageVariants,
  })
  const started = { generationId: uuidv7(), themeByName: found.byName }
  await connection.database.transaction(async (tx) => {
    if (existingId !== undefined) await lockPresentation(tx, ownerId, existingId, 'key share')
    await enqueueOperation(tx, {
      id: started.generationId,
      kind: 'presentation_generation',
      ownerId,
      presentationId: existingId ?? uuidv7(),
      limited: true,
      input,
      hold,
      once: requestKey && { ...requestKey, answer: started },
    })
  })
  return started
}

/**
 * The ids of the owner's uploads, each once.
 * @throws {UnknownReferenceError} for the first that is unknown or somebody else's.
 */
async function ownImageIds(
  database: Database,
  ownerId: string,
  imageIds: readonly string[],
): Promise<string[]> {
  const found = new Set((await findUploads(database, ownerId, imageIds)).map((one) => one.id))
  const unknown = imageIds.find((id) => !found.has(id))
  if (unknown !== undefined) throw new UnknownReferenceError('image', unknown)
  return [...found]
}

/** What was said of the pictures, as it is kept. */
function imageOptionsOf(wish: ImageWishes): GenerationInput['imageOptions'] {
  const { aiImages, webImages, style, styleInstructions } = wish
  return {
    ...(aiImages === undefined ? {} : { aiImages }),
    ...(webImages === undefined ? {} : { webImages }),
    style,
    ...(styleInstructions === undefined ? {} : { styleInstructions }),
  }
}
