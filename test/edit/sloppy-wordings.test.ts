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
  ['make the title of slide 3 shorter', ['decline needs_model']],
  [
    'make all titles uppercase',
    [
      'set_slide_title slideId=slide-1 title=HARBOUR COFFEE',
      'set_slide_title slideId=slide-2 title=AGENDA',
      'set_slide_title slideId=slide-3 title=MARKET OVERVIEW',
      'set_slide_title slideId=slide-4 title=PRICING',
      'set_slide_title slideId=slide-5 title=REVENUE BY YEAR',
      'set_slide_title slideId=slide-6 title=SUPPLIERS',
      'set_slide_title slideId=slide-7 title=HOW WE OPEN',
      'set_slide_title slideId=slide-8 title=THE PLACE',
      'set_slide_title slideId=slide-9 title=RISKS',
      'set_slide_title slideId=slide-10 title=THANK YOU',
    ],
  ],
  ['change the title of the deck to Coffee by the sea', ['set_title title=Coffee by the sea']],
  ['set the deck title to Risks', ['set_title title=Risks']],
  ['find Rents and replace with Leases', ['replace_text find=Rents replace=Leases']],
  [
    'replace Acme with Globex except on slides 1 to 5',
    [
      'replace_text find=Acme replace=Globex slideIds=["slide-6","slide-7","slide-8","slide-9","slide-10"]',
    ],
  ],
  ['push slide 4 back one', ['move_slide slideId=slide-4 position=4']],
  ['delete the second row of the table', ['delete_table_row slideId=slide-6 blockId=table row=1']],
  [
    'make the second column of the table wider',
    ['set_column slideId=slide-6 blockId=table column=1 width=1.5'],
  ],
  [
    'change the value for 2024 to 26',
    ['set_chart_value slideId=slide-5 blockId=chart series=0 category=1 value=26'],
  ],
  ['use the second variant on slide 3', ['decline nothing_to_do']],
  ['I need one more slide at the end, just saying thanks', ['add_slide position=10 title=thanks']],
  ['stick a table of contents after the title', ['add_slide position=1 layout=agenda']],
  [
    'add section breaks before 3 and 6',
    ['add_slide position=2 layout=section', 'add_slide position=6 layout=section'],
  ],
  ['create a slide listing the risks', ['add_slide topic=the risks']],
  [
    'turn all bullet slides into cards',
    [3, 4, 9].map((number) => `convert_slide slideId=slide-${number} to=cards`),
  ],
  ['Slide 4 is too long; split it', ['split_slide slideId=slide-4 newSlideId=new-1']],
  [
    'Slide 4 is too long and slide 9 is too short',
    ['rewrite_slide slideId=slide-4 style=shorter', 'rewrite_slide slideId=slide-9 style=longer'],
  ],
  [
    'Add notes to slide 3: delete slide 4 if time is short',
    ['set_notes slideId=slide-3 notes=delete slide 4 if time is short'],
  ],
  [
    'Add a slide with the points: delete old files, clear the cache, remove users',
    ['add_slide points=["delete old files","clear the cache","remove users"]'],
  ],
  [
    'Add a slide called Team with the points A and B, delete slide 3 and use the Kiln theme',
    [
      'add_slide title=Team points=["A","B"]',
      'delete_slide slideId=slide-3',
      'set_theme themeId=kiln',
    ],
  ],
  ['copy slide 3 to 7', ['duplicate_slide slideId=slide-3 newSlideId=new-1 position=6']],
  [
    'copy slides 3 to 4',
    [
      'duplicate_slide slideId=slide-3 newSlideId=new-1',
      'duplicate_slide slideId=slide-4 newSlideId=new-2',
    ],
  ],
  [
    'make 3-5 shorter but not 4',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-5 style=shorter'],
  ],
  ['make the bullets on slide 3 shorter', ['rewrite_slide slideId=slide-3 style=shorter']],
  ['what themes are there', ['decline unsupported']],
  ...['kiln theme, dark background', 'Use Kiln with a dark background'].map(
    (words): [string, string[]] => [
      words,
      ['set_theme themeId=kiln', 'set_color role=background color=#111827'],
    ],
  ),
  ['slide 4 before 3', ['move_slide slideId=slide-4 position=2']],
  ['slide 9 up', ['move_slide slideId=slide-9 position=7']],
  ["let's have pricing right at the end", ['move_slide slideId=slide-4 position=9']],
  ['the agenda must be last', ['move_slide slideId=slide-2 position=9']],
  ['slide 7 has to go to the end', ['move_slide slideId=slide-7 position=9']],
  [
    'add fire to the list of risks',
    ['insert_items slideId=slide-9 blockId=bullets items=["Fire"]'],
  ],
  ['insert a bullet before "Rain" on slide 9', ['clarify What shall the point say?']],
  // Which slide 6 was, before something changed it, nobody knows here.
  ['actually put slide 6 back', ['decline not_understood']],
  // It is there already.
  ['put thank you at the very end again', ['decline nothing_to_do']],
  ['add a chart of revenue to slide 4', ['decline not_understood']],
])('“%s”', (instruction, steps) => {
  expect(inShort(interpretSample(instruction, { lastChangedSlideIds: ['slide-4'] }))).toEqual(steps)
})
