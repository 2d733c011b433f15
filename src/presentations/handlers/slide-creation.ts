import { type Prices, priceOfSlides, priceOfTokens } from '../../accounts/prices.ts'
import type { Deck } from '../../deck/deck.ts'
import { shownTitle } from '../../deck/shown-title.ts'
import type { JobContext, JobHandler, JobLogger } from '../../jobs/job-runner.ts'
import { applyToPresentation, findRevision } from '../apply-to-presentation.ts'
import { modelsOfSlide } from '../asked-models.ts'
import { customThemeOf } from '../custom-themes.ts'
import { storeImages } from '../deck-images.ts'
import { type SlideInput, slideInputSchema } from '../generation-input.ts'
import { asksForPictures, type Illustrated, illustrate, usualIllustration } from '../illustrate.ts'
import type { SlideResult } from '../operation-result.ts'
import { loadPresentation, type PresentationRow } from '../presentation-repository.ts'
import type { PresentationTarget } from '../presentation-target.ts'
import type { RenderingTools } from '../render-files.ts'
import { renderFormats } from '../render-formats.ts'
import { announceSlides } from '../slide-events.ts'
import { presentationWork } from './presentation-work.ts'
import { writtenByModel } from './written-by-model.ts'

/** The step under which the slide's revision is written, and its id is kept. */
const slideStep = 'slide'

/** One slide into a presentation, then the files. A retry finds the slide by its revision, so that it is there once. */
export function slideCreation(tools: RenderingTools, log: JobLogger, prices: Prices): JobHandler {
  return presentationWork(async (context, target): Promise<SlideResult> => {
    const input = slideInputSchema.parse(context.operation.input)
    await context.progress(0, 1 + input.formats.length, 'Writing the slide')
    for (const sentence of input.warnings) context.warn(sentence)
    const { slideId, ...written } = await writeSlide(context, tools, prices, input, target)
    const source = { ...target, ...written }
    return { slideId, formats: await renderFormats(context, tools, log, source, input.formats, 1) }
  })
}

/**
 * The deck with the new slide, at its revision; written before when this is a retry.
 * @throws {NotFoundError} when the presentation was deleted.
 */
async function writeSlide(
  context: JobContext,
  tools: RenderingTools,
  prices: Prices,
  input: SlideInput,
  target: PresentationTarget,
): Promise<{ slideId: string; revision: number; deck: Deck; createdAt: Date }> {
  const { ownerId, presentationId } = target
  const origin = { operationId: context.operation.id, step: slideStep }
  const existing = await loadPresentation(context.database, { id: presentationId, ownerId })
  const { presentation, deck } = existing
  const { createdAt } = presentation
  if (await findRevision(context.database, presentationId, origin)) {
    // The attempt that wrote the revision had noted the id just before.
    const noted = await context.checkpoint.get<{ slideId: string }>(slideStep)
    if (noted === undefined) throw new Error('A slide was written without its id.')
    return { ...noted, revision: presentation.revision, deck, createdAt }
  }

  const at = Math.min(input.order ?? deck.slides.length, deck.slides.length)
  const authored = await authorSlide(context, tools, input, existing, at)
  const [slide, ...more] = authored.slides
  if (slide === undefined || more.length > 0) throw new Error('One slide was asked for.')
  for (const sentence of authored.warnings) context.warn(sentence)
  await storeImages(tools.storage, ownerId, authored.images)
  // It keeps the warnings too, and comes before the slide: whoever finds that finds them.
  await context.checkpoint.put(slideStep, { slideId: slide.id })
  const operation = { op: 'insert_slide' as const, slide, position: at }
  const applied = await context.transaction(async (tx) => {
    const change = await applyToPresentation(tx, target, [operation], origin)
    const tokens = priceOfTokens(prices, modelsOfSlide(presentation), authored.spent)
    await context.use(tx, priceOfSlides(prices, [slide]), tokens)
    await announceSlides(context, tx, presentationId, change.deck, [slide.id])
    return change
  })
  return { slideId: slide.id, revision: applied.revision, deck: applied.deck, createdAt }
}

async function authorSlide(
  context: JobContext,
  tools: RenderingTools,
  input: SlideInput,
  { presentation: { model }, deck: existing }: { presentation: PresentationRow; deck: Deck },
  at: number,
): Promise<Illustrated> {
  const creative = input.slideType === 'creative'
  const composition = {
    inputId: context.operation.id,
    text: input.context,
    deckTitle: shownTitle(existing),
    titleIsDefault: true,
    slideRange: '1',
    language: existing.language,
    appending: true,
  } as const
  const { spent, ...written } = await writtenByModel(context, tools, composition, {
    model,
    instructions: input.instructions,
    existing: { title: composition.deckTitle, slides: existing.slides, at },
  })
  const custom = await customThemeOf(context.database, context.operation.ownerId, existing.themeId)
  const authored = await tools.workers.author(
    {
      composition,
      ...written,
      themeId: existing.themeId,
      ...custom,
      ...(asksForPictures(tools, usualIllustration) ? { asksForPictures: true } : {}),
      existing,
      at,
      variantsPerSlide: input.variantsPerSlide,
      ...(creative ? { creative: { variants: 1, only: true } } : {}),
    },
    context.signal,
  )
  const slides = existing.slides.toSpliced(at, 0, ...authored.slides)
  const place = { deck: { ...existing, slides }, ...custom }
  const illustrated = await illustrate(authored, place, usualIllustration, tools, context)
  return { ...illustrated, spent: spent + illustrated.spent }
}
