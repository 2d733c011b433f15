import { describe, expect, it } from 'vitest'
import { inShort, interpretSample as interpret } from '../sample-deck.ts'

const steps = (instruction: string) => inShort(interpret(instruction))

describe('things named by what they show', () => {
  it.each([
    'Move the espresso one to the end',
    'Move the one with the espresso to the end',
    'Put the bullet about espressos last',
  ])('“%s” is the item that says it', (instruction) => {
    expect(steps(instruction)).toEqual([
      'arrange slideId=slide-4 blockId=bullets axis=items order=[1,2,0]',
    ])
  })

  it.each([
    ['Add a row to the city table: Globex, Bonn, 15', 'slide-6'],
    ['Add a row to the Kiel table: Globex, Bonn, 15', 'slide-6'],
  ])('“%s” is the table that has it', (instruction, slideId) => {
    expect(steps(instruction).join()).toContain(`add_table_row slideId=${slideId}`)
  })

  it('is no item where the noun says a column', () => {
    expect(steps('Delete the Acme column').join()).not.toContain('delete_items')
  })

  it('asks before what is named in another form goes', () => {
    expect(steps('Delete the tourist bullet on slide 3')).toEqual([
      'clarify Shall “Tourists return” be deleted from Slide 3: Market overview?',
    ])
    expect(steps('Delete the tourists bullet on slide 3')).toEqual([
      'delete_items slideId=slide-3 blockId=bullets items=[3]',
    ])
  })

  it.each([
    [
      'Delete the rain bullet from the risks',
      'delete_items slideId=slide-9 blockId=bullets items=[0]',
    ],
    ['The risks should come after the pricing', 'move_slide slideId=slide-9 position=4'],
    ['Risks - add the point Fire', 'insert_items slideId=slide-9 blockId=bullets items=["Fire"]'],
  ])('“%s” names a slide by its title', (instruction, step) => {
    expect(steps(instruction)).toEqual([step])
  })

  it.each([
    ['Move the slide with the 3.10 to the end', 'move_slide slideId=slide-4 position=9'],
    [
      'For the slide with the filter I need one more sentence in the notes: Ask',
      'set_notes slideId=slide-4 notes=Mention the loyalty card.\nAsk',
    ],
  ])('“%s” names a slide by what it says', (instruction, step) => {
    expect(steps(instruction).join()).toContain(step)
  })
})

describe('places without a verb', () => {
  it('give titles behind the wish for shorter ones', () => {
    expect(steps('shorter titles pls. 3: Market / 4: Prices')).toEqual([
      'set_slide_title slideId=slide-3 title=Market',
      'set_slide_title slideId=slide-4 title=Prices',
    ])
  })

  it('say where in a list', () => {
    expect(steps('Slide 9, as last one: Fire')).toEqual([
      'insert_items slideId=slide-9 blockId=bullets items=["Fire"]',
    ])
  })
})
