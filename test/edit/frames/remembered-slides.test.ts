import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

/** The steps of an instruction after an edit that spoke of these slides. */
const following = (lastChangedSlideIds: string[], instruction: string, reduced: string[] = []) =>
  inShort(interpretSample(instruction, { lastChangedSlideIds, lastReducedSlideIds: reduced }))

const asks = [expect.stringMatching(/^clarify Which slide shall be deleted\?/)]

describe('“it” in a wish to delete', () => {
  it('is the one slide that the last edit spoke of', () => {
    expect(following(['slide-4'], 'Delete it')).toEqual(['delete_slide slideId=slide-4'])
    expect(following(['slide-4'], 'Delete it and slide 6')).toEqual([
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-6',
    ])
  })

  it.each([
    'Delete it',
    'Delete them',
    'Delete both',
    'Lösche sie',
    'Supprime-la',
  ])('“%s” is asked when it spoke of several', (instruction) => {
    expect(following(['slide-4', 'slide-6'], instruction)).toEqual(asks)
  })

  it('is asked when the last edit only took something from the slide', () => {
    expect(following(['slide-4'], 'Delete it', ['slide-4'])).toEqual(asks)
  })

  it('is asked when the same instruction spoke of several', () => {
    const steps = following([], 'Swap slides 4 and 6, then delete it')
    expect(steps.at(-1)).toEqual(asks[0])
    expect(steps.filter((step) => step.startsWith('delete_'))).toEqual([])
  })

  it.each([
    'Remove the chart on slide 5 and delete it',
  ])('“%s” is asked: what is meant is gone already', (instruction) => {
    const steps = following([], instruction)
    expect(steps.at(-1)).toEqual(asks[0])
    expect(steps.filter((step) => step.startsWith('delete_slide'))).toEqual([])
  })

  it('“them” are the slides that the same instruction spoke of', () => {
    expect(following([], 'Slides 4 and 6 are boring, delete them')).toEqual([
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-6',
    ])
  })
})
