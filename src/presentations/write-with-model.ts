import { WritingFailedError, type WritingTask, writeDeck } from '../author/model/write-deck.ts'
import { slideRangeBounds } from '../author/slide-range.ts'
import type { LanguageModels } from '../models/language-models.ts'
import type { ModelUsage } from '../models/model-client.ts'
import type { AuthorTask } from '../workers/tasks.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { WrittenDeckTask } from '../workers/written-composition.ts'
import { countingAsk } from './counting-ask.ts'

/** What a model was asked for in words, beside the text. */
interface ModelWish {
  /** A name of the catalogue, or of the operator's own server; absent: the default. */
  model?: string | undefined
  /** In the caller's words; absent: nothing. */
  instructions?: string | undefined
}

/** What came of asking a model; without `written` the embedded author writes, and the warnings say why. */
export interface ModelWriting {
  written?: WrittenDeckTask
  warnings: string[]
  usage: ModelUsage
}

/**
 * Has the model write the deck of a task, if there is one. A model that fails costs no deck.
 * @throws {DOMException} an AbortError, when the signal says so.
 */
export async function writeWithModel(
  { composition }: Pick<AuthorTask, 'composition'>,
  wish: ModelWish,
  { models, workers }: { models?: LanguageModels | undefined; workers: WorkerPool },
  signal: AbortSignal,
): Promise<ModelWriting | undefined> {
  const client = models?.client(wish.model)
  if (models === undefined || client === undefined) return undefined
  const until = performance.now() + models.deckSeconds * 1000
  const usage: ModelUsage = { requests: 0, inputTokens: 0, outputTokens: 0 }
  const { inputId, text, slideRange, mostSlides, appending } = composition
  const bounds = slideRangeBounds(slideRange, mostSlides)
  const source = await workers.readFacts(
    { text, ...(composition.language === undefined ? {} : { language: composition.language }) },
    signal,
  )
  if (source.facts.length === 0) return undefined
  const task: WritingTask = {
    inputId,
    source,
    bounds,
    language: composition.language ?? source.language,
    instructions: wish.instructions ?? '',
    title: composition.titleIsDefault ? '' : composition.deckTitle,
    hasCover: !appending && bounds.maximum > 1,
  }
  try {
    const { warnings, ...deck } = await writeDeck(task, {
      ask: countingAsk(client, usage, signal),
      review: (review) => workers.reviewSlide(review, signal),
      isOver: () => performance.now() > until,
    })
    const written = { ...deck, language: task.language, sourceTitle: source.title }
    return { written, warnings, usage }
  } catch (error) {
    if (!(error instanceof WritingFailedError)) throw error
    const sentence = `The embedded author wrote the slides, because the language model could not: ${error.message}`
    return { warnings: [sentence], usage }
  }
}
