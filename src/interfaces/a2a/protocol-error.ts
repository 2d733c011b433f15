import type { TaskRefusal } from '../../agent-tasks/task-errors.ts'

/** Why a request is refused: reasons of A2A 1.0, 5.4, of the official SDKs where that has none, and our own. */
export type ProtocolReason =
  | Exclude<TaskRefusal, 'INVALID_ARGUMENT'>
  | 'INVALID_PARAMS'
  | 'VERSION_NOT_SUPPORTED'
  | 'PUSH_NOTIFICATION_NOT_SUPPORTED'
  | 'EXTENDED_AGENT_CARD_NOT_CONFIGURED'

/** A request that the protocol does not allow. `message` is one sentence for the caller. */
export class ProtocolError extends Error {
  override name = 'ProtocolError'
  readonly reason: ProtocolReason
  /** Of the answer, where it is another than the reason's. */
  readonly statusCode: number | undefined

  constructor(reason: ProtocolReason, message: string, statusCode?: number) {
    super(message)
    this.reason = reason
    this.statusCode = statusCode
  }
}

/** For a body that does not say to be JSON. */
export function wrongContentType(): ProtocolError {
  return new ProtocolError(
    'CONTENT_TYPE_NOT_SUPPORTED',
    'The body should be JSON, sent with the content type application/json or application/a2a+json.',
    415,
  )
}

/** For whatever would set up push notifications. */
export function noPushNotifications(): ProtocolError {
  return new ProtocolError(
    'PUSH_NOTIFICATION_NOT_SUPPORTED',
    'Push notifications are not sent; stream the task, or subscribe to it.',
  )
}
