import pg from 'pg'

const firstDelayMilliseconds = 100
const longestDelayMilliseconds = 5_000

type Listener = (payload: string) => void

/** Any number, as long as every process uses it: "LIVE" in ASCII. */
const presenceLocks = 0x4c495645

/**
 * Hears NOTIFY on one session of its own, which it opens when first needed and again whenever it is lost. The same
 * session holds the locks that say who is there.
 */
export function createPostgresListener(options: pg.ClientConfig) {
  const listeners = new Map<string, Set<Listener>>()
  const names = new Set<string>()
  let session: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  const open = (): Promise<pg.Client> => {
    const opening = connect(() => {
      if (session !== opening) return
      session = undefined
      reopenIn(firstDelayMilliseconds)
    })
    session = opening
    opening.catch(() => {
      if (session === opening) session = undefined
    })
    return opening
  }

  const connect = async (onEnd: () => void): Promise<pg.Client> => {
    const client = new pg.Client(options)
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    await client.connect()
    client.on('end', onEnd)
    try {
      for (const channel of listeners.keys()) await client.query(listenTo(channel))
      for (const name of names) await client.query(...presenceOf(name))
      if (closed) throw new Error('The listener was closed.')
    } catch (error) {
      await client.end()
      throw error
    }
    return client
  }

  const reopenIn = (delay: number): void => {
    if (closed || retry !== undefined) return
    retry = setTimeout(() => {
      retry = undefined
      open().then(
        () => {
          // Whatever was said meanwhile is lost; an empty payload says so.
          for (const ofChannel of listeners.values()) for (const listener of ofChannel) listener('')
        },
        () => reopenIn(Math.min(delay * 2, longestDelayMilliseconds)),
      )
    }, delay)
    retry.unref()
  }

  /** Says something on the session. While there is none it waits with the others: the next session says all of it. */
  const say = async (...query: [string, unknown[]?]): Promise<void> => {
    if (retry !== undefined) return
    try {
      const client = await (session ?? open())
      await client.query(...query)
    } catch {
      const client = await session?.catch(() => undefined)
      session = undefined
      await client?.end()
      reopenIn(firstDelayMilliseconds)
    }
  }

  return {
    async listen(channel: string, onNotify: Listener): Promise<() => Promise<void>> {
      const ofChannel = listeners.get(channel) ?? new Set()
      listeners.set(channel, ofChannel)
      ofChannel.add(onNotify)
      await say(listenTo(channel))
      return async () => {
        ofChannel.delete(onNotify)
      }
    },
    async announce(name: string): Promise<void> {
      names.add(name)
      await say(...presenceOf(name))
    },
    async close(): Promise<void> {
      closed = true
      clearTimeout(retry)
      listeners.clear()
      const client = await session?.catch(() => undefined)
      await client?.end()
    },
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`
}

/** Shared, so that a session which the server has not yet missed does not keep its successor waiting. */
function presenceOf(name: string): [string, unknown[]] {
  return ['select pg_advisory_lock_shared($1, hashtext($2))', [presenceLocks, name]]
}

/** A query whose `announced` says whether some session holds the lock of the name in `$1`. */
export const isAnnouncedQuery = `select not pg_try_advisory_xact_lock(${presenceLocks}, hashtext($1)) as announced`
