import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Logger, pino } from 'pino'
import { createApiKey } from '../../src/accounts/api-keys.ts'
import { type Authentication, createAuthentication } from '../../src/accounts/authentication.ts'
import type { Mailer } from '../../src/accounts/mailer.ts'
import { defaultPrices, type Prices } from '../../src/accounts/prices.ts'
import { createUser } from '../../src/accounts/users.ts'
import type { SignupMode } from '../../src/config.ts'
import type { Connection } from '../../src/database/connection.ts'
import { openImageUploads } from '../../src/images/uploads/image-uploads.ts'
import type { ConnectionLimits } from '../../src/interfaces/http/connections/connection-limits.ts'
import {
  countingHandlers,
  countModelRequest,
  countQueue,
  createMetrics,
} from '../../src/interfaces/http/metrics.ts'
import type { GenerationStatus } from '../../src/interfaces/v1/schemas/generation-status.ts'
import { generationStatusSchema } from '../../src/interfaces/v1/schemas/generation-status.ts'
import { createJobRunner, type JobRunner } from '../../src/jobs/job-runner.ts'
import { createLanguageModels } from '../../src/models/language-models.ts'
import type { ConfiguredModels, ModelVendor } from '../../src/models/model-catalog.ts'
import type { ModelSettings } from '../../src/models/model-settings.ts'
import { openModel } from '../../src/models/open-model.ts'
import { createPresentationAgent } from '../../src/presentations/agent/presentation-agent.ts'
import { discardEmptyPresentations } from '../../src/presentations/discard-empty.ts'
import { presentationHandlers } from '../../src/presentations/handlers/handlers.ts'
import { readingKinds } from '../../src/presentations/reading-kinds.ts'
import { buildServer } from '../../src/server.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { createUrlSigner, type UrlSigner } from '../../src/storage/signed-urls.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { createFakeWorkers, type FakeWorkers } from './fake-workers.ts'
import { rememberRightPasswords } from './quick-passwords.ts'

const defaultPublicUrl = 'http://slides.test'

export { defaultPublicUrl as publicUrl }

