import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { agentMessages, agentTasks, operations } from '../database/schema.ts'
import { type EventFollower, isEndEvent } from '../jobs/follow-events.ts'
import { isEndState, type TaskEvent, type TaskUpdate } from './task.ts'
import { createTurnReader, type TurnOperation, turnEventTypes } from './turn-updates.ts'

/**
 * The events of a task after a number, each once, in order: until it has ended or the signal is aborted. While it is
 * paused nothing comes; then what happens in its next turn. Its number is how many came before: read from the first
 * turn on, the events of operations always give the same.
 */
export async function* followTask(
  database: Database,
  follower: EventFollower,
  taskId: string,
  { after, signal }: { after: number; signal?: AbortSignal },
): AsyncGenerator<TaskEvent> {
  let sequence = 0
  for (let number = 1; ; number++) {
    const turn = await findTurn(database, taskId, number)
    if (turn === undefined) return
    let isContinued = false
    for await (const update of turnUpdates(database, follower, taskId, turn, signal)) {
      if (update === 'continued') {
        isContinued = true
        break
      }
      sequence += 1
      if (sequence > after) yield { sequence, update }
      if ('statusUpdate' in update && isEndState(update.statusUpdate.status.state)) return
    }
    if (!isContinued) return
  }
}

interface Turn {
  contextId: string
  operation: TurnOperation
}

async function findTurn(
  database: Database,
  taskId: string,
  number: number,
): Promise<Turn | undefined> {
  const { id, result, error, createdAt } = operations
  const [turn] = await database
    .select({ contextId: agentTasks.contextId, operation: { id, result, error, createdAt } })
    .from(agentMessages)
    .innerJoin(agentTasks, eq(agentTasks.id, agentMessages.taskId))
    .innerJoin(operations, eq(operations.id, agentMessages.operationId))
    .where(and(eq(agentMessages.taskId, taskId), eq(agentMessages.turn, number)))
  return turn
}

/** What happens in a turn, and last that another one continues it. */
async function* turnUpdates(
  database: Database,
  follower: EventFollower,
  taskId: string,
  { contextId, operation }: Turn,
  signal: AbortSignal | undefined,
): AsyncGenerator<TaskUpdate | 'continued'> {
  const reader = createTurnReader({ taskId, contextId })
  yield reader.begin(operation)
  const events = follower.follow(operation.id, {
    after: 0,
    beyondEnd: true,
    ...(signal === undefined ? {} : { signal }),
  })
  for await (const event of events) {
    const known = isEndEvent(event) ? await outcomeOf(database, operation) : operation
    yield* reader.read(event, known)
    if (event.type === turnEventTypes.continued) yield 'continued'
  }
}

/** An operation as it ended; as it was, when it is gone meanwhile. */
async function outcomeOf(database: Database, operation: TurnOperation): Promise<TurnOperation> {
  const [ended] = await database
    .select({ result: operations.result, error: operations.error })
    .from(operations)
    .where(eq(operations.id, operation.id))
  return { ...operation, ...ended }
}
