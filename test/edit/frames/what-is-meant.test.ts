import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import {
  bulletsSlide,
  cards,
  chart,
  deck,
  quote,
  sides,
  slide,
  stepsSlide,
  table,
  timeline,
} from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

const bakery = (language = 'en') =>
  deck(
    { title: 'Bakery', language },
    bulletsSlide('Where we stand', ['Sales rose 12%', 'We bake 900 loaves a day'], {
      notes: 'Acme sells flour.',
    }),
    slide('table', 'Three sites', [
      table(
        ['Site', 'Rent', 'Footfall'],
        [
          ['Harbour', '€2,400', '3,100'],
          ['Mill Lane', '€1,300', '900'],
          ['Acme yard', '€900', '400'],
        ],
      ),
    ]),
    slide('cards', 'Sides', [
      cards({ head: 'How to knead', text: '' }, { head: 'Fee', text: '8' }),
    ]),
    slide('timeline', 'The day', [timeline(['09:10: Doors open', '11:30: First tour'])]),
    slide('comparison', 'Takes', [sides({ Ours: ['Near'], Theirs: ['Far'] })]),
    slide('quote', 'They say', [quote('Rye is life', 'Martha Quinn')]),
    slide('chart', 'Minutes', [chart('bar', ['Same day', 'Next day'], { Minutes: [61, 24] })]),
    stepsSlide('How', ['Sign', 'Order', 'Open']),
  )

function read(instruction: string, of: Deck = bakery()): string[] {
  let count = 0
  const newId = () => `new-${++count}`
  return inShort(interpretInstruction(instruction, { deck: of, themes: [], newId }))
}

describe('a copy', () => {
  it.each([
    'Duplicate slide 2 and put the copy at the end, then delete its footfall column',
    'Dupliziere Folie 2 und stell die Kopie ans Ende, dann lösche die Spalte Footfall',
    'Duplique la diapo 2 et mets la copie à la fin, puis supprime la colonne Footfall',
  ])('is what is changed next: %s', (instruction) => {
    expect(read(instruction).at(-1)).toMatch(/^delete_table_column slideId=new-1 .* column=2$/)
  })
})

describe('two replacements of which one is a number in several places', () => {
  it.each([
    'Replace 12% with 13% and 900 with 950',
    'Ersetze 12% durch 13% und 900 durch 950',
    'Remplace 12% par 13% et 900 par 950',
  ])('are asked about: %s', (instruction) => {
    expect(read(instruction).at(-1)).toMatch(/^clarify “900” stands in 3 places/)
  })
})

describe('words everywhere, also where notes are said last', () => {
  it.each([
    'Ersetze Acme überall durch Globex, in den Notizen auch',
    'Remplace Acme par Globex partout, dans les notes aussi',
    'Use "Globex" instead of "Acme" everywhere',
    'Usa "Globex" en lugar de "Acme" en todas partes',
  ])('%s', (instruction) => {
    expect(read(instruction)).toEqual(['replace_text find=Acme replace=Globex'])
  })
})

describe('a quotation among other words', () => {
  it.each([
    ['new card on 3, head "Oven", text "at 230"', '"head":"Oven"'],
    ['Neue Karte auf Folie 3 mit der Überschrift „Oven“ und dem Text „at 230“', '"head":"Oven"'],
    ['slide 3: add a card with the title "Oven" and the text "at 230"', '"head":"Oven"'],
  ])('is given by itself: %s', (instruction, head) => {
    const [step] = read(instruction)
    expect(step).toContain(head)
    expect(step).toContain('"text":"at 230"')
  })

  it.each([
    'on slide 3 under "How to knead" type: Gently, from below',
    'auf Folie 3 unter „How to knead“: Gently, from below',
    'sur la diapo 3 dans « How to knead » : Gently, from below',
  ])('keeps its words where it says where: %s', (instruction) => {
    expect(read(instruction).join()).not.toContain('part=head')
  })
})

describe('who a quotation is by', () => {
  it.each([
    'the quote on slide 6 is by "Lea Lund, baker" now, please change that',
    'Das Zitat auf Folie 6 ist von „Lea Lund, baker“',
    'La citation de la diapo 6 est de « Lea Lund, baker »',
  ])('%s', (instruction) => {
    expect(read(instruction)).toEqual([
      'set_item slideId=slide-6 blockId=quote part=name value=Lea Lund, baker',
    ])
  })
})

describe('an amount for what a chart calls by words', () => {
  it.each([
    'in the chart on slide 7 change Same day to 60, and Next day to 25',
    'na wykresie na slajdzie 7 zmień Same day na 60, a Next day na 25',
    'Ändere im Diagramm auf Folie 7 Same day auf 60 und Next day auf 25',
  ])('is its value: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      expect.stringMatching(/^set_chart_value slideId=slide-7 .* category=0 value=60$/),
      expect.stringMatching(/^set_chart_value slideId=slide-7 .* category=1 value=25$/),
    ])
  })
})

describe('a value at a row and a column', () => {
  it.each([
    'In the table on slide 2 put 12 in the row Harbour, column Footfall',
    'Nella tabella della 2 metti 12 nella riga Harbour, colonna Footfall',
    'Na tabela do slide 2, coloque 12 na linha Harbour, coluna Footfall',
  ])('is set: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'set_table_cell slideId=slide-2 blockId=table row=0 column=2 text=12',
    ])
  })
})

