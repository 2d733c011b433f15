import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { mostForSlides, mostForTokens } from '../accounts/prices.ts'
import { mostSlidesOf } from '../author/most-slides.ts'
import { type SlideRange, slideRangeBounds } from '../author/slide-range.ts'
import type { Database } from '../database/connection.ts'
import { goingInSql } from '../database/operation-status.ts'
import { operations } from '../database/schema.ts'
import { defaultTitle, untitled } from '../deck/shown-title.ts'
import { defaultThemeId } from '../design/themes/theme-list.ts'
import { findUploads } from '../images/uploads/find-uploads.ts'
import { AnsweredMeanwhileError, findFirstAnswer } from '../jobs/first-answers.ts'
import { enqueueOperation } from '../jobs/operations.ts'
import { defaultModelOf, type PrimaryModel } from '../models/model-catalog.ts'
import { modelsOfGeneration } from './asked-models.ts'
import { resolveTheme } from './custom-themes.ts'
import { BusyError, UnknownReferenceError } from './errors.ts'
import type { ExportFormat } from './export-format.ts'
import type { GenerationInput } from './generation-input.ts'
import { lockPresentation } from './presentation-repository.ts'
import { requireModel } from './require-model.ts'
import { drawnVariants, type ImageWishes, unmetWishes } from './unmet-wishes.ts'
import { resolveVibe } from './vibes.ts'
import type { WorkDependencies } from './work-dependencies.ts'

/** What a caller asks for; texts are clean and within their limits. */
export interface GenerationWish {
  text: string
  additionalInstructions?: string
  imageIds: string[]
  formats: ExportFormat[]
  /** Of a new presentation; one that exists keeps its own, or has one made of the text when nobody gave it any. */
  title?: string
  /** The id of a theme, or its name (a deprecated form); absent: the presentation's own, else the default. */
  theme?: string
  slideRange: SlideRange
  existingPresentationId?: string
  /** Of a presentation that exists. */
  existing?: ExistingWish
  variantsPerSlide: number
  vibeId?: string
  /** BCP 47. */
  language?: string
  /** A language model of the catalogue. */
  model?: PrimaryModel
  images: ImageWishes
}

/** What only the ways in that make presentations first can ask. */
interface ExistingWish {
  /** What becomes of the slides that are there. */
  mode: 'append' | 'replace'
  /** The presentation takes the theme that is named; otherwise naming one changes nothing. */
  setsTheme: boolean
  /** False: without speaker notes. */
  notes: boolean
  /** Refused while another generation of this presentation is accepted and has not ended. */
  alone: boolean
}

/**
 * Accepts a generation: it is durable when this resolves, and a worker of any process takes it up.
 * @throws {UnknownReferenceError} for a theme, vibe or image that does not exist.
 * @throws {ModelUnavailableError} for a language model that is not configured here.
 * @throws {BusyError} when it is to be alone and is not.
 * @throws {NotFoundError} when the presentation to append to is not the caller's.
 * @throws {InsufficientCreditsError} when the caller's credits do not cover the most slides that the range allows.
 * @throws {ApplicationLimitError} when the application that asks may not spend that much.
 * @throws {LimitReachedError} when too many generations of the caller are pending or in progress.
 */
export async function startGeneration(
  { connection, prices, models, requestKey, application, remarks }: WorkDependencies,
  ownerId: string,
  wish: GenerationWish,
): Promise<{ generationId: string; themeByName: boolean }> {
  const { existing, theme = defaultThemeId, title = untitled, vibeId } = wish
  const found = await resolveTheme(connection.database, ownerId, theme)
  if (found === undefined) throw new UnknownReferenceError('theme', theme)
  if (wish.model !== undefined) requireModel(models, wish.model)
  if (vibeId !== undefined && !(await resolveVibe(connection.database, ownerId, vibeId)))
    throw new UnknownReferenceError('vibe', vibeId)
  const hasModel = wish.model !== undefined || writesWithModel(models)
  const imageVariants = drawnVariants(wish.images)
  const imageIds = await ownImageIds(connection.database, ownerId, wish.imageIds)

  const mostSlides = mostSlidesOf(wish.text, imageIds.length)
  const existingId = wish.existingPresentationId
  const input: GenerationInput = {
    text: wish.text,
    title,
    titleIsDefault: title === defaultTitle,
    themeId: found.themeId,
    slideRange: wish.slideRange,
    ...(wish.slideRange === 'auto' ? { mostSlides } : {}),
    ...(wish.language === undefined ? {} : { language: wish.language }),
    appending: existingId !== undefined,
    ...(existing === undefined
      ? {}
      : { mode: existing.mode, setsTheme: existing.setsTheme, notes: existing.notes }),
    formats: [...new Set(wish.formats)],
    variantsPerSlide: wish.variantsPerSlide,
    ...(imageIds.length === 0 ? {} : { imageIds }),
    ...(imageVariants === 0 ? {} : { imageVariants }),
    ...(vibeId === undefined ? {} : { vibeId }),
    imageOptions: imageOptionsOf(wish.images),
    ...(wish.model === undefined ? {} : { model: wish.model }),
    ...(hasModel && wish.additionalInstructions !== undefined
      ? { instructions: wish.additionalInstructions }
      : {}),
    warnings: unmetWishes({ ...wish, hasModel }),
  }
  const hold = mostForSlides(prices, {
    slides: slideRangeBounds(wish.slideRange, mostSlides).maximum,
    variantsPerSlide: wish.variantsPerSlide,
    imageVariants,
  })
  const started = { generationId: uuidv7(), themeByName: found.byName }
  await connection.database.transaction(async (tx) => {
    const presentation =
      existingId === undefined
        ? undefined
        : await lockPresentation(tx, ownerId, existingId, existing?.alone ? 'update' : 'key share')
    if (existingId !== undefined && existing?.alone) {
      // A twin of this request waited for the lock; it gets the first answer, and is not refused for the first's work.
      if (requestKey && (await findFirstAnswer(tx, ownerId, requestKey)))
        throw new AnsweredMeanwhileError()
      if (await isGenerating(tx, existingId)) throw new BusyError()
    }
    await enqueueOperation(tx, {
      id: started.generationId,
      kind: 'presentation_generation',
      ownerId,
      presentationId: existingId ?? uuidv7(),
      limited: true,
      input,
      hold,
      tokenHold: mostForTokens(prices, modelsOfGeneration(input, presentation)),
      application,
      warnings: remarks,
      once: requestKey && { ...requestKey, answer: started },
    })
  })
  return started
}

/** Whether a language model writes when nobody names one. */
export function writesWithModel(models: WorkDependencies['models']): boolean {
  return models !== undefined && defaultModelOf(models) !== undefined
}

/** Whether a generation of a presentation is accepted and has not ended. */
async function isGenerating(tx: Database, presentationId: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: operations.id })
    .from(operations)
    .where(
      and(
        eq(operations.presentationId, presentationId),
        eq(operations.kind, 'presentation_generation'),
        goingInSql(operations.status),
      ),
    )
    .limit(1)
  return one !== undefined
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
