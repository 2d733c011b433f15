import { describe, expect, it } from 'vitest'
import { nearestTitles, printExisting } from '../../../src/author/model/existing-slides.ts'
import { bulletsSlide } from '../../support/decks.ts'

const slides = Array.from({ length: 30 }, (_one, index) =>
  bulletsSlide(`Point ${index + 1} is made`, [`Its reason ${index + 1}`, 'x'.repeat(300)]),
)

describe('what a deck says already', () => {
  it('is told by titles and words, shortened', () => {
    const told = printExisting({ title: 'Review', slides: slides.slice(0, 2), at: 2 }, 3000)
    expect(told).toMatch(/^# Review\n- Point 1 is made: Its reason 1.*…\n- Point 2 is made: /)
    expect(told.length).toBeLessThan(450)
  })

  it('keeps to its length, and tells most of what is near', () => {
    const told = printExisting({ title: 'Review', slides, at: 10 }, 1200)
    expect(told.length).toBeLessThanOrEqual(1200)
    expect(told).toContain('- Point 30 is made')
    expect(told).toContain('- Point 10 is made: Its reason 10')
    expect(told).toContain('- Point 11 is made: Its reason 11')
  })

  it('has the titles around a place', () => {
    const titles = nearestTitles({ title: '', slides, at: 30 }, 4)
    expect(titles).toEqual([27, 28, 29, 30].map((number) => `Point ${number} is made`))
  })
})
