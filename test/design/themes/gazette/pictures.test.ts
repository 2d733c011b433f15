import { describe, expect, it } from 'vitest'
import { coverPicture } from '../../../../src/design/themes/gazette/pictures.ts'

const size = { width: 90, height: 75 }

describe('coverPicture', () => {
  it('is one picture a seed, kept for the next slide', () => {
    expect(coverPicture('Review', size)).toBe(coverPicture('Review', size))
    expect(coverPicture('Review', size).id).not.toBe(coverPicture('Report', size).id)
  })

  it('is another for another place on the page', () => {
    const beside = coverPicture('Review', size, { name: 'companion' })
    expect(beside.id).not.toBe(coverPicture('Review', size).id)
  })

  it('shows a ship to those who carry freight, in any language', () => {
    for (const words of ['Northwind Logistics', 'Der Hamburger Hafen', '国際物流の現状'])
      expect(coverPicture('Review', size, { words }).id).toMatch(/-ship$/)
    for (const words of ['A library for everyone', 'Reports', 'Support portal'])
      expect(coverPicture('Review', size, { words }).id).not.toMatch(/-ship$/)
  })
})
