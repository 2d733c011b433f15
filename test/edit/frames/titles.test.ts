import { describe, expect, it } from 'vitest'
import type { Clarify } from '../../../src/deck/requests/request.ts'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

it.each([
  'In the chart rename Old bikes 1.x to "Old ones"',
  'Rename Old bikes 1.x in the table to "Old ones"',
])('“%s” gives no slide a title', (instruction) => {
  const steps = inShort(interpretSample(instruction))
  expect(steps.filter((step) => /^set_(?:slide_)?title/.test(step))).toEqual([])
})

it.each([
  'change the title of the previous one',
  'cambia el título de la anterior',
  'ändere den Titel der vorigen',
  'change le titre de la précédente',
])('“%s” does not say what it shall be', (instruction) => {
  const steps = inShort(interpretSample(instruction))
  expect(steps.filter((step) => /^set_(?:slide_)?title/.test(step))).toEqual([])
})

it.each([
  ['Change slide 2 title Jobs and costs', 'Jobs and costs'],
  ['Ändere den Titel von Folie 2 Aufgaben', 'Aufgaben'],
  ['change le titre de la diapo 2 Tâches', 'Tâches'],
])('“%s” hardly says that it shall be so, which is asked', (instruction, title) => {
  expect(inShort(interpretSample(instruction))).toEqual([`clarify Shall the title be “${title}”?`])
})

it.each([
  'slide 2 title should be a question',
  'turn slide 3 into a question',
  'der Titel von Folie 2 soll eine Frage sein',
])('“%s” says how it shall be, and no words for it', (instruction) => {
  expect(inShort(interpretSample(instruction))).toEqual(['decline needs_model'])
})

it.each([
  ['nenn die Präsentation Zurück ins Wasser', 'set_title title=Zurück ins Wasser'],
  ['nenne Folie 2 Zurück zum Anfang', 'set_slide_title slideId=slide-2 title=Zurück zum Anfang'],
])('“%s”: a name goes to the end, whatever its words mean', (instruction, expected) => {
  expect(inShort(interpretSample(instruction))).toEqual([expected])
})

it('“for both” is said of the slides that are selected', () => {
  const selectedSlideIds = ['slide-2', 'slide-3']
  expect(inShort(interpretSample('Title for both: Costs', { selectedSlideIds }))).toEqual([
    'set_slide_title slideId=slide-2 title=Costs',
    'set_slide_title slideId=slide-3 title=Costs',
  ])
})

describe('a title that shall go', () => {
  const instruction = 'Delete the title of slide 3'
  const question = {
    request: 'clarify' as const,
    question:
      'A slide keeps a title here. What shall that of “Slide 3: Market overview” be instead?',
    options: [],
  }

  it('asks for another one', () => {
    const [asked] = interpretSample(instruction)
    expect(asked).toMatchObject(question)
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    expect(inShort(continueInstruction(asked as Clarify, 'Our market', context))).toEqual([
      'set_slide_title slideId=slide-3 title=Our market',
    ])
  })

  it('asks of which slide first', () => {
    expect(inShort(interpretSample('delete the title'))).toEqual([
      'clarify The title of which slide?',
    ])
  })

  it('stays on every slide', () => {
    expect(inShort(interpretSample('Remove the titles from all slides'))).toEqual([
      'decline unsupported',
    ])
  })
})

describe('a title without quotation marks', () => {
  it.each([
    ['rename slide 2 to A', 'A'],
    ['rename slide 2 to 7', '7'],
    ['Rename slide 2 to 4 things', '4 things'],
    ['change slide 2 title to 5', '5'],
    ['change the title of slide 2 to 5', '5'],
    ['Rename slide 2 to A new plan', 'A new plan'],
    ['Rename slide 2 to What now?', 'What now?'],
    ['Can you rename slide 2 to Pricing?', 'Pricing'],
    ['Rename slide 2 to https://evil.example.com/x?y=1', 'https://evil.example.com/x?y=1'],
  ])('“%s” is all that is said', (instruction, title) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      `set_slide_title slideId=slide-2 title=${title}`,
    ])
  })

  it('is still asked for where several slides are named and nothing else', () => {
    expect(inShort(interpretSample('rename slides 2 to 5'))).toEqual([
      'clarify What shall the new title be?',
    ])
  })
})

describe('a title without quotation marks ends', () => {
  it.each([
    'rename slide 3 to Town without changing slide 5',
    'rename slide 3 to Town but leave slide 5',
    'rename slide 3 to Town, not slide 5',
    'Renomme la diapositive 3 en Town sans changer la diapositive 5',
    'Renombra la diapositiva 3 a Town sin cambiar la diapositiva 5',
  ])('before what stays as it is: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_slide_title slideId=slide-3 title=Town',
    ])
  })

  it.each([
    'call slide 3 Rent and food and slide 4 Wages',
    'Rename slide 3 to Rent and food and slide 4 to Wages',
    'Nenne Folie 3 Rent and food und Folie 4 Wages',
    'Renomme la diapositive 3 en Rent and food et la diapositive 4 en Wages',
    'Rinomina la slide 3 in Rent and food e la slide 4 in Wages',
    '把第3页改名为Rent and food，第4页改名为Wages',
    'Переименуй слайд 3 в Rent and food и слайд 4 в Wages',
  ])('before another slide and its name: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_slide_title slideId=slide-3 title=Rent and food',
      'set_slide_title slideId=slide-4 title=Wages',
    ])
  })

  it.each([
    ['Rename slide 2 to Plan and export as PNG', 'export formats=["png"]'],
    ['Rename slide 2 to Plan and send me the share link', 'export formats=["link"]'],
    ['Call slide 2 Plan and slide 5 should go to the end', 'move_slide slideId=slide-5 position=9'],
  ])('before another wish: %s', (instruction, further) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_slide_title slideId=slide-2 title=Plan',
      further,
    ])
  })

  it('where it is told when that is not clear', () => {
    expect(interpretSample('rename slide 3 to Results of slide 4')).toMatchObject([
      {
        request: 'clarify',
        question: 'What shall the new title be?',
      },
    ])
  })

  it('not within its words', () => {
    expect(inShort(interpretSample('rename slide 3 to Small but mighty'))).toEqual([
      'set_slide_title slideId=slide-3 title=Small but mighty',
    ])
  })
})

