/** NOTIFY channels. Each is only a wake-up: what happened stands in the tables. */
export const channels = {
  /** There may be something to claim. */
  queued: 'operations_queued',
  /** The operation whose id is the payload is wanted no more. */
  canceled: 'operations_canceled',
  /** The operation whose id is the payload has a new event. */
  events: 'operation_events',
} as const
