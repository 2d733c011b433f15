import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { screenPicture, type Tone } from '../../../src/design/devices/halftone.ts'

const picture = (tone: Tone, size = { width: 50, height: 40 }) =>
  screenPicture({
    id: 'picture',
    ...size,
    pitch: 5,
    tone: () => tone,
    ink: '#000000',
    paper: '#FFFFFF',
  })

/** The share of ink in a picture's pixels, from its PNG of four bits a pixel. */
function darkness({ data, width, height }: ReturnType<typeof picture>): number {
  const file = Buffer.from(data)
  const start = file.indexOf('IDAT')
  const rows = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)))
  const stride = 1 + Math.ceil(width / 2)
  let sum = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const byte = rows[y * stride + 1 + (x >> 1)] ?? 0
      sum += (x % 2 === 0 ? byte >> 4 : byte & 15) / 15
    }
  return sum / (width * height)
}

describe('screenPicture', () => {
  it('is a PNG of three pixels a point', () => {
    const { data, width, height, mediaType } = picture(() => 0.5)
    expect(mediaType).toBe('image/png')
    expect([width, height]).toEqual([150, 120])
    const file = Buffer.from(data)
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([150, 120])
  })

  it('prints nothing on white, and more the darker it is', () => {
    const shares = [0, 0.2, 0.5, 0.8].map((tone) => darkness(picture(() => tone)))
    expect(shares[0]).toBe(0)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(Math.abs((shares[2] ?? 0) - 0.5)).toBeLessThan(0.13)
  })

  it('leaves no paper in full black', () => {
    const { data } = picture(() => 1, { width: 100, height: 100 })
    const lightest = darkness(picture(() => 1, { width: 100, height: 100 }))
    expect(data.length).toBeGreaterThan(0)
    expect(lightest).toBeGreaterThan(0.9)
  })

  it('is drawn once, when it is looked at', () => {
    let drawn = 0
    const seen = screenPicture({
      ...{ id: 'picture', width: 50, height: 40, pitch: 5, ink: '#000000', paper: '#FFFFFF' },
      tone: () => {
        drawn += 1
        return () => 0.5
      },
    })
    expect([seen.width, seen.height, drawn]).toEqual([150, 120, 0])
    expect(seen.data).toBe(seen.data)
    expect(drawn).toBe(1)
  })

  it('is the same for the same tones', () => {
    const tone: Tone = (x, y) => (x + y) / 90
    expect(picture(tone).data).toEqual(picture(tone).data)
  })
})
