import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  everyFace,
  facePath,
  nearestFace,
  typefaceName,
} from '../../src/typography/font-catalog.ts'

const face = (family: string, weight: 100 | 400 | 500 | 600 | 700 | 900, italic = false) => ({
  family,
  weight,
  italic,
})

describe('the font catalog', () => {
  it('has the file of every face that it lists', () => {
    for (const face of everyFace())
      expect(existsSync(facePath(face)), `${face.family} ${face.weight}`).toBe(true)
  })

  it('gives the nearest weight that a family has', () => {
    expect(nearestFace(face('Source Serif 4', 100)).weight).toBe(300)
    expect(nearestFace(face('Manrope', 900)).weight).toBe(800)
    expect(nearestFace(face('Noto Sans JP', 600)).weight).toBe(700)
    expect(nearestFace(face('Noto Sans Math', 700)).weight).toBe(400)
    expect(nearestFace(face('Inter', 500)).weight).toBe(500)
  })

  it('gives upright where there is no italic', () => {
    expect(nearestFace(face('Inter', 400, true)).italic).toBe(true)
    expect(nearestFace(face('Noto Sans Thai', 400, true)).italic).toBe(false)
  })

  it('refuses a family that is not shipped', () => {
    expect(() => nearestFace(face('Papyrus', 400))).toThrow('No font family named "Papyrus"')
  })

  it('names typefaces as slide software does', () => {
    expect(typefaceName(face('Inter', 400))).toBe('Inter')
    expect(typefaceName(face('Inter', 700))).toBe('Inter')
    expect(typefaceName(face('Inter', 500))).toBe('Inter Medium')
  })
})
