import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitCount } from '../../../src/author/model/fit-count.ts'
import type { PlannedSlide, SlideForm } from '../../../src/author/model/written-slide.ts'

/** A planned slide of some facts, called by its first. */
function planned(facts: number[], form: SlideForm = 'points'): PlannedSlide {
  return { title: `Slide of ${facts[0]}`, point: `Point of ${facts[0]}.`, form, facts }
}

const exactly = (count: number) => ({ minimum: count, maximum: count })

describe('too many slides', () => {
  it('tells the neighbours with the fewest facts as one, under the title of the larger', () => {
    const slides = fitCount([planned([1, 2, 3]), planned([4]), planned([5, 6])], exactly(2))
    expect(slides.map(({ title, facts }) => [title, facts])).toEqual([
      ['Slide of 1', [1, 2, 3]],
      ['Slide of 5', [4, 5, 6]],
    ])
  })

  it('says a fact once that both of them had', () => {
    const [slide] = fitCount([planned([1, 2]), planned([2, 3])], exactly(1))
    expect(slide?.facts).toEqual([1, 2, 3])
  })

  it.each<[SlideForm, SlideForm]>([
    ['steps', 'steps'],
    ['quote', 'points'],
    ['chart', 'points'],
  ])('makes of two slides of %s one of %s', (form, expected) => {
    const [slide] = fitCount([planned([1], form), planned([2], form)], exactly(1))
    expect(slide?.form).toBe(expected)
  })
})

describe('too few slides', () => {
  it('divides the one with the most facts; the second half is yet to be titled', () => {
    const slides = fitCount([planned([1]), planned([2, 3, 4])], exactly(3))
    expect(slides.map(({ title, facts }) => [title, facts])).toEqual([
      ['Slide of 1', [1]],
      ['Slide of 2', [2, 3]],
      ['', [4]],
    ])
  })

  it.each<[SlideForm, SlideForm]>([
    ['timeline', 'timeline'],
    ['table', 'points'],
    ['quote', 'points'],
    ['code', 'points'],
    ['comparison', 'points'],
  ])('makes of a divided slide of %s slides of %s', (form, expected) => {
    const slides = fitCount([planned([1, 2], form)], exactly(2))
    expect(slides.map((slide) => slide.form)).toEqual([expected, expected])
  })

  it('stays shorter where no slide has two facts', () => {
    expect(fitCount([planned([1])], exactly(3))).toHaveLength(1)
  })
})

it('leaves slides without facts out', () => {
  expect(fitCount([planned([1]), { ...planned([2]), facts: [] }], exactly(2))).toHaveLength(1)
})

it('keeps every fact, in its order, for any plan and any bounds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 15 }),
      fc.integer({ min: 0, max: 5 }),
      (sizes, minimum, more) => {
        let next = 0
        const slides = sizes.map((size) => planned(Array.from({ length: size }, () => ++next)))
        const fitted = fitCount(slides, { minimum, maximum: minimum + more })
        expect(fitted.flatMap(({ facts }) => facts)).toEqual(slides.flatMap(({ facts }) => facts))
        expect(fitted.length).toBeLessThanOrEqual(minimum + more)
        expect(fitted.every(({ facts }) => facts.length > 0)).toBe(true)
      },
    ),
  )
})
