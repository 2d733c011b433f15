import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Connection } from '../database/connection.ts'
import { hasDatabaseEnded, isDatabaseAway, isDatabaseBusy } from '../database/database-away.ts'
import { isDiskFull } from '../database/disk-full.ts'
import type { AfterFailure } from './after-failure.ts'
import { channels } from './channels.ts'
import { claimOperations } from './claim.ts'
import { type Ending, endOperation } from './end-operation.ts'
import {
  isTransientDatabaseError,
  JobFailure,
  LeaseLostError,
  OperationCanceledError,
  ShutdownError,
} from './failures.ts'
import { createJobContext, type JobContext } from './job-context.ts'
import { canceledEnding, errorOf } from './job-endings.ts'
import type { JobLogger } from './job-logger.ts'
import {
  type Claim,
  isHeldBy,
  recoverOperations,
  releaseOperations,
  renewLeases,
  wasEndedMeanwhile,
} from './leases.ts'
import { defaultGenerationsPerUser, type OperationRow } from './operations.ts'
import { createRecovery } from './recovery.ts'
import { createRepeatedFailures } from './repeated-failures.ts'

export { JobFailure, LeaseLostError, OperationCanceledError, ShutdownError } from './failures.ts'
export type { JobContext } from './job-context.ts'
export type { JobLogger } from './job-logger.ts'

/** The work of one kind of operation; what it returns becomes the operation's result (any JSON value). */
export type JobHandler = (context: JobContext) => Promise<unknown>

/** What a runner works with, and by which rules. */
export interface JobRunnerOptions {
  connection: Connection
  /** By kind of operation. */
  handlers: Record<string, JobHandler>
  /** Kinds that change nothing of their presentation: no other kind waits for them. Default: none. */
  readingKinds?: readonly string[]
  logger: JobLogger
  /** How many operations this process runs at the same time. */
  concurrency: number
  /** How many limited operations of one user run at the same time, whichever process runs them. */
  generationsPerUser?: number
  /** How long an operation stays with a process that is not heard of; prolonged every third of it. */
  leaseMilliseconds?: number
  /** How often to look without being woken. */
  pollMilliseconds?: number
  /**
   * How many times in a row an operation may vanish with its process, without any progress between, before it fails.
   * Generous, because a process is rarely ended by its work: it must only not go on for ever.
   */
  crashLimit?: number
  /** Default: nothing. */
  afterFailure?: AfterFailure
}

/** The worker of a process. */
export interface JobRunner {
  start(): Promise<void>
  /**
   * Claims nothing more and gives running work this long to end; then aborts it, and what has not ended goes back to
   * the queue. Takes about a second longer at most.
   */
  stop(graceMilliseconds: number): Promise<void>
}

/** How long aborted handlers have to come to rest before their work is given back without waiting for them. */
const settleMilliseconds = 1_000

interface Running {
  claim: Claim
  abort: AbortController
  settled: Promise<void>
  /** When the lease was surely prolonged, on this process's clock. */
  renewedAt: number
}

/** What the log says of an operation, and of what went wrong with it. */
interface OperationDetails {
  operationId: string
  kind: string
  attempt: number
  err?: unknown
}

function detailsOf({ id, kind, attempt }: OperationRow): OperationDetails {
  return { operationId: id, kind, attempt }
}

/** What a runner does again and again, for the log. */
const tasks = {
  claim: 'Claiming operations',
  end: 'Writing the end of an operation',
  giveBack: 'Giving operations back',
  prolong: 'Prolonging leases',
  recover: 'Looking for abandoned operations',
} as const

