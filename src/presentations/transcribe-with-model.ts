import { writeTranscripts } from '../author/model/write-transcripts.ts'
import type { JobContext } from '../jobs/job-context.ts'
import type { LanguageModels } from '../models/language-models.ts'
import type { TranscriptResult, TranscriptTask } from '../workers/tasks.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { boundedAsk } from './bounded-ask.ts'

/** Transcripts, with what went wrong and what became of it. */
interface Transcribed {
  transcripts: TranscriptResult
  warnings: string[]
  /** What the tokens of it cost the operator; 0 where none is the model's. */
  spent: number
}

/**
 * What a speaker says on slides: as the language model writes it, if there is one; where it does not, or not well, as the embedded author does.
 * @param model a name of the catalogue, or of the operator's own server; absent: the default.
 * @throws {DOMException} an AbortError, when the signal says so.
 */
export async function transcribeWithModel(
  task: TranscriptTask,
  model: string | undefined,
  { models, workers }: { models?: LanguageModels | undefined; workers: WorkerPool },
  context: Pick<JobContext, 'signal' | 'spend'>,
): Promise<Transcribed> {
  const client = models?.client(model)
  if (models === undefined || client === undefined)
    return { transcripts: await workers.transcribe(task, context.signal), warnings: [], spent: 0 }
  const bounds = { seconds: models.deckSeconds, tokens: models.deckTokens }
  const { ask, whyOver, spent } = boundedAsk(client, bounds, context)
  const written = await writeTranscripts(task, {
    ask,
    review: (review) => workers.reviewTranscript(review, context.signal),
    whyOver,
  })
  const failed = written.flatMap((one) => ('reason' in one ? [one] : []))
  const left = failed.map(({ slideId }) => slideId)
  const embedded =
    left.length === 0 ? [] : await workers.transcribe({ ...task, slideIds: left }, context.signal)
  const contents = new Map(embedded.map(({ slideId, content }) => [slideId, content]))
  return {
    transcripts: written.flatMap((one) => {
      const content = 'content' in one ? one.content : contents.get(one.slideId)
      return content === undefined ? [] : [{ slideId: one.slideId, content }]
    }),
    warnings: failedWarning(failed, written.length),
    spent: failed.length < written.length ? spent() : 0,
  }
}

function failedWarning(failed: readonly { reason: string }[], count: number): string[] {
  const [first] = failed
  if (first === undefined) return []
  const which = failed.length === 1 ? 'One transcript' : `${failed.length} transcripts`
  const verb = failed.length === 1 ? 'was' : 'were'
  return [
    `${which} of ${count} ${verb} written by the embedded author, because the model's answer could not be used: ${first.reason}`,
  ]
}
