import type { LanguageModel } from 'ai'
import { findModel, type ModelVendor, vendorOf } from './model-catalog.ts'
import { ModelAwayError } from './model-errors.ts'
import { type ModelSettings, vendorModelId } from './model-settings.ts'

/** How an answer can be asked for, best first: after a schema, as some JSON object, as text. */
export const answerModes = ['schema', 'object', 'text'] as const
export type AnswerMode = (typeof answerModes)[number]

/** A model as the AI SDK calls it, and what is to be known of its vendor. */
export interface OpenedModel {
  model: LanguageModel
  /** What its server is called in sentences. */
  place: string
  /** Requests to one server share its limit. */
  server: string
  /** The best way to ask that its vendor documents. */
  mode: AnswerMode
  /** What a vendor wants to be told with each request. */
  providerOptions?: Record<string, Record<string, string | boolean>>
}

/** The vendors that speak OpenAI's chat completions, with the address that their documentation gives (November 2026). */
const compatibleVendors: Readonly<
  Partial<Record<ModelVendor, { name: string; url: string; mode: AnswerMode }>>
> = {
  spacexai: { name: 'xai', url: 'https://api.x.ai/v1', mode: 'schema' },
  deepseek: { name: 'deepseek', url: 'https://api.deepseek.com/v1', mode: 'object' },
  moonshotai: { name: 'moonshotai', url: 'https://api.moonshot.ai/v1', mode: 'schema' },
  alibaba: {
    name: 'alibaba',
    url: 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
    mode: 'object',
  },
}

/**
 * Opens a model by the name that callers and settings use. What a vendor needs is loaded only now.
 * @param name empty: whatever the operator's own server has first.
 * @param urls addresses of vendors, for tests; absent: their own.
 * @throws {ModelAwayError} when the server cannot say which models it has, or the vendor's key is not set.
 */
export async function openModel(
  name: string,
  settings: ModelSettings,
  urls: Partial<Record<ModelVendor, string>> = {},
): Promise<OpenedModel> {
  const { server } = settings
  const known = findModel(name)
  const isDefault = name === (settings.defaultModel ?? '')
  if (server && (known === undefined || isDefault || !settings.vendors.includes(vendorOf(known))))
    return openServer(name, server)
  if (known === undefined) throw new ModelAwayError(`Nobody here serves a model ${name}.`)
  const vendor = vendorOf(known)
  const apiKey = settings.keys[vendor]
  if (apiKey === undefined) throw new ModelAwayError(`There is no key for ${vendor}.`)
  const id = vendorModelId(known, settings.ids)
  const baseURL = urls[vendor]
  const options = { apiKey, ...(baseURL === undefined ? {} : { baseURL }) }
  const place = { place: known, server: vendor }
  switch (vendor) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      // Nothing is kept at the vendor: the texts are the users'.
      const kept = { openai: { store: false } }
      return {
        ...place,
        model: createOpenAI(options)(id),
        mode: 'schema',
        providerOptions: kept,
      }
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      // The other way is a tool that must be called, which models that think refuse.
      const native = { anthropic: { structuredOutputMode: 'outputFormat' } }
      return {
        ...place,
        model: createAnthropic(options)(id),
        mode: 'schema',
        providerOptions: native,
      }
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return { ...place, model: createGoogleGenerativeAI(options)(id), mode: 'schema' }
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral')
      // Its SDK, unlike the others', leaves the model free to stray from the schema.
      const strict = { mistral: { strictJsonSchema: true } }
      return {
        ...place,
        model: createMistral(options)(id),
        mode: 'schema',
        providerOptions: strict,
      }
    }
    default: {
      const compatible = compatibleVendors[vendor]
      if (compatible === undefined) throw new Error(`No way to reach ${vendor}.`)
      return {
        ...place,
        model: await compatibleModel(id, {
          name: compatible.name,
          url: baseURL ?? compatible.url,
          key: apiKey,
        }),
        mode: compatible.mode,
      }
    }
  }
}

async function openServer(
  name: string,
  server: { url: string; key?: string },
): Promise<OpenedModel> {
  const id = name === '' ? await firstModelOf(server) : name
  const { host } = new URL(server.url)
  return {
    model: await compatibleModel(id, { name: 'own', ...server }),
    place: `${id} at ${host}`,
    server: server.url,
    mode: 'schema',
  }
}

async function compatibleModel(
  id: string,
  { name, url, key }: { name: string; url: string; key?: string },
): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name,
    baseURL: url.replace(/\/+$/, ''),
    supportsStructuredOutputs: true,
    ...(key === undefined ? {} : { apiKey: key }),
  })(id)
}

/** How long a server may take to say which models it has, in milliseconds. */
const listingTime = 5_000

/** The first model that a server lists: llama.cpp and vLLM serve one, Ollama its newest first. */
async function firstModelOf({ url, key }: { url: string; key?: string }): Promise<string> {
  const address = `${url.replace(/\/+$/, '')}/models`
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(listingTime),
      ...(key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }),
    })
    const { data } = (await answer.json()) as { data?: { id?: unknown }[] }
    const id = data?.[0]?.id
    if (typeof id === 'string' && id !== '') return id
  } catch {
    throw new ModelAwayError(`${address} does not answer.`)
  }
  throw new ModelAwayError(`${address} lists no model: set LLM_MODEL.`)
}
