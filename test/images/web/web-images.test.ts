import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFetchPublic } from '../../../src/images/fetching/fetch-public.ts'
import { openverse } from '../../../src/images/web/openverse.ts'
import { pexels } from '../../../src/images/web/pexels.ts'
import { unsplash } from '../../../src/images/web/unsplash.ts'
import type { WebImageSource } from '../../../src/images/web/web-image.ts'
import { createWebSearch } from '../../../src/images/web/web-images.ts'

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
let port = 0
let asked: { url: URL; authorization: string | undefined }[] = []
/** What the stand-in answers, by path. */
let answers: Record<string, { status?: number; body: string | Buffer | object }> = {}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://stand-in.example:${port}`)
  asked.push({ url, authorization: request.headers.authorization })
  const { status = 200, body } = answers[url.pathname] ?? { status: 404, body: '' }
  const plain = typeof body === 'string' || Buffer.isBuffer(body)
  response.writeHead(status).end(plain ? body : JSON.stringify(body))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
beforeEach(() => {
  port = (server.address() as AddressInfo).port
  asked = []
  answers = {}
})

const origin = () => `http://stand-in.example:${port}`
const local = createFetchPublic({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  mayConnect: (address, to) => address === '127.0.0.1' && to === port,
})
const { signal } = new AbortController()
const search = (...sources: WebImageSource[]) =>
  createWebSearch(
    sources,
    async (data) => ({ id: 'decoded', mediaType: 'image/jpeg', data, width: 4, height: 3 }),
    signal,
    local,
  )

const lighthouse = (file: string) => ({
  url: `${origin()}/${file}`,
  title: 'Lighthouse',
  creator: 'Ada',
  license: 'by-sa',
  license_version: '4.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  foreign_landing_url: 'https://photos.example/1',
})

describe('Openverse', () => {
  it('is asked in English for what may be shown and cut by everybody', async () => {
    answers['/v1/images/'] = { body: { results: [] } }
    await search(openverse(origin())).find('lighthouse')
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      q: 'lighthouse',
      license_type: 'commercial,modification',
      mature: 'false',
    })
  })

  it('gives a picture with its author, licence and page', async () => {
    answers['/v1/images/'] = { body: { results: [lighthouse('1.jpg')] } }
    answers['/1.jpg'] = { body: jpeg }
    const found = await search(openverse(origin())).find('lighthouse')
    expect(found?.image).toMatchObject({
      author: 'Ada',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      page: 'https://photos.example/1',
      source: 'Openverse',
    })
  })

  it('gives the next one where a file is none, and none twice', async () => {
    answers['/v1/images/'] = {
      body: { results: ['page.html', 'drawing.svg', '1.jpg'].map(lighthouse) },
    }
    answers['/page.html'] = { body: '<html></html>' }
    answers['/drawing.svg'] = { body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    answers['/1.jpg'] = { body: jpeg }
    const web = search(openverse(origin()))
    expect((await web.find('lighthouse'))?.image.address).toBe(`${origin()}/1.jpg`)
    expect(await web.find('lighthouse')).toBeUndefined()
    expect(web.warnings()).toEqual([])
  })

  it('leads to no private address', async () => {
    answers['/v1/images/'] = {
      body: { results: [{ ...lighthouse('1'), url: 'http://127.0.0.1:1/secret' }] },
    }
    expect(await search(openverse(origin())).find('lighthouse')).toBeUndefined()
  })
})

describe('Pexels', () => {
  it('is asked with its key, which its files are not', async () => {
    const photo = {
      url: 'https://www.pexels.com/photo/1/',
      photographer: 'Grace',
      alt: 'A harbour',
      src: { large2x: `${origin()}/1.jpg` },
    }
    answers['/v1/search'] = { body: { photos: [photo] } }
    answers['/1.jpg'] = { body: jpeg }
    const found = await search(pexels('key', origin())).find('harbour')
    expect(asked.map(({ authorization }) => authorization)).toEqual(['key', undefined])
    expect(found?.image).toMatchObject({
      author: 'Grace',
      alt: 'A harbour',
      licence: 'Pexels License',
    })
  })
})

describe('Unsplash', () => {
  const photo = (told: string) => ({
    alt_description: 'a harbour',
    urls: { regular: `${origin()}/1.jpg` },
    links: { html: 'https://unsplash.com/photos/1', download_location: told },
    user: { name: 'Linus' },
  })

  it('is told of the picture that is shown', async () => {
    answers['/search/photos'] = { body: { results: [photo(`${origin()}/photos/1/download`)] } }
    answers['/1.jpg'] = { body: jpeg }
    await search(unsplash('key', origin())).find('harbour')
    expect(asked.map(({ url, authorization }) => [url.pathname, authorization])).toEqual([
      ['/search/photos', 'Client-ID key'],
      ['/1.jpg', undefined],
      ['/photos/1/download', 'Client-ID key'],
    ])
  })

  it('gives its key to nobody else', async () => {
    answers['/search/photos'] = {
      body: { results: [photo(`http://elsewhere.example:${port}/photos/1/download`)] },
    }
    answers['/1.jpg'] = { body: jpeg }
    await search(unsplash('key', origin())).find('harbour')
    expect(asked).toHaveLength(2)
  })
})

describe('a source that fails', () => {
  it.each([
    [503, '', 'Openverse could not be searched for web images: it answers with status 503.'],
    [429, '', 'Openverse could not be searched for web images: it wants no more requests for now.'],
    [200, 'oops', 'Openverse could not be searched for web images: its answer cannot be read.'],
  ])('%s is asked once for a deck, said, and the next one asked', async (status, body, said) => {
    answers['/v1/images/'] = { status, body }
    answers['/v1/search'] = { body: { photos: [] } }
    const web = search(openverse(origin()), pexels('key', origin()))
    await web.find('harbour')
    await web.find('lighthouse')
    expect(asked.map(({ url }) => url.pathname)).toEqual([
      '/v1/images/',
      '/v1/search',
      '/v1/search',
    ])
    expect(web.warnings()).toEqual([said])
  })
})
