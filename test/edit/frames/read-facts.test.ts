import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { deckOfWritten } from '../../support/written-decks/deck-of-written.ts'
import { writtenDecks } from '../../support/written-decks/written-deck.ts'

function stepsFor(deckName: string, instruction: string) {
  const found = writtenDecks().find(({ name }) => name === `${deckName}.written`)
  if (found === undefined) throw new Error(deckName)
  let made = 0
  const deck = deckOfWritten(found.written, 'simple_light')
  return interpretInstruction(instruction, { deck, themes: [], newId: () => `new-${++made}` })
}

describe('a value that is stated as a fact', () => {
  it.each([
    ['set state of the alert row to done', { row: 3, column: 3, text: 'done' }],
    ["Pieter's due date is 21 Nov", { row: 4, column: 2, text: '21 Nov' }],
    ['the alert action is now due 14 Nov', { row: 3, column: 2, text: '14 Nov' }],
  ])('goes into the cell that its words tell: %s', (instruction, cell) => {
    expect(stepsFor('en-02-postmortem', instruction)).toEqual([
      { op: 'set_table_cell', slideId: 'slide-10', blockId: 'table', ...cell },
    ])
  })

  it('goes into each row that its words tell, where all are said', () => {
    const steps = stepsFor('en-02-postmortem', "mark all of Marit's actions as done")
    expect(steps).toMatchObject([{ row: 3, column: 3, text: 'done' }])
  })

  it.each([
    '把Software改成35，合计不变',
    'change Software to 35, the sum is the same',
    'ändere Software in 35, Summe unverändert',
    'cambia Software a 35, suma igual',
  ])('is an amount up to its comma: %s', (instruction) => {
    expect(JSON.stringify(stepsFor('en-01-pitch-memo', instruction))).not.toMatch(/"35[,，]/)
  })

  it('is the value of a category', () => {
    expect(stepsFor('en-01-pitch-memo', 'the value for Software is 35')).toMatchObject([
      { op: 'set_chart_value', series: 0, category: 1, value: 35 },
    ])
  })

  it('stands in a text in place of what is written like it', () => {
    expect(stepsFor('en-06-hr-policy', 'the extension is 4455')).toMatchObject([
      { op: 'set_item', value: 'to call IT on extension 4455, day or night' },
    ])
  })

  it.each([
    ['cover date is 10 March 2026', 'Ines Brandt and Oke Larsen-Adeyemi, 10 March 2026'],
    [
      'Change the date on the title slide to 9 March 2026',
      'Ines Brandt and Oke Larsen-Adeyemi, 9 March 2026',
    ],
  ])('may be called by what it is: %s', (instruction, meta) => {
    expect(stepsFor('en-01-pitch-memo', instruction)).toMatchObject([
      { op: 'set_slide_title', meta },
    ])
  })

  it.each([
    ['en-02-postmortem', "Marit's action is now done"],
    ['en-01-pitch-memo', 'the moon is 14'],
  ])('changes nothing where its words tell none, or several: %s, %s', (deckName, instruction) => {
    const steps = stepsFor(deckName, instruction)
    expect(steps.every((step) => 'request' in step)).toBe(true)
  })
})