describe('what goes beside a day', () => {
  it.each([
    'Nach dem 2. März auf Folie 1 einen Termin einfügen: 15. März – Probe',
    'add an event on slide 1 after 2 March: 15 March – Rehearsal',
    'Ajoute un événement sur la diapo 1 après le 2 mars : 15 mars – Répétition',
  ])('moves no slide: %s', (instruction) => {
    const months = ['2. März: Start', '2 March: Start', '2 mars: Start']
    const of = deck(
      { language: 'de' },
      slide('timeline', 'Plan', [timeline(months)]),
      ...bakery().slides,
    )
    expect(read(instruction, of).join()).not.toContain('move_slide')
  })
})

describe('a list that something is added to', () => {
  it.each([
    'Add a point to the Ours column',
    'Ajoute un point à la colonne Ours',
    'Add a bullet to the Ours side',
  ])('asks for the words: %s', (instruction) => {
    expect(read(instruction)).toEqual(['clarify What shall the point say?'])
  })

  it('takes what semicolons part one by one', () => {
    expect(read('add to the column "Ours": Quick; Warm, dry')).toEqual([
      'insert_items slideId=slide-5 blockId=comparison items=[{"text":"Quick","side":0},{"text":"Warm, dry","side":0}]',
    ])
  })

  it.each([
    'one more card on slide 3, in between the two: Oven – at 230',
    'noch eine Karte auf Folie 3 zwischen den beiden: Oven – at 230',
    'une carte de plus sur la diapo 3 entre les deux : Oven – at 230',
  ])('has a place between two: %s', (instruction) => {
    expect(read(instruction)).toEqual([expect.stringMatching(/^insert_items .* position=1$/)])
  })
})

describe('a column that stands out', () => {
  it.each([
    'highlight the Rent column in the table',
    'destaque a coluna Rent na tabela, por favor',
    'Hebe die Spalte Rent in der Tabelle hervor',
  ])('%s', (instruction) => {
    expect(read(instruction)).toEqual([
      'set_highlight slideId=slide-2 blockId=table axis=columns index=1',
    ])
  })
})

describe('what is not needed any more and "it" in the same word', () => {
  it.each([
    'On n’a plus besoin de la colonne Footfall, supprime-la',
    "We don't need the Footfall column, delete it",
    'Ya no necesitamos la columna Footfall, elimínala',
  ])('is that: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      expect.stringMatching(/^delete_table_column slideId=slide-2/),
    ])
  })
})

describe('given words for a slide', () => {
  it.each([
    'Add "New oven" to slide 1',
    'Agrega "New oven" a la diapositiva 1',
    'Ajoute « New oven » à la diapo 1',
  ])('are one line more: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'insert_items slideId=slide-1 blockId=bullets items=["New oven"]',
    ])
  })
})

describe('quotation marks that are asked for', () => {
  it.each([
    ['put the title of slide 8 in quotation marks', 'en', '“How”'],
    ['把第8页的标题加引号', 'zh', '“How”'],
    ['Setze den Titel von Folie 8 in Anführungszeichen', 'de', '„How“'],
  ])('stand round a title: %s', (instruction, language, title) => {
    expect(read(instruction, bakery(language))).toEqual([
      `set_slide_title slideId=slide-8 title=${title}`,
    ])
  })
})

describe('a list of wishes that has numbers', () => {
  it('counts no slides', () => {
    expect(read('1. slide 2 title: Sites\n2. slide 8 title: The way')).toEqual([
      'set_slide_title slideId=slide-2 title=Sites',
      'set_slide_title slideId=slide-8 title=The way',
    ])
  })
})

describe('a chart of one column', () => {
  it.each([
    'Turn the table on slide 2 into a bar chart of the footfall',
    'Mach aus der Tabelle auf Folie 2 ein Balkendiagramm mit dem Footfall',
    'Transforme le tableau de la diapo 2 en graphique à barres du footfall',
  ])('%s', (instruction) => {
    expect(read(instruction)).toEqual([
      'convert_slide slideId=slide-2 to=chart chartType=bar column=Footfall',
    ])
  })

  it('is a type of the chart that it names', () => {
    expect(read('minutes chart as a pie')).toEqual([
      'set_chart_type slideId=slide-7 blockId=chart chartType=pie',
    ])
  })
})

describe('what a new point shall be about', () => {
  it.each([
    ['Add a point on slide 1 about the new mixer', 'the new mixer'],
    ['Füge einen Punkt auf Folie 1 über den neuen Mixer hinzu', 'den neuen Mixer'],
    ['Добавь на слайд 1 пункт о новом миксере', 'новом миксере'],
  ])('is asked for in words: %s', (instruction, topic) => {
    expect(read(instruction)).toEqual([`clarify What shall the point about “${topic}” say?`])
  })
})

describe('a wish behind what it is for', () => {
  it.each([
    'In the table on slide 2, put the total rent in a last row',
    'make the minutes chart show only Next day',
    'Make Next day red on slide 7',
    'Mach Next day auf Folie 7 rot',
    '步骤3是错的',
  ])('is not taken for words: %s', (instruction) => {
    expect(read(instruction)).toEqual([expect.stringMatching(/^(?:decline|clarify)/)])
  })
})

describe('an amount with its currency behind it', () => {
  const rents = (language: string, ...lines: string[]) =>
    deck({ title: 'x', language }, bulletsSlide('x', lines))
  it.each([
    ['租金改为9500元', rents('zh', '租金每月9000元', '员工158名'), '租金每月9500元'],
    [
      '家賃を13万円に変えて',
      rents('ja', '家賃は月12万円です', '参加者は158名'),
      '家賃は月13万円です',
    ],
    ['Change the rent to 95 zł', rents('en', 'Rent is 90 zł', 'Staff: 9'), 'Rent is 95 zł'],
  ])('is set: %s', (instruction, of, value) => {
    expect(read(instruction, of).join()).toContain(`value=${value}`)
  })
})
