import { describe, expect, it } from 'vitest'
import type { ImageBlock } from '../../../src/deck/blocks/image/schema.ts'
import type { Deck } from '../../../src/deck/deck.ts'
import { variantProblem } from '../../../src/deck/variant-problem.ts'
import {
  agenda,
  bullets,
  bulletsSlide,
  chart,
  deck,
  image,
  paragraph,
  slide,
  stepsSlide,
  table,
  titleSlide,
} from '../../support/decks.ts'
import { editWith, shownOn, slideOf } from '../../support/edit-steps.ts'

async function pictured(before: Deck, subject?: string) {
  const request = {
    request: 'add_picture' as const,
    slideId: 'slide-1',
    ...(subject ? { subject } : {}),
  }
  const { result, after } = await editWith(before, [request])
  const pictures = after.slides.flatMap((_, index) =>
    shownOn(after, index + 1).blocks.filter((block): block is ImageBlock => block.kind === 'image'),
  )
  return { result, after, pictures }
}

describe('a picture on a slide', () => {
  it('leaves what tells values apart: heads of columns and names of rows', async () => {
    const tariffs = table(
      ['', 'Old tariff', 'New tariff'],
      [
        ['Price', '31 ct', '27 ct'],
        ['Term', '12 months', '24 months'],
      ],
    )
    const compared = await editWith(deck({}, slide('table', 'Tariffs', [tariffs])), [
      { request: 'convert_slide', slideId: 'slide-1', to: 'comparison' },
    ])
    const { after } = await pictured(compared.after, 'a wind turbine')
    const [, list] = shownOn(after, 1).blocks
    expect(list?.kind === 'bullets' && list.items.map(({ text }) => text)).toEqual([
      'Price',
      'Old tariff: 31 ct',
      'New tariff: 27 ct',
      'Term',
      'Old tariff: 12 months',
      'New tariff: 24 months',
    ])
    expect(slideOf(after, 1).notes).toBeUndefined()
  })

  it('stands beside its points, is described, and its bytes come along', async () => {
    const { result, after, pictures } = await pictured(
      deck({}, bulletsSlide('Freight', ['Two ships', 'One train'])),
      'a ship',
    )
    expect(shownOn(after, 1)).toMatchObject({
      layout: 'image',
      title: 'Freight',
      blocks: [{ kind: 'image', alt: 'a ship' }, { items: [{ text: 'Two ships' }, {}] }],
    })
    expect(result.images).toMatchObject([
      { id: pictures[0]?.image, mediaType: 'image/jpeg', width: pictures[0]?.width },
    ])
    expect(result.summaries).toEqual(['Added a picture of a ship to slide 1.'])
  })

  it('is described by what the slide is about where no subject was named', async () => {
    const { pictures } = await pictured(deck({}, bulletsSlide('Freight', ['Two ships'])))
    expect(pictures).toMatchObject([{ alt: 'Freight' }])
  })

  it('fills the page of a cover, which keeps its plain variant', async () => {
    const { after, result } = await pictured(deck({}, titleSlide('Review', 'By us')))
    expect(shownOn(after, 1)).toMatchObject({ layout: 'creative', title: 'Review' })
    expect(after.slides[0]?.variants.map((variant) => variant.layout)).toEqual([
      'title',
      'creative',
    ])
    expect(result.summaries).toEqual(['Added a picture to slide 1.'])
  })

  it('on a cover keeps who, when and where in its small text', async () => {
    const cover = slide('title', 'Review', [paragraph('By us')], { meta: 'Ines, May 2026' })
    const { after } = await pictured(deck({}, cover))
    const shown = shownOn(after, 1)
    expect(shown).toMatchObject({
      layout: 'creative',
      blocks: [{}, { paragraphs: [{ text: 'By us' }, { text: 'Ines, May 2026' }] }],
    })
    expect(variantProblem(shown)).toBeUndefined()
  })

  it('beside the points of a closing leaves whom to ask in the notes', async () => {
    const closing = slide('closing', 'Next', [bullets(['Sign'])], { meta: 'Ines Brandt' })
    const { after } = await pictured(deck({}, closing))
    expect(shownOn(after, 1).layout).toBe('image')
    expect(variantProblem(shownOn(after, 1))).toBeUndefined()
    expect(slideOf(after, 1).notes).toBe('Ines Brandt')
  })

  it('stands behind an agenda, which stays', async () => {
    const parts = agenda(['Costs', 'Sales'])
    const { after } = await pictured(deck({}, slide('agenda', 'Agenda', [parts])), 'a ship')
    expect(shownOn(after, 1)).toMatchObject({ layout: 'agenda', blocks: [parts] })
    expect(shownOn(after, 2)).toMatchObject({ layout: 'image', title: 'A ship' })
  })

  it('of nothing in particular is not put on an agenda', async () => {
    const before = deck({}, slide('agenda', 'Agenda', [agenda(['Costs', 'Sales'])]))
    const { result } = await pictured(before)
    expect(result.operations).toEqual([])
    expect(result.warnings).toEqual(['The agenda on slide 1 has no room for a picture.'])
  })

  it('has a list of steps beside it as points', async () => {
    const { after } = await pictured(
      deck({}, stepsSlide('Onboarding', ['Register: online', 'Sign: it'])),
    )
    expect(shownOn(after, 1)).toMatchObject({ layout: 'image', blocks: [{}, { kind: 'bullets' }] })
  })

  it('gets a slide of its own behind a chart', async () => {
    const values = chart('bar', ['A', 'B'], { Sales: [1, 2] })
    const { after, result } = await pictured(
      deck({}, slide('chart', 'Sales', [values])),
      'mountains',
    )
    expect(shownOn(after, 1).layout).toBe('chart')
    expect(shownOn(after, 2)).toMatchObject({ layout: 'image', title: 'Mountains' })
    expect(result.insertedSlideIds).toEqual([after.slides[1]?.id])
  })

  it('takes the place of the picture that is there', async () => {
    const before = deck({}, slide('image', 'Freight', [image('old')]))
    const { pictures } = await pictured(before, 'a ship')
    expect(pictures).toHaveLength(1)
    expect(pictures[0]?.image).not.toBe('old')
  })

  it('is the same for the same wish', async () => {
    const before = deck({}, bulletsSlide('Freight', ['Two ships']))
    const [first, second] = [await pictured(before), await pictured(before)]
    expect(first.result.images[0]?.id).toBe(second.result.images[0]?.id)
  })
})
