import { sql } from 'drizzle-orm'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { type Authentication, mcpResource } from './accounts/authentication.ts'
import { authenticateApplication } from './accounts/connected-applications.ts'
import type { Mailer } from './accounts/mailer.ts'
import type { AgentExecutor } from './agent-tasks/agent-executor.ts'
import { createTaskStore } from './agent-tasks/postgres-task-store.ts'
import type { Config } from './config.ts'
import type { Connection } from './database/connection.ts'
import type { ImageUploads } from './images/uploads/keep-uploads.ts'
import { a2aPlugin } from './interfaces/a2a/a2a-plugin.ts'
import { a2aPath } from './interfaces/a2a/agent-card.ts'
import { answerProtocolError } from './interfaces/a2a/answer-error.ts'
import { createApiKeyCallers } from './interfaces/a2a/api-key-caller.ts'
import { registerAllowedMethods } from './interfaces/http/allowed-methods.ts'
import { registerCompression } from './interfaces/http/compression.ts'
import type { ConnectionLimits } from './interfaces/http/connections/connection-limits.ts'
import { connectionLimits } from './interfaces/http/connections/connection-limits.ts'
import { createHttpServer } from './interfaces/http/connections/http-server.ts'
import { answerMalformed } from './interfaces/http/connections/refuse-connection.ts'
import { registerCors } from './interfaces/http/cors.ts'
import { answerError } from './interfaces/http/error-handler.ts'
import { registerHealth } from './interfaces/http/health.ts'
import { registerJsonBody } from './interfaces/http/json-body.ts'
import { type Metrics, registerMetrics } from './interfaces/http/metrics.ts'
import { registerOpenApi } from './interfaces/http/openapi.ts'
import { createRateLimiter } from './interfaces/http/rate-limit.ts'
import { registerRequestRecord, requestId } from './interfaces/http/request-record.ts'
import { registerRequestValidation } from './interfaces/http/request-validation.ts'
import { routing } from './interfaces/http/routing.ts'
import { largestBody } from './interfaces/http/size-limits.ts'
import { isTrustedProxy } from './interfaces/http/trusted-proxy.ts'
import { mcpPlugin } from './interfaces/mcp/mcp-plugin.ts'
import { modernRouter } from './interfaces/modern/router.ts'
import { oauthPlugin } from './interfaces/oauth/oauth-plugin.ts'
import { presentationAgentFacts } from './interfaces/presentation-agent-facts.ts'
import { renewingLinks } from './interfaces/renewing-links.ts'
import { v1Router } from './interfaces/v1/router.ts'
import { version } from './interfaces/version.ts'
import { webRouter } from './interfaces/web/web-router.ts'
import { createEventFollower } from './jobs/follow-events.ts'
import type { ConfiguredModels } from './models/model-catalog.ts'
import type { RenderingTools } from './presentations/render-files.ts'
import { createSharedFiles } from './presentations/shared-files.ts'
import { createSourceReports } from './presentations/source-reports.ts'
import { createThemePreviews } from './presentations/theme-previews.ts'
import type { UrlSigner } from './storage/signed-urls.ts'

interface ServerDependencies {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'metricsToken'
    | 'trustProxy'
    | 'prices'
    | 'rateLimitPerMinute'
    | 'retentionDaysExports'
    | 'embedOrigins'
    | 'signup'
    | 'signupCredits'
  > & { models: ConfiguredModels }
  connection: Connection
  tools: RenderingTools
  signer: UrlSigner
  /** Who is signed in, and for whom applications act. */
  authentication: Authentication
  /** Undefined: no mail can be sent. */
  mailer: Mailer | undefined
  uploads: ImageUploads
  /** Does what other agents ask for. */
  agent: Pick<AgentExecutor, 'accept'>
  metrics: Metrics
  logger: FastifyBaseLogger
  /** True from the moment the process is asked to stop; then it is not ready for more. */
  isClosing: () => boolean
  /** Default: `connectionLimits`. */
  limits?: Partial<ConnectionLimits>
  /** Rejects when the worker threads do not answer. Default: they do. */
  checkWorkers?: () => Promise<void>
}

/** An address as routes can read it. */
function readableUrl(url: string): string {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  return [readablePath(path), ...query].join('?')
}

