import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { operations, presentations, revisions } from '../../database/schema.ts'
import type { SpokenOf } from '../../edit/spoken-of.ts'
import type { EditOutcome } from '../operation-result.ts'
import type { EditInput } from './edit-input.ts'

type InstructionChange = Extract<EditInput['change'], { kind: 'instruction' }>

/** What an instruction is accepted with about "it". */
export function meantByIt(
  spokenOf: SpokenOf | undefined,
): Pick<InstructionChange, 'lastChangedSlideIds' | 'lastReducedSlideIds'> {
  if (spokenOf === undefined) return {}
  return {
    lastChangedSlideIds: spokenOf.slideIds,
    ...(spokenOf.reducedSlideIds.length === 0
      ? {}
      : { lastReducedSlideIds: spokenOf.reducedSlideIds }),
  }
}

/**
 * The slides that "it" means: those that the newest change of a presentation spoke of, if an edit made it. After any
 * other change there are none, so that nothing is done to a slide that the caller did not mean.
 */
export async function lastEditedSlides(
  database: Database,
  presentationId: string,
): Promise<SpokenOf | undefined> {
  const [newest] = await database
    .select({ result: operations.result })
    .from(revisions)
    .innerJoin(presentations, eq(presentations.id, revisions.presentationId))
    .innerJoin(operations, eq(operations.id, revisions.operationId))
    .where(
      and(
        eq(revisions.presentationId, presentationId),
        eq(revisions.number, presentations.revision),
        eq(operations.kind, 'presentation_edit'),
        eq(operations.status, 'completed'),
      ),
    )
    .orderBy(desc(revisions.number))
  const outcome = newest?.result as EditOutcome | undefined
  return outcome?.spokenOf
}
