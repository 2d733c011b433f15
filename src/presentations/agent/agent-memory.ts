import { and, desc, eq } from 'drizzle-orm'
import { agentTaskKind } from '../../agent-tasks/turn-input.ts'
import { turnEnd } from '../../agent-tasks/turn-updates.ts'
import type { Database } from '../../database/connection.ts'
import { agentMessages, agentTasks, operations } from '../../database/schema.ts'
import type { SpokenOf } from '../../edit/spoken-of.ts'
import type { EditOutcome } from '../operation-result.ts'

/** What the agent remembers of a turn. */
export type AgentMemory = Pick<EditOutcome, 'spokenOf' | 'question'> & {
  /** Whether it changed the presentation. */
  isChanged: boolean
}

/** How far the agent looks back in a context, in turns. */
const farthest = 20

/**
 * The slides that "it" means in a context: those that its newest change of a presentation spoke of. In a context without
 * one there are none: what others did, callers cannot mean.
 */
export async function lastSpokenOf(
  tx: Database,
  ownerId: string,
  contextId: string,
  presentationId: string,
): Promise<SpokenOf | undefined> {
  const turns = await tx
    .select({ result: operations.result })
    .from(agentTasks)
    .innerJoin(agentMessages, eq(agentMessages.taskId, agentTasks.id))
    .innerJoin(operations, eq(operations.id, agentMessages.operationId))
    .where(
      and(
        eq(agentTasks.ownerId, ownerId),
        eq(agentTasks.contextId, contextId),
        eq(operations.presentationId, presentationId),
        eq(operations.kind, agentTaskKind),
        eq(operations.status, 'completed'),
      ),
    )
    .orderBy(desc(operations.position))
    .limit(farthest)
  for (const { result } of turns) {
    const memory = turnEnd(result).memory as AgentMemory | undefined
    if (memory?.isChanged) return memory.spokenOf
  }
  return undefined
}
