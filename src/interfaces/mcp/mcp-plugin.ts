import { createMcpHandler, isJsonContentType } from '@modelcontextprotocol/server'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { mcpPath } from '../../accounts/authentication.ts'
import type { ApplicationCaller } from '../../accounts/connected-applications.ts'
import { onBehalfOf } from '../../database/user-turns.ts'
import { abortedWhenGone } from '../http/aborted-when-gone.ts'
import { bearerToken } from '../http/authentication.ts'
import { HttpError, RequestInvalidError } from '../http/http-error.ts'
import { parseJsonBody } from '../http/json-body.ts'
import { countStream } from '../http/open-streams.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import type { V1Dependencies } from '../v1/v1-plugin.ts'
import { requestCheck } from './allowed-request.ts'
import { answerMcpError, unsupportedMediaType } from './answer-error.ts'
import { defaultDeadline, rateKey, takeFromRate } from './call-tool.ts'
import { challenge } from './challenge.ts'
import { McpRequest } from './mcp-request.ts'
import { createMcpServer } from './mcp-server.ts'

/** What the server of the protocol needs. */
interface McpDependencies extends V1Dependencies {
  /** The origin under which the server is reached. */
  publicUrl: string
  rateLimiter: RateLimiter
  /** For whom an application acts that sends this access token; undefined: the token is not valid. */
  findCaller(token: string): Promise<ApplicationCaller | undefined>
  /** How long a call of a tool may take, in milliseconds; default: half a minute. */
  deadline?: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The application that calls, with its token; set on the routes of `mcpPlugin`. */
    mcpApplication: { caller: ApplicationCaller; token: string } | null
  }
}

/** No cache keeps an answer, and no proxy holds a stream back. */
const answerHeaders = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }

/**
 * The Model Context Protocol over streamable HTTP, at `/mcp`: v1's operations as tools for AI editors. Register it
 * without a prefix. It serves the revision 2026-07-28 and, to clients that still begin with `initialize`, the older ones;
 * either way a request is answered by itself, there are no sessions.
 */
export const mcpPlugin: FastifyPluginAsync<McpDependencies> = async (app, options) => {
  const { connection, prices, models, signLink, publicUrl, rateLimiter, findCaller } = options
  const closing = new AbortController()
  const handler = createMcpHandler(
    () =>
      createMcpServer({
        work: { connection, prices, models, signLink },
        closing: closing.signal,
        rules: { rateLimiter, publicUrl, deadline: options.deadline ?? defaultDeadline },
      }),
    { onerror: (error) => app.log.debug({ err: error }, 'A message of MCP was refused') },
  )
  const address = new URL(publicUrl + mcpPath)
  const check = requestCheck(publicUrl)

  // What bodies may be is said by the protocol, not by schemas of routes.
  app.setValidatorCompiler(() => () => true)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler(answerMcpError)
  app.decorateRequest('mcpApplication', null)
  // Before open requests are waited for: whoever waits for work or listens would not end soon.
  app.addHook('preClose', async () => closing.abort())

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders)
    check(request)
    const token = bearerToken(request.headers.authorization)
    const caller = token === undefined ? undefined : await findCaller(token)
    if (token === undefined || caller === undefined) throw challenge(publicUrl, token)
    request.mcpApplication = { caller, token }
  })

  app.post(mcpPath, { schema: { hide: true, body: {} } }, async (request, reply) => {
    const { mcpApplication } = request
    if (mcpApplication === null) throw challenge(publicUrl, undefined)
    const { caller, token } = mcpApplication
    const message = readMessage(request)
    if (!callsTools(message)) takeFromRate(rateLimiter, { caller })
    if (listens(message)) countStream(rateKey({ caller }), reply)
    const gone = abortedWhenGone(reply)
    // A stream of changes never ends by itself, and there are none to tell of.
    const signal = listens(message) ? AbortSignal.any([gone, closing.signal]) : gone
    const version = request.headers['mcp-protocol-version']
    const mcpRequest = new McpRequest({
      caller,
      isStillAllowed: async () => (await findCaller(token)) !== undefined,
      gone,
      log: request.log,
      protocolVersion: typeof version === 'string' ? version : undefined,
    })
    const answer = await onBehalfOf(caller.userId, () =>
      handler.fetch(webRequest(request, address, signal), {
        authInfo: mcpRequest.authInfo(token, address),
        parsedBody: message,
      }),
    )
    // Streams come with headers of their own.
    for (const [name, value] of Object.entries(answerHeaders)) answer.headers.set(name, value)
    return reply.send(answer)
  })

  // There are no sessions, so there is nothing to listen to (GET) or to end (DELETE).
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'POST' && method !== 'OPTIONS'),
    url: mcpPath,
    schema: { hide: true },
    handler: async () => {
      throw new HttpError(405, 'Messages are sent by POST.', { allow: 'POST' })
    },
  })
}

/**
 * The message, or the messages of a batch, in a request's body.
 * @throws {HttpError} 415 when it declares another type than JSON.
 * @throws {RequestInvalidError} when it is not JSON, or there is none.
 */
function readMessage(request: FastifyRequest): unknown {
  const contentType = request.headers['content-type']
  if (!isJsonContentType(contentType ?? null)) throw unsupportedMediaType()
  const message = parseJsonBody(contentType, typeof request.body === 'string' ? request.body : '')
  if (message === undefined)
    throw new RequestInvalidError([{ loc: ['body'], msg: 'The body is empty', type: 'missing' }])
  return message
}

function methodsOf(message: unknown): unknown[] {
  return [message].flat().map((one) => (one as { method?: unknown } | null)?.method)
}

/** Calls of tools are counted one by one where they are answered, so that a batch counts for what is in it. */
function callsTools(message: unknown): boolean {
  return methodsOf(message).every((method) => method === 'tools/call')
}

function listens(message: unknown): boolean {
  return methodsOf(message).includes('subscriptions/listen')
}

/** A request as the SDK takes it; its body is given beside it. */
function webRequest(request: FastifyRequest, address: URL, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  return new Request(address, { method: request.method, headers, signal })
}
