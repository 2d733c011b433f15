import { and, desc, eq, sql } from 'drizzle-orm'
import { agentTaskKind } from '../../agent-tasks/turn-input.ts'
import { turnEnd } from '../../agent-tasks/turn-updates.ts'
import type { Database } from '../../database/connection.ts'
import { agentMessages, agentTasks, operations } from '../../database/schema.ts'
import { type Meant, meantBy } from '../edits/last-edited-slides.ts'
import type { EditOutcome } from '../operation-result.ts'

/** What the agent remembers of a turn. */
export type AgentMemory = Pick<EditOutcome, 'spokenOf' | 'question'> & {
  /** Whether it changed the presentation. */
  isChanged: boolean
}

/** How far the agent looks back in a context, in turns. */
const farthest = 20

/**
 * The slides that "it" and "the new slide" mean in a context: those that its newest change of a presentation spoke of,
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
      .select({ result: operations.result })
      .from(agentTasks)
      .innerJoin(agentMessages, eq(agentMessages.taskId, agentTasks.id))
      .innerJoin(operations, eq(operations.id, agentMessages.operationId))
      .orderBy(desc(operations.position))
  const ofContext = and(
    eq(agentTasks.ownerId, ownerId),
    eq(agentTasks.contextId, contextId),
    eq(operations.presentationId, presentationId),
    eq(operations.kind, agentTaskKind),
    eq(operations.status, 'completed'),
  )
  const newest = await turns().where(ofContext).limit(farthest)
  const changed = newest.map(memoryOf).find((memory) => memory?.isChanged)
  const hasAdded = sql`${operations.result} #> '{memory,spokenOf,added}' is not null`
  const [adding] = await turns().where(and(ofContext, hasAdded)).limit(1)
  return meantBy(changed?.spokenOf, adding && memoryOf(adding)?.spokenOf?.added)
}

function memoryOf({ result }: { result: unknown }): AgentMemory | undefined {
  return turnEnd(result).memory as AgentMemory | undefined
}
