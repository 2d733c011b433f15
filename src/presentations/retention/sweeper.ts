import { sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { type Connection, type Database, queryRows } from '../../database/connection.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import { settings } from '../../database/schema.ts'
import type { JobLogger } from '../../jobs/job-runner.ts'
import type { Storage } from '../../storage/storage.ts'
import { sweepApplications } from './sweep-applications.ts'
import { sweepFiles } from './sweep-files.ts'
import {
  sweepEvents,
  sweepExports,
  sweepRequestKeys,
  sweepSessions,
  sweepUploads,
} from './sweep-rows.ts'

/** What a sweeper works on, and how long things are kept. */
interface SweeperOptions {
  connection: Connection
  storage: Storage
  config: Pick<Config, 'retentionDaysExports' | 'retentionDaysUploads'>
  logger: JobLogger
}

/** Removes what nobody needs any more: rows every hour, the files that none of them names once a day. */
export interface Sweeper {
  /** Begins now, in this process or in another one on the same database. */
  start(): void
  /** Ends at the next safe point. */
  stop(): Promise<void>
}

const hour = 60 * 60 * 1_000
const day = 24 * hour
/** Whether it is time is asked a little more often than it is. */
const patience = hour / 6

/**
 * Claims the next round of something for the whole deployment: of several processes one gets it, and none before the
 * time is over. Whoever gets it and dies loses one round.
 *
 * @param name of the setting that holds when it last began.
 */
export async function claimRound(
  database: Database,
  name: string,
  everyMilliseconds: number,
): Promise<boolean> {
  const claimed = await queryRows(
    database,
    sql`insert into ${settings} as known (key, value) values (${name}, now()::text)
        on conflict (key) do update set value = excluded.value
          where known.value::timestamptz <= now() - ${everyMilliseconds}::int * interval '1 millisecond'
        returning 1`,
  )
  return claimed.length > 0
}

/** The sweeper of a process. */
export function createSweeper(options: SweeperOptions): Sweeper {
  const { connection, storage, config, logger } = options
  const { database } = connection
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function round(): Promise<void> {
    try {
      if (await claimRound(database, 'rows_swept_at', hour)) {
        const requestKeys = await sweepRequestKeys(database, abort.signal)
        const exports = await sweepExports(database, config.retentionDaysExports, abort.signal)
        const sessions = await sweepSessions(database, abort.signal)
        const applications = await sweepApplications(database, abort.signal)
        logger.info(
          { requestKeys, exports, sessions, applications },
          'Swept rows that nobody needs any more',
        )
      }
      // These read every slide, so not as often.
      if (await claimRound(database, 'files_swept_at', day)) {
        const uploads = await sweepUploads(database, config.retentionDaysUploads, abort.signal)
        const events = await sweepEvents(database, abort.signal)
        const files = await sweepFiles(database, storage, abort.signal)
        logger.info({ uploads, events, files }, 'Swept files that nothing names any more')
      }
    } catch (error) {
      if (!isDatabaseAway(error))
        logger.warn({ err: error }, 'Sweeping failed and will be tried again')
    }
  }

  function begin(): void {
    if (running !== undefined || abort.signal.aborted) return
    running = round().finally(() => {
      running = undefined
    })
  }

  return {
    start() {
      timer = setInterval(begin, patience)
      timer.unref()
      begin()
    },
    async stop() {
      clearInterval(timer)
      abort.abort()
      await running
    },
  }
}
