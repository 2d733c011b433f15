import type { Database } from '../database/connection.ts'
import type { Prepare } from '../database/prepared-transaction.ts'
import type { JobContext } from '../jobs/job-runner.ts'
import type { Artifact, Message, Part, TaskState } from './task.ts'

/** A message as it arrives: the first one of a task, or an answer to what the task asked. */
export interface IncomingTurn {
  ownerId: string
  contextId: string
  message: Message
  /** What the turn before was accepted with and ended in; absent for the first message of a task. */
  previous?: { input: unknown; memory: unknown }
  /** Is aborted when nobody waits for the answer any more; absent: somebody does until the end. */
  signal?: AbortSignal
}

/** What a message is accepted as. */
export type AcceptedTurn =
  | {
      kind: 'task'
      /** Tasks on one presentation are worked on one at a time. */
      presentationId: string | null
      /** The most that the turn can cost, in credits. */
      hold: number
      /** What tokens of models can cost beside that, in credits; default: nothing. */
      tokenHold?: number
      /** For `execute`; any JSON value. */
      input: unknown
    }
  /** Answered at once, without a task. */
  | { kind: 'message'; parts: Part[] }

/** A turn that is worked on. */
export interface RunningTurn {
  job: JobContext
  taskId: string
  contextId: string
  message: Message
  input: unknown
  /**
   * Says something while the task goes on. What an earlier attempt at the same turn has said as its first, second and
   * so on is not said again.
   */
  say(parts: Part[]): Promise<void>
  /**
   * Gives an artifact, or a further piece of it. What an earlier attempt at the same turn has given is not given twice,
   * if every attempt gives the pieces of an artifact in the same order.
   */
  give(artifact: Artifact, options?: { append?: boolean; lastChunk?: boolean }): Promise<void>
}

/** How a turn ends. A turn that cannot end well may also throw a JobFailure: then the task has failed. */
export interface TurnEnd {
  state: Exclude<TaskState, 'TASK_STATE_SUBMITTED' | 'TASK_STATE_WORKING' | 'TASK_STATE_CANCELED'>
  /** What is said with it; empty: nothing. */
  parts: Part[]
  /** For the next turns of the task and of its context; any JSON value. */
  memory?: unknown
}

/** An agent: what is done about messages. The protocol and the store know nothing else of it. */
export interface AgentExecutor {
  /**
   * Decides about a message, in the transaction that accepts it. What takes long is worked out by `prepare`, and then
   * it is asked again.
   * @throws {TaskRefusedError} when it cannot be accepted; nothing comes of it then.
   */
  accept(tx: Database, turn: IncomingTurn, prepare: Prepare): Promise<AcceptedTurn>
  /** Gives what callers get of every turn, also of one that they have no credits for. */
  begin?(turn: RunningTurn): Promise<void>
  /** Does what was accepted, in a job of the queue: it may begin again in another process. */
  execute(turn: RunningTurn): Promise<TurnEnd>
}
