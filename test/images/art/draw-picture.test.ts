import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Vibe } from '../../../src/design/vibes/vibe.ts'
import { vibeList } from '../../../src/design/vibes/vibe-list.ts'
import { drawPicture } from '../../../src/images/art/draw-picture.ts'
import { type SubjectName, subjects } from '../../../src/images/art/subjects/subject-list.ts'
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

describe.each(vibeList.map((vibe) => ({ vibe, name: vibe.name })))('a picture of $name', ({
  vibe,
}) => {
  it('is the same for the same seed and subject', async () => {
    const request = { seed: 'one', subject: 'ship' as const }
    const [first, second] = [
      await drawPicture(vibe.id, request),
      await drawPicture(vibe.id, request),
    ]
    expect(second.id).toBe(first.id)
    expect(Buffer.compare(second.data, first.data)).toBe(0)
  })

  it('is another for another seed and for another subject', async () => {
    const ids = new Set<string>()
    for (const request of [
      { seed: 'one', subject: 'ship' },
      { seed: 'two', subject: 'ship' },
      { seed: 'one', subject: 'heart' },
    ] as const)
      ids.add((await drawPicture(vibe.id, request)).id)
    expect(ids.size).toBe(3)
  })

  it('is another without a subject, and from close by', async () => {
    const requests = [
      { seed: 'one', subject: 'city' },
      { seed: 'one' },
      { seed: 'one', subject: 'city', view: 'close' },
      { seed: 'one', view: 'close' },
    ] as const
    const pictures = await Promise.all(requests.map((one) => drawPicture(vibe.id, one)))
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(requests.length)
  })

  it('is a JPEG of 1920 × 1080 that a deck can carry many of', async () => {
    const { data, mediaType } = await drawPicture(vibe.id, { seed: 'size', subject: 'forest' })
    expect(mediaType).toBe('image/jpeg')
    expect(await sharp(data).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1920,
      height: 1080,
    })
    expect(data.length).toBeLessThan(600_000)
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

it('of no two vibes is the same', async () => {
  const pictures = await Promise.all(
    vibeList.map(({ id }) => drawPicture(id, { seed: 'one', subject: 'mountain' })),
  )
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(vibeList.length)
})
