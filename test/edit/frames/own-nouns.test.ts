import { describe, expect, it } from 'vitest'
import type { Slide } from '../../../src/deck/slide.ts'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, deck, tableSlide } from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

const read = (instruction: string, ...slides: Slide[]) =>
  inShort(
    interpretInstruction(instruction, {
      deck: deck({ title: 'Plan' }, bulletsSlide('Who we are', ['Tobias', 'Mia']), ...slides),
      themes: [],
      newId: () => 'new',
    }),
  )

const tasks = tableSlide(
  'Next steps',
  ['Task', 'Owner'],
  [
    ['Book the hall', 'Mia'],
    ['Print the posters', 'Tobias'],
    ['Call the caterer', 'Ada'],
  ],
)

describe('the lines of a table or list are called as the deck calls them', () => {
  it.each([
    ['Delete the task of Tobias', 'delete_table_row slideId=slide-2 blockId=table row=1'],
    ["Delete Tobias' task", 'delete_table_row slideId=slide-2 blockId=table row=1'],
    ['Move the last task up', 'arrange slideId=slide-2 blockId=table axis=rows order=[0,2,1]'],
  ])('by the head of the first column: %s', (instruction, step) => {
    expect(read(instruction, tasks)).toEqual([step])
  })

  it.each([
    ['Add another risk: Fire', 'Risks'],
    ['Füge ein weiteres Risiko hinzu: Fire', 'Risiken'],
    ['Añade otro riesgo: Fire', 'Riesgos'],
  ])('of which another may be added: %s', (instruction, title) => {
    expect(read(instruction, bulletsSlide(title, ['Rain', 'Staff']))).toEqual([
      'insert_items slideId=slide-2 blockId=bullets items=["Fire"]',
    ])
  })

  it.each([
    ['Delete the second risk', 'Risks'],
    ['Elimina el segundo riesgo', 'Riesgos'],
    ['Lösche das zweite Risiko', 'Offene Risiken'],
  ])('by the title that says several: %s', (instruction, title) => {
    expect(read(instruction, bulletsSlide(title, ['Rain', 'Staff', 'Rents']))).toEqual([
      'delete_items slideId=slide-2 blockId=bullets items=[1]',
    ])
  })

  it('and which of several is asked', () => {
    const both = tableSlide(
      'Next steps',
      ['Task', 'Owner'],
      [
        ['Book the hall', 'Mia'],
        ['Call Mia’s mother', 'Mia'],
      ],
    )
    expect(read('Delete the task of Mia', both)).toEqual(['clarify Which one do you mean?'])
  })

  it('while the slide keeps its name', () => {
    const risks = bulletsSlide('Risks', ['Rain', 'Staff'])
    expect(read('Delete the risks slide', risks)).toEqual(['delete_slide slideId=slide-2'])
    expect(read('Move the risks slide to the start', risks)).toEqual([
      'move_slide slideId=slide-2 position=0',
    ])
  })
})
