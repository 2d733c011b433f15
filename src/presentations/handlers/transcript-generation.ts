import { type Prices, priceOfTranscripts } from '../../accounts/prices.ts'
import type { Deck } from '../../deck/deck.ts'
import { defaultTitle } from '../../deck/shown-title.ts'
import { chosenVariant } from '../../deck/slide.ts'
import type { JobContext, JobHandler } from '../../jobs/job-runner.ts'
import type { TranscriptResult } from '../../workers/tasks.ts'
import { applyToPresentation, findRevision } from '../apply-to-presentation.ts'
import { transcriptInputSchema } from '../generation-input.ts'
import type { TranscriptsResult } from '../operation-result.ts'
import { loadPresentation, lockPresentation, readDeck } from '../presentation-repository.ts'
import type { PresentationTarget } from '../presentation-target.ts'
import type { RenderingTools } from '../render-files.ts'
import { notesBeforeTranscripts, sourceTexts } from '../slide-origins.ts'
import { slidesInWords } from '../slides-in-words.ts'
import { transcribeWithModel } from '../transcribe-with-model.ts'
import { presentationWork } from './presentation-work.ts'

/** The step under which the notes' revision is written, and the transcripts are kept. */
const transcriptsStep = 'transcripts'

/**
 * What a speaker says on slides; it becomes their notes, in one revision. A slide that is deleted meanwhile is left
 * out. A retry finds the revision, so that nothing is written or charged twice.
 */
export function transcriptGeneration(
  tools: Pick<RenderingTools, 'models' | 'workers'>,
  prices: Prices,
): JobHandler {
  return presentationWork(async (context, target): Promise<TranscriptsResult> => {
    const { slideIds } = transcriptInputSchema.parse(context.operation.input)
    const { ownerId, presentationId } = target
    const origin = { operationId: context.operation.id, step: transcriptsStep }
    await context.progress(0, 1, 'Writing the transcripts')
    const { deck, presentation } = await loadPresentation(context.database, {
      id: presentationId,
      ownerId,
    })
    if (await findRevision(context.database, presentationId, origin)) {
      const kept = await context.checkpoint.get<TranscriptResult>(transcriptsStep)
      return { transcripts: transcriptsOf(deck, kept ?? []) }
    }

    const model = presentation.model ?? undefined
    let written = await context.checkpoint.get<TranscriptResult>(transcriptsStep)
    if (written === undefined) {
      written = await writeTranscripts(context, tools, { deck, model }, target, slideIds)
      await context.checkpoint.put(transcriptsStep, written)
    }
    const said = written
    return await context.transaction(async (tx) => {
      const presentation = await lockPresentation(tx, ownerId, presentationId, 'update')
      const transcripts = transcriptsOf(await readDeck(tx, presentation), said)
      const operations = transcripts.map(({ slideId, content }) => ({
        op: 'set_notes' as const,
        slideId,
        notes: content,
      }))
      const summary = `Wrote the notes of ${slidesInWords(operations.length)}.`
      if (operations.length > 0)
        await applyToPresentation(tx, target, operations, origin, { summary })
      await context.use(tx, priceOfTranscripts(prices, transcripts.length))
      return { transcripts }
    })
  })
}

async function writeTranscripts(
  context: JobContext,
  tools: Pick<RenderingTools, 'models' | 'workers'>,
  { deck, model }: { deck: Deck; model: string | undefined },
  { ownerId, presentationId }: PresentationTarget,
  slideIds: readonly string[] | undefined,
): Promise<TranscriptResult> {
  const wanted = slideIds === undefined ? undefined : new Set(slideIds)
  const slides = deck.slides.filter((slide) => wanted?.has(slide.id) ?? true)
  if (slides.length === 0) return []
  const task = {
    deck,
    slideIds: slides.map((slide) => slide.id),
    notes: await notesBeforeTranscripts(context.database, presentationId, slides),
    sources: await sourceTexts(context.database, ownerId, slides),
    untitled: deck.title === defaultTitle,
  }
  const { transcripts, warnings } = await transcribeWithModel(task, model, tools, context)
  for (const sentence of warnings) context.warn(sentence)
  return transcripts
}

/** The transcripts of the slides that are still there, in their order. */
function transcriptsOf(deck: Deck, written: TranscriptResult): TranscriptsResult['transcripts'] {
  const contents = new Map(written.map((one) => [one.slideId, one.content]))
  return deck.slides.flatMap((slide, order) => {
    const content = contents.get(slide.id)
    if (content === undefined) return []
    const { title, layout } = chosenVariant(slide)
    return [{ slideId: slide.id, order, title: title.trim() || null, content, layout }]
  })
}
