import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Vibe } from '../../../src/design/vibes/vibe.ts'
import { vibeList } from '../../../src/design/vibes/vibe-list.ts'
import { drawPicture } from '../../../src/images/art/draw-picture.ts'
import { type SubjectName, subjects } from '../../../src/images/art/subjects/subject-list.ts'
import type { SceneImage } from '../../../src/scene/node.ts'
import { contrastRatio } from '../../../src/scene/paint.ts'
import { testsAll } from '../../support/test-range.ts'

/** Undefined: no subject. */
const names = [undefined, ...(Object.keys(subjects) as SubjectName[])]

/** The least contrast of the vibe's text with any pixel of the calm part of a picture. */
async function worstContrast(vibe: Vibe, data: Uint8Array): Promise<number> {
  const { x, y, width, height } = vibe.calm
  const scale = 1920 / 960
  const pixels = await sharp(data)
    .extract({ left: x * scale, top: y * scale, width: width * scale, height: height * scale })
    .removeAlpha()
    .raw()
    .toBuffer()
  const colors = new Set<number>()
  for (let index = 0; index < pixels.length; index += 3) colors.add(pixels.readUIntBE(index, 3))
  return Math.min(
    ...[...colors].map((color) =>
      contrastRatio(vibe.ink, `#${color.toString(16).padStart(6, '0')}`),
    ),
  )
}

/** Ids of the same picture in the vibes so far. */
const ships = new Set<string>()

describe.each(vibeList.map((vibe) => ({ vibe, name: vibe.name })))('a picture of $name', ({
  vibe,
}) => {
  /** What the tests below look at, each drawn once. */
  const requests = {
    ship: { seed: 'one', subject: 'ship' },
    'with another seed': { seed: 'two', subject: 'ship' },
    'of another subject': { seed: 'one', subject: 'heart' },
    'of nothing': { seed: 'one' },
    'from close by': { seed: 'one', subject: 'ship', view: 'close' },
    'of nothing, from close by': { seed: 'one', view: 'close' },
  } as const
  let pictures: Map<string, SceneImage>
  beforeAll(async () => {
    pictures = new Map()
    for (const [name, request] of Object.entries(requests))
      pictures.set(name, await drawPicture(vibe.id, request))
  })

  it('is the same for the same seed and subject', async () => {
    const again = await drawPicture(vibe.id, requests.ship)
    expect(again.id).toBe(pictures.get('ship')?.id)
    expect(Buffer.compare(again.data, pictures.get('ship')?.data ?? Buffer.of())).toBe(0)
  })

  it('is another for another seed, for another subject, without one, and from close by', () => {
    const ids = [...pictures.values()].map(({ id }) => id)
    expect(new Set(ids).size).toBe(pictures.size)
  })

  it('is not that of another vibe', () => {
    const { id = '' } = pictures.get('ship') ?? {}
    expect(ships).not.toContain(id)
    ships.add(id)
  })

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
    const turn = vibeList.indexOf(vibe)
    for (const [index, subject] of names.entries()) {
      // The other vibes show the others.
      if (!testsAll && index % vibeList.length !== turn) continue
      const view = Math.floor(index / vibeList.length) % 2 === 0 ? 'wide' : 'close'
      const { data } = await drawPicture(vibe.id, { seed: `seed ${index}`, subject, view })
      expect(await worstContrast(vibe, data), `${subject} ${view}`).toBeGreaterThanOrEqual(ground)
    }
  }, 60_000)

  it('keeps that contrast with its palette turned', async () => {
    const hues = [-120, 45, 150]
    const turn = vibeList.indexOf(vibe) % hues.length
    for (const hue of testsAll ? hues : hues.slice(turn, turn + 1)) {
      const { data } = await drawPicture(vibe.id, { seed: 'turned', subject: 'book' }, { hue })
      expect(await worstContrast(vibe, data), `turned by ${hue}°`).toBeGreaterThanOrEqual(4.5)
    }
  }, 60_000)
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