/** The worker of the queue: claims operations, runs their handlers and writes how they ended. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { connection, handlers, logger, concurrency } = options
  const { database } = connection
  const generationsPerUser = options.generationsPerUser ?? defaultGenerationsPerUser
  const leaseMilliseconds = options.leaseMilliseconds ?? 30_000
  const pollMilliseconds = options.pollMilliseconds ?? 1_000
  const afterFailure = options.afterFailure ?? (async () => undefined)
  const rules = { crashLimit: options.crashLimit ?? 25, afterFailure }
  const worker = randomUUID()
  const recovery = createRecovery(connection, worker, rules)
  const kinds = Object.keys(handlers)
  const failures = createRepeatedFailures(logger)

  const running = new Set<Running>()
  const stopListening: (() => Promise<void>)[] = []
  const timers: NodeJS.Timeout[] = []
  let stopping = false
  let claiming: Promise<void> | undefined
  let claimAgain = false
  let isCancelHeard = false
  let polling = false
  /** Whether the database may say that this worker holds operations which it does not run. */
  let mayHoldMore = false
  /** What ran here, by id, when the database ended itself: perhaps that is why, and it must not do so for ever. */
  const metEnd = new Set<string>()

  /** Logs once that a task fails, unless the database is away: whoever opened it says that, not everybody who misses it. */
  function say(
    level: 'warn' | 'error',
    task: keyof typeof tasks,
    details: { err: unknown; operationId?: string },
  ): void {
    if (!isDatabaseAway(details.err) || isDatabaseBusy(details.err))
      failures.failed(tasks[task], level, details)
  }

  /** Gives back what was lost on the way to or from the database: nobody runs it, and this process need not wait for itself. */
  async function giveBackLost(): Promise<void> {
    mayHoldMore = false
    const ids = [...running].map((one) => one.claim.id)
    const others = ids.length === 0 ? sql`true` : sql`id not in ${ids}`
    const lost = sql`worker = ${worker} and status = 'in_progress' and ${others}`
    const suspects = [...metEnd]
    if (suspects.length > 0)
      await recoverOperations(database, sql`${lost} and id in ${suspects}`, rules)
    for (const id of suspects) metEnd.delete(id)
    await releaseOperations(database, lost)
  }

  /** Claims until nothing is free or nothing is left; one at a time, and once more for every call meanwhile. */
  function wake(): void {
    if (claiming !== undefined) {
      claimAgain = true
      return
    }
    claiming = claimAll()
      .catch((error: unknown) => {
        // It may have been done all the same.
        mayHoldMore = true
        say('error', 'claim', { err: error })
      })
      .finally(() => {
        claiming = undefined
        // A call that came after the last look and before this line would be lost until the next poll.
        if (claimAgain) wake()
      })
  }

  async function claimAll(): Promise<void> {
    do {
      claimAgain = false
      isCancelHeard = false
      if (mayHoldMore) await giveBackLost()
      const free = concurrency - running.size
      if (stopping || free <= 0 || kinds.length === 0) return
      const claimedAt = performance.now()
      const rows = await claimOperations(database, {
        worker,
        kinds,
        readingKinds: options.readingKinds ?? [],
        free,
        generationsPerUser,
        leaseMilliseconds,
      })
      failures.succeeded(tasks.claim)
      for (const row of rows) begin(row, claimedAt)
      // It came too early to be about something that runs here, and may be about what was just claimed.
      if (isCancelHeard && rows.length > 0) void beat()
    } while (claimAgain)
  }

  function begin(row: OperationRow, renewedAt: number): void {
    const abort = new AbortController()
    const claim = { id: row.id, worker, attempt: row.attempt }
    const one: Running = { claim, abort, settled: Promise.resolve(), renewedAt }
    running.add(one)
    if (stopping) abort.abort(new ShutdownError())
    if (row.cancelRequested) abort.abort(new OperationCanceledError())
    one.settled = run(row, one)
      .catch((error: unknown) => {
        // The end could not be written; another attempt finds what is done.
        noteOutage(row, error)
        say('error', 'end', { err: error, operationId: row.id })
      })
      .finally(() => {
        running.delete(one)
        wake()
      })
  }

  function noteOutage({ id }: OperationRow, error: unknown): void {
    mayHoldMore = true
    if (hasDatabaseEnded(error)) metEnd.add(id)
  }

  async function run(row: OperationRow, { claim, abort }: Running): Promise<void> {
    const warnings = new Set(row.warnings)
    const context = createJobContext(database, row, claim, abort.signal, warnings)
    let ending: Ending
    try {
      const handler = handlers[row.kind]
      if (handler === undefined) throw new Error(`There is no handler of ${row.kind}.`)
      ending = { status: 'completed', result: await handler(context) }
    } catch (error) {
      const reason: unknown = abort.signal.reason
      const details = { err: error, ...detailsOf(row) }
      if (error instanceof LeaseLostError || reason instanceof LeaseLostError) {
        await noteLoss(claim, details)
        return
      }
      if (reason instanceof ShutdownError) {
        await releaseOperations(database, isHeldBy(claim))
        return
      }
      if (isDatabaseAway(error)) {
        // No fault of the work, so it does not count as one, unless it may have ended the database.
        noteOutage(row, error)
        return
      }
      if (isTransientDatabaseError(error)) {
        logger.warn(details, 'An operation met a database error and will be tried again')
        await recoverOperations(database, isHeldBy(claim), rules)
        return
      }
      ending =
        reason instanceof OperationCanceledError
          ? canceledEnding(error)
          : failedEnding(error, details)
    }
    await writeEnd(row, claim, ending, warnings)
  }

  function failedEnding(error: unknown, details: OperationDetails): Ending {
    if (error instanceof JobFailure)
      return { status: 'failed', error: { code: error.code, message: error.message } }
    logger.error(
      details,
      isDiskFull(error) ? 'An operation failed because a disk is full' : 'An operation failed',
    )
    return { status: 'failed', error: errorOf(error) }
  }

  /** Work may be ended from outside, as by deleting its presentation; losing it to another worker is worth a look. */
  async function noteLoss(claim: Claim, details: OperationDetails): Promise<void> {
    const { err: _reason, ...plain } = details
    // While the database was away a lease can run out that nobody has taken.
    mayHoldMore = true
    if (await wasEndedMeanwhile(database, claim))
      logger.info(plain, 'An operation was ended while it was under way')
    else logger.warn(details, 'An operation was lost to another worker')
  }

  async function writeEnd(
    row: OperationRow,
    claim: Claim,
    ending: Ending,
    warnings: Set<string>,
  ): Promise<void> {
    try {
      const written = await endOperation(database, claim, ending, warnings, afterFailure)
      failures.succeeded(tasks.end)
      if (!written) await noteLoss(claim, detailsOf(row))
    } catch (error) {
      if (isTransientDatabaseError(error)) throw error
      // The result itself cannot be stored; it would not be the next time either.
      const details = { err: error, operationId: claim.id }
      logger.error(details, 'The result of an operation was refused')
      const failure: Ending = { status: 'failed', error: errorOf(error) }
      await endOperation(database, claim, failure, [], afterFailure)
      failures.succeeded(tasks.end)
    }
  }

  /** Keeps what runs here, and learns what is wanted no more or has been taken away. */
  async function beat(): Promise<void> {
    const held = [...running]
    const began = performance.now()
    try {
      const ids = held.map((one) => one.claim.id)
      const renewed = await renewLeases(database, worker, ids, leaseMilliseconds)
      failures.succeeded(tasks.prolong)
      for (const one of held) {
        one.renewedAt = began
        const state = renewed.find(
          ({ id, attempt }) => id === one.claim.id && attempt === one.claim.attempt,
        )
        if (state === undefined) one.abort.abort(new LeaseLostError())
        else if (state.cancelRequested) one.abort.abort(new OperationCanceledError())
      }
    } catch (error) {
      say('warn', 'prolong', { err: error })
      // Nothing it wrote could land any more: better to free the slots for when the database is back.
      for (const one of held)
        if (performance.now() - one.renewedAt > leaseMilliseconds)
          one.abort.abort(new LeaseLostError())
    }
  }

  async function poll(): Promise<void> {
    if (polling) return
    polling = true
    try {
      await recovery.look()
      failures.succeeded(tasks.recover)
    } catch (error) {
      say('warn', 'recover', { err: error })
    }
    polling = false
    wake()
  }

  return {
    async start() {
      await connection.announce(worker)
      await recovery.begin()
      stopListening.push(
        await connection.listen(channels.queued, wake),
        await connection.listen(channels.canceled, (id) => {
          if (id === '' || [...running].some((one) => one.claim.id === id)) void beat()
          else isCancelHeard = true
        }),
      )
      timers.push(
        setInterval(() => void poll(), pollMilliseconds),
        setInterval(() => {
          if (running.size > 0) void beat()
        }, leaseMilliseconds / 3),
      )
      await poll()
    },

    async stop(graceMilliseconds) {
      stopping = true
      for (const stop of stopListening.splice(0)) await stop()
      clearInterval(timers.shift())
      await claiming
      await settledWithin(running, graceMilliseconds)
      for (const one of running) one.abort.abort(new ShutdownError())
      await settledWithin(running, settleMilliseconds)
      for (const timer of timers.splice(0)) clearInterval(timer)
      if (running.size > 0)
        await releaseOperations(database, sql`worker = ${worker} and status = 'in_progress'`).catch(
          // Others find them without it.
          (error: unknown) => say('warn', 'giveBack', { err: error }),
        )
    },
  }
}

/** Resolves when all have settled, or the time is over. */
async function settledWithin(running: Set<Running>, milliseconds: number): Promise<void> {
  if (running.size === 0) return
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([Promise.all([...running].map((one) => one.settled)), timeout])
  clearTimeout(timer)
}
