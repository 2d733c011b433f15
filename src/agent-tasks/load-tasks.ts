import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { agentMessages, agentTasks, operationEvents, operations } from '../database/schema.ts'
import type { OperationEvent } from '../jobs/events.ts'
import { applyTaskUpdate, withMessage } from './apply-task-update.ts'
import type { Message, Task } from './task.ts'
import { TaskRefusedError } from './task-errors.ts'
import type { StoredTask } from './task-store.ts'
import { createTurnReader, type TurnOperation, turnEventTypes } from './turn-updates.ts'

export type AgentTaskRow = typeof agentTasks.$inferSelect

/** A message of a task with what was done about it. */
interface StoredTurn {
  message: Message
  operation: TurnOperation
  events: Pick<OperationEvent, 'type' | 'data' | 'createdAt'>[]
}

/** The owner's task with this id; undefined when there is none. */
export async function findTaskRow(
  database: Database,
  ownerId: string,
  id: string,
): Promise<AgentTaskRow | undefined> {
  const [row] = await database.select().from(agentTasks).where(isTaskOf(ownerId, id))
  return row
}

/**
 * The owner's task with this id, locked for the transaction: it has no next turn and no end meanwhile but this one's.
 * @throws {TaskRefusedError} when there is none.
 */
export async function lockTaskRow(
  tx: Database,
  ownerId: string,
  id: string,
): Promise<AgentTaskRow> {
  const [row] = await tx.select().from(agentTasks).where(isTaskOf(ownerId, id)).for('update')
  return row ?? refuseUnknownTask()
}

function isTaskOf(ownerId: string, id: string) {
  return and(eq(agentTasks.id, id), eq(agentTasks.ownerId, ownerId))
}

/** @throws {TaskRefusedError} always: there is no such task, or it is somebody else's. */
export function refuseUnknownTask(): never {
  throw new TaskRefusedError('TASK_NOT_FOUND', 'There is no such task.')
}

/** The tasks as they are, in the order given. Call it in one snapshot of the database. */
export async function loadTasks(
  database: Database,
  rows: readonly AgentTaskRow[],
): Promise<StoredTask[]> {
  const turns = await loadTurns(
    database,
    rows.map((row) => row.id),
  )
  return rows.map((row) => replayTask(row, turns.get(row.id) ?? []))
}

/** The turns of tasks, by task, oldest first. */
export async function loadTurns(
  database: Database,
  taskIds: readonly string[],
): Promise<Map<string, StoredTurn[]>> {
  const turns = new Map<string, StoredTurn[]>()
  if (taskIds.length === 0) return turns
  const { id, result, error, createdAt } = operations
  const said = await database
    .select({
      taskId: agentMessages.taskId,
      message: agentMessages.message,
      operation: { id, result, error, createdAt },
    })
    .from(agentMessages)
    .innerJoin(operations, eq(operations.id, agentMessages.operationId))
    .where(inArray(agentMessages.taskId, [...taskIds]))
    .orderBy(asc(agentMessages.turn))
  const events = await eventsOf(
    database,
    said.map((one) => one.operation.id),
  )
  for (const { taskId, message, operation } of said) {
    const turn = {
      message: message as Message,
      operation,
      events: events.get(operation.id) ?? [],
    }
    turns.set(taskId, [...(turns.get(taskId) ?? []), turn])
  }
  return turns
}

async function eventsOf(
  database: Database,
  operationIds: string[],
): Promise<Map<string, OperationEvent[]>> {
  const events = new Map<string, OperationEvent[]>()
  if (operationIds.length === 0) return events
  const rows = await database
    .select()
    .from(operationEvents)
    .where(
      and(
        inArray(operationEvents.operationId, operationIds),
        inArray(operationEvents.type, ['status', ...Object.values(turnEventTypes)]),
      ),
    )
    .orderBy(asc(operationEvents.operationId), asc(operationEvents.sequence))
  for (const row of rows) events.set(row.operationId, [...(events.get(row.operationId) ?? []), row])
  return events
}

/** A task after its turns. */
function replayTask(row: AgentTaskRow, turns: readonly StoredTurn[]): StoredTask {
  let stored = emptyTask(row)
  for (const turn of turns) stored = replayTurn(stored, turn)
  return stored
}

/**
 * A task as it was when one of its messages was accepted: what follows are the events from that on.
 *
 * @param operationId of the message's turn, which is among the turns.
 */
export function taskAtTurn(
  row: AgentTaskRow,
  turns: readonly StoredTurn[],
  operationId: string,
): StoredTask {
  const place = turns.findIndex(({ operation }) => operation.id === operationId)
  const turn = turns[place]
  if (turn === undefined) throw new Error('A message that was accepted has no turn.')
  const before = replayTask(row, turns.slice(0, place))
  const { task } = replayTurn(before, { ...turn, events: [] })
  return { ...before, task }
}

function emptyTask({ id, contextId, casing, createdAt }: AgentTaskRow): StoredTask {
  const status: Task['status'] = {
    state: 'TASK_STATE_SUBMITTED',
    timestamp: createdAt.toISOString(),
  }
  return { task: { id, contextId, status, artifacts: [], history: [] }, casing, sequence: 0 }
}

function replayTurn(before: StoredTask, { message, operation, events }: StoredTurn): StoredTask {
  const { id: taskId, contextId } = before.task
  const reader = createTurnReader({ taskId, contextId })
  const updates = [
    reader.begin(operation),
    ...events.flatMap((event) => reader.read(event, operation)),
  ]
  const [accepted, ...further] = updates
  let task = accepted === undefined ? before.task : applyTaskUpdate(before.task, accepted)
  task = withMessage(task, message)
  for (const update of further) task = applyTaskUpdate(task, update)
  return { ...before, task, sequence: before.sequence + updates.length }
}
