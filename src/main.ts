import { pino } from 'pino'
import { ConfigurationError, readConfig } from './config.ts'
import { openConnection } from './database/open-connection.ts'
import { loggedError } from './logged-error.ts'
import { settlePort } from './settle-port.ts'
import { startWorkers } from './workers/start-workers.ts'

/** A process that is still here after this long is ended; its leases run out and others take over. */
const stopLimitMilliseconds = 9_500

/** Ends the process: with one sentence when the operator can put it right, with all there is to know when not. */
function refuse(error: unknown): never {
  const known = error instanceof ConfigurationError
  const logged = loggedError(error)
  const text = known ? logged.message : (logged.stack ?? logged.message)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

/** Starts everything; the result stops it. */
async function start(isClosing: () => boolean): Promise<() => Promise<void>> {
  const config = await settlePort(readConfig(process.env))
  const logger = pino({
    level: config.logLevel,
    serializers: { err: loggedError },
    redact: ['req.headers.authorization', 'headers.authorization', 'authorization'],
  })
  process.on('uncaughtException', (error) => {
    if (error instanceof ConfigurationError) refuse(error)
    logger.fatal({ err: error }, 'An error was not handled; the process ends')
    process.exit(1)
  })

  // A thread and the modules of the server load while the database opens.
  const [{ workers, warmed }, connection, { startServer }] = await Promise.all([
    startWorkers({
      threads: config.workerThreads,
      warmUp: config.warmUp,
      onError: (error) => logger.error({ err: error }, 'A worker thread without work has failed'),
    }),
    openConnection(config),
    import('./start-server.ts'),
  ])
  connection.availability.watch((error) => {
    if (error === undefined) logger.info('The database is back')
    else
      logger.error(
        { err: error },
        'The database is away: what needs it is answered with 503, and work goes on when it is back',
      )
  })
  return await startServer({ config, connection, workers, warmed, logger, isClosing })
}

let closing = false
let requestStop: () => void = () => {}
const stopRequested = new Promise<void>((resolve) => {
  requestStop = resolve
})
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), stopLimitMilliseconds).unref()
    requestStop()
  })

try {
  const stop = await start(() => closing)
  await stopRequested
  await stop()
  process.exit(0)
} catch (error) {
  refuse(error)
}
