import { describe, expect, it } from 'vitest'
import { variantProblem } from '../../../src/deck/variant-problem.ts'
import { bulletsSlide, deck, quoteSlide, slide, steps } from '../../support/decks.ts'
import { editWith, shownOn, slideOf } from '../../support/edit-steps.ts'

describe('a slide that was made of several', () => {
  it('keeps marks on the words of the title that it goes back to', async () => {
    const costs = bulletsSlide('All costs, 2025', ['Fuel is dear', 'Rent is not'])
    const [variant] = costs.variants
    if (variant === undefined) throw new Error('There is nothing on the slide.')
    const titleMarks = [{ from: 11, to: 15, bold: true as const }]
    const before = deck(
      {},
      { ...costs, variants: [{ ...variant, titleMarks }] },
      quoteSlide('Costs, 2025', 'We pay more than ever', 'Ann'),
    )
    const merge = { op: 'merge_slides' as const, slideIds: ['slide-1', 'slide-2'] }
    const { after } = await editWith(before, [merge])
    expect(shownOn(after, 1)).toMatchObject({ title: 'All costs, 2025', titleMarks })
  })

  it('leaves whom to ask in the notes where a closing becomes a list', async () => {
    const closing = slide('closing', 'Next', [steps(['Sign', 'Plan'])], { meta: 'Ines Brandt' })
    const before = deck({}, closing, bulletsSlide('After that', ['Start', 'Look back']))
    const merge = { op: 'merge_slides' as const, slideIds: ['slide-1', 'slide-2'] }
    const { after } = await editWith(before, [merge])
    expect(shownOn(after, 1).layout).toBe('bullets')
    expect(variantProblem(shownOn(after, 1))).toBeUndefined()
    expect(slideOf(after, 1).notes).toContain('Ines Brandt')
  })
})
