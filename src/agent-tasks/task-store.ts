import type { Message, Task, TaskEvent, TaskState } from './task.ts'

/** How a caller writes names: ProtoJSON, or as the names stand in a2a.proto. */
export type Casing = 'camelCase' | 'snake_case'

/** A task as it is now. */
export interface StoredTask {
  task: Task
  /** The casing that its last message used. */
  casing: Casing
  /** The number of the newest event that it includes. */
  sequence: number
}

/** What became of a message. */
export type AcceptedMessage =
  /** The task as it was when the message was accepted: what follows are the events after its sequence. */
  | (StoredTask & {
      kind: 'task'
      /** Whether the message was accepted before. */
      isRepeated?: boolean
    })
  | { kind: 'message'; message: Message }

export interface TaskQuery {
  contextId?: string
  state?: TaskState
  /** Those whose status is as new as this, or newer. */
  statusSince?: Date
  /** 1 to 100. */
  pageSize: number
  /** Of the page before. */
  pageToken?: string
}

export interface TaskPage {
  /** Newest status first. */
  tasks: StoredTask[]
  /** Empty at the end. */
  nextPageToken: string
  /** How many the query has on all pages. */
  totalSize: number
}

/** Where tasks are kept and worked on; durable, and the same in every process. */
export interface TaskStore {
  /**
   * Makes a task of a message, or lets a paused one go on. A message that was accepted before starts nothing: the answer
   * is its task, as it was then.
   * @param signal is aborted when nobody waits for the answer any more: a message that is not accepted by then need not be.
   * @throws {TaskRefusedError} when the message cannot be accepted.
   */
  accept(
    ownerId: string,
    message: Message,
    casing: Casing,
    signal?: AbortSignal,
  ): Promise<AcceptedMessage>
  /** @throws {TaskRefusedError} `TASK_NOT_FOUND` when the owner has no such task. */
  read(ownerId: string, taskId: string): Promise<StoredTask>
  /** @throws {TaskRefusedError} `INVALID_ARGUMENT` for a page token that no page gave. */
  list(ownerId: string, query: TaskQuery): Promise<TaskPage>
  /**
   * Ends a task that has not ended, and waits some seconds for it to stop. A canceled one stays as it is.
   * @throws {TaskRefusedError} `TASK_NOT_FOUND`, or `TASK_NOT_CANCELABLE` when it ended in another way.
   */
  cancel(ownerId: string, taskId: string): Promise<StoredTask>
  /**
   * The events of a task after a number, each once, in order, whichever process works on it: until it has ended, or
   * the signal is aborted. A paused task goes on with its next turn. Read the task first: whose it is is not looked at.
   */
  follow(taskId: string, options: { after: number; signal?: AbortSignal }): AsyncIterable<TaskEvent>
}
