import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const inThree = [
  'split_slide slideId=slide-5 newSlideId=new-1 at=1',
  'split_slide slideId=new-1 newSlideId=new-2 at=1',
]

describe('a slide that is to become several', () => {
  it.each([
    'Split slide 5 into three',
    'Split slide 5 into 3 slides',
    'Turn slide 5 into three slides',
    'Teile Folie 5 in drei Folien',
    'Divide la diapositiva 5 en tres',
    '将第5页分成三页',
  ])('“%s”', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(inThree)
  })

  it.each(['Split slide 5', 'Split slide 5 in two'])('becomes two: “%s”', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'split_slide slideId=slide-5 newSlideId=new-1',
    ])
  })

  it('becomes as many as it has things to show, which is said', () => {
    expect(interpretSample('Split slide 5 into five')).toMatchObject([
      { op: 'split_slide', slideId: 'slide-5' },
      { op: 'split_slide', slideId: 'new-1' },
      {
        request: 'decline',
        sentence: expect.stringContaining(
          'has 3 things to divide, so it became 3 slides and not 5.',
        ),
      },
    ])
  })
})
