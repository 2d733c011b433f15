import { expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

/** What people say that a careless reader would take for a clear wish to delete. */
const doubtful = [
  'remove the last slide, no wait, the first',
  'Delete slide 3. No, slide 4.',
  'Delete slide 6. Just kidding',
  'Borra la 3, no, la 4',
  'Lösche Folie 3, nein, Folie 4',
  'Delete slide 2-4 but keep 3',
  'Delete slides six through eight, keep seven',
  'Delete slide 5 but not the chart',
  'Remove "Risks" from the agenda',
  'Remove slide 6 to the end',
  'Someone deleted slide 6, bring it back',
  'Cut slide 6 down',
  'Drop slide 6 into the middle',
  'Lose weight on slide 6',
  'Delete slide 5 million',
  'Delete the top 3',
  'Delete the 3 shortest slides',
  'Delete the slide between 4 and 6',
  'Delete slides -1 to 3',
  'Delete slides 9 to 3',
  'delete slides 1 to 99999999999',
  'Delete slides 6 vs 7',
  'Delete slide 6 tomorrow',
  'Delete slide 3 or 4',
  'Delete slides 3 and/or 4',
  'Elimina la 3 o la 4',
  'Verwijder dia 3 of 4',
  'Delete all but one',
  'Drop one of the last two slides',
  'Delete the slide no one reads',
  'Delete slide at one point',
  'Delete slides 3 and 4 one by one',
  'Delete slide 3 next week',
  "Delete last week's slide",
  'Delete every other slide',
  'Lösche jede zweite Folie',
  'Supprime une diapo sur deux',
  'Borra una de ellas',
  'Удали каждый второй слайд',
  'Delete slide three of the agenda',
  'Delete the one after',
  'delete revision 3',
  'delete the previous version',
  'delete slide 3 twice',
  'somebody deleted my chart',
  'delete all slides with Acme',
  'delete slides that have no picture',
  'Lösche ab Folie 8',
  '清空第4页',
  'delete the empty slides',
  'if slide 5 is boring, delete it',
]

it.each(doubtful)('“%s” takes nothing away before it has asked', (instruction) => {
  const steps = inShort(interpretSample(instruction, { lastChangedSlideIds: ['slide-4'] }))
  expect(steps.filter((step) => step.startsWith('delete_'))).toEqual([])
})

it.each([
  ['Delete the slide about pricing and the one about risks', ['slide-4', 'slide-9']],
  ['Delete the one about risks', ['slide-9']],
  ['delete the slide after the one about pricing', ['slide-5']],
  ['Delete slide number one', ['slide-1']],
  ['delete no. 3', ['slide-3']],
  ['On second thought, delete slide 3', ['slide-3']],
  ['Delete both of the last two slides', ['slide-9', 'slide-10']],
  ['Lösche die letzten beiden Folien', ['slide-9', 'slide-10']],
  ['delete every slide with a chart', ['slide-5']],
  ['delete slides with bullets', ['slide-3', 'slide-4', 'slide-9']],
  ['delete slides 2, 3 and 9 onwards', ['slide-2', 'slide-3', 'slide-9', 'slide-10']],
  ['drop everything after slide 8', ['slide-9', 'slide-10']],
  ['Delete slides 2 to 4 except the agenda', ['slide-3', 'slide-4']],
  ['除去第3页', ['slide-3']],
  ['除去第3页，把第4页删除', ['slide-3', 'slide-4']],
])('“%s” is clear', (instruction, slideIds) => {
  expect(inShort(interpretSample(instruction))).toEqual(
    slideIds.map((id) => `delete_slide slideId=${id}`),
  )
})
