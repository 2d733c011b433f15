import type { JobContext } from '../../jobs/job-runner.ts'
import type { AuthorTask } from '../../workers/tasks.ts'
import type { RenderingTools } from '../render-files.ts'
import { type ModelWish, type ModelWriting, writeWithModel } from '../write-with-model.ts'

/** The step under which a written deck is kept, so that a retry does not ask for it again. */
const writtenStep = 'written'

/** What a language model wrote, if there is one and it could. */
interface WrittenByModel {
  written?: NonNullable<AuthorTask['written']>
  /** What the tokens of it cost the operator; 0 where nothing was written. */
  spent: number
}

/**
 * What the language model of a generation wrote, if there is one and it could; its warnings are those of the work.
 * @param wish.model absent: the default of the deployment.
 */
export async function writtenByModel(
  context: JobContext,
  { models, workers }: Pick<RenderingTools, 'models' | 'workers'>,
  composition: AuthorTask['composition'],
  wish: Omit<ModelWish, 'model'> & { model: string | null | undefined },
): Promise<WrittenByModel> {
  const kept = await context.checkpoint.get<ModelWriting>(writtenStep)
  const writing =
    kept ??
    (await writeWithModel(
      { composition },
      { ...wish, model: wish.model ?? undefined },
      { models, workers },
      context,
    ))
  if (writing === undefined) return { spent: 0 }
  if (kept === undefined) await context.checkpoint.put(writtenStep, writing)
  for (const sentence of writing.warnings) context.warn(sentence)
  const { written, spent = 0 } = writing
  return { ...(written === undefined ? {} : { written }), spent }
}
