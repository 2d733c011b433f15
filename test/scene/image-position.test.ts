import { describe, expect, it } from 'vitest'
import { cornerRadius, wholePictureBox } from '../../src/scene/image-position.ts'

const box = { x: 100, y: 50, width: 200, height: 100 }

describe('wholePictureBox', () => {
  it('is the box of a picture that is not cropped', () => {
    expect(wholePictureBox({ box })).toEqual(box)
  })

  it('puts the part that is shown into the box', () => {
    const crop = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
    expect(wholePictureBox({ box, crop })).toEqual({ x: 0, y: -150, width: 400, height: 400 })
  })
})

describe('cornerRadius', () => {
  it('is at most half of the shorter side', () => {
    expect(cornerRadius({ box })).toBe(0)
    expect(cornerRadius({ box, radius: 12 })).toBe(12)
    expect(cornerRadius({ box, radius: 80 })).toBe(50)
  })
})
