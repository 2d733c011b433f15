import { type Prices, priceOfSlides, priceOfTokens } from '../../accounts/prices.ts'
import type { Database } from '../../database/connection.ts'
import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { defaultTitle, shownTitle } from '../../deck/shown-title.ts'
import type { Slide } from '../../deck/slide.ts'
import { findUploads, markUploadsUsed, type Upload } from '../../images/uploads/find-uploads.ts'
import type { JobContext, JobHandler, JobLogger } from '../../jobs/job-runner.ts'
import type { AuthorResult } from '../../workers/tasks.ts'
import { applyToPresentation, findRevision } from '../apply-to-presentation.ts'
import { modelsOfGeneration } from '../asked-models.ts'
import { customThemeOf } from '../custom-themes.ts'
import { storeImages } from '../deck-images.ts'
import { goneUploads, readableUploads, shownUploads, uploadedImage } from '../deck-uploads.ts'
import { type GenerationInput, generationInputSchema } from '../generation-input.ts'
import { asksForPictures, type Illustrated, illustrate, usualIllustration } from '../illustrate.ts'
import type { GenerationResult } from '../operation-result.ts'
import {
  createPresentation,
  loadPresentation,
  lockPresentation,
  type PresentationRow,
  readDeck,
} from '../presentation-repository.ts'
import type { PresentationTarget } from '../presentation-target.ts'
import type { RenderingTools } from '../render-files.ts'
import { renderFormats } from '../render-formats.ts'
import { announceSlides } from '../slide-events.ts'
import { slidesInWords } from '../slides-in-words.ts'
import { unmetPictureWishes } from '../unmet-wishes.ts'
import { creativeWishOf } from '../vibes.ts'
import { presentationWork } from './presentation-work.ts'
import { writtenByModel } from './written-by-model.ts'

/** The step under which the slides' revision is written, and their ids are kept. */
const slidesStep = 'slides'

/** A presentation as the work finds it. */
interface Existing {
  presentation: PresentationRow
  deck: Deck
}

/**
 * Text → slides → files. Each stage leaves a mark that a retry finds (the presentation, the revision with the slides,
 * the stored files), so that work is continued and nothing is there twice. Cancelled when the slides are there, it is
 * completed without the files that were still to come.
 */
export function presentationGeneration(
  tools: RenderingTools,
  log: JobLogger,
  prices: Prices,
): JobHandler {
  return presentationWork(async (context, target): Promise<GenerationResult> => {
    const input = generationInputSchema.parse(context.operation.input)
    if (!input.appending)
      await context.transaction((tx) =>
        createPresentation(tx, {
          id: target.presentationId,
          ownerId: target.ownerId,
          title: input.title,
          language: input.language ?? 'en',
          languageKnown: input.language !== undefined,
          themeId: input.themeId,
        }),
      )
    await context.progress(0, 1 + input.formats.length, 'Writing the slides')
    for (const sentence of input.warnings) context.warn(sentence)
    const { slideIds, ...written } = await writeSlides(context, tools, prices, input, target)
    const source = { ...target, ...written }
    return { slideIds, formats: await renderFormats(context, tools, log, source, input.formats, 1) }
  })
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
  target: PresentationTarget,
): Promise<{ slideIds: string[]; revision: number; deck: Deck; createdAt: Date }> {
  const origin = { operationId: context.operation.id, step: slidesStep }
  const existing = await loadPresentation(context.database, {
    id: target.presentationId,
    ownerId: target.ownerId,
  })
  const { revision, createdAt } = existing.presentation
  if (await findRevision(context.database, target.presentationId, origin)) {
    const noted = await context.checkpoint.get<{ slideIds?: string[] }>(slidesStep)
    // Slides of later changes may be here too: the files show the presentation as it is.
    return { slideIds: noted?.slideIds ?? [], revision, deck: existing.deck, createdAt }
  }

  const kept = await findUploads(context.database, target.ownerId, input.imageIds ?? [])
  const { readable: uploads, warnings } = await readableUploads(tools.storage, kept)
  for (const sentence of [...goneUploads(input.imageIds ?? [], kept), ...warnings])
    context.warn(sentence)
  const authored = await authorSlides(context, tools, input, existing, uploads)
  for (const sentence of authored.warnings) context.warn(sentence)
  const slides = input.notes === false ? authored.slides.map(withoutNotes) : authored.slides
  const slideIds = slides.map((slide) => slide.id)
  await storeImages(tools.storage, target.ownerId, authored.images)
  // It keeps the warnings, and comes before the slides: whoever finds those finds the warnings too.
  await context.checkpoint.put(slidesStep, { slideIds })
  return context.transaction(async (tx) => {
    const changes = await deckChanges(tx, input, target, authored)
    const inserts = slides.map((slide): Operation => ({ op: 'insert_slide', slide }))
    const replaced = changes.filter(({ op }) => op === 'delete_slide').length
    const summary = `Wrote ${slidesInWords(slides.length)}${replaced === 0 ? '' : ` in place of ${replaced}`}.`
    const applied = await applyToPresentation(tx, target, [...changes, ...inserts], origin, {
      summary,
    })
    await markUploadsUsed(tx, target.ownerId, shownUploads(uploads, slides))
    const asked = modelsOfGeneration(input, existing.presentation)
    const tokens = priceOfTokens(prices, asked, authored.spent)
    await context.use(tx, priceOfSlides(prices, slides), tokens)
    await announceSlides(context, tx, target.presentationId, applied.deck, slideIds)
    return { slideIds, createdAt, ...applied }
  })
}

