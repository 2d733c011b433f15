import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type PrimaryModel, vendorOf } from '../../src/models/model-catalog.ts'
import type { ModelUsage } from '../../src/models/model-usage.ts'
import {
  type ModelReply,
  type ModelServer,
  startModelServer,
  vendorKey,
} from '../support/models/model-server.ts'
import { vendorModels } from '../support/models/model-settings.ts'
import type { WireQuestion } from '../support/models/wire-shape.ts'

const schema = z.object({ color: z.string(), tones: z.array(z.object({ share: z.number() })) })
const question = { name: 'color_1', instructions: 'Say a color as JSON.', prompt: 'One.', schema }
const color = { color: 'red', tones: [] }

/** A model of each vendor, with the forms in which it is asked after a schema and after some object. */
const models: [PrimaryModel, schema: string, object: string][] = [
  ['openai/gpt-6-astra', 'json_schema', 'json_object'],
  ['anthropic/claude-opus-5.5', 'json_schema', 'text'],
  ['google/gemini-4-argon', 'json_schema', 'json_object'],
  ['spacexai/grok-4.7', 'json_schema', 'json_object'],
  ['mistral/mistral-large-4', 'json_schema', 'json_object'],
  ['deepseek/deepseek-v4-pro', 'json_object', 'json_object'],
  ['moonshotai/kimi-k3.1-pro', 'json_schema', 'json_object'],
  ['alibaba/qwen3.8-max', 'json_object', 'json_object'],
]

describe('a model of a vendor', () => {
  let server: ModelServer
  let said: ModelReply
  beforeAll(async () => {
    server = await startModelServer(() => said)
  })
  beforeEach(() => {
    said = { content: JSON.stringify(color) }
  })
  afterAll(() => server.close())

  /** What a vendor is sent and says it took. */
  async function asked(model: PrimaryModel, form?: 'object') {
    const usages: ModelUsage[] = []
    const client = vendorModels(server).client(model)
    const asking = form === undefined ? question : { ...question, form }
    const answer = await client
      ?.ask({ ...asking, onUsage: (usage) => void usages.push(usage) })
      .catch((error: Error) => error.message)
    return { answer, usages, form: server.requests.at(-1)?.response_format?.type ?? 'text' }
  }

  it.each(
    models,
  )('%s takes what we send at the first go, in the best form that it has', async (model, forSchema, forObject) => {
    const refusals = server.refused.length
    expect(await asked(model)).toMatchObject({ answer: color, form: forSchema })
    expect(await asked(model, 'object')).toMatchObject({ answer: color, form: forObject })
    expect(server.refused.slice(refusals)).toEqual([])
  })

  it.each(
    models,
  )('%s is counted with what it read from a cache and what it thought', async (model) => {
    const { usages } = await asked(model)
    expect(usages).toEqual([
      { requests: 1, inputTokens: 100, outputTokens: 20, seconds: expect.any(Number), price: 0 },
    ])
  })

  it.each(models)('%s that thinks until its limit has no answer, and is counted', async (model) => {
    said = { content: '', finish: 'length' }
    const { answer, usages } = await asked(model)
    expect(answer).toBe('The answer was empty.')
    expect(usages).toMatchObject([{ inputTokens: 100, outputTokens: 20 }])
  })

  it.each(models)('%s that refuses us says why, but not by our key', async (model) => {
    const key = vendorKey(vendorOf(model))
    said = { status: 403, message: `The key ${key} has no access.` }
    const { answer } = await asked(model)
    expect(answer).toMatch(/answers 403: The key … has no access\./)
  })

  it('of Mistral is asked after a strict schema, as the others are', async () => {
    await asked('mistral/mistral-large-4')
    expect(server.requests.at(-1)?.response_format?.json_schema).toMatchObject({ strict: true })
  })

  it('of Anthropic, which knows no form between a schema and a text, is asked without a word on the console', async () => {
    const said = ['info', 'warn'] as const
    const spies = said.map((name) => vi.spyOn(console, name).mockReturnValue(undefined))
    await asked('anthropic/claude-opus-5.5', 'object')
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
  })

  it('of OpenAI is told to keep nothing', async () => {
    await asked('openai/gpt-6-astra')
    expect(server.questions.at(-1)?.body).toMatchObject({ store: false })
  })
})

/** Something that vendors refuse, done to a request that they take. */
type Spoil = (question: WireQuestion) => void

