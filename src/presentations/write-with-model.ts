import type { ExistingSlides } from '../author/model/existing-slides.ts'
import { WritingFailedError, writeDeck } from '../author/model/write-deck.ts'
import type { WritingTask } from '../author/model/writing-task.ts'
import { slideRangeBounds } from '../author/slide-range.ts'
import type { JobContext } from '../jobs/job-context.ts'
import type { LanguageModels } from '../models/language-models.ts'
import type { AuthorTask } from '../workers/tasks.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { WrittenDeckTask } from '../workers/written-composition.ts'
import { boundedAsk } from './bounded-ask.ts'
import { unfollowedInstructions } from './unmet-wishes.ts'

/** What a model was asked for in words, beside the text. */
export interface ModelWish {
  /** A name of the catalogue, or of the operator's own server; absent: the default. */
  model?: string | undefined
  /** In the caller's words; absent: nothing. */
  instructions?: string | undefined
  /** The deck that the slides are to go into; absent: a new one. */
  existing?: ExistingSlides | undefined
}

/** What came of asking a model; without `written` the embedded author writes, and the warnings say why. */
export interface ModelWriting {
  written?: WrittenDeckTask
  warnings: string[]
  /** What the tokens of it cost the operator; absent where nothing was written. */
  spent?: number
}

/**
 * Has the model write the deck of a task, if there is one. A model that fails costs no deck.
 * @throws {DOMException} an AbortError, when the signal says so.
 */
export async function writeWithModel(
  { composition }: Pick<AuthorTask, 'composition'>,
  wish: ModelWish,
  { models, workers }: { models?: LanguageModels | undefined; workers: WorkerPool },
  context: Pick<JobContext, 'signal' | 'spend'>,
): Promise<ModelWriting | undefined> {
  const client = models?.client(wish.model)
  if (models === undefined || client === undefined) return undefined
  const bounds = { seconds: models.deckSeconds, tokens: models.deckTokens }
  const { ask, whyOver, spent } = boundedAsk(client, bounds, context)
  const { inputId, text, slideRange, mostSlides, appending } = composition
  const range = slideRangeBounds(slideRange, mostSlides)
  const source = await workers.readFacts(
    { text, ...(composition.language === undefined ? {} : { language: composition.language }) },
    context.signal,
  )
  if (source.facts.length === 0) return undefined
  const task: WritingTask = {
    inputId,
    source,
    bounds: range,
    language: composition.language ?? source.language,
    instructions: wish.instructions ?? '',
    title: composition.titleIsDefault ? '' : composition.deckTitle,
    hasCover: !appending && range.maximum > 1,
    ...(wish.existing === undefined ? {} : { existing: wish.existing }),
  }
  try {
    const { warnings, ...deck } = await writeDeck(task, {
      ask,
      review: (review) => workers.reviewSlide(review, context.signal),
      whyOver,
    })
    const written = { ...deck, language: task.language, sourceTitle: source.title }
    return { written, warnings, spent: spent() }
  } catch (error) {
    if (!(error instanceof WritingFailedError)) throw error
    const sentence = `The embedded author wrote the slides, because the language model could not: ${error.message}`
    const unfollowed = unfollowedInstructions(
      wish.instructions,
      'the embedded author wrote the slides',
    )
    return { warnings: [sentence, ...unfollowed] }
  }
}
