import { z } from 'zod'
import { askSource, resultsAsked } from './ask-source.ts'
import type { WebImage, WebImageSource } from './web-image.ts'

const text = z.string().nullish()
const answerSchema = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: text,
      creator: text,
      license: z.string(),
      license_version: text,
      license_url: text,
      foreign_landing_url: text,
    }),
  ),
})

/**
 * Openverse, which searches openly licensed pictures and needs no key (https://api.openverse.org/v1/).
 * @param origin for tests.
 */
export function openverse(origin = 'https://api.openverse.org'): WebImageSource {
  const name = 'Openverse'
  return {
    name,
    async search(query, fetch, signal) {
      const address = new URL('/v1/images/', origin)
      address.search = new URLSearchParams({
        q: query,
        // Decks are sold and given away, and pictures are cut to their frames.
        license_type: 'commercial,modification',
        aspect_ratio: 'wide',
        mature: 'false',
        page_size: String(resultsAsked),
      }).toString()
      const { results } = await askSource(address, answerSchema, fetch, { signal })
      return results.map(
        (one): WebImage => ({
          address: one.url,
          title: one.title ?? '',
          ...(one.creator ? { author: one.creator } : {}),
          licence: licenceName(one.license, one.license_version ?? ''),
          ...(one.license_url ? { licenceUrl: one.license_url } : {}),
          page: one.foreign_landing_url ?? one.url,
          source: name,
        }),
      )
    },
  }
}

/** As Creative Commons writes the names. */
function licenceName(licence: string, version: string): string {
  if (licence === 'pdm') return 'Public Domain'
  const name = licence === 'cc0' ? 'CC0' : `CC ${licence.toUpperCase()}`
  return `${name} ${version}`.trim()
}
