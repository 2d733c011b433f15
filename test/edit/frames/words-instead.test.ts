import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bullets, deck, slide, table } from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

/** Words that stand in a title, in points, in a row, and in the notes of one slide. */
const fuel = deck(
  { title: 'Heating' },
  slide('bullets', 'Gas and the rest', [bullets(['Gas is dear', 'Gas or oil: gas first'])], {
    notes: 'Say how much gas we use.',
  }),
  slide('table', 'What it costs', [table(['Fuel', 'Price'], [['Gas', '12']])]),
)

const read = (instruction: string) =>
  inShort(interpretInstruction(instruction, { deck: fuel, themes: [], newId: () => 'new' }))

const onFirst = [
  'set_slide_title slideId=slide-1 title=Heat and the rest',
  'set_item slideId=slide-1 blockId=bullets item=0 part=text value=Heat is dear',
  'set_item slideId=slide-1 blockId=bullets item=1 part=text value=Heat or oil: heat first',
]

describe('words that others shall stand for on some slides', () => {
  it.each([
    'replace gas with heat on slide 1',
    'on slide 1 write heat instead of gas',
    'write heat instead of gas on slide 1',
    'auf Folie 1 heat statt gas',
  ])('are all that is printed there, and not its notes: %s', (instruction) => {
    expect(read(instruction)).toEqual(onFirst)
  })

  it('may stand elsewhere already: nothing is swapped', () => {
    expect(read('write oil instead of gas on slide 1')[0]).toBe(
      'set_slide_title slideId=slide-1 title=Oil and the rest',
    )
  })
})
