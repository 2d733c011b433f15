import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, chart, chartSlide, deck, slide, table } from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

const shop = deck(
  { title: 'Shop' },
  slide('title', 'Shop', []),
  slide('table', 'What it costs', [
    table(
      ['Visit', 'Complete', 'Start'],
      [
        ['Adult', '£14', 'May'],
        ['Family', '£34', 'June'],
      ],
    ),
  ]),
  chartSlide(
    'How fast',
    chart('bar', ['small', 'large'], { 'tool 1.x': [4, 9], 'tool 2.x': [1, 2] }),
  ),
  bulletsSlide('Rules', [
    'Members get £60 back',
    'Bring your card',
    'Above 75,000 we ask twice',
    'No dogs',
  ]),
)

const read = (words: string) =>
  inShort(interpretInstruction(words, { deck: shop, themes: [], newId: () => 'new' }))

describe('the name of a thing before its noun', () => {
  it.each([
    ['delete the Complete column', 'delete_table_column slideId=slide-2 blockId=table column=1'],
    ['delete the 1.x series', 'delete_chart_series slideId=slide-3 blockId=chart series=0'],
    [
      'move the 75,000 point to the end',
      'arrange slideId=slide-4 blockId=bullets axis=items order=[0,1,3,2]',
    ],
    [
      'move the £60 point to the end',
      'arrange slideId=slide-4 blockId=bullets axis=items order=[1,2,3,0]',
    ],
  ])('holds signs and small words that are written as a name: %s', (words, step) => {
    expect(read(words)).toEqual([step])
  })

  it.each([
    ['make £14 bold in the price table', '"item":0,"column":1'],
    ['highlight the Family row in the fee table', 'axis=rows index=1'],
    ['in der Eintrittstabelle die erste Zeile hervorheben', 'axis=rows index=0'],
    ['markeer de eerste rij in de prijstabel', 'axis=rows index=0'],
  ])('may say what nothing says of the only one there is: %s', (words, step) => {
    expect(read(words).join()).toContain(step)
  })

  it.each([
    'delete the fee table',
    'drop the price chart',
    'lösche die Eintrittstabelle',
  ])('takes nothing away that is not called so: %s', (words) => {
    expect(read(words).filter((step) => step.startsWith('delete_'))).toEqual([])
  })
})
