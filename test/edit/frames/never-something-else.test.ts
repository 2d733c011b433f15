import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))
const done = (instruction: string) =>
  read(instruction).filter((step) => !/^(decline|clarify)/.test(step))

describe('how something shall be', () => {
  it.each([
    'the title of 3 is boring, make it catchy',
    'the title of 3 is too long, make it fit on one line',
    'the second bullet on 9 is vague, make it concrete',
    'Der Titel von Folie 3 ist langweilig, mach es besser',
  ])('is no text: %s', (instruction) => {
    expect(done(instruction)).toEqual([])
  })

  it('is no text where it is a language', () => {
    expect(done('the title of 3 is wrong, make it German').join()).not.toMatch(/title=German/)
  })
})

describe('how or where something shall be, without a verb', () => {
  it.each([
    'cover title in JetBrains Mono',
    'title of 4 in Lora',
    'title of 4 on two lines',
  ])('is no name: %s', (instruction) => {
    expect(done(instruction).filter((step) => step.startsWith('set_slide_title'))).toEqual([])
  })
})

describe('what goes somewhere', () => {
  it.each([
    'the second bullet on 9 out to slide 3',
    'the last bullet on 9 out into a new slide',
    'der zweite Punkt auf 9 raus auf Folie 3',
    'the notes of 4 can go to slide 5',
  ])('is not deleted: %s', (instruction) => {
    expect(done(instruction).filter((step) => !/^(insert|move)/.test(step))).toEqual([])
  })

  it('is deleted where a slide only says where it is', () => {
    expect(done('Nimm Rain raus auf Folie 9')).toEqual([
      'delete_items slideId=slide-9 blockId=bullets items=[0]',
    ])
  })
})

describe('words that go on', () => {
  it('are no open end', () => {
    expect(done('Verwijder dia 3 en verder alle notities').join()).not.toMatch(/set_notes/)
  })
})

describe('a thing set against titles', () => {
  it('leaves out no slide', () => {
    expect(done('centre all titles, not the table')).toEqual([])
  })
})

describe('a text of verbs', () => {
  it('is a text', () => {
    expect(read('title of 4: Buy, hold, delete')).toEqual([
      'set_slide_title slideId=slide-4 title=Buy, hold, delete',
    ])
  })
})

describe('slides about something', () => {
  it('are as many as are named, where they shall be', () => {
    expect(read('add two slides about costs and team after 3')).toEqual([
      'add_slide position=3 topic=costs',
      'add_slide position=4 topic=team',
    ])
  })

  it('are not called by their place', () => {
    expect(read('new slide after 3 for the team').join()).not.toMatch(/title=after/)
  })
})

describe('what points at something', () => {
  it.each([
    'Slide 3: replace the second point with the third',
    'Slide 3: replace point 1 with point 2',
    'Change the first point on slide 3 to two points',
    'Change the last point on slide 3 to be first',
    'Change the third point on slide 3 back to what it was',
    'Rename slide 3 to what slide 4 is called',
    'Ersetze auf Folie 3 den zweiten Punkt durch den dritten',
    'Remplace le deuxième point de la diapo 3 par le troisième',
    'Sustituye el segundo punto de la diapositiva 3 por el tercero',
    'Sostituisci il secondo punto della diapositiva 3 con il terzo',
    'Substitua o segundo ponto do slide 3 pelo terceiro',
    'Vervang het tweede punt op dia 3 door het derde',
    'Замени второй пункт на слайде 3 на третий',
    'Add what Tom wrote to the notes of slide 3',
    'Add a note to slide 3 about the audit',
  ])('is not written down as its words: %s', (instruction) => {
    expect(done(instruction)).toEqual([])
  })

  it.each([
    ['Change the first point on slide 3 to: back to school', 'back to school'],
    ['Change the first point on slide 3 to “the third”', 'the third'],
    ['Change the first point on slide 3 to First Steps', 'First Steps'],
  ])('but what is given as words is: %s', (instruction, value) => {
    expect(read(instruction)).toEqual([
      `set_item slideId=slide-3 blockId=bullets item=0 part=text value=${value}`,
    ])
  })
})

describe('a title behind what was not understood', () => {
  it.each([
    'Frobnicate the wizard beside slide 6. Title: “Costs”',
    'Folie 6: statt Balken bitte Ringe. Titel: „Kosten“',
  ])('is hardly that of the presentation: %s', (instruction) => {
    expect(done(instruction)).toEqual([])
  })
})

describe('what is given for something that was made', () => {
  it.each([
    'Make 2 new slides at the end. First one: title "Bus", bullets "14 to Mill Lane", "15 to town".',
    '供給業者の表、一番下に「従業員」の行追加。412名、438名、471名',
  ])('is not left behind: %s', (instruction) => {
    expect(done(instruction)).toEqual([])
  })
})
