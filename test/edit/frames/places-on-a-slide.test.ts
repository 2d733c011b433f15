import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

describe('ordinals without a noun, beside words that say on which slide', () => {
  it.each([
    ['swap the first and second on slide 3', 'order=[1,0,2,3]'],
    ['swap the first two on slide 3', 'order=[1,0,2,3]'],
    ['auf Folie 3 die zweite und dritte tauschen', 'order=[0,2,1,3]'],
    ['3枚目の2つ目と3つ目を入れ替え', 'order=[0,2,1,3]'],
    ['on slide 3, move the first to the end', 'order=[1,2,3,0]'],
    ['bring the third to the top on slide 3', 'order=[2,0,1,3]'],
  ])('are items of that slide: %s', (instruction, order) => {
    expect(read(instruction)).toEqual([
      `arrange slideId=slide-3 blockId=bullets axis=items ${order}`,
    ])
  })

  it('have other looks and texts', () => {
    expect(read('make the second bold on slide 3')[0]).toMatch(/^set_marks .*"item":1/)
    expect(read('on slide 4, the second should be "Filter at 3.50"')).toEqual([
      'set_item slideId=slide-4 blockId=bullets item=1 part=text value=Filter at 3.50',
    ])
  })

  it.each([
    ['swap slide 3 with the second', 'swap_slides slideIds=["slide-3","slide-2"]'],
    ['swap the second slide and the third', 'swap_slides slideIds=["slide-2","slide-3"]'],
    ['move slide 5 after the second', 'move_slide slideId=slide-5 position=2'],
  ])('are slides where another slide is no place: %s', (instruction, step) => {
    expect(read(instruction)).toEqual([step])
  })
})

describe('both that there are', () => {
  it.each([
    'swap the rows on slide 6',
    'swap the two rows of the table',
  ])('change places: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'arrange slideId=slide-6 blockId=table axis=rows order=[1,0]',
    ])
  })

  it('are none of three', () => {
    expect(read('swap the bullets on slide 9')).not.toContainEqual(
      expect.stringMatching(/^arrange/),
    )
  })
})

describe('a slide that is called by words and its number', () => {
  it.each([
    ['delete the pricing slide (4)', 'delete_slide slideId=slide-4'],
    [
      'the pricing slide (slide 4): title should be "Prices"',
      'set_slide_title slideId=slide-4 title=Prices',
    ],
    [
      'Give the pricing slide (4) a light yellow background, #fff3d6.',
      'set_ground slideId=slide-4 ground={"hex":"#FFF3D6"}',
    ],
  ])('is the one with the number: %s', (instruction, step) => {
    expect(read(instruction)).toEqual([step])
  })

  it.each([
    'Delete the pricing slide (8)',
    'Delete the cover (3)',
    'Lösche die Folie Pricing (8)',
  ])('is asked for where both are of different slides: %s', (instruction) => {
    expect(read(instruction)).toEqual([expect.stringMatching(/^clarify /)])
  })
})

describe('what is taken off a slide', () => {
  it.each([
    "Take 'Acme leads' off slide 3",
    'take the second bullet off slide 3',
  ])('is not put there: %s', (instruction) => {
    expect(read(instruction)).toEqual(['delete_items slideId=slide-3 blockId=bullets items=[1]'])
  })
})

describe('what is given', () => {
  it.each(['start', 'begin'])('stands before the notes that shall %s with it', (verb) => {
    expect(read(`the notes of slide 4 should ${verb} with: Wait a minute.`)).toEqual([
      'set_notes slideId=slide-4 notes=Wait a minute\nMention the loyalty card.',
    ])
  })

  it('is no order that nothing has', () => {
    expect(read('bring the bullets on slide 3 into this order: cats, dogs.')).not.toContainEqual(
      expect.stringMatching(/insert_items|update_block|set_item/),
    )
  })

  it.each([
    'aggiungi un punto nuovo alla slide 3: Vento',
    'adiciona um ponto novo no slide 3: Vento',
    'Ajoute un point nouveau à la diapo 3 : Vento',
  ])('is new, whether that word stands before or after: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'insert_items slideId=slide-3 blockId=bullets items=["Vento"]',
    ])
  })
})

describe('things that stand on slides of their own each', () => {
  it.each([
    'delete point 1 on slide 3 and point 2 on slide 4',
    'delete bullet 1 on slide 3, bullet 2 on slide 4',
    'on slide 3 delete point 1 and on slide 4 point 2',
    'Lösche Punkt 1 auf Folie 3 und Punkt 2 auf Folie 4',
  ])('are taken from these alone: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'delete_items slideId=slide-3 blockId=bullets items=[0]',
      'delete_items slideId=slide-4 blockId=bullets items=[1]',
    ])
  })

  it('look so there alone', () => {
    const steps = read('bold the first point on slide 3 and the third on slide 4')
    expect(steps.map((step) => /slide-(\d).*"item":(\d)/.exec(step)?.slice(1))).toEqual([
      ['3', '0'],
      ['4', '2'],
    ])
  })

  it('are meant on all slides where these are named together', () => {
    expect(read('delete points 1 and 2 on slides 3 and 4')).toEqual([
      'delete_items slideId=slide-3 blockId=bullets items=[0,1]',
      'delete_items slideId=slide-4 blockId=bullets items=[0,1]',
    ])
  })
})

describe('"it" after something new', () => {
  it('is what was made, and not what stood there', () => {
    expect(read('add a point "Tea at 2.00" to slide 4 and make it bold').at(-1)).toMatch(
      /^set_marks .*"item":3/,
    )
    expect(read('add a step Clean to slide 7 and put it first').at(-1)).toMatch(
      /order=\[3,0,1,2\]$/,
    )
  })
})
