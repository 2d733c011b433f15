import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { chosenVariant, type Slide } from '../../../src/deck/slide.ts'
import { buildScene } from '../../../src/design/build-scene.ts'
import { imageLibrary } from '../../../src/design/image-library.ts'
import { exportPage } from '../../../src/export/web/export-page.ts'
import { createFetchPublic } from '../../../src/images/fetching/fetch-public.ts'
import { createNormaliser } from '../../../src/images/uploads/normaliser.ts'
import { normalisedPicture } from '../../../src/images/web/normalised-picture.ts'
import { openverse } from '../../../src/images/web/openverse.ts'
import { createImageModel } from '../../../src/models/image-model.ts'
import { loadImages } from '../../../src/presentations/deck-images.ts'
import { presentationGeneration } from '../../../src/presentations/handlers/presentation-generation.ts'
import { loadPresentation } from '../../../src/presentations/presentation-repository.ts'
import {
  type GenerationWish,
  startGeneration,
} from '../../../src/presentations/start-generation.ts'
import { authorDeck } from '../../../src/workers/author-deck.ts'
import { illustrateSlides } from '../../../src/workers/illustrate-slides.ts'
import { claimWork, temporaryStorage } from '../../support/claimed-work.ts'
import { describeDatabase } from '../../support/databases.ts'
import { simpleLightId } from '../../support/decks.ts'
import { createFakeWorkers } from '../../support/fake-workers.ts'
import { serverSettings } from '../../support/models/model-settings.ts'
import { silentLogger, somebody } from '../../support/operations.ts'
import { testTypography } from '../../support/typography.ts'

const text = `# Ports

## Ships in the harbour

- Cargo ships wait for a berth
- Ferries leave every hour

## What comes next

- The second quay opens
- Fees stay as they are
`

describeDatabase('the generation of a presentation with pictures', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  const storage = temporaryStorage(() => connection)
  const normaliser = createNormaliser()
  let isAway = false
  let photograph: Buffer
  /** Openverse, the files that it names, and a server that draws. */
  const server = createServer((request, response) => {
    request.resume()
    if (isAway) return void response.writeHead(503).end()
    if (request.url === '/ship.jpg') return void response.end(photograph)
    const drawn = { data: [{ b64_json: photograph.toString('base64') }] }
    const found = {
      results: [
        {
          url: `http://pictures.example:${port()}/ship.jpg`,
          title: 'A ship',
          creator: 'Ada Example',
          license: 'by',
          license_version: '4.0',
          foreign_landing_url: 'https://photos.example/1',
        },
      ],
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(request.method === 'POST' ? drawn : found))
  })
  const port = () => (server.address() as AddressInfo).port
  beforeAll(async () => {
    const create = { width: 900, height: 600, channels: 3 as const, background: '#336699' }
    photograph = await sharp({ create }).jpeg().toBuffer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  beforeEach(() => {
    isAway = false
  })
  afterAll(() => {
    normaliser.close()
    server.closeAllConnections()
    server.close()
  })

  async function generated(options: Partial<GenerationWish['images']> = {}) {
    const ownerId = await somebody(connection, 100_000)
    const typography = await testTypography()
    const workers = {
      ...createFakeWorkers(),
      author: (task: Parameters<typeof authorDeck>[0]) => authorDeck(task, typography, randomUUID),
      illustrate: (task: Parameters<typeof illustrateSlides>[0]) =>
        illustrateSlides(task, typography, randomUUID),
    }
    const settings = serverSettings(`http://127.0.0.1:${port()}`, { imageModel: 'painter' })
    const pictures = {
      imageModel: createImageModel(settings),
      webSources: [openverse(`http://openverse.example:${port()}`)],
      decode: (owner: string, data: Uint8Array) => normalisedPicture(normaliser, owner, data),
      fetch: createFetchPublic({
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        mayConnect: (_address, to) => to === port(),
      }),
      deckSeconds: 30,
    }
    const tools = { storage: storage(), workers, pictures }
    const handler = presentationGeneration(tools, silentLogger, defaultPrices)
    const { generationId } = await startGeneration({ connection, prices: defaultPrices }, ownerId, {
      text,
      imageIds: [],
      formats: [],
      theme: simpleLightId,
      slideRange: 'auto',
      variantsPerSlide: 1,
      images: { style: 'auto', variants: 1, ...options },
    })
    const { context } = await claimWork(connection, generationId)
    const warnings: string[] = []
    await handler({ ...context, warn: (sentence) => void warnings.push(sentence) })
    const id = context.operation.presentationId ?? ''
    const { deck } = await loadPresentation(connection.database, { id, ownerId })
    const images = await loadImages(tools.storage, ownerId, deck)
    return { deck, images, warnings, typography }
  }

  const pictureOf = (one: Slide | undefined) =>
    one && chosenVariant(one).blocks.find((block) => block.kind === 'image')

  test('shows one of the web on a slide that names a thing, and whose it is on the share page', async () => {
    const { deck, images, typography } = await generated()
    const harbour = deck.slides.find((one) => chosenVariant(one).title.startsWith('Ships'))
    expect(pictureOf(harbour)).toMatchObject({
      alt: 'A ship',
      origin: { author: 'Ada Example', licence: 'CC BY 4.0' },
    })
    expect(harbour?.notes).toContain('https://photos.example/1')
    const scene = buildScene(deck, typography, imageLibrary(images))
    const { html } = await exportPage(scene, typography, { stylesheetUrl: 'style.css' })
    expect(html).toContain('Ada Example')
  })

  test('shows none where those of the model are declined, and those of the web where they are asked for', async () => {
    const pictured = async (options: Partial<GenerationWish['images']>) => {
      const { deck } = await generated(options)
      return deck.slides.filter((one) => pictureOf(one) !== undefined).length
    }
    expect(await pictured({ aiImages: false })).toBe(0)
    expect(await pictured({ aiImages: false, webImages: true })).toBe(1)
  })

  test('shows those of the model on creative slides', async () => {
    const { deck, warnings } = await generated()
    const alts = deck.slides.flatMap(({ variants }) =>
      variants
        .filter(({ layout }) => layout === 'creative')
        .flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'image' ? one.alt : []))),
    )
    expect(alts).toHaveLength(deck.slides.length)
    expect(alts.every((alt) => alt !== '')).toBe(true)
    expect(warnings).toEqual([])
  })

  test('keeps the art drawn by procedure where the sources are away, and says so', async () => {
    isAway = true
    const { deck, images, warnings } = await generated()
    expect(deck.slides.map(({ variants }) => variants.at(-1)?.layout)).toEqual(
      deck.slides.map(() => 'creative'),
    )
    expect(images.length).toBeGreaterThan(0)
    expect(warnings).toEqual([
      'Openverse could not be searched for web images: it answers with status 503.',
      'Not every picture was made by the image model: it answers with status 503.',
    ])
  })
})
