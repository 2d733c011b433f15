import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const given = (instruction: string) => inShort(interpretSample(instruction))

describe('places without a noun are of the list that the wish before was about', () => {
  it.each([
    ['On slide 9: bold the first, delete the second', 'slide-9 blockId=bullets items=[1]'],
    ['Make point 2 on slide 9 bold and delete 3', 'slide-9 blockId=bullets items=[2]'],
    [
      'Move the third point of slide 3 to the top and remove the last',
      'slide-3 blockId=bullets items=[3]',
    ],
    [
      'Swap the first two points on slide 3 and delete the third',
      'slide-3 blockId=bullets items=[2]',
    ],
    ['Add ‘Hail’ to risks and delete the first', 'slide-9 blockId=bullets items=[0]'],
    [
      'Rename the first step on slide 7 to Notice and delete the last',
      'slide-7 blockId=steps items=[2]',
    ],
    [
      'Mach den ersten Punkt auf Folie 9 fett und lösche den dritten',
      'slide-9 blockId=bullets items=[2]',
    ],
    [
      'Mets en gras le premier point de la diapo 9 et supprime le troisième',
      'slide-9 blockId=bullets items=[2]',
    ],
    [
      'Pon en negrita el primer punto de la diapositiva 9 y borra el segundo',
      'slide-9 blockId=bullets items=[1]',
    ],
  ])('%s', (instruction, deleted) => {
    expect(given(instruction).at(-1)).toBe(`delete_items slideId=${deleted}`)
  })

  it('rows are rows', () => {
    expect(given('Highlight the first row on slide 6 and delete the last').at(-1)).toBe(
      'delete_table_row slideId=slide-6 blockId=table row=1',
    )
  })

  it('holds for what is done to them otherwise', () => {
    expect(given('Make point 1 on slide 9 bold, 2 italic and 3 underlined')).toEqual(
      ['bold', 'italic', 'underline'].map((mark, item) =>
        expect.stringMatching(
          new RegExp(`^set_marks slideId=slide-9 .*"item":${item}.*"${mark}":true`),
        ),
      ),
    )
  })

  it('counts as was there when it was said', () => {
    expect(given('Delete the first point on slide 3, then delete the second')).toEqual([
      'delete_items slideId=slide-3 blockId=bullets items=[0]',
      'delete_items slideId=slide-3 blockId=bullets items=[0]',
    ])
  })

  it('asks which, where others stand there by now', () => {
    expect(given('Add ‘Hail’ to risks and delete the last').at(-1)).toBe(
      'clarify Which one do you mean?',
    )
  })

  it('stands beside those with a noun in one wish', () => {
    expect(given('Delete the first point on slide 3 and the third')).toEqual([
      'delete_items slideId=slide-3 blockId=bullets items=[0,2]',
    ])
    expect(given('Delete point 1 on slide 9 and 3 on slide 3')).toEqual([
      'delete_items slideId=slide-9 blockId=bullets items=[0]',
      'delete_items slideId=slide-3 blockId=bullets items=[2]',
    ])
  })

  it('deletes no slide where the list has no such place', () => {
    const steps = given('Bold the first point on slide 9 and delete the fifth')
    expect(steps.filter((step) => step.startsWith('delete'))).toEqual([])
  })

  it('may be a slide where slides were spoken of, which is asked', () => {
    expect(given('Move slide 2 to the end and delete the third').at(-1)).toBe(
      'clarify Shall “Slide 3: Market overview” be deleted?',
    )
  })
})

describe('a bare number after a wish for something in a list', () => {
  it.each([
    [
      'Set the price of Acme to 13 and rename 2 to Overview',
      'set_slide_title slideId=slide-2 title=Overview',
    ],
    [
      'Add a bullet "Fire" to slide 9, then move 3 after 5',
      'move_slide slideId=slide-3 position=4',
    ],
  ])('is a slide, unless that thing was called by its number: %s', (instruction, step) => {
    expect(given(instruction).at(-1)).toBe(step)
  })

  it.each([
    'Set 2024 to 26 and delete 3',
    'Set 2024 to 26 and delete the last',
  ])('is never deleted unasked: %s', (instruction) => {
    expect(given(instruction).at(-1)).toMatch(/^clarify Shall/)
  })
})
