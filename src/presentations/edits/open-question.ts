import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { operations } from '../../database/schema.ts'
import type { EditOutcome } from '../operation-result.ts'
import type { AnsweredQuestion, EditInput } from './edit-input.ts'

/**
 * The question that the newest edit of a presentation ended in, while nothing has changed the presentation since: what
 * the next instruction may be the answer to.
 * @param revision the presentation's newest.
 */
export async function openQuestion(
  database: Database,
  presentationId: string,
  revision: number,
): Promise<AnsweredQuestion | undefined> {
  const [newest] = await database
    .select({
      status: operations.status,
      input: operations.input,
      result: operations.result,
    })
    .from(operations)
    .where(
      and(eq(operations.presentationId, presentationId), eq(operations.kind, 'presentation_edit')),
    )
    .orderBy(desc(operations.position))
    .limit(1)
  if (newest?.status !== 'completed') return undefined
  const outcome = newest.result as EditOutcome
  const { change } = newest.input as EditInput
  if (outcome.question === undefined || outcome.revision !== revision) return undefined
  return asAnswered(change, outcome.question)
}

/** A question as the next instruction may answer it; only words end in one. */
export function asAnswered(
  change: EditInput['change'],
  { text, options, state }: NonNullable<EditOutcome['question']>,
): AnsweredQuestion | undefined {
  return change.kind === 'instruction' ? { question: text, options, state } : undefined
}
