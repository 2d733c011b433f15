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
