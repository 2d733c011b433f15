import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

/** The steps of an instruction; slide 4, the prices, was changed last. */
const given = (instruction: string) =>
  inShort(interpretSample(instruction, { lastChangedSlideIds: ['slide-4'] }))

describe('what may be a wish to delete', () => {
  it.each([
    'Slide 7 can go',
    "I don't want slide 7",
    'No need for slide 7',
    "Slide 7 isn't needed",
    'We can do without slide 7',
    'Clear slide 7',
    'Folie 7 brauchen wir nicht mehr',
    "On n'a plus besoin de la diapo 7",
    'La diapositiva 7 sobra',
    'La slide 7 non serve più',
    'Não precisamos mais do slide 7',
    'Dia 7 is overbodig',
    'Slajd 7 jest zbędny',
    'Слайд 7 больше не нужен',
  ])('“%s” is asked', (instruction) => {
    const [question] = interpretSample(instruction)
    expect(question).toMatchObject({
      request: 'clarify',
      question: 'Shall “Slide 7: How we open” be deleted?',
      options: ['Yes, delete it', 'No, keep it'],
    })
    if (question === undefined || !('request' in question) || question.request !== 'clarify') return
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    const answered = (answer: string) => inShort(continueInstruction(question, answer, context))
    expect(answered('yes')).toEqual(['delete_slide slideId=slide-7'])
    expect(answered('no')).toEqual(['decline called_off'])
  })

  it('“Slide 7 isn’t needed, delete it” is clear', () => {
    expect(given("Slide 7 isn't needed, delete it")).toEqual(['delete_slide slideId=slide-7'])
  })
})

describe('slides and what stands on slides', () => {
  it.each([
    [
      'Delete the chart and slide 3',
      ['delete_block slideId=slide-5 blockId=chart', 'delete_slide slideId=slide-3'],
    ],
    [
      'Delete slide 3 and the chart',
      ['delete_slide slideId=slide-3', 'delete_block slideId=slide-5 blockId=chart'],
    ],
  ])('“%s” are deleted one by one', (instruction, steps) => {
    expect(given(instruction)).toEqual(steps)
  })

  it('stand on the slide that is said behind the last of them', () => {
    expect(given('Remove the table and the notes on slide 4')).toEqual([
      'decline nothing_to_do',
      'set_notes slideId=slide-4 notes=null',
    ])
  })

  it.each([
    'Delete the slide with the chart and the table',
    'Delete from slide 8',
    'Remove slides 3 and 4 from the handout',
    'Delete the others',
    'Delete the rest',
    "Delete slide 3's bullets",
  ])('“%s” is asked', (instruction) => {
    expect(given(instruction)).toEqual([expect.stringMatching(/^clarify/)])
  })

  it('“Cut slide 3 short” takes nothing away', () => {
    expect(given('Cut slide 3 short')).toEqual(['decline not_understood'])
  })

  it('“Remove Acme from the table” is the row of that name, and not the table', () => {
    expect(given('Remove Acme from the table')).toEqual([
      expect.stringMatching(/^delete_table_row .*row=0$/),
    ])
  })

  it('“all but” is an exception', () => {
    expect(given('Delete all but slides 1 to 8')).toEqual([
      'delete_slide slideId=slide-9',
      'delete_slide slideId=slide-10',
    ])
  })
})

describe('what a sentence points at first', () => {
  it.each([
    ['Take slide 3 and put it last', ['move_slide slideId=slide-3 position=9']],
    ['On slide 3, delete it', ['delete_slide slideId=slide-3']],
    ['The risks slide, delete it', ['delete_slide slideId=slide-9']],
    ['I hate slide 9, delete it', ['delete_slide slideId=slide-9']],
    ['Slide 9 sucks. Delete it.', ['delete_slide slideId=slide-9']],
    ['Swap slide 3 with it', ['swap_slides slideIds=["slide-3","slide-4"]']],
    ['Go to slide 3 and delete it', ['delete_slide slideId=slide-3']],
  ])('“%s”', (instruction, steps) => {
    expect(given(instruction)).toEqual(steps)
  })
})

