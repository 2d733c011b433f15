import pg from 'pg'
import type { Availability } from './availability.ts'
import { DatabaseAwayError, DatabaseBusyError } from './database-away.ts'
import { createUserTurns } from './user-turns.ts'

/** Of a pool's connections, what the requests of one user have at the most: several such users leave others some. */
const shareOfUser = 0.3

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void

/** A pool whose lost connections end nobody's process, and which says when the database goes and comes. */
export class WatchedPool extends pg.Pool {
  private readonly availability: Pick<Availability, 'noteAway' | 'noteBack'>
  private readonly turns: ReturnType<typeof createUserTurns>

  constructor(options: pg.PoolConfig, availability: Pick<Availability, 'noteAway' | 'noteBack'>) {
    super(options)
    this.availability = availability
    this.turns = createUserTurns({
      most: Math.max(1, Math.floor((options.max ?? 1) * shareOfUser)),
      patience: options.connectionTimeoutMillis ?? 0,
    })
    this.on('connect', (client) => {
      availability.noteBack()
      endWhenUnanswered(client)
      // A connection may be lost while a transaction has it and asks nothing: without a listener that would end the
      // process. The next query of the transaction fails.
      client.on('error', (error) => availability.noteAway(error))
    })
    // As above, while nobody has it; the pool opens another one.
    this.on('error', (error) => availability.noteAway(error))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connecting = this.turns.take().then((giveBack) =>
      super.connect().then(
        (client) => givenBackWhenLost(client, giveBack),
        (cause: unknown) => {
          giveBack()
          throw this.reasonFor(cause)
        },
      ),
    )
    if (callback === undefined) return connecting
    connecting.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  /** Why there is no connection. */
  private reasonFor(cause: unknown): Error {
    if (this.isFull() && isWaitOver(cause)) return new DatabaseBusyError(cause)
    const error = new DatabaseAwayError(cause)
    this.availability.noteAway(error)
    return error
  }

  private isFull(): boolean {
    return this.totalCount >= this.options.max
  }
}

/** Whether whoever asked waited too long for a connection that others have; a new one that takes too long fails otherwise. */
function isWaitOver(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

/**
 * Ends a connection on which a query was given up: the next user of it would wait for that query too, and do their work in
 * the transaction that it left open.
 */
function endWhenUnanswered(client: pg.PoolClient): void {
  const { query } = client
  const watched = (...given: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(query, client, given)
    // Who asks with a callback is the pool itself, which ends the connection after any error.
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isGivenUp(error)) client.release(true)
      })
    return answer
  }
  // It has the overloads of what it calls.
  client.query = watched as typeof query
}

function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/**
 * A client that goes back to its pool when its connection is lost: who has it may have failed on the way to giving it
 * back, as drizzle does where `begin` fails, and its place would be taken for ever. Giving it back again does nothing.
 *
 * @param onGivenBack is called then, once.
 */
function givenBackWhenLost(client: pg.PoolClient, onGivenBack: () => void): pg.PoolClient {
  const { release } = client
  let isReleased = false
  const onLost = () => client.release(true)
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    client.off('error', onLost)
    client.off('end', onLost)
    release(error)
    onGivenBack()
  }
  client.on('error', onLost)
  client.on('end', onLost)
  return client
}
