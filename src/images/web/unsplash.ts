import { z } from 'zod'
import { askSource, resultsAsked } from './ask-source.ts'
import type { WebImage, WebImageSource } from './web-image.ts'

const answerSchema = z.object({
  results: z.array(
    z.object({
      alt_description: z.string().nullish(),
      urls: z.object({ regular: z.string() }),
      links: z.object({ html: z.string(), download_location: z.string() }),
      user: z.object({ name: z.string().nullish() }),
    }),
  ),
})

/**
 * Unsplash (https://unsplash.com/documentation), which wants to be told of each picture that is shown.
 * @param origin for tests.
 */
export function unsplash(key: string, origin = 'https://api.unsplash.com'): WebImageSource {
  const name = 'Unsplash'
  const headers = { authorization: `Client-ID ${key}`, 'accept-version': 'v1' }
  return {
    name,
    async search(query, fetch, signal) {
      const address = new URL('/search/photos', origin)
      address.search = new URLSearchParams({
        query,
        orientation: 'landscape',
        content_filter: 'high',
        per_page: String(resultsAsked),
      }).toString()
      const { results } = await askSource(address, answerSchema, fetch, { headers, signal })
      return results.map((one): WebImage => {
        const told = one.links.download_location
        return {
          address: one.urls.regular,
          title: '',
          ...(one.alt_description ? { alt: one.alt_description } : {}),
          ...(one.user.name ? { author: one.user.name } : {}),
          licence: 'Unsplash License',
          licenceUrl: 'https://unsplash.com/license',
          page: one.links.html,
          source: name,
          // The key is for Unsplash only, whatever an answer says.
          ...(URL.canParse(told) && new URL(told).origin === new URL(origin).origin
            ? { used: { address: told, headers } }
            : {}),
        }
      })
    },
  }
}
