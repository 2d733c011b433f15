import { z } from 'zod'
import { askSource, resultsAsked } from './ask-source.ts'
import type { WebImage, WebImageSource } from './web-image.ts'

const answerSchema = z.object({
  photos: z.array(
    z.object({
      url: z.string(),
      photographer: z.string().nullish(),
      alt: z.string().nullish(),
      src: z.object({ large2x: z.string() }),
    }),
  ),
})

/**
 * Pexels (https://www.pexels.com/api/documentation/).
 * @param origin for tests.
 */
export function pexels(key: string, origin = 'https://api.pexels.com'): WebImageSource {
  const name = 'Pexels'
  return {
    name,
    async search(query, fetch, signal) {
      const address = new URL('/v1/search', origin)
      address.search = new URLSearchParams({
        query,
        orientation: 'landscape',
        per_page: String(resultsAsked),
      }).toString()
      const headers = { authorization: key }
      const { photos } = await askSource(address, answerSchema, fetch, { headers, signal })
      return photos.map(
        (one): WebImage => ({
          address: one.src.large2x,
          title: '',
          ...(one.alt ? { alt: one.alt } : {}),
          ...(one.photographer ? { author: one.photographer } : {}),
          licence: 'Pexels License',
          licenceUrl: 'https://www.pexels.com/license/',
          page: one.url,
          source: name,
        }),
      )
    },
  }
}
