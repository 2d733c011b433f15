import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { inShort, interpretSample, sampleDeck } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

describe('what is said so far, before what shall be', () => {
  it.each([
    'instead of Rain write "Storm"',
    'where it says Rain put Storm',
    'statt Rain schreib „Storm“',
    'au lieu de Rain mets « Storm »',
    'en lugar de Rain pon «Storm»',
    'invece di Rain scrivi "Storm"',
  ])('is replaced: %s', (instruction) => {
    expect(read(instruction)).toEqual(['replace_text find=Rain replace=Storm'])
  })
})

describe('the series', () => {
  it.each([
    'rename the series to Turnover',
    'rename the series of the chart to Turnover',
  ])('of a chart with one is that one, and no value: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'set_chart_name slideId=slide-5 blockId=chart axis=series index=0 name=Turnover',
    ])
  })
})

describe('the text of a slide', () => {
  it('is all that stands there', () => {
    expect(read('text on 9 in italics')).toEqual(
      ['Rain', 'Staff', 'Competition'].map(
        ({ length }, item) =>
          `set_marks slideId=slide-9 at={"blockId":"bullets","part":"text","item":${item}} marks=[{"from":0,"to":${length},"italic":true}]`,
      ),
    )
  })
})

describe('a ground', () => {
  const coloured = () => {
    const deck = sampleDeck()
    const slides = deck.slides.map((slide) =>
      slide.id === 'slide-9' ? { ...slide, ground: { hex: '#7A1F1F' } } : slide,
    )
    return { ...deck, slides }
  }

  it.each(['remove the background of slide 9'])('goes: %s', (instruction) => {
    const steps = interpretInstruction(instruction, {
      deck: coloured(),
      themes: [],
      newId: () => 'new',
    })
    expect(inShort(steps)).toEqual(['set_ground slideId=slide-9 ground=null'])
  })
})

describe('several things put somewhere by one verb', () => {
  it('are slides', () => {
    expect(read('put slide 4 last and slide 9 first')).toEqual([
      'move_slide slideId=slide-4 position=9',
      'move_slide slideId=slide-9 position=0',
    ])
  })

  it('never overwrite what is put', () => {
    expect(read('put the first step last and the third first').join()).not.toMatch(/set_item/)
  })
})

describe('what is told by what the deck has', () => {
  it.each([
    ['title of 4 bigger', 'set_style slideId=slide-4 at={"part":"title"} style={"size":1}'],
    ['notes for 3: Smile', 'set_notes slideId=slide-3 notes=Smile'],
    [
      'highlight Acme in the table',
      'set_highlight slideId=slide-6 blockId=table axis=rows index=0',
    ],
    [
      'change 24 to 25 in the chart',
      'set_chart_value slideId=slide-5 blockId=chart series=0 category=1 value=25',
    ],
    [
      'on slide 4 add Tea at 2.00 as first bullet',
      'insert_items slideId=slide-4 blockId=bullets items=["Tea at 2.00"] position=0',
    ],
    [
      'add row Globex, Bonn, 15',
      'add_table_row slideId=slide-6 blockId=table cells=["Globex","Bonn","15"]',
    ],
    [
      'new row at the top: Globex, Bonn, 15',
      'add_table_row slideId=slide-6 blockId=table cells=["Globex","Bonn","15"] position=0',
    ],
  ])('%s', (instruction, step) => {
    expect(read(instruction)).toEqual([step])
  })
})

describe('an order that is given in words', () => {
  it.each([
    'put the bullets on slide 9 in this order: Staff, Rain, Competition',
    'Please bring the bullets on the Risks slide into this order: staff, rain, competition.',
    'Bring die Punkte auf Folie 9 in diese Reihenfolge: Staff, Rain, Competition',
  ])('is that of what stands there: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'arrange slideId=slide-9 blockId=bullets axis=items order=[1,0,2]',
    ])
  })

  it.each([
    'put the bullets on slide 9 in this order: Staff, Rain',
    'put the bullets on slide 9 in this order: Staff, Snow, Rain',
  ])('adds nothing where it names others: %s', (instruction) => {
    expect(read(instruction).filter((step) => !/^(decline|clarify)/.test(step))).toEqual([])
  })
})
