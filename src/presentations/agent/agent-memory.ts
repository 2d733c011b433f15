import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { agentTaskKind } from '../../agent-tasks/turn-input.ts'
import { turnEnd } from '../../agent-tasks/turn-updates.ts'
import type { Database } from '../../database/connection.ts'
import { agentMessages, agentTasks, operations, presentations } from '../../database/schema.ts'
import type { SpokenOf } from '../../edit/spoken-of.ts'
import { namedSlidesSchema } from '../edits/edit-input.ts'
import { type Meant, meantBy, spokenOfInVain } from '../edits/last-edited-slides.ts'
import type { EditOutcome } from '../operation-result.ts'

/** What the agent remembers of a turn. */
export type AgentMemory = Pick<EditOutcome, 'spokenOf' | 'question'> & {
  /** Whether it changed the presentation. */
  isChanged: boolean
}

/** How far the agent looks back in a context, in turns. */
const farthest = 20

/** What a turn was accepted with, as far as it is remembered. */
const turnInputSchema = z.object({ input: z.object({ named: namedSlidesSchema.optional() }) })

/**
 * The slides that "it" and "the new slide" mean in a context: those that its newest wish about a presentation spoke of,
 * and those that its newest change which added some has added. In a context without one there are none: what others did,
 * callers cannot mean.
 */
export async function meantInContext(
  tx: Database,
  ownerId: string,
  contextId: string,
  presentationId: string,
): Promise<Meant> {
  const turns = () =>
    tx
      .select({ status: operations.status, input: operations.input, result: operations.result })
      .from(agentTasks)
      .innerJoin(agentMessages, eq(agentMessages.taskId, agentTasks.id))
      .innerJoin(operations, eq(operations.id, agentMessages.operationId))
      .orderBy(desc(operations.position))
  const ofContext = and(
    eq(agentTasks.ownerId, ownerId),
    eq(agentTasks.contextId, contextId),
    eq(operations.presentationId, presentationId),
    eq(operations.kind, agentTaskKind),
    inArray(operations.status, ['completed', 'failed']),
  )
  const newest = await turns().where(ofContext).limit(farthest)
  const hasAdded = sql`${operations.result} #> '{memory,spokenOf,added}' is not null`
  const [adding] = await turns().where(and(ofContext, hasAdded)).limit(1)
  const [presentation] = await tx
    .select({ revision: presentations.revision })
    .from(presentations)
    .where(eq(presentations.id, presentationId))
  return meantBy(
    lastSpokenOf(newest, presentation?.revision),
    adding && memoryOf(adding)?.spokenOf?.added,
  )
}

type Turn = Pick<typeof operations.$inferSelect, 'status' | 'input' | 'result'>

/**
 * What the newest of some turns spoke of. Of a failed one that is only known while the presentation is as it was then;
 * what was spoken of before that is not meant any more.
 */
function lastSpokenOf(turns: readonly Turn[], revision: number | undefined): SpokenOf | undefined {
  for (const turn of turns) {
    const memory = turn.status === 'completed' ? memoryOf(turn) : undefined
    if (memory?.isChanged) return memory.spokenOf
    const { named } = turn.status === 'failed' ? turnInputSchema.parse(turn.input).input : {}
    if (named !== undefined) return named.revision === revision ? spokenOfInVain(named) : undefined
  }
  return undefined
}

function memoryOf({ result }: Pick<Turn, 'result'>): AgentMemory | undefined {
  return turnEnd(result).memory as AgentMemory | undefined
}
