import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, chart, deck, paragraph, slide, tableSlide } from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

const shown = deck(
  { title: 'The shop' },
  slide('title', 'The shop', [paragraph('A plan')]),
  tableSlide(
    'Tickets',
    ['Ticket', 'Price'],
    [
      ['Adult', '£12'],
      ['Child', '£6'],
    ],
  ),
  slide('chart', 'Who pays', [chart('bar', ['Donations', 'Council'], { Share: [10, 17] })]),
  bulletsSlide('What opens when', ['The yard', 'The shed', 'The shop']),
  bulletsSlide('Two things to buy', ['Paint', 'A door']),
)
const captions = ['', 'Valid on any night', 'As of March', '', 'Both by May']
for (const [at, one] of shown.slides.entries()) {
  const [variant] = one.variants
  if (variant === undefined) continue
  if (captions[at]) variant.caption = captions[at]
  if (at === 2) variant.eyebrow = 'Money'
}

const read = (instruction: string, more = {}) =>
  inShort(
    interpretInstruction(instruction, { deck: shown, themes: [], newId: () => 'new', ...more }),
  )

describe('a text that is called by where it stands', () => {
  it.each([
    'delete the line under the table',
    'the line below the ticket prices can go',
    'lösche die Zeile unter der Tabelle',
    'supprime la ligne sous le tableau',
    'borra la línea debajo de la tabla',
    'cancella la riga sotto la tabella',
    'apaga a linha abaixo da tabela',
    'verwijder de regel onder de tabel',
    'usuń wiersz pod tabelą',
    'удали строку под таблицей',
    '表の下の行を削除',
    '删除表格下面的行',
  ])('is the caption below what a slide shows: %s', (instruction) => {
    expect(read(instruction)).toEqual(['set_caption slideId=slide-2 caption=null'])
  })

  it('is changed and set like any other', () => {
    expect(read('The line under the table should read “Only at night”')).toEqual([
      'set_caption slideId=slide-2 caption=Only at night',
    ])
    expect(read('the text under the ticket prices in italics')).toEqual([
      'set_marks slideId=slide-2 at={"part":"caption"} marks=[{"from":0,"to":18,"italic":true}]',
    ])
  })

  it.each([
    'the little Money above the title can go',
    'remove the small heading above the title of slide 3',
  ])('is the line over the title: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'set_slide_title slideId=slide-3 title=Who pays eyebrow=null',
    ])
  })
})

describe('one of several by where it stands among them', () => {
  it.each([
    'delete the middle point on slide 4',
    'lösche den mittleren Punkt auf Folie 4',
    'supprime le point du milieu sur la diapositive 4',
    'usuń środkowy punkt na slajdzie 4',
  ])('is the middle one: %s', (instruction) => {
    expect(read(instruction)).toEqual(['delete_items slideId=slide-4 blockId=bullets items=[1]'])
  })

  it.each([
    'Make the first point on slide 5 bold and the other point italic',
    'Mach den ersten Punkt auf Folie 5 fett und den anderen Punkt kursiv',
  ])('is the other of two, where one was spoken of: %s', (instruction) => {
    expect(
      read(instruction).map((one) => one.replace(/.*"item":(\d).*"(bold|italic)".*/, '$1 $2')),
    ).toEqual(['0 bold', '1 italic'])
  })

  it('is not guessed: of three, or where none was spoken of', () => {
    expect(read('delete the other point on slide 5').join()).not.toContain('delete_items')
    expect(
      read('Make the first point on slide 4 bold. Delete the other point').join(),
    ).not.toContain('delete_items')
  })
})

describe('slides that hold a kind of thing, two of them', () => {
  it.each([
    'delete both bullet slides',
    'both bullet slides out please',
    'delete the two bullet slides',
  ])('%s', (instruction) => {
    expect(read(instruction)).toEqual([
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
    ])
  })
})

describe('a slide that goes somewhere, by its words alone', () => {
  it.each([
    'the ticket slide to the very end',
    'Two things to buy should come right after the cover',
  ])('%s', (instruction) => {
    expect(read(instruction)).toHaveLength(1)
    expect(read(instruction)[0]).toContain('move_slide')
  })
})

describe('what goes out of several blocks', () => {
  const counted = deck(
    { title: 'Sites' },
    slide('chart', 'Power', [chart('bar', ['Depot', 'Pool'], { kWh: [9, 7] })]),
    slide('chart', 'Gas', [chart('bar', ['Pool', 'Depot'], { kWh: [4, 2] })]),
    tableSlide(
      'Areas',
      ['Site', 'Area'],
      [
        ['Pool', '3,100'],
        ['Depot', '1,900'],
      ],
    ),
  )
  const steps = (instruction: string) =>
    inShort(interpretInstruction(instruction, { deck: counted, themes: [], newId: () => 'new' }))

  it.each([
    'take Depot out of both charts and the table',
    'Depot out of both charts and the table',
  ])('%s', (instruction) => {
    expect(steps(instruction)).toEqual([
      'delete_chart_category slideId=slide-1 blockId=chart category=0',
      'delete_chart_category slideId=slide-2 blockId=chart category=1',
      'delete_table_row slideId=slide-3 blockId=table row=1',
    ])
  })

  it('is not done in part where one of them does not hold it', () => {
    expect(steps('take Kiosk out of both charts and the table').join()).not.toContain('delete')
  })
})
