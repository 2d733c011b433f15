import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, deck, tableSlide, titleSlide } from '../../support/decks.ts'
import { ferryDeck } from '../ferry-deck.ts'
import { inShort, sampleDeck } from '../sample-deck.ts'

const steps = (instruction: string, of: Deck) =>
  inShort(interpretInstruction(instruction, { deck: of, themes: [], newId: () => 'new' }))

const listing = (title: string, ...points: string[]) =>
  deck({ title }, titleSlide(title), bulletsSlide(title, points))

const contract = listing(
  '§ 2 Miete',
  'Die Miete beträgt 90 € im Monat',
  'Die Kaution wird verzinst',
)

const lease = listing(
  'Lease',
  'Rent is 90 EUR a month',
  'The deposit of 90 EUR is kept',
  'The walk takes 20 minutes',
  'Meals cost 90 kr',
  'The crew has 25 members',
  'Monday',
)

describe('an amount for what is called by words is its value', () => {
  it.each([
    ['Ändere die Miete auf 95 €', contract, 'value=Die Miete beträgt 95 € im Monat'],
    ['把租金改为95元', listing('合同', '租金90元每月', '押金'), 'value=租金95元每月'],
    ['家賃を95円に変更して', listing('契約', '家賃は90円です', '敷金'), 'value=家賃は95円です'],
    ['Ändere die Miete auf 95€', contract, 'value=Die Miete beträgt 95 € im Monat'],
    [
      'Change le loyer à 95 €',
      listing('Bail', 'Le loyer est de 90 € par mois', 'La caution dort'),
      'value=Le loyer est de 95 € par mois',
    ],
    [
      'Change the deposit to $250',
      listing('Lease', 'Rent is $90', 'The deposit of $180 earns interest'),
      'value=The deposit of $250 earns interest',
    ],
    ['Change the best year to 33', sampleDeck(), 'item=0 part=text value=33'],
    ['Change the rent to 95 EUR', lease, 'value=Rent is 95 EUR a month'],
    ['Change the rent to 95 euros', lease, 'value=Rent is 95 euros a month'],
    ['Change the rent to €95', lease, 'value=Rent is €95 a month'],
    ['Change the meals to 95 kr', lease, 'value=Meals cost 95 kr'],
    ['Change the walk to 25 minutes', lease, 'value=The walk takes 25 minutes'],
    ['Change the crew to 30 members', lease, 'value=The crew has 30 members'],
    ['Zmień czynsz na 95 zł', listing('Dom', 'Czynsz wynosi 90 zł', 'Kaucja'), 'wynosi 95 zł'],
  ])('“%s”', (instruction, of, value) => {
    expect(steps(instruction, of)).toEqual([expect.stringContaining(value)])
  })

  it('of a row with one value', () => {
    const stock = deck(
      {},
      tableSlide(
        'Stock',
        ['Item', 'Left'],
        [
          ['Tea', '12'],
          ['Soap', '3'],
        ],
      ),
    )
    expect(steps('Change Soap to 5', stock)).toEqual([
      'set_table_cell slideId=slide-1 blockId=table row=1 column=1 text=5',
    ])
    const rates = deck({}, tableSlide('Rates', ['Item', 'Price'], [['Otter', '12 EUR']]))
    expect(steps('Change Otter to 15 EUR', rates)).toEqual([
      'set_table_cell slideId=slide-1 blockId=table row=0 column=1 text=15 EUR',
    ])
  })

  it('is asked for where the row has several', () => {
    expect(steps('Change Otter to 3', ferryDeck())).toEqual([expect.stringMatching(/^clarify /)])
  })

  it.each([
    ['Ändere die Kaution auf 95 €', contract],
    ['Change the bridge to 5', ferryDeck()],
    ['Change the deposit to 3 months', lease],
    ['Cambia el alquiler a 95 €', listing('Casa', 'El alquiler sube', 'Lo del alquiler pesa')],
  ])('“%s” changes nothing where there is none', (instruction, of) => {
    expect(steps(instruction, of)).toEqual(['decline nothing_to_do'])
  })

  it.each([
    ['Ändere Miete in Pacht', contract, 'find=Miete replace=Pacht'],
    ['Replace "Otter" with "3"', ferryDeck(), 'find=Otter replace=3'],
    ['Change “TBD” to 40', listing('Trip', 'TBD people come'), 'find=TBD replace=40'],
    ['Change the word TBD to 40', listing('Trip', 'TBD people come'), 'find=TBD replace=40'],
    ['Ändere das Wort TBD in 40', listing('Fahrt', 'TBD Leute'), 'find=TBD replace=40'],
    ['Change Monday to 5 May', lease, 'find=Monday replace=5 May'],
  ])('“%s” is about the words', (instruction, of, change) => {
    expect(steps(instruction, of)).toEqual([`replace_text ${change}`])
  })
})

describe('a value called by what no column is called', () => {
  it.each([
    'Ändere den Preis von Otter auf 3',
    'Change the cost of Otter to 3',
    'Change le prix de Otter à 3',
  ])('is asked about: “%s”', (instruction) => {
    expect(steps(instruction, ferryDeck())).toEqual([
      expect.stringMatching(/^clarify Which value of “Otter”/),
    ])
  })

  it('changes nothing where it is no usual quantity either', () => {
    expect(steps('Change the speed of Otter to 3', ferryDeck()).join()).not.toContain('set_')
  })

  it.each([
    ['Change the price of Otter to 2.6', 'column=2 text=2.6'],
    ['Set the seats of Heron to 125', 'column=1 text=125'],
  ])('is the one that is called so: “%s”', (instruction, cell) => {
    expect(steps(instruction, ferryDeck())).toEqual([expect.stringContaining(cell)])
  })
})

describe('the date on the title slide', () => {
  it('is none where none stands there', () => {
    expect(steps('Change the date on the title slide to 5 March 2025', ferryDeck())).toEqual([
      'decline nothing_to_do',
    ])
  })

  it.each([
    'Change the date on the title slide',
    'Ändere das Datum auf der Titelfolie',
  ])('is asked for: “%s”', (instruction) => {
    expect(steps(instruction, ferryDeck())).toEqual(['clarify What shall it be?'])
  })
})