function withoutNotes({ notes: _notes, ...slide }: Slide): Slide {
  return slide
}

/** Whether the new slides begin the deck: then it has a title slide, and the language of the text. */
function beginsDeck(input: GenerationInput, deck: Deck): boolean {
  return !input.appending || input.mode === 'replace' || deck.slides.length === 0
}

/** What changes besides the new slides, in the presentation as it is at the time of writing. */
async function deckChanges(
  tx: Database,
  input: GenerationInput,
  { ownerId, presentationId }: PresentationTarget,
  authored: AuthorResult,
): Promise<Operation[]> {
  const presentation = await lockPresentation(tx, ownerId, presentationId, 'update')
  const deck = await readDeck(tx, presentation)
  const begins = beginsDeck(input, deck)
  const changes: Operation[] = []
  if (begins && !presentation.titleGiven) changes.push({ op: 'set_title', title: authored.title })
  if (begins) changes.push({ op: 'set_language', language: authored.language })
  if (input.setsTheme && input.themeId !== deck.themeId)
    changes.push({ op: 'set_theme', themeId: input.themeId })
  if (input.mode === 'replace')
    for (const { id } of deck.slides) changes.push({ op: 'delete_slide', slideId: id })
  return changes
}

async function authorSlides(
  context: JobContext,
  tools: RenderingTools,
  input: GenerationInput,
  { presentation, deck }: Existing,
  uploads: readonly Upload[],
): Promise<Illustrated> {
  // Not the one that was asked for, unless the presentation is to take it: that may have been deleted since.
  const themeId = input.setsTheme ? input.themeId : deck.themeId
  const begins = beginsDeck(input, deck)
  const chosen = deck.slides.length === 0 && presentation.languageKnown ? deck.language : undefined
  const language = input.language ?? chosen
  const isNamedBySource = !presentation.titleGiven || (begins && deck.title === defaultTitle)
  const composition = {
    inputId: context.operation.id,
    text: input.text,
    deckTitle: input.appending ? shownTitle(deck) : input.title,
    ...(isNamedBySource ? { titleFromSource: true } : {}),
    titleIsDefault: input.titleIsDefault || (begins && !presentation.titleGiven),
    slideRange: input.slideRange,
    ...(input.mostSlides === undefined ? {} : { mostSlides: input.mostSlides }),
    ...(language === undefined ? {} : { language }),
    appending: !begins,
  }
  const { spent, ...written } = await writtenByModel(context, tools, composition, {
    model: input.model ?? presentation.model ?? undefined,
    instructions: input.instructions,
    existing: begins
      ? undefined
      : { title: composition.deckTitle, slides: deck.slides, at: deck.slides.length },
  })
  const custom = await customThemeOf(context.database, context.operation.ownerId, themeId)
  const { imageOptions } = input
  const illustration = {
    ...usualIllustration,
    // Who declines pictures of a model wants uploaded ones or none, unless others are asked for.
    webImages: imageOptions?.aiImages !== false,
    ...imageOptions,
    styleInstructions: imageOptions?.styleInstructions ?? '',
  }
  const unmet = unmetPictureWishes(
    { ...imageOptions, style: illustration.style, variants: input.imageVariants ?? 0 },
    input.vibeId,
    tools.pictures,
  )
  for (const sentence of unmet) context.warn(sentence)
  const authored = await tools.workers.author(
    {
      composition,
      ...written,
      themeId,
      ...custom,
      ...(asksForPictures(tools, illustration) ? { asksForPictures: true } : {}),
      ...(begins ? {} : { existing: { ...deck, themeId } }),
      ...(uploads.length === 0 ? {} : { uploads: uploads.map(uploadedImage) }),
      variantsPerSlide: input.variantsPerSlide ?? 1,
      ...(await creativeWishOf(context.database, context.operation.ownerId, input)),
    },
    context.signal,
  )
  const slides = begins ? authored.slides : [...deck.slides, ...authored.slides]
  const place = {
    deck: { ...deck, themeId, language: begins ? authored.language : deck.language, slides },
    ...custom,
  }
  const illustrated = await illustrate(authored, place, illustration, tools, context)
  return { ...illustrated, spent: spent + illustrated.spent }
}