describe('slides that are only where something stands', () => {
  it.each([
    'Delete on slide 9',
    'From slide 9 delete',
    "Delete slide 9's content",
    'Supprime le contenu de la diapo 9',
    'Borra el contenido de la diapositiva 9',
    'Elimina il contenuto della slide 9',
    'Verwijder de inhoud van dia 9',
    'スライド9の内容を削除して',
    '删除第9页的内容',
    'Delete Rain and slide 9',
    'The 2025 bar on slide 8 is wrong, take it out',
  ])('“%s” deletes none before it has asked', (instruction) => {
    expect(given(instruction).filter((step) => step.startsWith('delete_'))).toEqual([])
  })

  const lastOfBoth = [
    'delete_items slideId=slide-3 blockId=bullets items=[3]',
    'delete_items slideId=slide-9 blockId=bullets items=[2]',
  ]
  it.each([
    'Delete the last point on slide 3 and on slide 9',
    "Delete slide 3's last point and slide 9's",
    'Lösche den letzten Punkt auf Folie 3 und auf Folie 9',
    'Supprime le dernier point sur la diapo 3 et sur la diapo 9',
    '删除第3页的最后一点和第9页的',
  ])('“%s” is of both', (instruction) => {
    expect(given(instruction)).toEqual(lastOfBoth)
  })

  it.each([
    'Remove the chart and the notes on slide 9',
    'Entferne das Diagramm und die Notizen auf Folie 9',
    'Supprime le graphique et les notes de la diapo 9',
    'Borra el gráfico y las notas de la diapositiva 9',
  ])('“%s” takes no chart from another', (instruction) => {
    expect(given(instruction)).toEqual([
      'decline nothing_to_do',
      'set_notes slideId=slide-9 notes=null',
    ])
  })

  it.each([
    [
      'Delete slide 4 and the first point on slide 9',
      ['delete_slide slideId=slide-4', 'delete_items slideId=slide-9 blockId=bullets items=[0]'],
    ],
    [
      'Delete slides 3 and 4 and on slide 9 the last point',
      [
        'delete_slide slideId=slide-3',
        'delete_slide slideId=slide-4',
        'delete_items slideId=slide-9 blockId=bullets items=[2]',
      ],
    ],
  ])('“%s” names one of each', (instruction, steps) => {
    expect(given(instruction)).toEqual(steps)
  })

  it.each([
    ['Delete from 8 on', ['slide-8', 'slide-9', 'slide-10']],
    ['Get rid of slide 4', ['slide-4']],
    ['Weg mit Folie 4', ['slide-4']],
    ['把第4页删除', ['slide-4']],
    ['Delete slide 3 of the deck', ['slide-3']],
    ['Supprime de la diapo 3 à la diapo 5', ['slide-3', 'slide-4', 'slide-5']],
  ])('“%s” names slides, whatever stands before them', (instruction, ids) => {
    expect(given(instruction)).toEqual(ids.map((id) => `delete_slide slideId=${id}`))
  })

  it('of which something was moved before may go', () => {
    expect(given('Move Rain to slide 3 and delete slide 9')).toEqual([
      'move_items slideId=slide-9 blockId=bullets items=[0] toSlideId=slide-3 toBlockId=bullets',
      'delete_slide slideId=slide-9',
    ])
  })
})

describe('nothing goes that may not be meant', () => {
  it.each([
    ['Bring out slide 4', 'Shall “Slide 4: Pricing” be deleted?'],
    ['Put off slide 4', 'Shall “Slide 4: Pricing” be deleted?'],
    [
      'Delete slide 5 and everything on it',
      'It is not clear which slides “Delete slide 5 and everything on it” means. Which shall be deleted?',
    ],
    [
      'Delete slide 5 with its chart',
      'It is not clear which slides “Delete slide 5 with its chart” means. Which shall be deleted?',
    ],
    ['Replace slide 4’s title by slide 9’s title', 'What shall the new title be?'],
  ])('“%s” is asked', (instruction, question) => {
    expect(given(instruction)).toEqual([`clarify ${question}`])
  })

  it.each([
    ['Replace slide 7 with a timeline slide', ['convert_slide slideId=slide-7 to=timeline']],
    ['Slide 4 was deleted', ['decline nothing_to_do']],
    ['Delete only the chart on slide 5', ['delete_block slideId=slide-5 blockId=chart']],
    ['Slide 4 out', ['delete_slide slideId=slide-4']],
    ['Take slide 4 out', ['delete_slide slideId=slide-4']],
    ['Nimm Folie 4 heraus', ['delete_slide slideId=slide-4']],
    [
      'Delete slide 4 and all notes',
      ['delete_slide slideId=slide-4', 'set_notes slideId=slide-9 notes=null'],
    ],
  ])('“%s” is what it says', (instruction, steps) => {
    expect(given(instruction)).toEqual(steps)
  })
})