/** Somebody who calls the API. */
export interface Caller {
  userId: string
  keyId: string
  key: string
  get(path: string): Promise<LightMyRequestResponse>
  post(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  delete(path: string): Promise<LightMyRequestResponse>
  /** Starts a generation and waits until its work has ended. */
  generated(body: Record<string, unknown>): Promise<GenerationStatus>
  /** Waits until the work has ended. */
  finished(generationId: string): Promise<GenerationStatus>
}

/** The application over a real database and disk, with workers that only pretend. Nothing listens on a port. */
export interface TestServer {
  app: FastifyInstance
  connection: Connection
  dataDirectory: string
  storage: Storage
  signer: UrlSigner
  authentication: Authentication
  workers: FakeWorkers
  runner: JobRunner
  /** A new user with a key, and credits that last for every test but those about credits. */
  caller(credits?: number): Promise<Caller>
  /** Opens an address as the answers give it. */
  open(url: string, options?: Omit<InjectOptions, 'url'>): Promise<LightMyRequestResponse>
  /** From now on the server says that it is stopping. */
  setClosing(): void
  close(): Promise<void>
}

let users = 0

function isModelSettings(models: ConfiguredModels | ModelSettings): models is ModelSettings {
  return 'keys' in models
}

/** @param options.runJobs false leaves everything pending. */
export async function startTestServer(
  connection: Connection,
  options: {
    runJobs?: boolean
    metricsToken?: string
    prices?: Prices
    /** Default: no limit. */
    rateLimitPerMinute?: number
    uploadQuotaBytes?: number
    /** That of another server on the same database, which keeps it; default: one of its own. */
    dataDirectory?: string
    /** Default: no language model is configured. */
    models?: ConfiguredModels | ModelSettings
    /** Where vendors of models are; default: where they really are. */
    vendorUrls?: Partial<Record<ModelVendor, string>>
    /** How long tasks of agents wait for files; default: three minutes. */
    exportWaitSeconds?: number
    /** Who may make an account; default: nobody, there is one. */
    signup?: SignupMode
    /** Default: no mail can be sent. */
    mailer?: Mailer
    /** Whether callers' addresses come from `X-Forwarded-For`. */
    trustProxy?: boolean
    /** Default: one that writes nothing. */
    logger?: Logger
    /** How long and how much connections may keep the server waiting; default: as in production. */
    limits?: Partial<ConnectionLimits>
    /** Whose pages may frame share pages; default: nobody's. */
    embedOrigins?: string[]
    /** The origin that answers name; default: `publicUrl`. Applications connect only to https or this computer. */
    publicUrl?: string
  } = {},
): Promise<TestServer> {
  const dataDirectory =
    options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'slidewright-server-')))
  const logger = options.logger ?? pino({ level: 'silent' })
  const storage = await openStorage({ dataDirectory }, connection)
  const uploads = await openImageUploads(
    { dataDirectory, uploadQuotaBytes: options.uploadQuotaBytes ?? 1_000_000_000 },
    connection,
    storage,
  )
  const signer = await createUrlSigner({}, connection)
  const publicUrl = options.publicUrl ?? defaultPublicUrl
  const authentication = createAuthentication({
    database: connection.database,
    publicUrl,
    secret: 'the secret of a test server',
    onError: (message) => logger.error({ message }, 'Accounts'),
  })
  await rememberRightPasswords(authentication)
  const workers = createFakeWorkers()
  const models: ConfiguredModels | ModelSettings = options.models ?? { vendors: [] }
  const metrics = createMetrics({ countQueue: () => countQueue(connection.database) })
  const tools = {
    storage,
    workers,
    ...(isModelSettings(models)
      ? {
          models: createLanguageModels(
            models,
            (name, settings) => openModel(name, settings, options.vendorUrls),
            (request) => countModelRequest(metrics, request),
          ),
        }
      : {}),
  }
  const prices = options.prices ?? defaultPrices
  const agent = createPresentationAgent({
    database: connection.database,
    tools,
    log: logger,
    prices,
    publicUrl,
    linkTo: (path, expiresAt) => publicUrl + signer.sign(path, expiresAt),
    exportWaitSeconds: options.exportWaitSeconds ?? 180,
  })
  let closing = false
  const app = await buildServer({
    config: {
      publicUrl,
      trustProxy: options.trustProxy ?? false,
      metricsToken: options.metricsToken,
      prices,
      models,
      rateLimitPerMinute: options.rateLimitPerMinute ?? 0,
      retentionDaysExports: 30,
      embedOrigins: options.embedOrigins ?? [],
      signup: options.signup,
      signupCredits: 100,
    },
    connection,
    tools,
    signer,
    authentication,
    mailer: options.mailer,
    uploads,
    agent,
    metrics,
    logger,
    isClosing: () => closing,
    limits: options.limits,
  })
  const runner = createJobRunner({
    connection,
    handlers: countingHandlers(presentationHandlers(tools, logger, prices, agent), metrics),
    readingKinds,
    logger,
    concurrency: 4,
    afterFailure: discardEmptyPresentations,
  })
  if (options.runJobs !== false) await runner.start()

  async function caller(credits = 1_000_000): Promise<Caller> {
    users += 1
    const user = await createUser(connection.database, {
      email: `user-${users}-${process.pid}@example.com`,
      name: 'A user',
      signupCredits: credits,
    })
    const { id, key } = await createApiKey(connection.database, { userId: user.id, name: 'Test' })
    const headers = { authorization: `Bearer ${key}` }
    const self: Caller = {
      userId: user.id,
      keyId: id,
      key,
      get: (path) => app.inject({ method: 'GET', url: `/api/v1${path}`, headers }),
      post: (path, body, more) =>
        app.inject({
          method: 'POST',
          url: `/api/v1${path}`,
          headers: { ...headers, ...more },
          payload: body as object,
        }),
      delete: (path) => app.inject({ method: 'DELETE', url: `/api/v1${path}`, headers }),
      async generated(body) {
        const answer = await self.post('/generations', body)
        if (answer.statusCode !== 200) throw new Error(answer.body)
        return self.finished(answer.json().generation_id)
      },
      async finished(generationId) {
        for (;;) {
          const answer = await self.get(`/generations/${generationId}`)
          const status = generationStatusSchema.parse(answer.json())
          if (status.status === 'completed' || status.status === 'failed') return status
          await new Promise((resolve) => setTimeout(resolve, 10))
        }
      },
    }
    return self
  }

  return {
    app,
    connection,
    dataDirectory,
    storage,
    signer,
    authentication,
    workers,
    runner,
    caller,
    open: (url, rest = {}) =>
      app.inject({ method: 'GET', ...rest, url: url.replace(publicUrl, '') }),
    setClosing() {
      closing = true
    },
    async close() {
      await runner.stop(0)
      await app.close()
      uploads.close()
      if (options.dataDirectory === undefined)
        await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
