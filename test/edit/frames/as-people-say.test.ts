import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

describe('titles of several slides', () => {
  it.each([
    'titles for 2 and 3: "A b" and "C d", respectively',
    'titles of 2 and 3: "A b" and "C d"',
    'Titel von 2 und 3: „A b“ und „C d“',
    'titres des diapos 2 et 3 : « A b » et « C d »',
  ])('are given in their order: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'set_slide_title slideId=slide-2 title=A b',
      'set_slide_title slideId=slide-3 title=C d',
    ])
  })

  it('may be said of each with what else shall be', () => {
    expect(read('title on 3 shd be "A b", subtitle of the cover "C d"')).toEqual([
      'set_slide_title slideId=slide-3 title=A b',
      expect.stringContaining('value=C d'),
    ])
  })
})

describe('where a point shall stand', () => {
  it.each([
    'Rents rise shd be the first point on slide 3',
    'Rents rise should be the first point on slide 3',
    'Rents rise soll der erste Punkt auf Folie 3 sein',
    'Rents rise doit être le premier point de la diapo 3',
  ])('is said by its rank: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'arrange slideId=slide-3 blockId=bullets axis=items order=[2,0,1,3]',
    ])
  })

  it('may be where others stand', () => {
    expect(read('put the bullets of 4 under the ones on 3')).toEqual([
      'move_items slideId=slide-4 blockId=bullets items=[0,1,2] toSlideId=slide-3 toBlockId=bullets',
    ])
  })
})

describe('what can go', () => {
  it.each([
    'the last bullet on 4 can go',
    'le dernier point de la diapo 4 peut partir',
    'der letzte Punkt auf Folie 4 kann raus',
  ])('is deleted where it is a thing: %s', (instruction) => {
    expect(read(instruction)).toEqual(['delete_items slideId=slide-4 blockId=bullets items=[2]'])
  })

  it.each([
    'slide 4 can go',
    'the pricing slide can go',
  ])('is asked about where it is a slide: %s', (instruction) => {
    expect(read(instruction)).toEqual([expect.stringMatching(/^clarify Shall/)])
  })
})

describe('what can go to a slide', () => {
  it.each([
    ['the last bullet can go to slide 3', /^clarify Which/],
    ['the last bullet on 4 can go after slide 3', /^decline not_understood/],
    ['the last bullet on 4 can go to slide 3', /^move_items slideId=slide-4 .* items=\[2\]/],
  ])('is not deleted: %s', (instruction, step) => {
    expect(read(instruction)).toEqual([expect.stringMatching(step)])
  })
})

describe('a slide without its noun', () => {
  it.each([
    'delete the one with the chart',
    'lösche Folie 3 und die mit dem Diagramm kann raus',
    'borra la del gráfico',
  ])('is called by what it has: %s', (instruction) => {
    expect(read(instruction)).toContain('delete_slide slideId=slide-5')
  })

  it('is none in particular with an article for any', () => {
    expect(read('delete a chart').join()).not.toContain('delete_')
    expect(read('elimina di delle diagrammi').join()).not.toContain('delete_')
  })
})

describe('words for where something goes', () => {
  it.each([
    'joga a tabela pra depois da capa',
    'put the table to after the cover',
  ])('are no words to be put: %s', (instruction) => {
    expect(read(instruction).join()).not.toMatch(/after the cover|depois da capa/i)
  })
})
