import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, chart, deck, slide, tableSlide } from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

const shown = deck(
  { title: 'The shop' },
  { ...bulletsSlide('Paint the door', ['One coat']) },
  tableSlide('Tickets', ['Who', 'Price'], [['Adult', '£12']]),
  slide('chart', 'Sources', [chart('bar', ['Donations', 'Council'], { Share: [10, 17] })]),
  tableSlide('Hours', ['Day', 'From'], [['Monday', '9:00']]),
)
for (const [at, eyebrow] of [
  [0, 'Day 1'],
  [1, 'Day 2'],
] as const) {
  const variant = shown.slides[at]?.variants[0]
  if (variant !== undefined) variant.eyebrow = eyebrow
}

const read = (instruction: string, more = {}) =>
  inShort(
    interpretInstruction(instruction, { deck: shown, themes: [], newId: () => 'new', ...more }),
  )

describe('the ground of a slide by a role of the theme', () => {
  it.each([
    ['slides 1 and 2 background surface', ['surface', 'surface']],
    ['1 t/m 2 achtergrond surface aub', ['surface', 'surface']],
    ['1 bitte mit dem Akzent-Hintergrund', ['accent']],
    ['pon el fondo de acento en la diapositiva 1', ['accent']],
    ['Folie 1 mit Akzenthintergrund', ['accent']],
    ['slide 1 on the emphasis background', ['emphasis']],
  ])('%s', (instruction, grounds) => {
    expect(read(instruction)).toEqual(
      grounds.map((role, at) => `set_ground slideId=slide-${at + 1} ground={"role":"${role}"}`),
    )
  })

  it.each([
    ['Change the title of slide 1 to Ink', 'set_slide_title slideId=slide-1 title=Ink'],
    ['Change “One coat” to Muted', 'replace_text find=One coat replace=Muted'],
    ['Ändere „One coat“ in Tinte', 'replace_text find=One coat replace=Tinte'],
    ['make “One coat” on slide 1 emphasis', 'decline not_understood'],
    ['make “One coat” on slide 1 surface', 'decline not_understood'],
  ])('is words where it is written as a name, and else none: %s', (instruction, expected) => {
    expect(read(instruction)).toEqual([expected])
  })

  it('is that of each of two slides by itself', () => {
    expect(read('Slides 1 and 2: titles bold, and all others italic')).toEqual([
      'decline unsupported',
    ])
  })

  it('“surface” says nothing of words', () => {
    expect(read('Add the point Surface water to slide 1')).toEqual([
      'insert_items slideId=slide-1 blockId=bullets items=["Surface water"]',
    ])
  })
})

describe('the line over a title', () => {
  const set = (text: string | null) => [
    `set_slide_title slideId=slide-1 title=Paint the door eyebrow=${text ?? 'null'}`,
  ]
  it.each([
    'the little “Day 1” over the title on 1 can go',
    'lösch auf Folie 1 die kleine Zeile über dem Titel',
    'quita la línea pequeña encima del título de la diapositiva 1',
    'delete the eyebrow on slide 1',
    'slajd 1: usuń mały nagłówek nad tytułem',
  ])('is taken away: %s', (instruction) => {
    expect(read(instruction)).toEqual(set(null))
  })

  it.each([
    'the small line over the title on slide 1 should say “Monday”',
    'die kleine Zeile über dem Titel auf Folie 1: Monday',
    'change the little text above the title of slide 1 to Monday',
  ])('is said anew: %s', (instruction) => {
    expect(read(instruction)).toEqual(set('Monday'))
  })

  it('a point above another is none', () => {
    expect(read('add the point “Two coats” above “One coat”').join()).toContain('insert_items')
  })
})

describe('all slides that have something', () => {
  it.each([
    ['every slide with a table gets the note “Read it out.”', 'set_notes'],
    ['alle Folien mit Tabelle bekommen die Notiz “Read it out.”', 'set_notes'],
    ['all slides with a table get the caption “Source: us”', 'set_caption'],
    ['centra los títulos en las diapos que llevan tabla', 'set_style'],
    ['centre les titres des diapos qui ont un tableau', 'set_style'],
    ['right-align the titles on the slides with a table', 'set_style'],
  ])('%s', (instruction, op) => {
    const steps = read(instruction)
    expect(steps.map((step) => step.split(' ').slice(0, 2).join(' '))).toEqual([
      `${op} slideId=slide-2`,
      `${op} slideId=slide-4`,
    ])
  })
})

describe('titles of all slides but some', () => {
  it.each([
    '除了封面，標題全部置中',
    'centre the titles on all slides except the first',
  ])('%s', (instruction) => {
    expect(read(instruction).map((step) => step.split(' ')[1])).toEqual([
      'slideId=slide-2',
      'slideId=slide-3',
      'slideId=slide-4',
    ])
  })
})

describe('how a title is aligned', () => {
  it.each([
    'align the title on slide 2 to the right',
    'alinha o título do slide 2 à direita',
  ])('%s', (instruction) => {
    expect(read(instruction)).toEqual([
      'set_style slideId=slide-2 at={"part":"title"} style={"align":"end"}',
    ])
  })

  it('a block that is moved to the right is not', () => {
    expect(read('move the table on slide 2 to the right').join()).not.toContain('set_style')
  })
})

it.each([
  'Put a video of the door on slide 1',
  'metti il logo sulla prima slide',
  'slide 1に吹き出しを入れて',
])('what is no part of a slide is declined by its name: %s', (instruction) => {
  expect(read(instruction)).toEqual(['decline unsupported'])
})

it('a point about a video is a point', () => {
  expect(read('Add the point Watch the video to slide 1').join()).toContain('insert_items')
})
