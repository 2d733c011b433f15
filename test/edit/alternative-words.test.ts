import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from './sample-deck.ts'

describe('“or” between two slides', () => {
  it.each([
    'Make slide 3 or 9 shorter',
    'Move 4 or 5 to the end',
    'Move either slide 4 or slide 5 to the end',
    'Split slide 4 or 5',
    'Change the title of slide 4 or 5 to Costs',
    'Add the point Rent to slide 3 or 4',
    'Ändere den Titel von Folie 4 oder 5 in „Kosten“',
    'Mach Folie 3 oder 9 kürzer',
    'Raccourcis la diapo 3 ou la 9',
    'Haz la diapositiva 3 o la 9 más corta',
    'スライド3か4を最後に移動して',
    '把第3页或第4页移到最后',
  ])('“%s” is asked', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['clarify Which of them do you mean?'])
  })

  it.each([
    ['9', ['rewrite_slide slideId=slide-9 style=shorter']],
    [
      'both',
      [
        'rewrite_slide slideId=slide-3 style=shorter',
        'rewrite_slide slideId=slide-9 style=shorter',
      ],
    ],
  ])('is settled by “%s”', (answer, steps) => {
    const instruction = 'Make slide 3 or 9 shorter'
    const [question] = interpretSample(instruction)
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    expect(question.options).toEqual(['Slide 3: Market overview', 'Slide 9: Risks'])
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    expect(inShort(continueInstruction(question, answer, context))).toEqual(steps)
  })

  it('between numbers of points says nothing of slides', () => {
    expect(inShort(interpretSample('Shorten slide 4 to two or three points'))).toEqual([
      'rewrite_slide slideId=slide-4 style=shorter',
    ])
  })

  it('“maybe” is no alternative', () => {
    expect(inShort(interpretSample('Maybe make slide 3 shorter'))).toEqual([
      'rewrite_slide slideId=slide-3 style=shorter',
    ])
  })
})

describe('“or” between what is named otherwise', () => {
  const optionsOf = (instruction: string) =>
    interpretSample(instruction).map((step) =>
      'request' in step && step.request === 'clarify' ? step.options : step,
    )

  it.each([
    ['Make the agenda or the chart shorter', [2, 5]],
    ['Make slide 4 or the chart shorter', [4, 5]],
    ['Mach die Agenda oder das Diagramm kürzer', [2, 5]],
    ['Move the agenda or the table to the end', [2, 6]],
    ['Turn the chart or the table into bullets', [5, 6]],
    ['Duplicate the agenda or the chart', [2, 5]],
    ['Make the first or the last slide shorter', [1, 10]],
    ['Make the second or third slide shorter', [2, 3]],
    ['Fais la deuxième ou la troisième diapo plus courte', [2, 3]],
    ['Make the pricing or the risks slide shorter', [4, 9]],
    ['Make pricing or risks shorter', [4, 9]],
    ['Make “Pricing” or “Risks” shorter', [4, 9]],
    ['Make slide 3, 4 or 9 shorter', [3, 4, 9]],
    ['Make slide 3 or 4 or 9 shorter', [3, 4, 9]],
    ['Make the bullets or the table longer', [3, 4, 9, 6]],
    ['Rename slide 3 or 4 to Now or never', [3, 4]],
    ['Add a slide about cats after slide 3 or 4', [3, 4]],
  ])('“%s” offers all of it', (instruction, numbers) => {
    const names = numbers.map((number) => expect.stringMatching(new RegExp(`^Slide ${number}: `)))
    expect(optionsOf(instruction)).toEqual([names])
  })

  it.each([
    ['Turn slide 4 into cards or a table', ['cards', 'a table']],
    ['Show slide 5 as a pie or a line chart', ['a pie', 'a line chart']],
    ['Make the accent blue or dark green', ['blue', 'dark green']],
    ['Use Kiln or Gazette', ['Kiln', 'Gazette']],
    ['Move slide 3 to the start or the end', ['the start', 'the end']],
    ['Shorten slide 4 or move it to the end', ['Shorten slide 4', 'move it to the end']],
    ['Make slide 4 shorter or delete it', ['Make slide 4 shorter', 'delete it']],
    ['Make slide 4 shorter or simpler', ['shorter', 'simpler']],
    ['Export as PDF or PowerPoint', ['as PDF', 'PowerPoint']],
    ['Translate it into French or German', ['French', 'German']],
  ])('“%s” is asked word against word', (instruction, options) => {
    expect(optionsOf(instruction)).toEqual([options])
  })

  it.each([
    ['cards', 'convert_slide slideId=slide-4 to=cards'],
    ['a table', 'convert_slide slideId=slide-4 to=table'],
    ['the second', 'convert_slide slideId=slide-4 to=table'],
  ])('is settled by “%s”', (answer, step) => {
    const instruction = 'Turn slide 4 into cards or a table'
    const [question] = interpretSample(instruction)
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    expect(inShort(continueInstruction(question, answer, context))).toEqual([step])
  })

  it('may be another wish about the same slide', () => {
    const instruction = 'Shorten slide 4 or move it to the end'
    const [question] = interpretSample(instruction)
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    expect(inShort(continueInstruction(question, 'the second', context))).toEqual([
      'move_slide slideId=slide-4 position=9',
    ])
  })

  it.each([
    ['Call slide 3 Start or end', 'set_slide_title slideId=slide-3 title=Start or end'],
    ['Add a slide about tables or charts', 'add_slide topic=tables or charts'],
  ])('“%s” is a text with an “or” in it', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })
})

describe('a wish before another about “it”', () => {
  it.each([
    [
      'Put slide 3 before slide 2 and call it Overview',
      ['move_slide slideId=slide-3 position=1', 'set_slide_title slideId=slide-3 title=Overview'],
    ],
    [
      'Make slide 3 two columns and call it Overview',
      [
        'convert_slide slideId=slide-3 to=comparison',
        'set_slide_title slideId=slide-3 title=Overview',
      ],
    ],
  ])('“%s” is done too', (instruction, steps) => {
    expect(inShort(interpretSample(instruction))).toEqual(steps)
  })
})
