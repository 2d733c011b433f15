import { z } from 'zod'
import type { OperationEvent } from '../jobs/events.ts'
import type { OperationRow } from '../jobs/operations.ts'
import type { Artifact, Message, Part, TaskState, TaskStatus, TaskUpdate } from './task.ts'

// A task has no log of its own: what happens to it is read from the events of its operations, one a turn. So the two
// can never differ, and whatever ends an operation ends its task.

/** The types of the events that a turn's operation has besides those of every operation. */
export const turnEventTypes = {
  /** The executor said or gave something: a `GivenEvent`. */
  given: 'task',
  /** After its end: an answer came, and a next turn goes on. */
  continued: 'continued',
  /** After its end: the task has ended while it waited for an answer, see `DismissedEvent`. */
  dismissed: 'dismissed',
} as const

/** Why a task that waited for an answer has ended. */
export interface DismissedEvent {
  /** Of the message that says so. */
  messageId: string
  sentence: string
}

/** What the executor said or gave. Of events with the same key, from several attempts at a turn, the first counts. */
export type GivenEvent = { key: string } & (
  | { message: Message }
  | { artifact: Artifact; append?: boolean; lastChunk?: boolean }
)

const endSchema = z.object({
  state: z.string().transform((state) => state as TaskState),
  parts: z.array(z.unknown()).transform((parts) => parts as Part[]),
  memory: z.unknown().optional(),
})

/** How the operation of a turn that was completed ended: its result. */
export function turnEnd(result: unknown): z.infer<typeof endSchema> {
  return endSchema.parse(result)
}

/** What is known of the operation of a turn. */
export type TurnOperation = Pick<OperationRow, 'id' | 'result' | 'error' | 'createdAt'>

/** Reads what happens in a turn of a task from the events of its operation, in their order. */
interface TurnReader {
  /** What happens before all events. */
  begin(operation: TurnOperation): TaskUpdate
  /** @param operation as it is at the event or later: of an end event the outcome is told. */
  read(
    event: Pick<OperationEvent, 'type' | 'data' | 'createdAt'>,
    operation: TurnOperation,
  ): TaskUpdate[]
}

/** A reader for one turn; the same events give the same updates every time. */
export function createTurnReader(task: { taskId: string; contextId: string }): TurnReader {
  let isWorking = false
  const keys = new Set<string>()

  const statusUpdate = (state: TaskState, moment: Date, message?: Message): TaskUpdate => {
    const status: TaskStatus = { state, timestamp: moment.toISOString() }
    return { statusUpdate: { ...task, status: message ? { ...status, message } : status } }
  }

  /** Every turn ends once, so its operation's id names what is said then. */
  const reply = (operation: TurnOperation, parts: Part[]): Message | undefined =>
    parts.length === 0
      ? undefined
      : { messageId: operation.id, ...task, role: 'ROLE_AGENT', parts: [...parts] }

  const sentence = (operation: TurnOperation) =>
    reply(operation, operation.error === null ? [] : [{ text: operation.error.message }])

  function given(data: GivenEvent, moment: Date): TaskUpdate[] {
    if (keys.has(data.key)) return []
    keys.add(data.key)
    if ('message' in data) return [statusUpdate('TASK_STATE_WORKING', moment, data.message)]
    const { key: _key, ...artifactUpdate } = data
    return [{ artifactUpdate: { ...task, ...artifactUpdate } }]
  }

  function changed(status: unknown, moment: Date, operation: TurnOperation): TaskUpdate[] {
    if (status === 'in_progress') {
      // Another attempt at a turn is nothing that callers see.
      if (isWorking) return []
      isWorking = true
      return [statusUpdate('TASK_STATE_WORKING', moment)]
    }
    if (status === 'completed') {
      const { state, parts } = turnEnd(operation.result)
      return [statusUpdate(state, moment, reply(operation, parts))]
    }
    if (status === 'failed') return [statusUpdate('TASK_STATE_FAILED', moment, sentence(operation))]
    if (status === 'canceled')
      return [statusUpdate('TASK_STATE_CANCELED', moment, sentence(operation))]
    return []
  }

  return {
    begin: (operation) => statusUpdate('TASK_STATE_SUBMITTED', operation.createdAt),
    read({ type, data, createdAt }, operation) {
      if (type === 'status')
        return changed((data as { status?: unknown }).status, createdAt, operation)
      if (type === turnEventTypes.given) return given(data as GivenEvent, createdAt)
      if (type === turnEventTypes.dismissed) {
        const { messageId, sentence } = data as DismissedEvent
        const parts = [{ text: sentence }]
        const message: Message = { messageId, ...task, role: 'ROLE_AGENT', parts }
        return [statusUpdate('TASK_STATE_CANCELED', createdAt, message)]
      }
      return []
    },
  }
}
