import { type Prices, priceOfSlides } from '../../accounts/prices.ts'
import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { findUploads, markUploadsUsed, type Upload } from '../../images/uploads/find-uploads.ts'
import {
  type JobContext,
  JobFailure,
  type JobHandler,
  type JobLogger,
} from '../../jobs/job-runner.ts'
import type { AuthorResult } from '../../workers/tasks.ts'
import { applyToPresentation, findRevision } from '../apply-to-presentation.ts'
import { customThemeOf } from '../custom-themes.ts'
import { storeImages } from '../deck-images.ts'
import { goneUploads, shownUploads, uploadedImage } from '../deck-uploads.ts'
import { presentationDeleted } from '../delete-presentation.ts'
import { NotFoundError } from '../errors.ts'
import { type GenerationInput, generationInputSchema } from '../generation-input.ts'
import type { FilesResult } from '../operation-result.ts'
import { createPresentation, loadPresentation } from '../presentation-repository.ts'
import type { RenderingTools } from '../render-files.ts'
import { renderFormats } from '../render-formats.ts'
import { creativeWishOf } from '../vibes.ts'

/** The step under which the slides' revision is written. */
const slidesStep = 'slides'

/**
 * Text → slides → files. Each stage leaves a mark that a retry finds (the presentation, the revision with the slides,
 * the stored files), so that work is continued and nothing is there twice.
 */
export function presentationGeneration(
  tools: RenderingTools,
  log: JobLogger,
  prices: Prices,
): JobHandler {
  return async (context): Promise<FilesResult> => {
    const input = generationInputSchema.parse(context.operation.input)
    const { ownerId, presentationId } = context.operation
    if (presentationId === null) throw new Error('A generation needs a presentation.')
    const target = { ownerId, presentationId }
    const total = 1 + input.formats.length
    let done = 0
    try {
      if (!input.appending)
        await context.transaction((tx) =>
          createPresentation(tx, {
            id: presentationId,
            ownerId,
            title: input.title,
            language: input.language ?? 'en',
            themeId: input.themeId,
          }),
        )
      await context.progress(done, total, 'Writing the slides')
      for (const sentence of input.warnings) context.warn(sentence)
      const written = await writeSlides(context, tools, prices, input, target)

      await context.progress(++done, total, 'Rendering the files')
      const formats = await renderFormats(
        context,
        tools,
        log,
        { ...target, ...written },
        input.formats,
        (format) => context.progress(++done, total, `Rendered ${format}`),
      )
      return { formats }
    } catch (error) {
      if (error instanceof NotFoundError)
        throw new JobFailure(presentationDeleted.code, presentationDeleted.message)
      throw error
    }
  }
}

/**
 * The deck with the new slides, at its revision; written before when this is a retry.
 * @throws {NotFoundError} when the presentation was deleted.
 */
async function writeSlides(
  context: JobContext,
  tools: RenderingTools,
  prices: Prices,
  input: GenerationInput,
  target: { ownerId: string; presentationId: string },
): Promise<{ revision: number; deck: Deck }> {
  const origin = { operationId: context.operation.id, step: slidesStep }
  const existing = await loadPresentation(context.database, {
    id: target.presentationId,
    ownerId: target.ownerId,
  })
  if (await findRevision(context.database, target.presentationId, origin))
    // Slides of later changes may be here too: the files show the presentation as it is.
    return { revision: existing.presentation.revision, deck: existing.deck }

  const uploads = await findUploads(context.database, target.ownerId, input.imageIds ?? [])
  for (const sentence of goneUploads(input.imageIds ?? [], uploads)) context.warn(sentence)
  const authored = await authorSlides(context, tools, input, existing.deck, uploads)
  for (const sentence of authored.warnings) context.warn(sentence)
  await storeImages(tools.storage, target.ownerId, authored.images)
  // It keeps the warnings, and comes before the slides: whoever finds those finds the warnings too.
  await context.checkpoint.put(slidesStep, { slides: authored.slides.length })
  const operations: Operation[] = authored.slides.map((slide) => ({ op: 'insert_slide', slide }))
  if (!input.appending) operations.unshift({ op: 'set_language', language: authored.language })
  return context.transaction(async (tx) => {
    const applied = await applyToPresentation(tx, target, operations, origin)
    await markUploadsUsed(tx, target.ownerId, shownUploads(uploads, authored.slides))
    await context.use(tx, priceOfSlides(prices, authored.slides))
    return applied
  })
}

async function authorSlides(
  context: JobContext,
  tools: RenderingTools,
  input: GenerationInput,
  existing: Deck,
  uploads: readonly Upload[],
): Promise<AuthorResult> {
  // Not the one that was asked for: that may have been deleted since.
  const { themeId } = existing
  return tools.workers.author(
    {
      composition: {
        inputId: context.operation.id,
        text: input.text,
        deckTitle: input.appending ? existing.title : input.title,
        titleIsDefault: input.titleIsDefault,
        slideRange: input.slideRange,
        ...(input.language === undefined ? {} : { language: input.language }),
        appending: input.appending,
      },
      themeId,
      ...(await customThemeOf(context.database, context.operation.ownerId, themeId)),
      ...(input.appending ? { existing } : {}),
      ...(uploads.length === 0 ? {} : { uploads: uploads.map(uploadedImage) }),
      variantsPerSlide: input.variantsPerSlide ?? 1,
      ...(await creativeWishOf(context.database, context.operation.ownerId, input)),
    },
    context.signal,
  )
}
