import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Vibe } from '../../../src/design/vibes/vibe.ts'
import { vibeList } from '../../../src/design/vibes/vibe-list.ts'
import type { ArtRequest } from '../../../src/images/art/art-request.ts'
import { artists } from '../../../src/images/art/artists.ts'
import { drawPicture } from '../../../src/images/art/draw-picture.ts'
import { type SubjectName, subjects } from '../../../src/images/art/subjects/subject-list.ts'
import type { SceneImage } from '../../../src/scene/node.ts'
import { contrastRatio, relativeLuminance } from '../../../src/scene/paint.ts'
import { testsAll } from '../../support/test-range.ts'

/** Undefined: no subject. */
const names = [undefined, ...(Object.keys(subjects) as SubjectName[])]

/** The least contrast of the vibe's text with any pixel of the calm part of a picture, WCAG 2.2. */
async function worstContrast(vibe: Vibe, data: Uint8Array): Promise<number> {
  const { x, y, width, height } = vibe.calm
  const scale = 1920 / 960
  const pixels = await sharp(data)
    .extract({ left: x * scale, top: y * scale, width: width * scale, height: height * scale })
    .removeAlpha()
    .raw()
    .toBuffer()
  const ink = relativeLuminance(vibe.ink)
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < pixels.length; index += 3) {
    const pixel = luminanceAt(pixels, index)
    const ratio = pixel < ink ? (ink + 0.05) / (pixel + 0.05) : (pixel + 0.05) / (ink + 0.05)
    if (ratio < least) least = ratio
  }
  return least
}

/** What each value of a channel adds to the luminance of a grey: millions of pixels are looked up in it. */
const ofGrey = Array.from({ length: 256 }, (_, value) =>
  relativeLuminance(`#${value.toString(16).padStart(2, '0').repeat(3)}`),
)

/** WCAG 2.2 relative luminance of the pixel whose red stands at `index`. */
function luminanceAt(pixels: Uint8Array, index: number): number {
  const channel = (at: number) => ofGrey[pixels[index + at] ?? 0] ?? 0
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}

/** The same drawing in the vibes so far. */
const ships = new Set<string>()

describe.each(vibeList.map((vibe) => ({ vibe, name: vibe.name })))('a picture of $name', ({
  vibe,
}) => {
  const draw = artists[vibe.name]
  const ship = { seed: 'one', subject: 'ship' } as const

  it('is the same drawing for the same seed and subject', () => {
    expect(draw({ ...ship })).toBe(draw(ship))
  })

  it('is another for another seed, for another subject, without one, and from close by', () => {
    const requests: ArtRequest[] = [
      ship,
      { seed: 'two', subject: 'ship' },
      { seed: 'one', subject: 'heart' },
      { seed: 'one' },
      { seed: 'one', subject: 'ship', view: 'close' },
      { seed: 'one', view: 'close' },
    ]
    expect(new Set(requests.map(draw)).size).toBe(requests.length)
  })

  it('is not that of another vibe', () => {
    expect(ships).not.toContain(draw(ship))
    ships.add(draw(ship))
  })

  describe('as a file', () => {
    /** The other vibes show others; every second subject is enough to see what pictures weigh and leave free. */
    const turn = vibeList.indexOf(vibe)
    const shown = names.filter((_, index) => testsAll || index % (2 * vibeList.length) === 2 * turn)
    const pictures = new Map<string, SceneImage>()
    beforeAll(async () => {
      for (const subject of shown) {
        const index = names.indexOf(subject)
        const view = Math.floor(index / (2 * vibeList.length)) % 2 === 0 ? 'wide' : 'close'
        const picture = await drawPicture(vibe.id, { seed: `seed ${index}`, subject, view })
        pictures.set(`${subject} ${view}`, picture)
      }
    }, 600_000)

    it('is a JPEG of 1920 × 1080 that a deck can carry many of', async () => {
      for (const { data, mediaType } of pictures.values()) {
        expect(mediaType).toBe('image/jpeg')
        expect(await sharp(data).metadata()).toMatchObject({
          format: 'jpeg',
          width: 1920,
          height: 1080,
        })
        expect(data.length).toBeLessThan(600_000)
      }
    })

    it('leaves its calm part to the text, whatever it shows', async () => {
      const ground = contrastRatio(vibe.ink, vibe.ground)
      expect(ground).toBeGreaterThanOrEqual(4.5)
      for (const [name, { data }] of pictures)
        expect(await worstContrast(vibe, data), name).toBeGreaterThanOrEqual(ground)
    }, 60_000)
  })

  it('keeps that contrast with its palette turned', async () => {
    const hues = [-120, 45, 150]
    const turn = vibeList.indexOf(vibe) % hues.length
    for (const hue of testsAll ? hues : hues.slice(turn, turn + 1)) {
      const { data } = await drawPicture(vibe.id, { seed: 'turned', subject: 'book' }, { hue })
      expect(await worstContrast(vibe, data), `turned by ${hue}°`).toBeGreaterThanOrEqual(4.5)
    }
  }, 60_000)
})

it('is the same file for the same request, named by its content', async () => {
  const [vibe] = vibeList
  const [one, again] = [
    await drawPicture(vibe.id, { seed: 'one', subject: 'ship' }),
    await drawPicture(vibe.id, { seed: 'one', subject: 'ship' }),
  ]
  const other = await drawPicture(vibe.id, { seed: 'two', subject: 'ship' })
  expect(Buffer.compare(again.data, one.data)).toBe(0)
  expect(again.id).toBe(one.id)
  expect(other.id).not.toBe(one.id)
})

it('is mirrored for decks from right to left', async () => {
  const [vibe] = vibeList
  const request = { seed: 'mirror', subject: 'ship' as const }
  const straight = await drawPicture(vibe.id, request)
  const mirrored = await drawPicture(vibe.id, request, { mirrored: true })
  const pixel = async (data: Uint8Array, left: number) =>
    await sharp(data).extract({ left, top: 700, width: 1, height: 1 }).raw().toBuffer()
  const [at, opposite] = [await pixel(straight.data, 300), await pixel(mirrored.data, 1619)]
  for (const [index, value] of at.entries())
    expect(Math.abs(value - (opposite[index] ?? 0))).toBeLessThan(24)
})
