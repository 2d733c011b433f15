import type { Message } from './task.ts'

/** The kind of the operations that work on tasks. */
export const agentTaskKind = 'agent_task'

/** What a turn was accepted with: the input of its operation. */
export interface TurnInput {
  taskId: string
  contextId: string
  message: Message
  /** The executor's. */
  input: unknown
  /** Why nothing is done about it. */
  refused?: string
}
