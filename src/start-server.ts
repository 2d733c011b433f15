import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { watchRevokedKeys } from './accounts/api-keys.ts'
import { createAuthentication } from './accounts/authentication.ts'
import { createMailer } from './accounts/mailer.ts'
import { ensureFirstAccount } from './accounts/users.ts'
import { serveAdmin } from './admin/serve-admin.ts'
import type { Config } from './config.ts'
import type { Connection } from './database/connection.ts'
import { deploymentSecret } from './database/deployment-secret.ts'
import { startMessage } from './first-start.ts'
import { openImageUploads } from './images/uploads/image-uploads.ts'
import { webSources } from './images/web/web-images.ts'
import {
  countingHandlers,
  countModelRequest,
  countQueue,
  createMetrics,
} from './interfaces/http/metrics.ts'
import { renewingLinks } from './interfaces/renewing-links.ts'
import { createJobRunner } from './jobs/job-runner.ts'
import { createImageModel } from './models/image-model.ts'
import { createLanguageModels } from './models/language-models.ts'
import { createPresentationAgent } from './presentations/agent/presentation-agent.ts'
import { discardEmptyPresentations } from './presentations/discard-empty.ts'
import { presentationHandlers } from './presentations/handlers/handlers.ts'
import { readingKinds } from './presentations/reading-kinds.ts'
import { createSweeper } from './presentations/retention/sweeper.ts'
import { buildServer } from './server.ts'
import { openStorage } from './storage/open-storage.ts'
import { createUrlSigner } from './storage/signed-urls.ts'
import { warmUp } from './warm-up.ts'
import type { WatchedWorkers } from './workers/watch-workers.ts'

/** How long running work may take to finish when the process is asked to stop; then it is requeued. */
const jobGraceMilliseconds = 4_000
/** How long open requests may take after that. */
const requestGraceMilliseconds = 1_500

/**
 * How long the port waits at most for what a first deck would wait for otherwise, in milliseconds: on a slow machine it is
 * the first decks that are slower, and not the server that does not start.
 */
const longestWarming = 400

/** What is there before the server. */
interface Foundation {
  config: Config
  connection: Connection
  workers: WatchedWorkers
  /** Resolves when a first deck would not wait for the threads any longer. */
  warmed: Promise<void>
  logger: FastifyBaseLogger
  /** True from the moment the process is asked to stop. */
  isClosing: () => boolean
}

/** Starts everything on an open database; the result stops it in reverse order, the database at last. */
export async function startServer(given: Foundation): Promise<() => Promise<void>> {
  const { config, connection, workers, warmed, logger, isClosing } = given
  const account = await ensureFirstAccount(connection, config)
  if (account.chosenKeyUnused)
    logger.warn('BOOTSTRAP_API_KEY opens nothing: the account that it was for has been deleted')
  await watchRevokedKeys(connection)
  const storage = await openStorage(config, connection, {
    onDamaged: (file) =>
      logger.warn(
        { file },
        'A stored file is damaged: it counts as lost, and is made again where it can be',
      ),
  })
  const uploads = await openImageUploads(config, connection, storage)
  const signer = await createUrlSigner(config, connection)
  const authentication = createAuthentication({
    database: connection.database,
    publicUrl: config.publicUrl,
    secret: await deploymentSecret(config, connection.database),
    onError: (message) => logger.error({ message }, 'Accounts'),
  })
  const metrics = createMetrics({
    countQueue: () => countQueue(connection.database),
    processMetrics: true,
  })
  const models = createLanguageModels(config.models, undefined, (request) =>
    countModelRequest(metrics, request),
  )
  const pictures = {
    imageModel: createImageModel(config.models),
    webSources: webSources(config.webImages),
    decode: uploads.decode,
    deckSeconds: config.models.deckSeconds,
    deckTokens: config.models.deckTokens,
  }
  const tools = { storage, workers, models, pictures }
  const agent = createPresentationAgent({
    database: connection.database,
    tools,
    log: logger,
    prices: config.prices,
    publicUrl: config.publicUrl,
    linkTo: (path, expiresAt) => config.publicUrl + signer.sign(path, expiresAt),
    exportWaitSeconds: config.a2aExportWaitSeconds,
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
  if (config.warmUp) {
    const signLink = renewingLinks({ ...config, signer })
    const { prices, publicUrl } = config
    const warming = { connection, prices, publicUrl, signLink, uploads, tools, logger, isClosing }
    await Promise.all([
      warmUp(warming, longestWarming),
      Promise.race([warmed, wait(longestWarming)]),
    ])
  }
  await app.listen({ host: config.host, port: config.port })
  await runner.start()
  const sweeper = createSweeper({ connection, storage, config, logger })
  sweeper.start()

  const { defaultModel: model } = models
  process.stdout.write(startMessage({ publicUrl: config.publicUrl, model, ...account }))

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
