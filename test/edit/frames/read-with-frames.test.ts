import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWithFrames } from '../../../src/edit/frames/read-with-frames.ts'
import { sides, slide } from '../../support/decks.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

function read(instruction: string): string[] | undefined {
  let count = 0
  const deck = sampleDeck()
  deck.slides.push({
    ...slide('comparison', 'Inns', [sides({ Ours: ['Near'], Theirs: ['Cheap', 'Open late'] })]),
    id: 'slide-11',
  })
  const read = readWithFrames(
    instruction,
    { deck, themes: sampleThemes, newId: () => `new-${++count}` },
    {},
  )
  return read && inShort(read.steps)
}

describe('a wish whose every word belongs to a slot', () => {
  it.each([
    ['s3: bullet 3 to top', ['arrange slideId=slide-3 blockId=bullets axis=items order=[2,0,1,3]']],
    [
      'add a bullet under Theirs on slide 11: No garden',
      ['insert_items slideId=slide-11 blockId=comparison items=[{"text":"No garden","side":1}]'],
    ],
    [
      'take ‘Cheap’ out of the Theirs list on slide 11',
      ['delete_items slideId=slide-11 blockId=comparison items=[1]'],
    ],
    [
      '‘Open late’ one up please',
      ['arrange slideId=slide-11 blockId=comparison axis=items order=[0,2,1]'],
    ],
    [
      'two more bullets for the slide Risks: Storms / Strikes',
      ['insert_items slideId=slide-9 blockId=bullets items=["Storms","Strikes"]'],
    ],
    [
      's4: 2.40 → 2.60',
      ['set_item slideId=slide-4 blockId=bullets item=0 part=text value=Espresso at 2.60'],
    ],
    [
      'make Tourists on slide 3 bold',
      [
        'set_marks slideId=slide-3 at={"blockId":"bullets","part":"text","item":3} marks=[{"from":0,"to":8,"bold":true}]',
      ],
    ],
    [
      'highlight the Nordlicht row',
      ['set_highlight slideId=slide-6 blockId=table axis=rows index=1'],
    ],
    [
      'text on slide 3 one size smaller',
      ['set_style slideId=slide-3 at={"blockId":"bullets"} style={"size":-1}'],
    ],
    [
      'titles of slides 3 and 4: Where we are, What it costs respectively',
      [
        'set_slide_title slideId=slide-3 title=Where we are',
        'set_slide_title slideId=slide-4 title=What it costs',
      ],
    ],
    [
      'delete the second and the last bullet on slide 3',
      ['delete_items slideId=slide-3 blockId=bullets items=[1,3]'],
    ],
    ['Schieb Folie 3 ans Ende', ['move_slide slideId=slide-3 position=10']],
    ['Put slide 3 at the back', ['move_slide slideId=slide-3 position=10']],
    ['删掉第3页的第二个要点', ['delete_items slideId=slide-3 blockId=bullets items=[1]']],
    [
      'スライド3の2つ目の項目を削除して',
      ['delete_items slideId=slide-3 blockId=bullets items=[1]'],
    ],
  ])('“%s”', (instruction, steps) => {
    expect(read(instruction)).toEqual(steps)
  })
})

it.each([
  'Remove the highlight from the table on slide 6',
])('“%s”, where nothing stands out, takes nothing else away', (instruction) => {
  expect(inShort(interpretSample(instruction))).toEqual(['decline nothing_to_do'])
})

describe('words that no slot owns', () => {
  it.each([
    'delete the second bullet on slide 3 unless it rains',
    'bold Tourists on slide 3 but only when printed',
    'move bullet 3 somewhere nicer',
    'Put slide 3 back',
  ])('“%s” is left to others', (instruction) => {
    expect(read(instruction)).toBeUndefined()
  })
})

const words = fc.constantFrom(
  ...'delete move put make add change the last second bullet row slide 3 on to top bold title notes Acme Rain all not and , : “Tea”'.split(
    ' ',
  ),
)

it('takes nothing away for any words in any order without a verb that says so', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), (some) => {
      const steps = read(some.join(' ')) ?? []
      const deletions = steps.filter((step) => step.startsWith('delete_'))
      expect(some.includes('delete') ? [] : deletions).toEqual([])
    }),
    { numRuns: 200 },
  )
})
