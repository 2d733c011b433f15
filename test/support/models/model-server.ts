import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ModelVendor, modelVendors } from '../../../src/models/model-catalog.ts'
import { anthropicMessages } from './shapes/anthropic-messages.ts'
import { alibaba, deepseek, moonshot, ownServer, xai } from './shapes/chat-completions.ts'
import { googleGenerateContent } from './shapes/google-generate-content.ts'
import { mistralChat } from './shapes/mistral-chat.ts'
import { openaiResponses } from './shapes/openai-responses.ts'
import type { WireQuestion, WireShape } from './wire-shape.ts'

/** A request for a completion: as it came to a server of chat completions, or what it would have been there. */
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
  /** Status 200, and not a byte. */
  | 'nothing'
  /** The connection ends in the middle of an answer. */
  | 'reset'
  /** The answer in pieces that cut characters in two. */
  | { pieces: string }

/** A server that speaks as each vendor and as a server of one's own does, and refuses what the real ones refuse (`shapes/`). */
export interface ModelServer {
  /** For `LLM_BASE_URL`. */
  url: string
  /** Where each vendor is. */
  vendorUrls: Partial<Record<ModelVendor, string>>
  /** All that were well formed, in order. */
  requests: ModelRequest[]
  /** The same as they came. */
  questions: WireQuestion[]
  /** What it had against those that were not, in order. */
  refused: string[]
  /** How many of them were given up by whoever asked, before there was an answer. */
  readonly abandoned: number
  close(): Promise<void>
}

/** The key that each vendor of the server wants. */
export const vendorKey = (vendor: ModelVendor) => `key-of-${vendor}`

/** How each vendor is spoken with. */
const vendorShapes: Readonly<Record<ModelVendor, (key: string) => WireShape>> = {
  openai: openaiResponses,
  anthropic: anthropicMessages,
  google: googleGenerateContent,
  spacexai: xai,
  mistral: mistralChat,
  deepseek,
  moonshotai: moonshot,
  alibaba,
}

/** What an answer takes where nothing else is said; a third of the question is in a cache, most of the answer is thought. */
const usualTokens = { inputTokens: 100, cachedTokens: 30, outputTokens: 20, thoughtTokens: 12 }

/** Says, or fails to say, what was decided. */
function sendReply(
  said: ModelReply,
  shape: WireShape,
  model: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): void {
  const json = { 'content-type': 'application/json' }
  if (said === 'hang') return
  if (said === 'nothing') return void response.writeHead(200, json).end()
  if (said === 'reset') {
    response.writeHead(200, json).write('{"id":"1","choi')
    setTimeout(() => request.socket.destroy(), 10)
    return
  }
  if ('status' in said) {
    const { status, message = 'no', headers } = said
    response.writeHead(status, { ...json, ...headers })
    response.end(JSON.stringify(shape.failure({ status, message })))
    return
  }
  const content = 'content' in said ? said.content : said.pieces
  const finish = ('finish' in said && said.finish) || 'stop'
  const bytes = Buffer.from(
    JSON.stringify(shape.answer({ content, finish, ...usualTokens }, model)),
  )
  response.writeHead(200, json)
  const size = 'pieces' in said ? 7 : bytes.length
  for (let from = 0; from < bytes.length; from += size)
    response.write(bytes.subarray(from, from + size))
  response.end()
}

/**
 * Starts the server on a free port of this computer.
 * @param reply what it says to a request, `index` counting from 0.
 * @param options.modes the forms of answers that the server of one's own knows; default: all. Others get a 400.
 */
export async function startModelServer(
  reply: (request: ModelRequest, index: number) => ModelReply | Promise<ModelReply>,
  options: { models?: string[]; modes?: string[] } = {},
): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  const questions: WireQuestion[] = []
  const refused: string[] = []
  let abandoned = 0
  const own = ownServer(options.modes)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const [, place = '', path = ''] = /^\/([^/]*)(.*)$/.exec(request.url ?? '') ?? []
    if (place === 'v1' && path === '/models') {
      const models = options.models ?? ['stand-in']
      send(200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
      return
    }
    const vendor = modelVendors.find((one) => one === place)
    const shape = vendor === undefined ? own : vendorShapes[vendor](vendorKey(vendor))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const question: WireQuestion = {
      path,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    }
    const refusal = shape.refuse(question)
    if (refusal !== undefined) {
      refused.push(refusal.message)
      return void send(refusal.status, shape.failure(refusal))
    }
    const asked = shape.read(question)
    questions.push(question)
    requests.push(asked)
    response.once('close', () => {
      if (!response.writableFinished) abandoned += 1
    })
    const said = await reply(asked, requests.length - 1)
    sendReply(said, shape, asked.model, { request, response })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const at = (place: string) => `http://127.0.0.1:${port}/${place}`
  return {
    url: at('v1'),
    vendorUrls: Object.fromEntries(modelVendors.map((vendor) => [vendor, at(vendor)])),
    requests,
    questions,
    refused,
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
