import { expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

/** What customers say in a hurry; slide 4, the prices, was changed last. */
it.each([
  [
    'slide 5 as a line chart please',
    ['set_chart_type slideId=slide-5 blockId=chart chartType=line'],
  ],
  [
    'title of slide 9 -> What could go wrong',
    ['set_slide_title slideId=slide-9 title=What could go wrong'],
  ],
  ['4 -> end', ['move_slide slideId=slide-4 position=9']],
  ['move 3 down', ['move_slide slideId=slide-3 position=3']],
  ['go back to how it was before', ['undo count=1']],
  ['give me a link i can share with my boss', ['export formats=["link"]']],
  ['kick out slide 9', ['delete_slide slideId=slide-9']],
  ['can u pls kill the suppliers page its outdated', ['delete_slide slideId=slide-6']],
  // Which slide 6 was, before something changed it, nobody knows here.
  ['actually put slide 6 back', ['decline not_understood']],
  ['put thank you at the very end again', ['decline not_understood']],
  ['add a chart of revenue to slide 4', ['decline not_understood']],
])('“%s”', (instruction, steps) => {
  expect(inShort(interpretSample(instruction, { lastChangedSlideIds: ['slide-4'] }))).toEqual(steps)
})
