import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

// What is done with whole slides: which they are, what they become, and what is none of it.

const steps = (instruction: string, selected: string[] = []) =>
  inShort(interpretSample(instruction, { selectedSlideIds: selected }))

describe('a range of slides without their noun', () => {
  it.each([
    'Merge 3-5',
    'Merge 3 to 5',
    'Fusionne 3 à 5',
    '合并3-5',
  ])('has the slides between too: %s', (instruction) => {
    expect(steps(instruction)).toEqual(['merge_slides slideIds=["slide-3","slide-4","slide-5"]'])
  })
})

describe('the slide that is chosen', () => {
  it.each([
    'Shorten the slide',
    'Mach die Folie kürzer',
    'Raccourcis la diapo',
    'スライドを短くして',
  ])('is shortened without its number: %s', (instruction) => {
    expect(steps(instruction, ['slide-9'])).toEqual(['rewrite_slide slideId=slide-9 style=shorter'])
  })

  it('is the one of the wish before, where that names one', () => {
    expect(steps('Delete the second bullet on slide 9 and shorten the slide')).toEqual([
      'delete_items slideId=slide-9 blockId=bullets items=[1]',
      'rewrite_slide slideId=slide-9 style=shorter',
    ])
  })
})

describe('a word that is changed to the word for a kind of slide', () => {
  it.each([
    ['Change Hamburg to Chart', 'replace_text find=Hamburg replace=Chart'],
    ['Change "Rain" to table', 'replace_text find=Rain replace=table'],
    ['Ändere Rain in Tabelle', 'replace_text find=Rain replace=Tabelle'],
  ])('is replaced: %s', (instruction, step) => {
    expect(steps(instruction)).toEqual([step])
  })

  it('is no slide that is called so', () => {
    expect(steps('Change the risks to a table')).toEqual(['convert_slide slideId=slide-9 to=table'])
  })
})

describe('two columns', () => {
  it.each([
    'Show slide 3 in two columns',
    'Split slide 3 into two columns',
    'Put slide 3 into two columns',
    'Teile Folie 3 in zwei Spalten',
    'Divise la diapo 3 en deux colonnes',
  ])('are a form of the slide, and no two slides: %s', (instruction) => {
    expect(steps(instruction)).toEqual(['convert_slide slideId=slide-3 to=comparison'])
  })

  it.each([
    'Split slide 3 in two',
    'Teile Folie 3 in zwei',
  ])('are not meant by two alone: %s', (instruction) => {
    expect(steps(instruction)).toEqual(['split_slide slideId=slide-3 newSlideId=new-1'])
  })
})

describe('two alone', () => {
  it('is what a slide is split in, and the number of no slide', () => {
    expect(steps('Split it in two', ['slide-9'])).toEqual([
      'split_slide slideId=slide-9 newSlideId=new-1',
    ])
    expect(steps('Slide 9 is too full. Split it in two after the first bullet.')).toEqual([
      expect.stringMatching(/^split_slide slideId=slide-9 .*at=1$/),
    ])
  })
})

describe('one thing on a slide', () => {
  it.each([
    'Split the cell',
    'Split the column City into two',
    'Turn the row Acme into a quote',
  ])('is not its whole slide: %s', (instruction) => {
    expect(steps(instruction)).toEqual(['decline unsupported'])
  })

  it('beside a slide is not passed over', () => {
    expect(steps('Shorten the table and slide 3')).toEqual([
      'rewrite_slide slideId=slide-6 style=shorter',
      'rewrite_slide slideId=slide-3 style=shorter',
    ])
    expect(steps('Simplify slide 3 into a table')).toEqual(['decline not_understood'])
  })
})
