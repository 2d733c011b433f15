import { afterAll, expect, it } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import { createWorkerPool } from '../../src/workers/worker-pool.ts'
import { deck, image, slide } from '../support/decks.ts'
import { jpegImage } from '../support/scene-images.ts'
import { unpack } from '../support/unpack.ts'

const workers = await createWorkerPool({ threads: 1 })
afterAll(() => workers.close())

const pictured: Deck = deck(
  {},
  slide('image', 'The hub', [image('hub', { alt: 'The hub at sunrise', width: 16, height: 8 })]),
)

async function mediaOf(images: Parameters<typeof workers.export>[0]['images']) {
  const { file } = await workers.export({
    deck: pictured,
    format: 'ppt',
    ...(images && { images }),
  })
  return [...(await unpack(file)).keys()].filter((path) => path.startsWith('ppt/media/'))
}

it('draws the pictures that come with the task', async () => {
  expect(await mediaOf([jpegImage('hub'), jpegImage('another')])).toEqual(['ppt/media/image1.jpeg'])
}, 60_000)

it('draws a slide without the picture that is missing', async () => {
  expect(await mediaOf(undefined)).toEqual([])
}, 60_000)
