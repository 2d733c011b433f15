import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const inThree = [
  'split_slide slideId=slide-7 newSlideId=new-1 at=1',
  'split_slide slideId=new-1 newSlideId=new-2 at=1',
]

/** Steps with the ids of new slides counted as they come. */
const counted = (instruction: string) => {
  const ids: string[] = []
  return inShort(interpretSample(instruction)).map((step) =>
    step.replace(/new-\d+/g, (id) => {
      if (!ids.includes(id)) ids.push(id)
      return `new-${ids.indexOf(id) + 1}`
    }),
  )
}

describe('a slide that is to become several', () => {
  it.each([
    'Split slide 7 into three',
    'Split slide 7 into 3 slides',
    'Turn slide 7 into three slides',
    'Teile Folie 7 in drei Folien',
    'Divide la diapositiva 7 en tres',
    '将第7页分成三页',
  ])('“%s”', (instruction) => {
    expect(counted(instruction)).toEqual(inThree)
  })

  it.each(['Split slide 7', 'Split slide 7 in two'])('becomes two: “%s”', (instruction) => {
    expect(counted(instruction)).toEqual(['split_slide slideId=slide-7 newSlideId=new-1'])
  })

  it('becomes as many as it has things to show, which is said', () => {
    expect(interpretSample('Split slide 7 into five')).toMatchObject([
      { op: 'split_slide', slideId: 'slide-7' },
      { op: 'split_slide' },
      {
        request: 'decline',
        sentence: expect.stringContaining(
          'has 3 things to divide, so it became 3 slides and not 5.',
        ),
      },
    ])
  })
})
