import { createServer } from 'node:net'
import { pino } from 'pino'
import { watchRevokedKeys } from './accounts/api-keys.ts'
import { createAuthentication } from './accounts/authentication.ts'
import { createMailer } from './accounts/mailer.ts'
import { ensureFirstAccount } from './accounts/users.ts'
import { serveAdmin } from './admin/serve-admin.ts'
import { type Config, ConfigurationError, readConfig } from './config.ts'
import { deploymentSecret } from './database/deployment-secret.ts'
import { openConnection } from './database/open-connection.ts'
import { startMessage } from './first-start.ts'
import { openImageUploads } from './images/uploads/image-uploads.ts'
import { countingHandlers, countQueue, createMetrics } from './interfaces/http/metrics.ts'
import { createJobRunner } from './jobs/job-runner.ts'
import { loggedError } from './logged-error.ts'
import { createPresentationAgent } from './presentations/agent/presentation-agent.ts'
import { discardEmptyPresentations } from './presentations/discard-empty.ts'
import { presentationHandlers } from './presentations/handlers/handlers.ts'
import { readingKinds } from './presentations/reading-kinds.ts'
import { createSweeper } from './presentations/retention/sweeper.ts'
import { buildServer } from './server.ts'
import { openStorage } from './storage/open-storage.ts'
import { createUrlSigner } from './storage/signed-urls.ts'
import { watchWorkers } from './workers/watch-workers.ts'
import { createWorkerPool } from './workers/worker-pool.ts'

/** How long running work may take to finish when the process is asked to stop; then it is requeued. */
const jobGraceMilliseconds = 4_000
/** How long open requests may take after that. */
const requestGraceMilliseconds = 1_500
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

/**
 * Makes sure of the port before a database is opened and a first key is printed that nobody can use; with port 0 it
 * finds a free one.
 * @throws {ConfigurationError} when the port is taken or not ours to take.
 */
async function settlePort(config: Config): Promise<Config> {
  const { host, port } = config
  const probe = createServer()
  const free = await new Promise<number>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigurationError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use by another process; set PORT to a free one.`
            : `The server cannot listen on ${host}, port ${port}: ${error.message}.`,
        ),
      ),
    )
    probe.listen(port, host, () => {
      const address = probe.address()
      const found = typeof address === 'object' && address !== null ? address.port : port
      probe.close(() => resolve(found))
    })
  })
  return { ...config, port: free, publicUrl: config.publicUrl.replace(/:0$/, `:${free}`) }
}

/** Starts everything; the result stops it in reverse order. */
async function start(given: Config, isClosing: () => boolean): Promise<() => Promise<void>> {
  const config = await settlePort(given)
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

  const connection = await openConnection(config)
  connection.availability.watch((error) => {
    if (error === undefined) logger.info('The database is back')
    else
      logger.error(
        { err: error },
        'The database is away: what needs it is answered with 503, and work goes on when it is back',
      )
  })
  const account = await ensureFirstAccount(connection, config)
  if (account.chosenKeyUnused)
    logger.warn('BOOTSTRAP_API_KEY opens nothing: the account that it was for has been deleted')
  await watchRevokedKeys(connection)
  const storage = await openStorage(config, connection)
  const uploads = await openImageUploads(config, connection, storage)
  const signer = await createUrlSigner(config, connection)
  const authentication = createAuthentication({
    database: connection.database,
    publicUrl: config.publicUrl,
    secret: await deploymentSecret(config, connection.database),
    onError: (message) => logger.error({ message }, 'Accounts'),
  })
  const workers = watchWorkers(
    await createWorkerPool({
      threads: config.workerThreads,
      onError: (error) => logger.error({ err: error }, 'A worker thread without work has failed'),
    }),
  )
  const tools = { storage, workers }
  const agent = createPresentationAgent({
    database: connection.database,
    tools,
    log: logger,
    prices: config.prices,
    publicUrl: config.publicUrl,
    linkTo: (path, expiresAt) => config.publicUrl + signer.sign(path, expiresAt),
    exportWaitSeconds: config.a2aExportWaitSeconds,
  })
  const metrics = createMetrics({
    countQueue: () => countQueue(connection.database),
    processMetrics: true,
  })
  const runner = createJobRunner({
    connection,
    handlers: countingHandlers(presentationHandlers(tools, logger, config.prices, agent), metrics),
    readingKinds,
    logger,
    concurrency: config.jobConcurrency,
    afterFailure: discardEmptyPresentations,
  })
  const app = await buildServer({
    config,
    connection,
    tools,
    signer,
    authentication,
    mailer: createMailer(config.smtpUrl, config),
    uploads,
    agent,
    metrics,
    logger,
    isClosing,
    checkWorkers: workers.checkAnswers,
  })
  // Before the port: who sees that the server is ready can ask it for everything.
  const admin = await serveAdmin({ connection, config, logger, isClosing })
  await app.listen({ host: config.host, port: config.port })
  await runner.start()
  const sweeper = createSweeper({ connection, storage, config, logger })
  sweeper.start()

  process.stdout.write(startMessage({ publicUrl: config.publicUrl, news: account.news }))

  return async () => {
    logger.info('Stopping')
    await runner.stop(jobGraceMilliseconds)
    await sweeper.stop()
    const cutOff = setTimeout(() => app.server.closeAllConnections(), requestGraceMilliseconds)
    await app.close()
    clearTimeout(cutOff)
    uploads.close()
    await workers.close()
    await admin.close()
    await connection.close()
    logger.info('Stopped')
  }
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
  const stop = await start(readConfig(process.env), () => closing)
  await stopRequested
  await stop()
  process.exit(0)
} catch (error) {
  refuse(error)
}