const set =
  (field: string, value: unknown): Spoil =>
  ({ body }) =>
    Object.assign(body, { [field]: value })
const drop =
  (field: string): Spoil =>
  ({ body }) =>
    delete body[field]
const header =
  (name: string, value?: string): Spoil =>
  ({ headers }) =>
    value === undefined
      ? delete (headers as Record<string, unknown>)[name]
      : Object.assign(headers, { [name]: value })
/** Changes the first object in the body that has this field. */
function within(value: unknown, field: string, change: (holder: Record<string, unknown>) => void) {
  if (typeof value !== 'object' || value === null) return false
  if (field in value) {
    change(value as Record<string, unknown>)
    return true
  }
  return Object.values(value).some((one): boolean => within(one, field, change))
}
const inside =
  (field: string, change: (holder: Record<string, unknown>) => void): Spoil =>
  ({ body }) =>
    expect(within(body, field, change)).toBe(true)
const role = (name: string) =>
  inside('role', (message) => {
    message.role = name
  })
const optional = inside('required', (object) => {
  object.required = []
})
const open = inside('additionalProperties', (object) => {
  delete object.additionalProperties
})
const union = inside('properties', (object) => {
  object.properties = { color: { oneOf: [{ type: 'string' }, { type: 'number' }] } }
  object.required = ['color']
})
const reference = inside('properties', (object) => {
  object.properties = { color: { $ref: '#/$defs/color' } }
  object.required = ['color']
})
const noSchema = inside('schema', (format) => {
  delete format.schema
})

const openai = 'openai/gpt-6-astra'
const anthropic = 'anthropic/claude-opus-5.5'
const google = 'google/gemini-4-argon'
const mistral = 'mistral/mistral-large-4'
const xai = 'spacexai/grok-4.7'
const deepseek = 'deepseek/deepseek-v4-pro'
const moonshot = 'moonshotai/kimi-k3.1-pro'
const alibaba = 'alibaba/qwen3.8-max'
const own = 'stand-in'

