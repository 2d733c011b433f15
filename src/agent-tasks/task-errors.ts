/** Why a request about a task is refused; reasons of A2A 1.0, 5.4, and `INVALID_ARGUMENT` for whatever has no reason there. */
export type TaskRefusal =
  | 'TASK_NOT_FOUND'
  | 'TASK_NOT_CANCELABLE'
  | 'UNSUPPORTED_OPERATION'
  | 'CONTENT_TYPE_NOT_SUPPORTED'
  | 'INVALID_ARGUMENT'

/** A request about a task that cannot be granted; nothing has come of it. `message` is one sentence for the caller. */
export class TaskRefusedError extends Error {
  override name = 'TaskRefusedError'
  readonly reason: TaskRefusal
  /** What of the message is wrong, as a path of its camelCase names, such as `message.parts`. */
  readonly field: string | undefined

  constructor(reason: TaskRefusal, message: string, field?: string) {
    super(message)
    this.reason = reason
    this.field = field
  }
}
