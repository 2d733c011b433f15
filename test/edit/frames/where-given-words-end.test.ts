import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { ferryDeck } from '../ferry-deck.ts'
import { inShort, sampleThemes } from '../sample-deck.ts'

const steps = (instruction: string): string[] =>
  inShort(
    interpretInstruction(instruction, {
      deck: ferryDeck(),
      themes: sampleThemes,
      newId: () => 'new-1',
    }),
  )

const title = (slide: number, text: string) =>
  `set_slide_title slideId=slide-${slide} title=${text}`

describe('words behind a colon end before a sentence that asks for something of a slide', () => {
  it.each([
    [
      'Title of 6: What may happen. And delete slide 3',
      [title(6, 'What may happen'), 'delete_slide slideId=slide-3'],
    ],
    [
      'Titel von 6: Was passieren kann. Folie 3 kann raus',
      [title(6, 'Was passieren kann'), 'delete_slide slideId=slide-3'],
    ],
    [
      'titel van 6: Wat kan gebeuren. dia 3 mag weg',
      [title(6, 'Wat kan gebeuren'), 'delete_slide slideId=slide-3'],
    ],
    [
      'titel van 6 wordt: Wat kan gebeuren. en dia 3 mag weg',
      [title(6, 'Wat kan gebeuren'), 'delete_slide slideId=slide-3'],
    ],
    [
      'titre de la 6 : Les risques. Déplace la diapo 3 à la fin',
      [title(6, 'Les risques'), 'move_slide slideId=slide-3 position=6'],
    ],
    [
      'slide 6 point 2: The pier is allowed. Delete slide 3',
      [
        expect.stringMatching(/^set_item slideId=slide-6 .*The pier is allowed$/),
        'delete_slide slideId=slide-3',
      ],
    ],
    [
      'table on 4, new column Range: 9, 8, 7. Delete slide 3',
      [
        'add_table_column slideId=slide-4 blockId=table name=Range cells=["9","8","7"] numeric=false',
        'delete_slide slideId=slide-3',
      ],
    ],
    [
      'add a column Note to the table on 4: free, on Monday 8, Tuesday 9. Delete slide 3',
      [
        'add_table_column slideId=slide-4 blockId=table name=Note cells=["free","on Monday 8","Tuesday 9"] numeric=false',
        'delete_slide slideId=slide-3',
      ],
    ],
    [
      'caption of 4: Prices in euros, then move slide 3 to the end',
      [
        'set_caption slideId=slide-4 caption=Prices in euros',
        'move_slide slideId=slide-3 position=6',
      ],
    ],
  ])('%s', (instruction, expected) => {
    expect(steps(instruction)).toEqual(expected)
  })

  it.each([
    ['notes of 6: Ask for questions. Then move on to slide 3', 'set_notes'],
    ['title of 6: Ice. Permits. Skippers', 'set_slide_title'],
  ])('and not before one that is spoken: %s', (instruction, op) => {
    expect(steps(instruction)).toEqual([expect.stringMatching(new RegExp(`^${op} `))])
  })

  it('and as many as were announced are a list', () => {
    expect(
      steps('add three points to slide 6: check the prices, remove slide 3, call Ann'),
    ).toEqual([expect.stringContaining('["Check the prices","Remove slide 3","Call Ann"]')])
  })
})

describe('a bracket that given words open', () => {
  it.each([
    ['rename slide 6 to Roof (new) please', title(6, 'Roof (new)')],
    ['rename slide 6 to Revenue by region (k€) pls', title(6, 'Revenue by region (k€)')],
    ['rename slide 6 to Staff (all), thanks', title(6, 'Staff (all)')],
  ])('is closed before a courtesy: %s', (instruction, step) => {
    expect(steps(instruction)).toEqual([step])
  })
})