describe('the server that stands in for vendors', () => {
  let server: ModelServer
  beforeAll(async () => {
    server = await startModelServer(() => ({ content: JSON.stringify(color) }))
  })
  afterAll(() => server.close())

  /** What a vendor says to our own request with one thing changed. */
  async function spoiled(model: string, spoil: Spoil): Promise<string> {
    await vendorModels(server).client(model)?.ask(question)
    const { path, headers, body } = structuredClone(server.questions.at(-1) as WireQuestion)
    const own = { path, body, headers: { ...headers } }
    delete own.headers['content-length']
    spoil(own)
    const place =
      model === 'stand-in' ? server.url : server.vendorUrls[vendorOf(model as PrimaryModel)]
    const answer = await fetch(`${place}${own.path}`, {
      method: 'POST',
      headers: own.headers as Record<string, string>,
      body: JSON.stringify(own.body),
    })
    return `${answer.status} ${await answer.text()}`
  }

  it.each([
    openai,
    anthropic,
    google,
    mistral,
    xai,
    deepseek,
    moonshot,
    alibaba,
    own,
  ])('takes the request to %s as it is', async (model) => {
    expect(await spoiled(model, () => undefined)).toMatch(/^200 /)
  })

  it.each<[string, string, Spoil, RegExp]>([
    [openai, 'an unknown field', set('n_best', 1), /^400 .*Unknown parameter: 'n_best'/],
    [openai, 'a null field', set('user', null), /^400 .*Invalid type for 'user'/],
    [openai, 'a temperature', set('temperature', 0), /^400 .*'temperature' is not supported/],
    [openai, 'a strange role', role('robot'), /^400 .*Invalid value: 'robot'/],
    [openai, 'a wrong key', header('authorization', 'Bearer x'), /^401 .*Incorrect API key/],
    [openai, 'no input', drop('input'), /^400 .*Missing required parameter: 'input'/],
    [openai, 'no schema', noSchema, /^400 .*'text.format.schema'/],
    [openai, 'an optional property', optional, /^400 .*color must be required/],
    [openai, 'an open object', open, /^400 .*additionalProperties must be false/],
    [openai, 'a union', union, /^400 .*oneOf is not supported/],
    [openai, 'a reference', reference, /^400 .*\$ref is not supported/],
    [
      anthropic,
      'an unknown field',
      set('user', 'x'),
      /^400 .*user: Extra inputs are not permitted/,
    ],
    [anthropic, 'a null field', set('metadata', null), /^400 .*metadata: Input should be/],
    [anthropic, 'a temperature', set('temperature', 1), /^400 .*deprecated for this model/],
    [anthropic, 'a system message', role('system'), /^400 .*Unexpected role/],
    [anthropic, 'no key', header('x-api-key'), /^401 .*x-api-key header is required/],
    [
      anthropic,
      'a bearer’s key',
      (question) => {
        header('x-api-key')(question)
        header('authorization', 'Bearer key-of-anthropic')(question)
      },
      /^401 /,
    ],
    [
      anthropic,
      'no version',
      header('anthropic-version'),
      /^400 .*anthropic-version: header is required/,
    ],
    [anthropic, 'no limit of tokens', drop('max_tokens'), /^400 .*max_tokens: Field required/],
    [anthropic, 'a forced tool', set('tool_choice', { type: 'any' }), /^400 .*forces tool use/],
    [anthropic, 'no schema', noSchema, /^400 .*schema: Field required/],
    [anthropic, 'an open object', open, /^400 .*additionalProperties must be false/],
    [anthropic, 'a reference', reference, /^400 .*\$ref is not supported/],
    [google, 'an unknown field', set('model', 'x'), /^400 .*Unknown name \\"model\\"/],
    [google, 'a strange role', role('assistant'), /^400 .*valid role: user, model/],
    [google, 'no key', header('x-goog-api-key'), /^403 .*unregistered callers/],
    [google, 'a wrong key', header('x-goog-api-key', 'x'), /^400 .*API key not valid/],
    [
      google,
      'an object that says that it is closed',
      inside('properties', (object) => {
        object.additionalProperties = false
      }),
      /^400 .*additionalProperties/,
    ],
    [
      google,
      'a schema without its type of content',
      inside('responseMimeType', (settings) => {
        settings.responseMimeType = 'text/plain'
      }),
      /^400 .*response_mime_type/,
    ],
    [mistral, 'an unknown field', set('user', 'x'), /^422 .*Extra inputs are not permitted/],
    [mistral, 'a null field', set('tools', null), /^422 .*tools/],
    [mistral, 'a developer’s message', role('developer'), /^422 .*'developer' does not match/],
    [mistral, 'a wrong key', header('authorization', 'Bearer x'), /^401 /],
    [mistral, 'no schema', noSchema, /^422 .*Field required/],
    [mistral, 'an optional property', optional, /^400 .*must be required/],
    [xai, 'an unknown field', set('n_best', 1), /^400 .*unknown field n_best/],
    [xai, 'a wrong key', header('authorization', 'Bearer x'), /^401 /],
    [xai, 'an open object', open, /^400 .*additionalProperties must be false/],
    [
      deepseek,
      'a schema',
      set('response_format', { type: 'json_schema' }),
      /^400 .*unavailable now/,
    ],
    [
      deepseek,
      'no word of JSON',
      inside('content', (message) => {
        message.content = 'Say a color.'
      }),
      /^400 .*must contain the word 'json'/,
    ],
    [
      deepseek,
      'a forced tool',
      set('tool_choice', 'required'),
      /^400 .*does not support this tool_choice/,
    ],
    [moonshot, 'a temperature', set('temperature', 0.6), /^400 .*only 1 is allowed/],
    [moonshot, 'a forced tool', set('tool_choice', { type: 'function' }), /^400 .*incompatible/],
    [
      alibaba,
      'no word of JSON',
      inside('content', (message) => {
        message.content = 'Say a color.'
      }),
      /^400 .*must contain the word 'json'/,
    ],
    [alibaba, 'a forced tool', set('tool_choice', 'required'), /^400 .*thinking mode/],
    [own, 'a null field', set('user', null), /^400 .*user must not be null/],
    [own, 'a temperature', set('temperature', 0), /^400 .*'temperature' is not supported/],
    [own, 'a strange role', role('robot'), /^400 .*unknown role robot/],
    [own, 'a forced tool', set('tool_choice', 'required'), /^400 .*tool_choice/],
    [own, 'no messages', drop('messages'), /^400 .*messages is missing/],
    [own, 'a union', union, /^400 .*oneOf is not supported/],
  ])('refuses for %s %s', async (model, _what, spoil, refusal) => {
    expect(await spoiled(model, spoil)).toMatch(refusal)
  })
})
