import { MockLanguageModelV3 } from 'ai/test'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLanguageModels } from '../../src/models/language-models.ts'
import type { ModelClient, ModelRequest } from '../../src/models/model-client.ts'
import type { ModelSettings } from '../../src/models/model-settings.ts'
import type { ModelUsage } from '../../src/models/model-usage.ts'
import {
  type ModelReply,
  type ModelServer,
  startModelServer,
} from '../support/models/model-server.ts'
import { serverSettings } from '../support/models/model-settings.ts'

const good = { content: '{"color":"red"}' }
const schema = z.object({ color: z.string() })
const question = { name: 'color', instructions: 'Say a color as JSON.', prompt: 'One.', schema }

describe('a client of a language model', () => {
  let server: ModelServer | undefined
  afterEach(() => server?.close())

  async function clientOf(
    reply: (index: number) => ModelReply,
    options: { modes?: string[]; models?: string[] } = {},
    settings: Partial<ModelSettings> = {},
  ): Promise<ModelClient> {
    server = await startModelServer((_request, index) => reply(index), options)
    return createLanguageModels(serverSettings(server.url, settings)).client() as ModelClient
  }

  it('asks after a strict schema, without temperature or null fields', async () => {
    const client = await clientOf(() => good)
    expect(await client.ask(question)).toEqual({ color: 'red' })
    expect(server?.requests[0]?.response_format?.type).toBe('json_schema')
    expect(server?.requests[0]).not.toHaveProperty('temperature')
  })

  it('tells a vendor what it wants told in every form of answer', async () => {
    const model = new MockLanguageModelV3()
    const opened = {
      model,
      place: 'a vendor',
      server: 'vendor',
      mode: 'schema' as const,
      providerOptions: { openai: { store: false } },
    }
    const settings = serverSettings('http://127.0.0.1')
    const client = createLanguageModels(settings, async () => opened).client() as ModelClient
    await client.ask({ ...question, form: 'object' }).catch(() => undefined)
    expect(model.doGenerateCalls.map(({ providerOptions }) => providerOptions)).toEqual([
      { openai: { store: false } },
    ])
  })

  it('says what an answer took, by the prices that are set, also of one that is of no use', async () => {
    const prices = { 'stand-in': { input: 5, output: 50 } }
    const client = await clientOf(() => ({ content: 'I would rather not.' }), {}, { prices })
    const usages: ModelUsage[] = []
    const asked = client.ask({ ...question, onUsage: (usage) => void usages.push(usage) })
    await expect(asked).rejects.toThrow('not one JSON object')
    expect(usages).toEqual([
      {
        requests: 1,
        inputTokens: 100,
        outputTokens: 20,
        seconds: expect.any(Number),
        price: 0.0015,
      },
    ])
  })

  it.each<[string, ModelReply, tokens: number]>([
    ['answered', good, 120],
    ['unusable', { content: 'I would rather not.' }, 120],
    ['away', { status: 403 }, 0],
  ])('tells whoever counts requests that one was %s', async (outcome, reply, tokens) => {
    const counted: ModelRequest[] = []
    server = await startModelServer(() => reply)
    const settings = serverSettings(server.url)
    const models = createLanguageModels(settings, undefined, (request) => counted.push(request))
    await models
      .client()
      ?.ask(question)
      .catch(() => undefined)
    expect(counted).toMatchObject([{ model: 'stand-in', outcome }])
    const [{ usage } = { usage: undefined }] = counted
    expect((usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0)).toBe(tokens)
  })

  it.each([
    ['json_object', ['json_object', 'text']],
    ['text', ['text']],
  ])('finds out once that a server knows no more than %s', async (best, modes) => {
    const client = await clientOf(() => good, { modes })
    await client.ask(question)
    await client.ask(question)
    const asked = server?.requests.map((request) => request.response_format?.type ?? 'text')
    expect(asked).toEqual([best, best])
  })

  it('keeps to strict schemas where only a poorer form is refused', async () => {
    const client = await clientOf(() => good, { modes: ['json_schema', 'text'] })
    await client.ask({ ...question, form: 'object' })
    await client.ask(question)
    await client.ask({ ...question, form: 'object' })
    const asked = server?.requests.map((request) => request.response_format?.type ?? 'text')
    expect(asked).toEqual(['text', 'json_schema', 'text'])
  })

  /** The forms of the requests that came. */
  const forms = () =>
    server?.requests.map((request) => request.response_format?.type ?? 'text') ?? []

  it.each<[string, number, string]>([
    ['its key', 400, 'API key not valid. Please pass a valid API key.'],
    ['its account', 400, 'Your credit balance is too low to access the API.'],
    ['its model', 404, 'The model `stand-in` does not exist or you do not have access to it.'],
    ['what the text says', 400, 'The prompt was flagged by our content policy.'],
  ])('asks in no other form where a server refuses %s', async (_what, status, message) => {
    const client = await clientOf(() => ({ status, message }))
    await expect(client.ask(question)).rejects.toThrow(`answers ${status}: ${message}`)
    expect(forms()).toEqual(['json_schema'])
  })

  it.each<[string, number, string | undefined]>([
    ['names it', 400, "'response_format.type' must be 'text'"],
    ['fails over it', 500, 'Failed to parse grammar'],
    ['says nothing', 400, ''],
  ])('asks in another form where a server refuses it and %s', async (_how, status, message) => {
    const refusal = { status, message, headers: { 'retry-after-ms': '1' } }
    const client = await clientOf(() => (forms().at(-1) === 'json_schema' ? refusal : good))
    await expect(client.ask(question)).resolves.toEqual({ color: 'red' })
    expect(new Set(forms())).toEqual(new Set(['json_schema', 'json_object']))
  })

  it('says what a server had against the first form where it refuses all', async () => {
    const client = await clientOf((index) => ({ status: 400, message: `JSON no ${index}` }))
    await expect(client.ask(question)).rejects.toThrow('answers 400: JSON no 0')
    expect(forms()).toEqual(['json_schema', 'json_object', 'text'])
  })

  it('takes its limit of tokens back where a server has no room for it, and remembers that', async () => {
    const message = "This model's maximum context length is 8192 tokens. You requested 16050."
    const client = await clientOf((index) => (index === 0 ? { status: 400, message } : good))
    await client.ask(question)
    await client.ask(question)
    expect(server?.requests.map(({ max_tokens }) => max_tokens)).toEqual([
      16_000,
      undefined,
      undefined,
    ])
    expect(forms()).toEqual(['json_schema', 'json_schema', 'json_schema'])
  })

  it('has its limit again for questions that are shorter than the one that it left no room for', async () => {
    const message = "This model's maximum context length is 32768 tokens."
    const client = await clientOf((index) => (index === 1 ? { status: 400, message } : good))
    const long = { ...question, prompt: 'One. '.repeat(90) }
    for (const asked of [question, long, question, long, { ...long, prompt: `${long.prompt}!` }])
      await client.ask(asked)
    const limits = server?.requests.map(({ max_tokens }) => max_tokens)
    expect(limits).toEqual([16_000, 16_000, undefined, 16_000, undefined, undefined])
  })

  it('asks no third time what is too long for the model', async () => {
    const message = "This model's maximum context length is 8192 tokens."
    const client = await clientOf(() => ({ status: 400, message }))
    await expect(client.ask(question)).rejects.toThrow(/answers 400: .*8192 tokens/)
    expect(server?.requests).toHaveLength(2)
  })

  it('takes the first model of a server that none is named of', async () => {
    const client = await clientOf(() => good, { models: ['newest'] }, { defaultModel: '' })
    await client.ask(question)
    expect(server?.requests[0]?.model).toBe('newest')
  })

  it('waits as long as a busy server says, and asks again', async () => {
    const busy = { status: 429, headers: { 'retry-after-ms': '20' } }
    const client = await clientOf((index) => (index === 0 ? busy : good))
    await expect(client.ask(question)).resolves.toMatchObject({ color: 'red' })
  })

  it.each<[string, ModelReply]>([
    ['nothing', { content: '' }],
    ['prose', { content: 'Red is a fine color.' }],
    ['another form', { content: '{"colour":"red"}' }],
  ])('says that %s is no answer', async (_what, reply) => {
    const client = await clientOf(() => reply)
    await expect(client.ask(question)).rejects.toThrow(
      expect.objectContaining({ name: 'UnusableAnswerError' }),
    )
  })

  it('reads an answer that comes in pieces', async () => {
    const client = await clientOf(() => ({ pieces: '{"color":"赤い・rojo"}' }))
    await expect(client.ask(question)).resolves.toMatchObject({ color: '赤い・rojo' })
  })

  it('says that a server refuses the key', async () => {
    const client = await clientOf(() => ({ status: 401, message: 'wrong key' }))
    await expect(client.ask(question)).rejects.toThrow(/stand-in at .* answers 401: wrong key/)
  })

  it('gives up a request that takes too long', async () => {
    const client = await clientOf(() => 'hang', {}, { requestSeconds: 1 })
    await expect(client.ask(question)).rejects.toThrow(/did not answer within 1 seconds/)
  })

  it('ends a request as soon as it is aborted, also one that waits for its turn', async () => {
    const client = await clientOf(() => 'hang', {}, { concurrency: 1 })
    const stop = new AbortController()
    const asked = [1, 2].map(() => client.ask({ ...question, signal: stop.signal }))
    const ended = Promise.allSettled(asked)
    await expect.poll(() => server?.requests.length).toBe(1)
    stop.abort()
    for (const one of await ended) expect(one).toMatchObject({ reason: { name: 'AbortError' } })
  })

  it('asks no more at once than is allowed', async () => {
    let open = 0
    let most = 0
    server = await startModelServer(() => good)
    const models = createLanguageModels(
      serverSettings(server.url, { concurrency: 2 }),
      async (name, settings) => {
        const { openModel } = await import('../../src/models/open-model.ts')
        const opened = await openModel(name, settings)
        const { model } = opened
        if (typeof model === 'string' || model.specificationVersion !== 'v3') throw new Error()
        const generate = model.doGenerate.bind(model)
        model.doGenerate = async (options) => {
          most = Math.max(most, ++open)
          try {
            return await generate(options)
          } finally {
            open -= 1
          }
        }
        return opened
      },
    )
    await Promise.all([1, 2, 3, 4, 5].map(() => models.client()?.ask(question)))
    expect(most).toBe(2)
  })
})
