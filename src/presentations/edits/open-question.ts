import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { operations } from '../../database/schema.ts'
import type { EditOutcome } from '../operation-result.ts'
import type { AnsweredQuestion, EditInput } from './edit-input.ts'

/** How many answers before are kept: more than anybody gives, those that settled nothing among them. */
const mostEarlier = 8

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

/** A question, to be answered, with the instruction that an edit was accepted with and that ended in it. */
export function asAnswered(
  change: EditInput['change'],
  { text, options }: NonNullable<EditOutcome['question']>,
): AnsweredQuestion | undefined {
  if (change.kind !== 'instruction') return undefined
  const asked = { question: text, options }
  const { instruction, slideOrder = [], answers } = change
  if (answers === undefined) return { instruction, slideOrder, ...asked }
  // An answer that led to another question belongs to the instruction that began it.
  const { question, options: offered, earlier = [] } = answers
  const answer = { question, options: offered, answer: instruction, slideOrder }
  const said = [...earlier, answer].slice(-mostEarlier)
  return {
    instruction: answers.instruction,
    slideOrder: answers.slideOrder,
    earlier: said,
    ...asked,
  }
}
