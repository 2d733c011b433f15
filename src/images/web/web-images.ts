import type { SceneImage } from '../../scene/node.ts'
import { createFetchPublic, type FetchPublic } from '../fetching/fetch-public.ts'
import { imageFormat } from '../uploads/image-format.ts'
import { openverse } from './openverse.ts'
import { pexels } from './pexels.ts'
import { unsplash } from './unsplash.ts'
import type { WebImage, WebImageSource } from './web-image.ts'
import type { WebImageSettings } from './web-source-names.ts'

/** Decodes the file of a stranger: see `normalisedPicture`. */
type Decode = (data: Uint8Array) => Promise<SceneImage>

/** A search for the pictures of one deck. */
interface WebSearch {
  /**
   * The first picture for some words that can be shown and was not given before; undefined where none is found.
   * @param query in English.
   * @throws {DOMException} an AbortError, when the signal says so; nothing else.
   */
  find(query: string): Promise<{ image: WebImage; picture: SceneImage } | undefined>
  /** A sentence for each source that did not answer. */
  warnings(): string[]
}

/** As large as an upload may be. */
const mostBytes = 10_000_000
const fileMilliseconds = 15_000
/** So many files are tried for one query. */
const filesTried = 3

/** The sources that are set, in the order in which they are asked. */
export function webSources({ sources, keys }: WebImageSettings): WebImageSource[] {
  return sources.map((name) => {
    if (name === 'openverse') return openverse()
    return name === 'pexels' ? pexels(keys.pexels ?? '') : unsplash(keys.unsplash ?? '')
  })
}

/** A source that has failed is not asked again for the same deck: it would only take time. */
export function createWebSearch(
  sources: readonly WebImageSource[],
  decode: Decode,
  signal: AbortSignal,
  fetch: FetchPublic = createFetchPublic(),
): WebSearch {
  const failed = new Map<WebImageSource, string>()
  const given = new Set<string>()

  async function resultsOf(source: WebImageSource, query: string): Promise<WebImage[]> {
    if (failed.has(source)) return []
    try {
      return await source.search(query, fetch, signal)
    } catch (error) {
      signal.throwIfAborted()
      failed.set(source, (error as Error).message)
      return []
    }
  }

  async function pictureOf(image: WebImage): Promise<SceneImage | undefined> {
    try {
      const limits = { mostBytes, milliseconds: fileMilliseconds, signal }
      const { status, body } = await fetch(image.address, limits)
      const format = imageFormat(body)
      // A drawing of a stranger can name further addresses, and photographs are what is searched.
      if (status !== 200 || format === undefined || format === 'svg') return undefined
      return await decode(body)
    } catch {
      signal.throwIfAborted()
      return undefined
    }
  }

  return {
    async find(query) {
      for (const source of sources) {
        const found = await resultsOf(source, query)
        const fresh = found.filter(({ address }) => !given.has(address))
        for (const image of fresh.slice(0, filesTried)) {
          given.add(image.address)
          const picture = await pictureOf(image)
          if (picture === undefined) continue
          if (image.used) {
            const { address, headers } = image.used
            const limits = { mostBytes: 10_000, milliseconds: 5_000, headers, signal }
            await fetch(address, limits).catch(() => signal.throwIfAborted())
          }
          return { image, picture }
        }
      }
      return undefined
    },
    warnings: () =>
      [...failed].map(([{ name }, why]) => `${name} could not be searched for web images: ${why}.`),
  }
}
