import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request for a completion, as it came. */
export interface ModelRequest {
  model: string
  messages: { role: string; content: string }[]
  response_format?: {
    type: string
    json_schema?: { name: string; strict?: boolean; schema?: unknown }
  }
  [field: string]: unknown
}

/** What a model says, or how a server fails. */
export type ModelReply =
  | { content: string; finish?: 'stop' | 'length' }
  | { status: number; message?: string; headers?: Record<string, string> }
  /** No answer, ever. */
  | 'hang'
  /** The connection ends in the middle of an answer. */
  | 'reset'
  /** The answer in pieces that cut characters in two. */
  | { pieces: string }

/** A server that speaks OpenAI's chat completions and refuses what real ones refuse. */
export interface ModelServer {
  /** For `LLM_BASE_URL`. */
  url: string
  /** All that were well formed, in order. */
  requests: ModelRequest[]
  /** How many of them were given up by whoever asked, before there was an answer. */
  readonly abandoned: number
  close(): Promise<void>
}

const roles = ['system', 'developer', 'user', 'assistant', 'tool']
/** What chat completions know of what an author may send; servers of one's own refuse or ignore the rest. */
const knownFields = [
  'model',
  'messages',
  'max_tokens',
  'response_format',
  'tools',
  'stream',
  'user',
]

/** What a strict server says against a request; undefined: nothing. */
function refusal(body: ModelRequest): string | undefined {
  for (const [field, value] of Object.entries(body)) {
    if (value === null) return `${field} must not be null`
    if (!knownFields.includes(field)) return `unknown field ${field}`
  }
  if (typeof body.model !== 'string' || body.model === '') return 'model is missing'
  if (!Array.isArray(body.messages) || body.messages.length === 0) return 'messages is missing'
  const strange = body.messages.find(({ role }) => !roles.includes(role))
  if (strange) return `unknown role ${strange.role}`
  const format = body.response_format
  if (format?.type !== 'json_schema') return undefined
  if (format.json_schema?.schema === undefined)
    return 'response_format.json_schema.schema is missing'
  return looseObject(format.json_schema.schema, 'schema')
}

/** The first object of a schema that is not strict: optional properties, further ones, unions, references. */
function looseObject(schema: unknown, path: string): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const node = schema as Record<string, unknown>
  for (const word of ['oneOf', 'anyOf', 'allOf', '$ref'])
    if (word in node) return `${path}: ${word} is not supported`
  if (node.type === 'object') {
    const properties = Object.keys((node.properties ?? {}) as object)
    const required = (node.required ?? []) as string[]
    const optional = properties.find((name) => !required.includes(name))
    if (optional) return `${path}.${optional} must be required`
    if (node.additionalProperties !== false) return `${path}: additionalProperties must be false`
  }
  for (const [name, value] of Object.entries(node)) {
    const found = looseObject(value, `${path}.${name}`)
    if (found) return found
  }
  return undefined
}

/** Says, or fails to say, what was decided. */
function sendReply(
  said: ModelReply,
  {
    body,
    request,
    response,
  }: { body: ModelRequest; request: IncomingMessage; response: ServerResponse },
): void {
  const json = { 'content-type': 'application/json' }
  if (said === 'hang') return
  if (said === 'reset') {
    response.writeHead(200, json).write('{"id":"1","choi')
    setTimeout(() => request.socket.destroy(), 10)
    return
  }
  if ('status' in said) {
    const error = { message: said.message ?? 'no', type: 'invalid_request_error' }
    response.writeHead(said.status, { ...json, ...said.headers }).end(JSON.stringify({ error }))
    return
  }
  const content = 'content' in said ? said.content : said.pieces
  const completion = {
    id: 'completion',
    object: 'chat.completion',
    created: 1,
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: ('finish' in said && said.finish) || 'stop',
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  }
  const bytes = Buffer.from(JSON.stringify(completion))
  response.writeHead(200, json)
  const size = 'pieces' in said ? 7 : bytes.length
  for (let from = 0; from < bytes.length; from += size)
    response.write(bytes.subarray(from, from + size))
  response.end()
}

/**
 * Starts the server on a free port of this computer.
 * @param reply what it says to a request, `index` counting from 0.
 * @param options.modes the forms of answers that it knows; default: all. Others get a 400.
 */
export async function startModelServer(
  reply: (request: ModelRequest, index: number) => ModelReply | Promise<ModelReply>,
  options: { models?: string[]; modes?: string[] } = {},
): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let abandoned = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const refuse = (status: number, message: string) =>
      send(status, { error: { message, type: 'invalid_request_error' } })
    if (request.url?.endsWith('/models')) {
      const models = options.models ?? ['stand-in']
      send(200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
      return
    }
    if (!request.url?.endsWith('/chat/completions')) return void refuse(404, 'not found')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ModelRequest
    const wrong = refusal(body)
    if (wrong !== undefined) return void refuse(400, wrong)
    const form = body.response_format?.type ?? 'text'
    if (options.modes && !options.modes.includes(form))
      return void refuse(400, `response_format ${form} is not supported`)
    requests.push(body)
    response.once('close', () => {
      if (!response.writableFinished) abandoned += 1
    })
    sendReply(await reply(body, requests.length - 1), { body, request, response })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    get abandoned() {
      return abandoned
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
