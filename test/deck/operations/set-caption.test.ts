import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { chosenVariant } from '../../../src/deck/slide.ts'
import { bulletsSlide, cards, deck, sectionSlide, slide } from '../../support/decks.ts'

const apply = (before: Deck, ...operations: Operation[]) => applyOperations(before, operations)
const captions = (after: Deck) => after.slides.map((one) => chosenVariant(one).caption)
const setCaption = (caption: string | null, slideId = 'slide-1'): Operation => ({
  op: 'set_caption',
  slideId,
  caption,
})

describe('set_caption', () => {
  const before = deck({}, bulletsSlide('Risks', ['Fuel', 'Customs']))

  it('puts a line under the content, and its inverse takes it away', () => {
    const { deck: after, inverse, summary } = apply(before, setCaption('All times UTC'))
    expect(captions(after)).toEqual(['All times UTC'])
    expect(summary).toBe('Changed the caption of slide 1.')
    expect(apply(after, ...inverse).deck).toEqual(before)
  })

  it('says a caption anew in the marks that it has, and takes them with it', () => {
    const marked = apply(before, setCaption('As of 17 October'), {
      op: 'set_marks',
      slideId: 'slide-1',
      at: { part: 'caption' },
      marks: [{ from: 6, to: 16, bold: true }],
    }).deck
    const renewed = apply(marked, setCaption('Unaudited, as of 17 October')).deck
    expect(renewed.slides.map(chosenVariant)).toMatchObject([
      { captionMarks: [{ from: 17, to: 27, bold: true }] },
    ])
    const [bare] = apply(renewed, setCaption(null)).deck.slides.map(chosenVariant)
    expect(bare).toEqual(chosenVariant(before.slides[0] as never))
  })

  it('changes the variants that have the caption of the one shown', () => {
    const list = bulletsSlide('Risks', ['Fuel', 'Customs'])
    const tiles = slide('cards', 'Risks', [cards({ head: 'Fuel' })])
    const section = sectionSlide('Risks')
    const variants = [...list.variants, ...tiles.variants, ...section.variants]
    const { deck: after } = apply(deck({}, { ...list, variants }), setCaption('As of October'))
    expect(after.slides[0]?.variants.map(({ caption }) => caption)).toEqual([
      'As of October',
      'As of October',
      undefined,
    ])
  })

  it('is refused where the layout has no place for it', () => {
    expect(() => apply(deck({}, sectionSlide('Europe')), setCaption('As of October'))).toThrow(
      'The slide “Europe” has a caption, which has no place in the layout section; remove it, or choose another layout.',
    )
  })
})

describe('a caption in other operations', () => {
  const before = apply(
    deck({}, bulletsSlide('Risks', ['Fuel', 'Customs']), bulletsSlide('Plans', ['Hire'])),
    setCaption('As of October'),
    setCaption('Unaudited', 'slide-2'),
  ).deck

  it('stays on both slides of one that is split', () => {
    const split = { op: 'split_slide', slideId: 'slide-1', newSlideId: 'new' } as const
    expect(captions(apply(before, split).deck).slice(0, 2)).toEqual([
      'As of October',
      'As of October',
    ])
  })

  it('is that of the first of merged slides; the others go to the notes', () => {
    const merge = { op: 'merge_slides', slideIds: ['slide-1', 'slide-2'] } as Operation
    const { deck: after } = apply(before, merge)
    expect(captions(after)).toEqual(['As of October'])
    expect(after.slides[0]?.notes).toBe('Unaudited')
  })

  it('is changed with all other words', () => {
    const replace = { op: 'replace_text', find: 'October', replace: 'November' } as const
    const { deck: after } = apply(before, { ...replace, matchCase: false, wholeWords: true })
    expect(captions(after)[0]).toBe('As of November')
  })
})
