import { desc, eq, inArray } from 'drizzle-orm'
import type { Connection, Database } from '../database/connection.ts'
import { operationEvents, operations } from '../database/schema.ts'
import { onNobodysBehalf } from '../database/user-turns.ts'
import { channels } from './channels.ts'
import { listEvents, type OperationEvent } from './events.ts'
import { hasEnded } from './operations.ts'

/** Follows operations, whichever process works on them. One object a process, for all its streams together. */
export interface EventFollower {
  /**
   * The events of an operation after a sequence number (0: all), in order, each once, until its end, which is among
   * them unless it came before. Nothing is read ahead: whoever takes them slowly costs no memory.
   *
   * Ends early, without an error, when the signal is aborted or the follower is closed.
   *
   * @param options.beyondEnd goes on after the operation's end, for what is noted of it later, until whoever takes the
   *   events leaves.
   */
  follow(
    operationId: string,
    options: { after: number; signal?: AbortSignal; beyondEnd?: boolean },
  ): AsyncIterable<OperationEvent>
  /** Ends what is being followed, and lets nothing begin. */
  close(): Promise<void>
}

/** How many of an operation's newest events are kept for everybody who follows it. */
const tailLength = 32

/** How many events are read at once by whoever is further behind. */
const pageLength = 100

/** How often what is followed is looked at without being told of news. */
const lookMilliseconds = 15_000

/** Whether an event says that its operation has ended. */
export function isEndEvent(event: Pick<OperationEvent, 'type' | 'data'>): boolean {
  if (event.type !== 'status') return false
  const { status } = event.data as { status?: string }
  return hasEnded(status)
}

/** What this process knows of an operation that somebody follows. */
interface Feed {
  followers: number
  /** Its newest events, consecutive; undefined until they are read for the first time. */
  tail: OperationEvent[] | undefined
  /** No event will come any more, unless something is noted of it later. */
  ended: boolean
  /** It is not there, or no more. */
  isGone: boolean
  /** Wakes those who wait for news. */
  waiting: Set<() => void>
  reading: Promise<void> | undefined
  readAgain: boolean
}

/**
 * Makes the follower of a process. However many follow an operation, its news are read once; the first of them makes the
 * process listen.
 *
 * @param options.lookMilliseconds how often to look without being told.
 */
