import { describe, expect, it } from 'vitest'
import { withPartNames } from '../../../src/author/slide-titles/name-parts.ts'
import { chosenVariant, type Slide } from '../../../src/deck/slide.ts'
import { bulletsSlide, deck } from '../../support/decks.ts'

describe('the names of slides that a slide was divided into', () => {
  it('are set in what all of its title was set in', () => {
    const marked = (one: Slide): Slide => ({
      ...one,
      variants: one.variants.map((variant) => ({
        ...variant,
        titleMarks: [{ from: 0, to: variant.title.length, bold: true }],
      })),
    })
    const divided = deck(
      {},
      marked(bulletsSlide('Costs', ['Fuel'])),
      marked(bulletsSlide('Costs', ['Rent'])),
    )
    const [first] = divided.slides as [Slide]
    const named = withPartNames(
      divided,
      { whole: chosenVariant(first), index: 0, count: 2 },
      () => true,
    )
    expect(named.slides[1]?.variants[0]).toMatchObject({
      title: 'Costs (2)',
      titleMarks: [{ from: 0, to: 9, bold: true }],
    })
  })

  it('are none where the slide has none', () => {
    const divided = deck({}, bulletsSlide('', ['Fuel']), bulletsSlide('', ['Rent']))
    const [first] = divided.slides as [Slide]
    const parts = { whole: chosenVariant(first), index: 0, count: 2, outOf: true }
    expect(withPartNames(divided, parts, () => true)).toBe(divided)
  })

  it('are numbered with the parts that the title has already', () => {
    const titles = ['Costs', 'Costs (2/3)', 'Costs (2/3)', 'Costs (3/3)', 'Costs of rent']
    const divided = deck({}, ...titles.map((title, at) => bulletsSlide(title, [`Point ${at}`])))
    const [, whole] = divided.slides as [Slide, Slide]
    const named = withPartNames(
      divided,
      { whole: chosenVariant(whole), index: 1, count: 2 },
      () => true,
    )
    expect(named.slides.map((slide) => chosenVariant(slide).title)).toEqual([
      'Costs',
      'Costs (2/4)',
      'Costs (3/4)',
      'Costs (4/4)',
      'Costs of rent',
    ])
  })
})
