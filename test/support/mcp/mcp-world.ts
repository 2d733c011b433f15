import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  fastify,
  type LightMyRequestResponse,
} from 'fastify'
import { pino } from 'pino'
import { createApiKey } from '../../../src/accounts/api-keys.ts'
import {
  type ApplicationCaller,
  type ApplicationScope,
  applicationScopes,
} from '../../../src/accounts/connected-applications.ts'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import { createUser } from '../../../src/accounts/users.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { openImageUploads } from '../../../src/images/uploads/image-uploads.ts'
import { answerError } from '../../../src/interfaces/http/error-handler.ts'
import { registerJsonBody } from '../../../src/interfaces/http/json-body.ts'
import { createRateLimiter } from '../../../src/interfaces/http/rate-limit.ts'
import { registerRequestValidation } from '../../../src/interfaces/http/request-validation.ts'
import { mcpPlugin } from '../../../src/interfaces/mcp/mcp-plugin.ts'
import { v1Router } from '../../../src/interfaces/v1/router.ts'
import { createJobRunner } from '../../../src/jobs/job-runner.ts'
import { createPresentationAgent } from '../../../src/presentations/agent/presentation-agent.ts'
import { discardEmptyPresentations } from '../../../src/presentations/discard-empty.ts'
import { presentationHandlers } from '../../../src/presentations/handlers/handlers.ts'
import { readingKinds } from '../../../src/presentations/reading-kinds.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'
import { createUrlSigner } from '../../../src/storage/signed-urls.ts'
import { createFakeWorkers, type FakeWorkers } from '../fake-workers.ts'
import { messageIn, type ToolResult, toolCall } from './messages.ts'

export { messageIn, type ToolResult, toolCall }

const publicUrl = 'https://slides.test'

/** A user who calls v1 with a key, and whose application calls tools with a token. */
export interface Person {
  userId: string
  token: string
  /** What `findCaller` gives for the token; change it, and the next call sees it. */
  caller: ApplicationCaller
  /** Calls a tool as a client of the revision 2025-11-25 does. */
  tool(name: string, given?: unknown): Promise<ToolResult>
  /** Sends any message. */
  send(message: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  v1(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>
  /** The status that work has when it has ended, as v1 gives it. */
  finished(generationId: unknown): Promise<Record<string, unknown>>
  /** Makes a presentation of as many slides as the text has lines. */
  presentation(text?: string): Promise<string>
}

/** v1 and MCP side by side on one database, with workers that only pretend. */
export interface McpWorld {
  app: FastifyInstance
  connection: Connection
  workers: FakeWorkers
  person(wish?: {
    credits?: number
    dailyCredits?: number | null
    scopes?: readonly ApplicationScope[]
  }): Promise<Person>
  /** Listens on a free port, and gives the address of the endpoint. */
  listen(): Promise<URL>
  close(): Promise<void>
}

/** @param options.runJobs false leaves everything pending. */
export async function startMcpWorld(
  connection: Connection,
  options: { runJobs?: boolean; rateLimitPerMinute?: number; deadline?: number } = {},
): Promise<McpWorld> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'slidewright-mcp-'))
  const logger = pino({ level: 'silent' })
  const storage = await openStorage({ dataDirectory }, connection)
  const uploads = await openImageUploads(
    { dataDirectory, uploadQuotaBytes: 1_000_000 },
    connection,
    storage,
  )
  const signer = await createUrlSigner({}, connection)
  const workers = createFakeWorkers()
  const tools = { storage, workers }
  const signLink = (path: string, expiresAt: Date) => publicUrl + signer.sign(path, expiresAt)
  const callers = new Map<string, ApplicationCaller>()
  const app = fastify({ loggerInstance: logger as FastifyBaseLogger, bodyLimit: 5 * 1024 * 1024 })
  app.setSerializerCompiler(() => JSON.stringify)
  registerJsonBody(app)
  registerRequestValidation(app)
  app.setErrorHandler(answerError)
  const dependencies = {
    connection,
    prices: defaultPrices,
    signLink,
    uploads,
    rateLimiter: createRateLimiter({ perMinute: options.rateLimitPerMinute ?? 0 }),
  }
  await app.register(v1Router, { prefix: '/api/v1', ...dependencies, publicUrl })
  await app.register(mcpPlugin, {
    ...dependencies,
    publicUrl,
    deadline: options.deadline,
    findCaller: async (token) => callers.get(token),
  })
  const agent = createPresentationAgent({
    database: connection.database,
    tools,
    log: logger,
    prices: defaultPrices,
    publicUrl,
    linkTo: signLink,
    exportWaitSeconds: 1,
  })
  const runner = createJobRunner({
    connection,
    handlers: presentationHandlers(tools, logger, defaultPrices, agent),
    readingKinds,
    logger,
    concurrency: 4,
    afterFailure: discardEmptyPresentations,
  })
  if (options.runJobs !== false) await runner.start()

  async function person(
    wish: {
      credits?: number
      dailyCredits?: number | null
      scopes?: readonly ApplicationScope[]
    } = {},
  ): Promise<Person> {
    const user = await createUser(connection.database, {
      email: `${randomUUID()}@example.com`,
      name: 'A user',
      signupCredits: wish.credits ?? 1_000_000,
    })
    const { key } = await createApiKey(connection.database, { userId: user.id, name: 'Test' })
    const token = randomUUID()
    const caller: ApplicationCaller = {
      userId: user.id,
      applicationId: 'app-claude',
      applicationName: 'Claude',
      scopes: new Set(wish.scopes ?? applicationScopes),
      dailyCredits: wish.dailyCredits ?? null,
      expiresAt: new Date(Date.now() + 600_000),
    }
    callers.set(token, caller)
    const self: Person = {
      userId: user.id,
      token,
      caller,
      async tool(name, given = {}) {
        const message = messageIn(await self.send(toolCall(name, given)))
        if (message.result === undefined) throw new Error(JSON.stringify(message))
        return message.result
      },
      send: (message, headers = {}) =>
        app.inject({
          method: 'POST',
          url: '/mcp',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            'mcp-protocol-version': '2025-11-25',
            ...headers,
          },
          payload: typeof message === 'string' ? message : JSON.stringify(message),
        }),
      v1: (method, path, body) =>
        app.inject({
          method,
          url: `/api/v1${path}`,
          headers: { authorization: `Bearer ${key}` },
          ...(body === undefined ? {} : { payload: body as object }),
        }),
      async finished(generationId) {
        for (;;) {
          const status = (await self.v1('GET', `/generations/${generationId}`)).json()
          if (status.status === 'completed' || status.status === 'failed') return status
          await new Promise((resolve) => setTimeout(resolve, 10))
        }
      },
      async presentation(text = 'One\nTwo\nThree') {
        const body = { input_text: text, export_formats: [] }
        const answer = await self.v1('POST', '/generations', body)
        const made = await self.finished(answer.json().generation_id)
        return String(made.presentation_id)
      },
    }
    return self
  }

  return {
    app,
    connection,
    workers,
    person,
    async listen() {
      await app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = app.server.address() as AddressInfo
      return new URL(`http://127.0.0.1:${port}/mcp`)
    },
    async close() {
      await runner.stop(0)
      await app.close()
      uploads.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
