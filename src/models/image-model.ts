import type { ImageModel as SdkImageModel } from 'ai'
import pLimit from 'p-limit'
import { loadSdk } from './load-sdk.ts'
import type { ModelVendor } from './model-catalog.ts'
import { ModelAwayError } from './model-errors.ts'
import type { ModelSettings } from './model-settings.ts'
import { type ModelUsage, priceOfTokens } from './model-usage.ts'

/** A model that draws pictures. */
export interface ImageModel {
  /** As it is set. */
  name: string
  /**
   * A picture half as wide again as high, or what comes nearest to it; undecoded.
   * @param prompt in words, in any language.
   * @throws {ModelAwayError} when it draws none.
   * @throws {DOMException} an AbortError, when the signal says so.
   */
  draw(prompt: string, options: DrawOptions): Promise<Uint8Array>
}

interface DrawOptions {
  signal: AbortSignal
  onUsage?: (usage: ModelUsage) => Promise<void> | void
}

/** A request is tried so many times more where the server is busy or broken. */
const furtherTries = 1

/** Vendors whose image models can be named. */
const imageVendors = ['openai', 'google', 'spacexai'] as const
type ImageVendor = (typeof imageVendors)[number]

/** What a name of a model means: a vendor whose key is set, else the operator's own server; undefined: neither has it. */
export function imageModelPlace(
  name: string,
  { keys, server }: Pick<ModelSettings, 'keys' | 'server'>,
): { vendor: ImageVendor; id: string } | 'server' | undefined {
  const at = name.indexOf('/')
  const prefix = name.slice(0, Math.max(at, 0)).replace(/^xai$/, 'spacexai')
  const vendor = imageVendors.find((one) => one === prefix)
  const id = name.slice(at + 1)
  if (vendor !== undefined && keys[vendor] !== undefined && id !== '') return { vendor, id }
  return server === undefined ? undefined : 'server'
}

/**
 * The image model of `IMAGE_MODEL`; undefined when none is set. Nothing is loaded and nobody asked before a picture is wanted.
 * @param urls addresses of vendors, for tests; absent: their own.
 */
export function createImageModel(
  settings: ModelSettings,
  urls: Partial<Record<ModelVendor, string>> = {},
): ImageModel | undefined {
  const { imageModel: name } = settings
  if (name === undefined) return undefined
  const limit = pLimit(settings.concurrency)

  async function draw(prompt: string, { signal, onUsage }: DrawOptions): Promise<Uint8Array> {
    const { generateImage } = await loadSdk()
    const { model, shape } = await openImageModel(name as string, settings, urls)
    const deadline = AbortSignal.timeout(settings.requestSeconds * 1000)
    const begun = performance.now()
    let tokens = { inputTokens: 0, outputTokens: 0 }
    try {
      const { image, usage } = await generateImage({
        model,
        prompt,
        ...shape,
        maxRetries: furtherTries,
        abortSignal: AbortSignal.any([signal, deadline]),
      })
      tokens = { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 }
      return image.uint8Array
    } catch (error) {
      signal.throwIfAborted()
      throw new ModelAwayError(deadline.aborted ? 'it takes too long.' : whyNot(error))
    } finally {
      await onUsage?.({
        requests: 1,
        ...tokens,
        seconds: (performance.now() - begun) / 1000,
        price: priceOfTokens(settings.prices, name as string, tokens),
      })
    }
  }

  return {
    name,
    draw: (prompt, options) =>
      limit(() => {
        options.signal.throwIfAborted()
        return draw(prompt, options)
      }),
  }
}

/** What vendors and servers understand of a picture's size: their parameters differ, and some refuse what they do not know. */
interface Shape {
  size?: `${number}x${number}`
  aspectRatio?: `${number}:${number}`
}

async function openImageModel(
  name: string,
  settings: ModelSettings,
  urls: Partial<Record<ModelVendor, string>>,
): Promise<{ model: SdkImageModel; shape: Shape }> {
  const place = imageModelPlace(name, settings)
  if (place === undefined) throw new ModelAwayError(`nobody here serves ${name}.`)
  if (place === 'server') {
    const { url = '', key } = settings.server ?? {}
    return { model: await compatible(name, url, key), shape: {} }
  }
  const { vendor, id } = place
  const apiKey = settings.keys[vendor] ?? ''
  const baseURL = urls[vendor]
  const options = { apiKey, ...(baseURL === undefined ? {} : { baseURL }) }
  if (vendor === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return { model: createOpenAI(options).image(id), shape: { size: '1536x1024' } }
  }
  if (vendor === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return { model: createGoogleGenerativeAI(options).image(id), shape: { aspectRatio: '16:9' } }
  }
  return { model: await compatible(id, baseURL ?? 'https://api.x.ai/v1', apiKey), shape: {} }
}

async function compatible(
  id: string,
  url: string,
  key: string | undefined,
): Promise<SdkImageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'images',
    baseURL: url.replace(/\/+$/, ''),
    ...(key === undefined ? {} : { apiKey: key }),
  }).imageModel(id)
}

/** A clause about an error of the SDK, without anything that was sent. */
function whyNot(error: unknown): string {
  const { lastError } = error as { lastError?: unknown }
  const { statusCode, url } = (lastError ?? error) as { statusCode?: number; url?: string }
  if (statusCode !== undefined && statusCode !== 200) return `it answers with status ${statusCode}.`
  // Only a request that was sent has an address.
  if (statusCode === undefined && url !== undefined) return 'it cannot be reached.'
  return 'it answers with no picture.'
}
