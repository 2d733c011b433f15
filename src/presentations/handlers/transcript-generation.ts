import { type Prices, priceOfTokens, priceOfTranscripts } from '../../accounts/prices.ts'
import type { Deck } from '../../deck/deck.ts'
import { defaultTitle } from '../../deck/shown-title.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import type { JobContext, JobHandler } from '../../jobs/job-runner.ts'
import type { TranscriptResult } from '../../workers/tasks.ts'
import { applyToPresentation, findRevision } from '../apply-to-presentation.ts'
import { modelsOfPresentation } from '../asked-models.ts'
import { transcriptInputSchema } from '../generation-input.ts'
import type { TranscriptsResult } from '../operation-result.ts'
import { loadPresentation, lockPresentation, readDeck } from '../presentation-repository.ts'
import type { PresentationTarget } from '../presentation-target.ts'
import type { RenderingTools } from '../render-files.ts'
import { notesBeforeTranscripts, sourceTexts } from '../slide-origins.ts'
import { slidesInWords } from '../slides-in-words.ts'
import { transcribeWithModel } from '../transcribe-with-model.ts'
import { presentationWork } from './presentation-work.ts'

/** The step under which the notes' revision is written. */
const transcriptsStep = 'transcripts'
/** Under which the transcripts are kept before. */
const writtenKey = 'written_transcripts'

/** Transcripts that are not in the presentation yet. */
interface WrittenTranscripts {
  transcripts: TranscriptResult
  /** The notes of their slides when they were written, by slide id; absent: none. */
  notes: Record<string, string>
  /** What the tokens of them cost the operator. */
  spent: number
}

/**
 * What a speaker says on slides; it becomes their notes, in one revision. A slide that is deleted meanwhile is left
 * out, and so is one whose notes somebody changed meanwhile: theirs stay, and a warning says so. A retry finds the
 * revision, so that nothing is written or charged twice.
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
    const kept = await context.checkpoint.get<WrittenTranscripts>(writtenKey)
    const revision = await findRevision(context.database, presentationId, origin)
    if (revision !== undefined) {
      const { operations } = revision
      const noted = new Set(
        operations.flatMap((one) => (one.op === 'set_notes' ? one.slideId : [])),
      )
      return resultOf(context, deck, kept?.transcripts ?? [], ({ id }) => !noted.has(id))
    }

    const model = presentation.model ?? undefined
    const written =
      kept ?? (await writeTranscripts(context, tools, { deck, model }, target, slideIds))
    if (kept === undefined) await context.checkpoint.put(writtenKey, written)
    return await context.transaction(async (tx) => {
      const presentation = await lockPresentation(tx, ownerId, presentationId, 'update')
      const { transcripts } = resultOf(
        context,
        await readDeck(tx, presentation),
        written.transcripts,
        ({ id, notes }) => notes !== written.notes[id],
      )
      const operations = transcripts.map(({ slideId, content }) => ({
        op: 'set_notes' as const,
        slideId,
        notes: content,
      }))
      const summary = `Wrote the notes of ${slidesInWords(operations.length)}.`
      if (operations.length > 0)
        await applyToPresentation(tx, target, operations, origin, { summary })
      const asked = modelsOfPresentation(presentation)
      // Tokens are not counted by slide: they cost nothing only where nothing was made of them.
      const spent = transcripts.length === 0 ? 0 : written.spent
      const price = priceOfTranscripts(prices, transcripts.length)
      await context.use(tx, price, priceOfTokens(prices, asked, spent))
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
): Promise<WrittenTranscripts> {
  const wanted = slideIds === undefined ? undefined : new Set(slideIds)
  const slides = deck.slides.filter((slide) => wanted?.has(slide.id) ?? true)
  if (slides.length === 0) return { transcripts: [], notes: {}, spent: 0 }
  const task = {
    deck,
    slideIds: slides.map((slide) => slide.id),
    notes: await notesBeforeTranscripts(context.database, presentationId, slides),
    sources: await sourceTexts(context.database, ownerId, slides),
    untitled: deck.title === defaultTitle,
  }
  const { warnings, ...written } = await transcribeWithModel(task, model, tools, context)
  for (const sentence of warnings) context.warn(sentence)
  const notes = slides.flatMap(({ id, notes }) => (notes === undefined ? [] : [[id, notes]]))
  return { ...written, notes: Object.fromEntries(notes) }
}

/**
 * The transcripts of the slides that are still there, in their order, but for those that came too late, which a warning
 * names.
 */
function resultOf(
  context: JobContext,
  deck: Deck,
  written: TranscriptResult,
  isLate: (slide: Slide) => boolean,
): TranscriptsResult {
  const contents = new Map(written.map((one) => [one.slideId, one.content]))
  const late: number[] = []
  const transcripts = deck.slides.flatMap((slide, order) => {
    const content = contents.get(slide.id)
    if (content === undefined) return []
    if (isLate(slide)) {
      late.push(order + 1)
      return []
    }
    const { title, layout } = chosenVariant(slide)
    return [{ slideId: slide.id, order, title: title.trim() || null, content, layout }]
  })
  if (late.length > 0) context.warn(lateSentence(late))
  return { transcripts }
}

function lateSentence(numbers: readonly number[]): string {
  const which = numbers.length === 1 ? 'slide' : 'slides'
  return `The notes of ${which} ${new Intl.ListFormat('en').format(numbers.map(String))} stay as they are, because they were changed while the transcripts were written.`
}
