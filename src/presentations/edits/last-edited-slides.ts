import { and, desc, eq, or, sql } from 'drizzle-orm'
import { agentTaskKind } from '../../agent-tasks/turn-input.ts'
import type { Database } from '../../database/connection.ts'
import { operations, presentations, revisions } from '../../database/schema.ts'
import type { AddedSlide, SpokenOf } from '../../edit/spoken-of.ts'
import type { EditOutcome, SlideResult } from '../operation-result.ts'
import type { PresentationRow } from '../presentation-repository.ts'
import type { EditInput, NamedSlides } from './edit-input.ts'

type InstructionChange = Extract<EditInput['change'], { kind: 'instruction' }>

/** What an instruction is accepted with about "it" and "the new slide". */
export type Meant = Pick<
  InstructionChange,
  'lastChangedSlideIds' | 'lastReducedSlideIds' | 'lastAddedSlides'
>

/** @param added the slides that were added last, in whatever edit. */
export function meantBy(spokenOf: SpokenOf | undefined, added: AddedSlide[] | undefined): Meant {
  const { slideIds, reducedSlideIds = [] } = spokenOf ?? {}
  return {
    ...(slideIds === undefined ? {} : { lastChangedSlideIds: slideIds }),
    ...(reducedSlideIds.length === 0 ? {} : { lastReducedSlideIds: reducedSlideIds }),
    ...(added === undefined ? {} : { lastAddedSlides: added }),
  }
}

/** What an edit that has failed spoke of. */
export function spokenOfInVain({ slideIds }: NamedSlides): SpokenOf {
  return { slideIds, reducedSlideIds: [] }
}

/**
 * The slides that "it" means: those that the newest change of a presentation spoke of, if an edit made it, or an edit
 * since that has failed. After any other change there are none, so that nothing is done to a slide that the caller did
 * not mean.
 */
export async function lastEditedSlides(
  database: Database,
  { id: presentationId, revision }: Pick<PresentationRow, 'id' | 'revision'>,
): Promise<SpokenOf | undefined> {
  const [edit] = await database
    .select({ status: operations.status, input: operations.input })
    .from(operations)
    .where(
      and(eq(operations.presentationId, presentationId), eq(operations.kind, 'presentation_edit')),
    )
    .orderBy(desc(operations.position))
    .limit(1)
  const { named } = edit?.status === 'failed' ? (edit.input as EditInput) : {}
  if (named?.revision === revision) return spokenOfInVain(named)
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

/** Work that may add slides to a presentation that is there, and where its result names them. */
const addedByEdit = sql`${operations.result} #> '{spokenOf,added}'`
const addedByAgent = sql`${operations.result} #> '{memory,spokenOf,added}'`

/** The slides that were added to a presentation last, by an edit, an agent or the making of one slide. */
export async function lastAddedSlides(
  database: Database,
  presentationId: string,
): Promise<AddedSlide[] | undefined> {
  const [newest] = await database
    .select({
      kind: operations.kind,
      result: operations.result,
      byEdit: sql<AddedSlide[] | null>`${addedByEdit}`,
      byAgent: sql<AddedSlide[] | null>`${addedByAgent}`,
    })
    .from(operations)
    .where(
      and(
        eq(operations.presentationId, presentationId),
        eq(operations.status, 'completed'),
        or(
          and(eq(operations.kind, 'presentation_edit'), sql`${addedByEdit} is not null`),
          and(eq(operations.kind, agentTaskKind), sql`${addedByAgent} is not null`),
          eq(operations.kind, 'slide_creation'),
        ),
      ),
    )
    .orderBy(desc(operations.position))
    .limit(1)
  if (newest === undefined) return undefined
  if (newest.kind !== 'slide_creation') return newest.byEdit ?? newest.byAgent ?? undefined
  return [{ slideId: (newest.result as SlideResult).slideId, by: 'inserting' }]
}
