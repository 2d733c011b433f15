import { expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bullets, cards, sides, slide, table, timeline } from '../../support/decks.ts'
import { inShort, sampleDeck, sampleThemes } from '../sample-deck.ts'

/** The sample with a comparison, cards, a timeline and a table whose names are words of the grammar. */
function steps(instruction: string): string[] {
  const deck = sampleDeck()
  deck.slides.push(
    {
      ...slide('comparison', 'Inns', [sides({ Ours: ['Near'], 'Not OK': ['Loud', 'Far'] })]),
      id: 'slide-11',
    },
    {
      ...slide('cards', 'What to bring', [
        cards({ head: 'Shoes', text: 'Dry ones' }, { head: 'Fee', text: '£8' }),
      ]),
      id: 'slide-12',
    },
    {
      ...slide('timeline', 'The day', [timeline(['09:10: Doors open', '11:30: First tour'])]),
      id: 'slide-13',
    },
    {
      ...slide(
        'table',
        'What changes',
        [
          table(
            ['What', 'Now'],
            [
              ['Read', 'paper'],
              ['Form', 'online'],
            ],
          ),
        ],
        { notes: 'Slowly.' },
      ),
      id: 'slide-14',
    },
    {
      ...slide('bullets', 'Who to ask', [bullets(['Extension 300', 'Rooms by post'])]),
      id: 'slide-15',
    },
  )
  let count = 0
  return inShort(
    interpretInstruction(instruction, {
      deck,
      themes: sampleThemes,
      newId: () => `new-${++count}`,
    }),
  )
}

it.each([
  // Marked words for a slide that lists something.
  [
    'on 9 add: Ferries stop in storms',
    ['insert_items slideId=slide-9 blockId=bullets items=["Ferries stop in storms"]'],
  ],
  ['スライド9に「嵐」を追加', ['insert_items slideId=slide-9 blockId=bullets items=["嵐"]']],
  // Where an item goes by its rank.
  [
    'put Boats left in cars as the first point under Not OK, slide 11',
    [
      'insert_items slideId=slide-11 blockId=comparison items=[{"text":"Boats left in cars","side":1}] position=1',
    ],
  ],
  // A name that small words make, written as it stands there.
  [
    'delete the row Form from the table on slide 14',
    ['delete_table_row slideId=slide-14 blockId=table row=1'],
  ],
  // A name, and a text.
  [
    'add a card on slide 12 called Towel with the text one a day',
    ['insert_items slideId=slide-12 blockId=cards items=[{"text":"one a day","head":"Towel"}]'],
  ],
  [
    'on slide 13 the 11:30 entry should read: Tour, then lunch',
    ['set_item slideId=slide-13 blockId=timeline item=1 part=text value=Tour, then lunch'],
  ],
  // An amount for another.
  [
    'change extension 300 to 450 everywhere',
    ['replace_text find=extension 300 replace=extension 450'],
  ],
  [
    'Acme price is 13 not 12',
    ['set_table_cell slideId=slide-6 blockId=table row=0 column=2 text=13'],
  ],
  // Given data.
  [
    'new slide after 3 with the title Trips and these points: Two crates; Bus; Ferry',
    ['add_slide position=3 title=Trips points=["Two crates","Bus","Ferry"]'],
  ],
  // All slides that show something.
  ['clear notes on all slides with a table', ['set_notes slideId=slide-14 notes=null']],
  [
    'set the caption of every table slide to Final',
    ['set_caption slideId=slide-6 caption=Final', 'set_caption slideId=slide-14 caption=Final'],
  ],
])('“%s”', (instruction, expected) => {
  expect(steps(instruction)).toEqual(expected)
})

it('asks which of several cards shall go', () => {
  expect(steps('delete the card on slide 12')).toEqual(['clarify Which one do you mean?'])
})

it('puts nothing in the place of what stands there when words are put beside it', () => {
  expect(steps('put Boats left outside under Not OK on slide 11').join('\n')).not.toContain(
    'set_item',
  )
})

it('parts the rows of a new table at spaces where these make as many cells as there are names', () => {
  const [added] = steps(
    'a new slide after slide 2 with a table, columns Town, Old, New and rows Kiel 4.10 5.20; Bonn 3.90 4.40',
  )
  expect(added).toContain('"cells":["Kiel","4.10","5.20"]')
})
