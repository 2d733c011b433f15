import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bullets, cards, sides, slide, stats, timeline } from '../../support/decks.ts'
import { inShort, sampleDeck, sampleThemes } from '../sample-deck.ts'

/** The sample with cards, figures, a timeline and sides on slides 11 to 14. */
function steps(instruction: string): string[] {
  const deck = sampleDeck()
  deck.slides.push(
    {
      ...slide('cards', 'What to bring', [
        cards({ head: 'Shoes', text: 'Dry ones' }, { head: 'Fee', text: '£8' }),
      ]),
      id: 'slide-11',
    },
    {
      ...slide('stats', 'How many came', [
        stats({ figure: '420', label: 'guests' }, { figure: '31', label: 'boats' }),
      ]),
      id: 'slide-12',
    },
    {
      ...slide('timeline', 'The day', [timeline(['09:10: Doors open', '11:30: First tour'])]),
      id: 'slide-13',
    },
    {
      ...slide('comparison', 'Inns', [
        sides({ Ours: ['Near'], 'Not OK': ['Loud', 'Far', 'Dear'] }),
      ]),
      id: 'slide-14',
    },
    { ...slide('bullets', 'Who to ask', [bullets(['Jo', 'Bo'])]), id: 'slide-15' },
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

const item = (slideId: string, block: string, at: number, part: string, value: string) =>
  `set_item slideId=${slideId} blockId=${block} item=${at} part=${part} value=${value}`

describe('one text of an item, each way to say which and each way to give it', () => {
  const verbs = [
    (what: string, words: string) => `change ${what} to "${words}"`,
    (what: string, words: string) => `${what}: ${words}`,
    (what: string, words: string) => `set ${what} to: ${words}`,
  ]
  const wanted: [string, string][] = [
    ['the label of the second figure on slide 12', item('slide-12', 'stats', 1, 'label', 'Ships')],
    ['s12 label of the second figure', item('slide-12', 'stats', 1, 'label', 'Ships')],
    ['the text of the card Fee', item('slide-11', 'cards', 1, 'text', 'Ships')],
    ['the heading of the first card on slide 11', item('slide-11', 'cards', 0, 'head', 'Ships')],
    ['the date of the second event on s13', item('slide-13', 'timeline', 1, 'date', 'Ships')],
  ]
  const all = wanted.flatMap(([what, step]) =>
    verbs.map((say) => [say(what, 'Ships'), step] as const),
  )
  it.each(all)('%s', (instruction, step) => {
    expect(steps(instruction)).toEqual([step])
  })
})

describe('a new item with its texts, each way to give them', () => {
  it.each([
    'add a card to slide 11 with the head "Map" and the text "A5"',
    'new card on 11, head "Map", text "A5"',
    'add a card on slide 11 called Map with the text "A5"',
    'slide 11: insert a card Map with the text "A5"',
    'insert a card after Fee, head: "Map", text: "A5"',
    'Füge auf Folie 11 eine Karte Map mit dem Text „A5“ ein',
    'Diapositiva 11: aggiungi la scheda Map con il testo "A5"',
  ])('%s', (instruction) => {
    const [step, ...others] = steps(instruction)
    expect(others).toEqual([])
    expect(step).toMatch(/^insert_items slideId=slide-11 blockId=cards/)
    expect(step).toContain('Map')
    expect(step).toContain('A5')
  })
})

describe('words more for a text', () => {
  it.each([
    ['append " (draft)" to the title of slide 15', 'Who to ask (draft)'],
    ['put "Draft: " in front of the title on 15', 'Draft: Who to ask'],
    ['prepend "Draft:" to the title of slide 15', 'Draft: Who to ask'],
    ['add " (draft)" to the title of slide 15', 'Who to ask (draft)'],
  ])('%s', (instruction, title) => {
    expect(steps(instruction)).toEqual([`set_slide_title slideId=slide-15 title=${title}`])
  })
  it('go to an item only where that is said', () => {
    expect(steps('append ", at noon" to point 2 on slide 15')).toEqual([
      item('slide-15', 'bullets', 1, 'text', 'Bo, at noon'),
    ])
  })
})

describe('what stands before wishes says what they are for', () => {
  it.each([
    'slide 14, right column: delete the last bullet',
    'right column on slide 14: delete the last bullet',
  ])('%s', (instruction) => {
    expect(steps(instruction)).toEqual([
      'delete_items slideId=slide-14 blockId=comparison items=[3]',
    ])
  })
})

describe('names are given to things, and never to the slide they stand on', () => {
  it.each([
    ['rename the card Fee to Price', [item('slide-11', 'cards', 1, 'head', 'Price')]],
    [
      'call the first card on slide 11 "Boots" and the second card "Price"',
      [
        item('slide-11', 'cards', 0, 'head', 'Boots'),
        item('slide-11', 'cards', 1, 'head', 'Price'),
      ],
    ],
  ])('%s', (instruction, wanted) => {
    expect(steps(instruction)).toEqual(wanted)
  })
})

describe('a quotation and what is said about it are not given whole', () => {
  it.each([
    'Not OK column, s14: "Cold" on top',
    'Not OK column on slide 14: delete "Loud" and "Far", thanks a lot',
  ])('%s', (instruction) => {
    const done = steps(instruction)
    expect(done.filter((step) => /^set_|^update_/.test(step))).toEqual([])
  })
})

it.each([
  'delte the last point on slide 15',
  'Remove all the speaker notes',
])('asks before something goes: %s', (instruction) => {
  expect(steps(instruction)).toEqual([expect.stringMatching(/^clarify Shall /)])
})