export function createEventFollower(
  connection: Connection,
  options: { lookMilliseconds?: number } = {},
): EventFollower {
  const { database } = connection
  const feeds = new Map<string, Feed>()
  let closed = false
  let listening: Promise<() => Promise<void>> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Reads what is new of an operation, once more for every call meanwhile. */
  function refresh(id: string, feed: Feed): Promise<void> {
    if (feed.reading !== undefined) feed.readAgain = true
    else
      feed.reading = onNobodysBehalf(() => readNews(database, id, feed)).finally(() => {
        feed.reading = undefined
        wakeAll(feed)
        if (feed.readAgain) void refreshQuietly(id, feed)
      })
    return feed.reading
  }

  /** The next news, or the next look, tries again. */
  async function refreshQuietly(id: string, feed: Feed): Promise<void> {
    await refresh(id, feed).catch(() => undefined)
  }

  function hear(id: string): void {
    // Empty: the connection was away, and there may be news of any.
    const heard = id === '' ? [...feeds] : [[id, feeds.get(id)] as const]
    for (const [one, feed] of heard) if (feed !== undefined) void refreshQuietly(one, feed)
  }

  async function listen(): Promise<void> {
    listening ??= onNobodysBehalf(() => connection.listen(channels.events, hear))
    try {
      await listening
    } catch (error) {
      listening = undefined
      throw error
    }
    timer ??= onNobodysBehalf(() =>
      setInterval(
        () => void look().catch(() => undefined),
        options.lookMilliseconds ?? lookMilliseconds,
      ).unref(),
    )
  }

  /** For what no notice came of, such as the end of a user together with their work: one query for all. */
  async function look(): Promise<void> {
    const ids = [...feeds.keys()]
    if (ids.length === 0) return
    const rows = await database
      .select({ id: operations.id, eventCount: operations.eventCount })
      .from(operations)
      .where(inArray(operations.id, ids))
    const counts = new Map(rows.map((row) => [row.id, row.eventCount]))
    for (const [id, feed] of feeds) {
      const count = counts.get(id)
      if (count === undefined && ids.includes(id)) {
        feed.isGone = true
        wakeAll(feed)
      }
      if (count !== undefined && count !== feed.tail?.at(-1)?.sequence)
        void refreshQuietly(id, feed)
    }
  }

  function enter(id: string): Feed {
    const feed: Feed = feeds.get(id) ?? {
      followers: 0,
      tail: undefined,
      ended: false,
      isGone: false,
      waiting: new Set(),
      reading: undefined,
      readAgain: false,
    }
    feed.followers += 1
    feeds.set(id, feed)
    return feed
  }

  function leave(id: string, feed: Feed): void {
    feed.followers -= 1
    if (feed.followers === 0) feeds.delete(id)
  }

  async function* follow(
    id: string,
    {
      after,
      signal,
      beyondEnd = false,
    }: { after: number; signal?: AbortSignal; beyondEnd?: boolean },
  ): AsyncGenerator<OperationEvent> {
    const isStopped = () => closed || signal?.aborted === true
    const isOver = (feed: Feed) => feed.isGone || (feed.ended && !beyondEnd)
    const isLast = (event: OperationEvent) => isEndEvent(event) && !beyondEnd
    if (isStopped()) return
    await listen()
    const feed = enter(id)
    try {
      if (feed.tail === undefined) await refresh(id, feed)
      let sequence = after
      while (!isStopped()) {
        const events = await eventsAfter(database, id, feed, sequence)
        for (const event of events) {
          if (isStopped()) return
          yield event
          sequence = event.sequence
          if (isLast(event)) return
        }
        if (events.length === 0) {
          if (isOver(feed)) return
          const isNews = () => isStopped() || isOver(feed) || hasEventAfter(feed, sequence)
          await change(feed, isNews, signal)
        }
      }
    } finally {
      leave(id, feed)
    }
  }

  return {
    follow,
    async close() {
      closed = true
      clearInterval(timer)
      for (const feed of feeds.values()) wakeAll(feed)
      const stopListening = await listening?.catch(() => undefined)
      await stopListening?.()
    },
  }
}

/** Whether an event after a sequence number is known. */
function hasEventAfter(feed: Feed, after: number): boolean {
  return (feed.tail?.at(-1)?.sequence ?? 0) > after
}

/** Resolves when `isThere` is true after a change of the feed or of the signal. */
async function change(
  feed: Feed,
  isThere: () => boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (isThere()) return
  await new Promise<void>((resolve) => {
    const wake = () => {
      if (!isThere()) return
      feed.waiting.delete(wake)
      signal?.removeEventListener('abort', wake)
      resolve()
    }
    feed.waiting.add(wake)
    signal?.addEventListener('abort', wake)
  })
}

function wakeAll(feed: Feed): void {
  for (const wake of feed.waiting) wake()
}

/** From the tail where it reaches back far enough, else from the table. */
async function eventsAfter(
  database: Database,
  id: string,
  { tail = [] }: Feed,
  after: number,
): Promise<OperationEvent[]> {
  const [oldest] = tail
  if (oldest === undefined || oldest.sequence > after + 1)
    return listEvents(database, id, after, pageLength)
  return tail.filter((event) => event.sequence > after)
}

async function readNews(database: Database, id: string, feed: Feed): Promise<void> {
  feed.readAgain = false
  if (feed.tail === undefined) {
    // The status first: if it is an end, the events that are read after it are all.
    const [operation] = await database
      .select({ status: operations.status })
      .from(operations)
      .where(eq(operations.id, id))
    const newest = await database
      .select()
      .from(operationEvents)
      .where(eq(operationEvents.operationId, id))
      .orderBy(desc(operationEvents.sequence))
      .limit(tailLength)
    feed.tail = newest.reverse()
    feed.isGone = operation === undefined
    feed.ended = hasEnded(operation?.status)
    return
  }
  for (;;) {
    const known = feed.tail.at(-1)?.sequence ?? 0
    const events = await listEvents(database, id, known, pageLength)
    feed.tail = [...feed.tail, ...events].slice(-tailLength)
    feed.ended ||= events.some(isEndEvent)
    if (events.length < pageLength) break
  }
}
