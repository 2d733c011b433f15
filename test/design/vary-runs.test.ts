import { describe, expect, it } from 'vitest'
import { chosenVariant, slidePlainText } from '../../src/deck/slide.ts'
import { asCards, varyRuns } from '../../src/design/vary-runs.ts'
import { bulletsSlide, deck } from '../support/decks.ts'

const slides = (...lists: string[][]) =>
  deck({}, ...lists.map((items) => bulletsSlide('Risks', items))).slides

const always = () => true
const layoutsOf = (all: ReturnType<typeof slides>) => all.map((one) => chosenVariant(one).layout)

describe('varyRuns', () => {
  it('turns the middle of three lists into cards where splitting added it', () => {
    const all = slides(['Fuel', 'Ports'], ['Rates: they rise', 'Tolls: they fall'], ['Rail', 'Sea'])
    const varied = varyRuns(all, new Map([['slide-2', always]]))
    expect(layoutsOf(varied)).toEqual(['bullets', 'cards', 'bullets'])
    expect(varied.map(slidePlainText)).toEqual(all.map(slidePlainText))
  })

  it('leaves slides alone that the author made', () => {
    const all = slides(['Fuel', 'Ports'], ['Rates', 'Tolls'], ['Rail', 'Sea'])
    expect(varyRuns(all, new Map())).toEqual(all)
  })

  it('leaves a list that would not fit as cards', () => {
    const all = slides(['Fuel', 'Ports'], ['Rates', 'Tolls'], ['Rail', 'Sea'])
    expect(varyRuns(all, new Map([['slide-3', () => false]]))).toEqual(all)
  })
})

describe('asCards', () => {
  const cardsOf = (...items: string[]) => {
    const [only] = slides(items)
    const [block] = (only && asCards(chosenVariant(only)))?.blocks ?? []
    return block?.kind === 'cards' ? block.items.map((one) => [one.head, one.text]) : undefined
  }

  it('makes the words before a colon the heads', () => {
    expect(cardsOf('Fuel: prices rise', 'Ports: strikes go on')).toEqual([
      ['Fuel', 'prices rise'],
      ['Ports', 'strikes go on'],
    ])
  })

  it('takes short items whole', () => {
    expect(cardsOf('Fuel: prices rise', 'Ports')).toEqual([
      ['Fuel: prices rise', ''],
      ['Ports', ''],
    ])
  })

  it('takes no sentences and no nested lists', () => {
    expect(cardsOf('Fuel prices are expected to rise for the whole of next year', 'Ports')).toBe(
      undefined,
    )
    expect(cardsOf('Fuel', '  Diesel', 'Ports')).toBe(undefined)
  })
})
