import type { Database } from '../../database/connection.ts'
import type { OperationEvent } from '../../jobs/events.ts'
import { type EventFollower, isEndEvent } from '../../jobs/follow-events.ts'
import { findOperation, hasEnded, type OperationView } from '../../jobs/operations.ts'
import { slideEventSchema, slideEventType } from '../../presentations/slide-events.ts'
import type { ServerSentEvent } from '../http/event-stream.ts'
import type { SignLink } from '../schemas/format-result.ts'
import { thumbnailAddress } from './addresses.ts'
import { operationView } from './operation-view.ts'

/**
 * The events of an operation as a stream shows them: `progress`, `slide` for each finished slide, and `end` with the
 * operation as it is then. The numbers of those that are not shown are left out.
 *
 * @param after the number of the last event that the client has.
 * @param signal ends it without `end`, as does the end of the server.
 */
export async function* operationEvents(
  {
    database,
    follower,
    signLink,
  }: { database: Database; follower: EventFollower; signLink: SignLink },
  operation: Pick<OperationView, 'id' | 'ownerId'>,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<ServerSentEvent> {
  for await (const event of follower.follow(operation.id, { after, signal })) {
    if (isEndEvent(event)) break
    const shown = eventView(event, signLink)
    if (shown !== undefined) yield shown
  }
  if (signal.aborted) return
  const now = await findOperation(database, operation.ownerId, operation.id)
  // Also where the events of work that ended long ago are gone: then its end is all there is to say.
  if (now !== undefined && hasEnded(now.status))
    yield { id: now.eventCount, event: 'end', data: operationView(now, signLink) }
}

function eventView(
  { type, data, sequence }: OperationEvent,
  signLink: SignLink,
): ServerSentEvent | undefined {
  if (type === 'progress') return { id: sequence, event: 'progress', data }
  if (type !== slideEventType) return undefined
  const { presentationId, slideId, order, title, layout } = slideEventSchema.parse(data)
  return {
    id: sequence,
    event: 'slide',
    data: {
      slide_id: slideId,
      order,
      title,
      layout,
      thumbnail_url: thumbnailAddress(signLink, presentationId, slideId),
    },
  }
}