describe('a title behind a colon', () => {
  it.each([
    ['Title of slide 4: Costs. Bold the title of slide 6', 'Costs'],
    [
      'Title of slide 4: We grow. The second year we add slides',
      'We grow. The second year we add slides',
    ],
    [
      'Title of slide 4: Costs. They rise. Prices move on slide 3',
      'Costs. They rise. Prices move on slide 3',
    ],
  ])('ends only where the next sentence begins with a verb: %s', (instruction, title) => {
    expect(inShort(interpretSample(instruction))).toContain(
      `set_slide_title slideId=slide-4 title=${title}`,
    )
  })
})

describe('a title that is stated', () => {
  it.each([
    'Title of slide 3: Town in numbers',
    'Slide 3 title: Town in numbers',
    'Slide 3 title should just say Town in numbers',
    'the heading of slide 3 should read Town in numbers',
    'rewrite the title of slide 3 to: Town in numbers',
    'slide 3 should be called Town in numbers',
    'I want slide 3 to be called Town in numbers',
    'Make the title of slide 3 say Town in numbers',
    'On slide 3, rename it to Town in numbers',
    'Titel von Folie 3: Town in numbers',
    'Der Titel von Folie 3 soll Town in numbers lauten',
    'Folie 3 soll Town in numbers heißen',
    'Titre de la diapo 3 : Town in numbers',
    'Le titre de la diapo 3 doit être Town in numbers',
    'El título de la diapositiva 3 debe ser Town in numbers',
    'Titolo della slide 3: Town in numbers',
    'Заголовок слайда 3: Town in numbers',
    'スライド3のタイトル：Town in numbers',
    '第3页标题：Town in numbers',
    '第3页的标题应该是Town in numbers',
  ])('is the title from then on: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_slide_title slideId=slide-3 title=Town in numbers',
    ])
  })

  it.each([
    'The deck should be called Harbour tea',
    'Title of the presentation: Harbour tea',
    'The title of the deck should be Harbour tea',
  ])('may be that of the presentation: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['set_title title=Harbour tea'])
  })

  it('may have words that say how to write elsewhere', () => {
    expect(inShort(interpretSample('rewrite the title of slide 3 to: Markets, in short'))).toEqual([
      'set_slide_title slideId=slide-3 title=Markets, in short',
    ])
  })

  it.each([
    'make the title of slide 3 shorter',
    'the title of slide 3 should be shorter',
    'the title of slide 3 should be more catchy',
    'the title of slide 3 should be blue',
    'Title of slide 3: make it shorter',
  ])('is not how one shall be: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).not.toContainEqual(
      expect.stringMatching(/^set_slide_title/),
    )
  })

  it('is not what is only said of one', () => {
    expect(inShort(interpretSample('the title of slide 3 is too long'))).not.toContainEqual(
      expect.stringMatching(/^set_/),
    )
  })
})

describe('slides that are not told apart', () => {
  it.each([
    ['rename all slides to X', 'clarify Which slide shall be renamed?'],
    ['rename the merged slide to All', 'clarify Which slide do you mean?'],
  ])('“%s” asks which one', (instruction, question) => {
    expect(inShort(interpretSample(instruction))).toEqual([question])
  })

  it('are no title of the presentation', () => {
    expect(inShort(interpretSample('change titles: slide 4 A')).join()).not.toContain('set_title')
  })
})

it('an answer that leads up to the title is the title', () => {
  const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
  const [question] = interpretSample('Rename slide 3')
  const answered = (answer: string) =>
    inShort(continueInstruction(question as Clarify, answer, context))
  expect(answered('to Roads')).toEqual(['set_slide_title slideId=slide-3 title=Roads'])
  expect(answered('call it "Roads"')).toEqual(['set_slide_title slideId=slide-3 title=Roads'])
})

describe('the caption of a slide', () => {
  it('is not its title', () => {
    const read = inShort(interpretSample('Change the caption of slide 3 to Source: general ledger'))
    expect(read.filter((step) => step.startsWith('set_slide_title'))).toEqual([])
  })
})

it.each([
  ['call it Forward', 'the deck'],
  ['nenn es Forward', 'die Präsentation'],
  ['rename it to Forward', 'all of them'],
])('“%s”, of which “%s” is meant, names the presentation', (instruction, answer) => {
  const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
  const [question] = interpretSample(instruction)
  const steps = inShort(continueInstruction(question as Clarify, answer, context))
  expect(steps).toEqual(['set_title title=Forward'])
})
