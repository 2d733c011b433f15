import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bullets, deck, slide, table } from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

const points = (...items: string[]) => deck({}, slide('bullets', 'Facts', [bullets(items)]))

const steps = (instruction: string, of: Deck) =>
  inShort(interpretInstruction(instruction, { deck: of, themes: [], newId: () => 'new' }))

const swim = points(
  'Eight kayaks go along, one for every 33 swimmers',
  'Be at the slip at 6.15; coffee is in the boathouse',
  'If fewer than 100 people come, we sell the tools',
  'If the wind is above force 4 at 6 we cancel',
  'The sheds that hold broken chairs are ours',
  'Book loans rose by 6% in the same year',
)

describe('a value that is set', () => {
  it.each([
    ['change the kayaks to 9', swim, '9 kayaks go along, one for every 33 swimmers'],
    ['set the kayaks to nine', swim, 'Nine kayaks go along, one for every 33 swimmers'],
    ['set the swimmers to 40', swim, 'Eight kayaks go along, one for every 40 swimmers'],
    ['change the people to 90', swim, 'If fewer than 90 people come, we sell the tools'],
    ['change the wind to force 5', swim, 'If the wind is above force 5 at 6 we cancel'],
    ['set the loans to 7%', swim, 'Book loans rose by 7% in the same year'],
    [
      'setz die Filialen auf 18',
      points('Alle 17 Filialen, 20 Leute'),
      'Alle 18 Filialen, 20 Leute',
    ],
    ['mets les membres à 30', points('25 membres et 4 salles'), '30 membres et 4 salles'],
    ['cambia los socios a 30', points('25 socios y 4 salas'), '30 socios y 4 salas'],
    ['metti i nonni a 10', points('9 nonni e 5 insegnanti'), '10 nonni e 5 insegnanti'],
    ['muda os sócios para 30', points('25 sócios e 4 salas'), '30 sócios e 4 salas'],
    ['zet de leden op 30', points('25 leden en 4 zalen'), '30 leden en 4 zalen'],
    ['zmień krzesła na 30', points('25 krzesła i 4 sale'), '30 krzesła i 4 sale'],
    ['измени столы на 30', points('25 столы и 4 зала'), '30 столы и 4 зала'],
    ['会員を30に変えて', points('会員は25、部屋は4つ'), '会員は30、部屋は4つ'],
    ['把会员改成30', points('会员25，房间4'), '会员30，房间4'],
    [
      'change the books to 9500',
      points('It has 9,400 books and 611 members'),
      'It has 9,500 books and 611 members',
    ],
  ])('takes the place of what counts or tells it: %s', (instruction, of, value) => {
    expect(steps(instruction, of)).toEqual([expect.stringContaining(value)])
  })

  it.each([
    ['set tools to 45', swim],
    ['change the coffee to 6.30', swim],
    ['change the broken chairs to 5', swim],
    ['change the broken points to 5', swim],
    ['change under-18s to 16', points('Under-18s show a form')],
    ['setz die Filiale auf 18', points('14. September: Filiale Husum')],
    ['change the mats to 20', points('The mats lost 19 results')],
  ])('and never of another, of the words or of a day: %s', (instruction, of) => {
    expect(steps(instruction, of)).toEqual(['decline nothing_to_do'])
  })

  it.each([
    [
      'Where it says 611 members write 618',
      points('It has 611 members'),
      '611 members replace=618 members',
    ],
    [
      'where it says two boats write three',
      points('Two boats wait'),
      'two boats replace=three boats',
    ],
    ['Ersetze 20 Leute durch 25', points('Es kamen 20 Leute'), '20 Leute replace=25 Leute'],
  ])('leaves the noun of the other: %s', (instruction, of, change) => {
    expect(steps(instruction, of)).toEqual([`replace_text find=${change}`])
  })

  it('is asked for where two count it', () => {
    expect(steps('change the people to 90', points('80 people came', '70 people left'))).toEqual([
      'clarify Which of these shall say “90”?',
    ])
  })

  const risks = deck(
    {},
    slide('table', 'Risiken', [
      table(
        ['Risiko', 'Wahrscheinlichkeit', 'Maßnahme'],
        [
          ['Geräte zu spät', 'mittel', 'Lieferant'],
          ['Netz in Tönning zu langsam', 'hoch', 'Router'],
          ['Schulung fällt aus', 'gering', 'Termin'],
        ],
      ),
    ]),
    slide('bullets', 'Schulung', [bullets(['Video'])]),
  )

  it.each([
    ['Setz das Netz in Tönning auf mittel', 'row=1 column=1 text=mittel'],
    ['Setz Schulung fällt aus auf mittel', 'row=2 column=1 text=mittel'],
    ['Setz Schulung auf hoch', 'row=2 column=1 text=hoch'],
  ])('is one of a column for a row by its name: %s', (instruction, cell) => {
    expect(steps(instruction, risks)).toEqual([
      `set_table_cell slideId=slide-1 blockId=table ${cell}`,
    ])
  })
})