function readablePath(path: string): string {
  try {
    decodeURIComponent(path)
  } catch {
    // An id with percent signs that do not decode is an unknown id like any other.
    return path.replaceAll('%', '%25')
  }
  // Some clients encode the colon of `message:send`; the router would take it for another one.
  return path.startsWith(`${a2aPath}/`) ? path.replaceAll(/%3a/gi, ':') : path
}

/** Builds the HTTP application with every way in; the caller makes it listen. */
export async function buildServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { config, connection, tools, signer, metrics } = dependencies
  const limits = { ...connectionLimits, ...dependencies.limits }
  const app = fastify({
    loggerInstance: dependencies.logger,
    genReqId: requestId,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: config.trustProxy && isTrustedProxy,
    bodyLimit: largestBody,
    // While it closes, what still arrives on an open connection is answered like anything else.
    return503OnClosing: false,
    routerOptions: routing,
    serverFactory: (listener) => createHttpServer(listener, limits),
    clientErrorHandler: (error, socket) => answerMalformed(error, socket, limits),
    frameworkErrors(error, request, reply) {
      reply.header('x-request-id', request.id)
      const answer = request.url.startsWith(`${a2aPath}/`) ? answerProtocolError : answerError
      answer(error, request, reply)
    },
  })
  // The handlers are typed by their schemas; checking each answer again would only slow down polling.
  app.setSerializerCompiler(() => JSON.stringify)
  registerJsonBody(app)
  registerRequestValidation(app)
  app.setErrorHandler(answerError)
  registerRequestRecord(app, metrics)
  registerAllowedMethods(app)
  await registerCors(app)
  await registerCompression(app)
  app.addHook('onRequest', (_request, reply, done) => {
    if (dependencies.isClosing()) reply.header('connection', 'close')
    done()
  })

  await registerOpenApi(app)
  registerHealth(app, {
    isClosing: dependencies.isClosing,
    checks: [
      {
        part: 'database',
        problem: 'The database cannot be reached.',
        check: async () => connection.database.execute(sql`select 1`),
      },
      {
        part: 'workers',
        problem: 'The worker threads do not answer.',
        check: dependencies.checkWorkers ?? (async () => undefined),
      },
      {
        part: 'disk',
        problem: 'The disk is full, or cannot be written.',
        check: () => tools.storage.checkRoom(),
      },
    ],
  })
  registerMetrics(app, metrics, config.metricsToken)

  const follower = createEventFollower(connection)
  // Before open requests are waited for: a stream would not end by itself.
  app.addHook('preClose', () => follower.close())
  const restDependencies = {
    connection,
    prices: config.prices,
    // One for both interfaces: what counts is the key.
    rateLimiter: createRateLimiter({ perMinute: config.rateLimitPerMinute }),
    signLink: renewingLinks({ ...config, signer }),
    uploads: dependencies.uploads,
  }
  await app.register(v1Router, {
    prefix: '/api/v1',
    ...restDependencies,
    models: config.models,
    publicUrl: config.publicUrl,
  })
  await app.register(modernRouter, {
    prefix: '/api/modern/v1',
    ...restDependencies,
    models: config.models,
    publicUrl: config.publicUrl,
    follower,
    reader: tools.workers,
    reports: createSourceReports(connection.database, tools.workers),
  })
  await app.register(a2aPlugin, {
    store: createTaskStore({ connection, executor: dependencies.agent, follower }),
    agent: presentationAgentFacts,
    publicUrl: config.publicUrl,
    findCaller: createApiKeyCallers(connection.database),
    rateLimiter: restDependencies.rateLimiter,
  })
  await app.register(mcpPlugin, {
    ...restDependencies,
    models: config.models,
    publicUrl: config.publicUrl,
    findCaller: (token) =>
      authenticateApplication(connection.database, token, mcpResource(config.publicUrl)),
  })
  await app.register(oauthPlugin, {
    database: connection.database,
    publicUrl: config.publicUrl,
    authentication: dependencies.authentication,
  })
  await app.register(webRouter, {
    sharedFiles: createSharedFiles(connection.database, tools),
    database: connection.database,
    themePreviews: createThemePreviews(connection.database, tools.workers),
    signer,
    publicUrl: config.publicUrl,
    config,
    authentication: dependencies.authentication,
    mailer: dependencies.mailer,
    version,
    connection,
    storage: tools.storage,
    prices: config.prices,
  })
  return app
}
