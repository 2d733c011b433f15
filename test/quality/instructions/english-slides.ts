import {
  add,
  ask,
  decline,
  duplicate,
  inLanguage,
  merge,
  move,
  remove,
  retitle,
  rewrite,
  split,
  swap,
  theme,
} from './expected-steps.ts'

/** English: adding, deleting, moving, swapping, duplicating, merging and splitting slides. */
export const englishSlideInstructions = inLanguage('en', [
  {
    id: 'en-add-after-number',
    deck: 'review',
    instruction: 'pls add a slied about supplier contracts afer slide 6',
    expected: [[add({ position: 6, topic: 'supplier contracts' })]],
  },
  {
    id: 'en-add-before-topic',
    deck: 'pitch',
    instruction: 'Hi! Could you add a slide on our competitors before the team slide? Thanks!',
    expected: [[add({ position: 8, topic: 'competitors' })]],
  },
  {
    id: 'en-add-transition',
    deck: 'pitch',
    instruction: 'Add a fade transition between all slides',
    expected: [[decline('unsupported')]],
  },
  {
    id: 'en-add-section-titled',
    deck: 'review',
    instruction: 'Insert a section slide titled "Money" before the revenue chart',
    expected: [[add({ position: 4, title: 'Money', layout: 'section' })]],
  },
  {
    id: 'en-add-with-points',
    deck: 'pitch',
    instruction:
      'new slide at the end called Next steps with the points sign the term sheet, hire two engineers and ship to ten pilots',
    expected: [
      [
        add({
          position: 10,
          title: 'Next steps',
          points: ['sign the term sheet', 'hire two engineers', 'ship to ten pilots'],
        }),
      ],
    ],
  },
  {
    id: 'en-add-nothing-said',
    deck: 'pitch',
    instruction: 'Add a slide',
    expected: [[ask()], [add({})]],
  },
  {
    id: 'en-add-two',
    deck: 'review',
    instruction: 'Add two slides after the roadmap: one about hiring and one about staff training',
    expected: [
      [add({ position: 10, topic: 'hiring' }), add({ position: 11, topic: 'staff training' })],
    ],
  },
  {
    id: 'en-add-summary-here',
    deck: 'review',
    selected: [9],
    instruction: 'Put a summary slide right after this one',
    expected: [[add({ position: 9, layout: 'recap' })]],
  },

  {
    id: 'en-delete-and-move',
    deck: 'pitch',
    instruction: 'Delete slide 4 and move slide 9 to position 3.',
    expected: [[...remove(4), move(9, 2)]],
  },
  {
    id: 'en-delete-list',
    deck: 'review',
    instruction: 'remove slides 3, 6 and 11',
    expected: [remove(3, 6, 11)],
  },
  {
    id: 'en-delete-range',
    deck: 'review',
    instruction: "We won't have time for slides 9 through 12, take them out.",
    expected: [remove(9, 10, 11, 12)],
  },
  {
    id: 'en-delete-last-two',
    deck: 'review',
    instruction: 'get rid of the last two slides',
    expected: [remove(13, 14)],
  },
  {
    id: 'en-delete-topic',
    deck: 'review',
    instruction: 'Drop the slide about the ovens',
    expected: [remove(11)],
  },
  {
    id: 'en-delete-unclear-between',
    deck: 'pitch',
    instruction: 'Simplify slide 3, delete the pricing slide and move slide 2 to the end.',
    expected: [[rewrite(3, 'simpler'), ask(5, 6)]],
  },
  {
    id: 'en-delete-all',
    deck: 'review',
    instruction: 'Delete all slides',
    expected: [[ask()]],
  },
  {
    id: 'en-delete-ordinal-typo',
    deck: 'pitch',
    instruction: 'dELETE teh third slide plz',
    expected: [remove(3)],
  },
  {
    id: 'en-delete-out-of-range',
    deck: 'review',
    instruction: 'Delete slide 17',
    expected: [[ask()]],
  },

  {
    id: 'en-move-end-three-steps',
    deck: 'review',
    instruction: 'Move slide 5 to the end, then delete slide 2 and use the Signal theme.',
    expected: [[move(5, 13), ...remove(2), theme('Signal')]],
  },
  {
    id: 'en-move-up-typo',
    deck: 'review',
    instruction: 'mvoe slide 12 after 4',
    expected: [[move(12, 4)]],
  },
  {
    id: 'en-move-down',
    deck: 'review',
    instruction: 'Slide 3 should come after slide 10.',
    expected: [[move(3, 9)]],
  },
  {
    id: 'en-move-second',
    deck: 'pitch',
    instruction: 'Make the team slide the second one',
    expected: [[move(9, 1)]],
  },
  {
    id: 'en-move-up-one',
    deck: 'pitch',
    selected: [7],
    instruction: 'move this up one',
    expected: [[move(7, 5)]],
  },
  {
    id: 'en-move-range',
    deck: 'review',
    instruction: 'Bring slides 9-11 to the front, right behind the agenda',
    expected: [[move(9, 2), move(10, 3), move(11, 4)]],
  },
  {
    id: 'en-move-it',
    deck: 'review',
    memory: [13],
    instruction: 'no, put it before the roadmap instead',
    expected: [[move(13, 9)]],
  },
  {
    id: 'en-move-quote-polite',
    deck: 'review',
    instruction:
      'Would you be so kind as to move the customer quote so that it comes right after the highlights?',
    expected: [[move(12, 4)]],
  },
  {
    id: 'en-move-nowhere',
    deck: 'review',
    instruction: 'Move slide 4',
    expected: [[ask()]],
  },

  {
    id: 'en-swap-and-rename',
    deck: 'pitch',
    instruction: 'swap slides 2 and 3 and rename slide 9 to Who we are',
    expected: [[swap(2, 3), retitle(9, 'Who we are')]],
  },
  {
    id: 'en-swap-first-last',
    deck: 'review',
    instruction: 'Switch the first and the last slide.',
    expected: [[swap(1, 14)]],
  },
  {
    id: 'en-swap-kinds',
    deck: 'review',
    instruction: 'the table and the chart should trade places',
    expected: [[swap(5, 6)]],
  },
  {
    id: 'en-swap-unclear',
    deck: 'pitch',
    instruction: 'Swap the chart and the product picture',
    expected: [[ask(7, 8)]],
  },

  {
    id: 'en-duplicate-unclear',
    deck: 'review',
    instruction: 'duplicate the bullet point slide',
    expected: [[ask(4, 13)]],
  },
  {
    id: 'en-duplicate-to-end',
    deck: 'pitch',
    instruction: 'Make a copy of the pricing table and put it at the very end',
    expected: [[duplicate(5, 10)], [duplicate(5), move('#new', 10)]],
  },
  {
    id: 'en-duplicate-it',
    deck: 'review',
    memory: [9],
    instruction: 'copy it',
    expected: [[duplicate(9)]],
  },
  {
    id: 'en-duplicate-and-name',
    deck: 'review',
    instruction: 'Duplicate slide 4 and call the copy “Highlights of 2024”',
    expected: [[duplicate(4), retitle('#new', 'Highlights of 2024')]],
  },

  {
    id: 'en-merge-two',
    deck: 'pitch',
    instruction: 'Merge slides 2 and 3',
    expected: [[merge(2, 3)]],
  },
  {
    id: 'en-merge-topic-typo',
    deck: 'pitch',
    instruction: 'combine teh two pricing slides in to one',
    expected: [[merge(5, 6)]],
  },
  {
    id: 'en-merge-three-and-name',
    deck: 'review',
    instruction: 'Join slides 4, 7 and 13 into a single slide and title it "2025 at a glance".',
    expected: [[merge(4, 7, 13), retitle(4, '2025 at a glance')]],
  },
  {
    id: 'en-merge-next',
    deck: 'pitch',
    selected: [2],
    instruction: 'merge this with the next slide',
    expected: [[merge(2, 3)]],
  },

  {
    id: 'en-split-number',
    deck: 'review',
    instruction: 'Split slide 13 in two',
    expected: [[split(13)]],
  },
  {
    id: 'en-split-too-full',
    deck: 'review',
    instruction: 'slide 4 is too full, break it up into two slides',
    expected: [[split(4)]],
  },
  {
    id: 'en-split-at',
    deck: 'pitch',
    instruction: 'Split the solution slide after the second point',
    expected: [[split(3, 2)]],
  },
  {
    id: 'en-split-and-move',
    deck: 'review',
    selected: [9],
    instruction: 'Divide this slide into 2 and move the second half to the end.',
    expected: [[split(9), move('#new', 14)]],
  },
])
