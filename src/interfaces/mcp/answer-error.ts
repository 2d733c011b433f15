import { ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeProblem } from '../http/error-handler.ts'
import { HttpError, RequestInvalidError } from '../http/http-error.ts'

/** What JSON-RPC leaves to servers; the SDK has it for everything that is refused before a message is read. */
const refused = -32_000

interface Described {
  statusCode: number
  code: number
  message: string
  headers: Record<string, string>
}

function describe(error: unknown): Described | undefined {
  if (error instanceof RequestInvalidError) {
    const message = `Parse error: ${error.details.map(({ msg }) => msg).join('; ')}`
    return { statusCode: 400, code: ProtocolErrorCode.ParseError, message, headers: {} }
  }
  const isMediaType = (error as { code?: unknown }).code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
  const problem = describeProblem(isMediaType ? unsupportedMediaType() : error)
  if (typeof problem?.detail !== 'string') return undefined
  const { statusCode, detail, headers } = problem
  return { statusCode, code: refused, message: detail, headers }
}

/** What a body of another type than JSON is answered with. */
export function unsupportedMediaType(): HttpError {
  return new HttpError(415, 'Messages are JSON, sent with the content type application/json.')
}

/** Answers what is refused outside of any message, as JSON-RPC; what went wrong inside stands in the log only. */
export function answerMcpError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const described = describe(error)
  if (described === undefined) request.log.error({ err: error }, 'A request failed')
  const { statusCode, code, message, headers } = described ?? {
    statusCode: 500,
    code: ProtocolErrorCode.InternalError,
    message: 'Internal server error',
    headers: {},
  }
  const body = { jsonrpc: '2.0', error: { code, message }, id: null }
  return reply.code(statusCode).headers(headers).send(body)
}
