import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

const given = (instruction: string) => inShort(interpretSample(instruction))

describe('a slide beside a thing on another slide', () => {
  it.each([
    'Delete the second bullet on slide 9 and the third slide',
    'Delete the second bullet on slide 9 and slide 3',
    'Lösche den zweiten Punkt auf Folie 9 und Folie 3',
    'Supprime le deuxième point de la diapo 9 et la diapo 3',
    'Borra el segundo punto de la diapositiva 9 y la diapositiva 3',
    'Elimina il secondo punto della slide 9 e la slide 3',
    'Apague o segundo ponto do slide 9 e o slide 3',
    'Verwijder het tweede punt op dia 9 en dia 3',
    'Usuń drugi punkt na slajdzie 9 i slajd 3',
    'Удали второй пункт на слайде 9 и слайд 3',
  ])('is no place of that, and is asked before it goes: %s', (instruction) => {
    expect(given(instruction)).toEqual(['clarify Shall “Slide 3: Market overview” be deleted?'])
  })

  it.each([
    [
      'yes',
      ['delete_items slideId=slide-9 blockId=bullets items=[1]', 'delete_slide slideId=slide-3'],
    ],
    ['no', ['decline called_off']],
  ])('goes with the answer “%s”', (answer, done) => {
    const [question] = interpretSample('Delete the second bullet on slide 9 and the third slide')
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    expect(inShort(continueInstruction(question, answer, context))).toEqual(done)
  })

  it.each([
    ['Remove the logo from slide 4 and slide 9', 9],
    ['Remove the logo on the first slide and the last slide', 10],
    ['Entferne die Fußzeile auf Folie 4 und Folie 9', 9],
    ['Supprime le fond de la diapo 4 et la diapo 9', 9],
    ['Quita el fondo de la diapositiva 4 y la diapositiva 9', 9],
    ['Usuń tło ze slajdu 4 i slajdu 9', 9],
    ['Удали фон слайда 4 и слайда 9', 9],
    ['删除第4页的背景和第9页', 9],
  ])('is asked as well where the thing cannot go: %s', (instruction, slide) => {
    expect(given(instruction)).toEqual([
      expect.stringMatching(/^decline/),
      expect.stringMatching(`^clarify Shall “Slide ${slide}: .+” be deleted`),
    ])
  })

  it.each([
    'Delete the second bullet on slide 9 and slide 3, then duplicate slide 4',
    'Lösche den zweiten Punkt auf Folie 9 und Folie 3, dann dupliziere Folie 4',
    'Supprime le deuxième point de la diapo 9 et la diapo 3, puis duplique la diapo 4',
  ])('is not lost before another wish: %s', (instruction) => {
    expect(given(instruction)).toEqual(['clarify Shall “Slide 3: Market overview” be deleted?'])
  })

  it.each([
    'Delete the notes on slide 4 and slide 9',
    'Lösche die Notizen auf Folie 4 und Folie 9',
    'Supprime les notes de la diapo 4 et la diapo 9',
    'Borra las notas de la diapositiva 4 y la diapositiva 9',
    'Usuń notatki ze slajdu 4 i slajdu 9',
    'Удали заметки слайда 4 и слайда 9',
    'Remove the notes on the pricing slide and the risks slide',
    'Take the notes off slide 4 and slide 9',
  ])('is a place of what every slide has: %s', (instruction) => {
    expect(given(instruction)).toEqual(
      [4, 9].map((slide) => `set_notes slideId=slide-${slide} notes=null`),
    )
  })

  it.each([
    'Delete the last bullets on slide 3 and slide 4',
    'Lösche die letzten Punkte auf Folie 3 und Folie 4',
    'Supprime les derniers points de la diapo 3 et la diapo 4',
    'Delete the last bullet of both slide 3 and slide 4',
  ])('is a place of several: %s', (instruction) => {
    expect(given(instruction)).toEqual([
      'delete_items slideId=slide-3 blockId=bullets items=[3]',
      'delete_items slideId=slide-4 blockId=bullets items=[2]',
    ])
  })

  it('is a place where a word says so', () => {
    expect(given('Lösche den zweiten Punkt auf Folie 9 und auf Folie 3')).toEqual([
      'delete_items slideId=slide-9 blockId=bullets items=[1]',
      'delete_items slideId=slide-3 blockId=bullets items=[1]',
    ])
  })

  it('is a place where the noun is said once', () => {
    expect(given('Delete the last bullet on slides 3 and 9')).toHaveLength(2)
  })

  it('goes where slides alone are named', () => {
    expect(given('Delete slide 3, then slide 4')).toEqual(
      ['delete_slide slide-3', 'delete_slide slide-4'].map((one) => one.replace(' ', ' slideId=')),
    )
  })

  it('stays where it is only where a thing stands', () => {
    expect(given('Delete the chart, slide 5')).toEqual([
      'delete_block slideId=slide-5 blockId=chart',
    ])
  })
})

describe('words replaced on two slides', () => {
  it.each([
    'Replace Acme with Apex on slide 3 and Rain with Storm on slide 9',
    'Ersetze Acme durch Apex auf Folie 3 und Rain durch Storm auf Folie 9',
    'Замени Acme на Apex на слайде 3, а Rain на Storm на слайде 9',
  ])('each stand on their own: %s', (instruction) => {
    expect(given(instruction)).toEqual([
      'replace_text find=Acme replace=Apex slideIds=["slide-3"]',
      'set_item slideId=slide-9 blockId=bullets item=0 part=text value=Storm',
    ])
  })

  it('are those that a bare article names', () => {
    expect(given('Cambia Acme por Apex en las 3 y 6')).toEqual([
      'replace_text find=Acme replace=Apex slideIds=["slide-3","slide-6"]',
    ])
  })
})

describe('given words end where another thing is given some', () => {
  it('an ordinal without a noun', () => {
    expect(
      given('Replace the first bullet on slide 9 with Storm and the third with Rivals'),
    ).toEqual([
      'set_item slideId=slide-9 blockId=bullets item=0 part=text value=Storm',
      'set_item slideId=slide-9 blockId=bullets item=2 part=text value=Rivals',
    ])
  })

  it.each([
    'Change the city of Acme to Bremen and its price to 11',
    'Set 2024 to 30 and 2026 to 40',
    'Set 2024 to 30 million',
  ])('and what is not surely read is asked or declined: %s', (instruction) => {
    for (const step of given(instruction)) expect(step).toMatch(/^(?:clarify|decline)/)
  })

  it.each([
    'Rename slide 3 to Costs and how to cut them',
    'Rename slide 3 to Costs and the first steps to take',
  ])('but a title is whole: %s', (instruction) => {
    expect(given(instruction)).toEqual([
      `set_slide_title slideId=slide-3 title=${instruction.slice('Rename slide 3 to '.length)}`,
    ])
  })

  it.each([
    'Change the second bullet on slide 9 to Espresso and filter to go',
    'Change the second bullet on slide 9 to Espresso, cake to go',
    'Setze den ersten Punkt auf Folie 9 auf Espresso und Cake auf Reisen',
    'Cambia el primer punto de la 9 a Café a Kiel y Acme a Hamburg',
    'Replace the second bullet on slide 9 with Work with Acme and the team with pride',
    'Change the first bullet on slide 9 to Staff and competition to 2025',
  ])('but words that are printed somewhere take nothing of a text: %s', (instruction) => {
    const steps = given(instruction)
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatch(/^clarify|(?:team with pride|competition to 2025)$/)
  })

  it.each([
    ['Set the title of slide 9 to Sales in 3 and 6', 'Sales in 3 and 6'],
    ['Mets le titre de la diapo 9 à Ventes dans la 3 et la 6', 'Ventes dans la 3 et la 6'],
    ['Ändere den Titel von Folie 9 in Verkauf in den 3 und 6', 'Verkauf in den 3 und 6'],
    ['Cambia el título de la 9 a Ventas en la 3', 'Ventas en la 3'],
  ])('but what follows the title of a slide that is named is of it: %s', (instruction, title) => {
    expect(given(instruction)).toEqual([`set_slide_title slideId=slide-9 title=${title}`])
  })

  it('“only” before a place belongs to that', () => {
    expect(given('Replace Acme with Apex only in the table')).toEqual([
      'set_table_cell slideId=slide-6 blockId=table row=0 column=0 text=Apex',
    ])
  })
})

describe('words of the instruction are no title and no number of a slide', () => {
  it('“the title to …” gives what is behind “to”', () => {
    expect(given('Set 2024 to 30, 2025 to 35 and the title to Sales').at(-1)).toBe(
      'set_slide_title slideId=slide-5 title=Sales',
    )
  })

  it('a number behind “title” is a part of it where the slide is named', () => {
    expect(given('Give slide 4 the title 5 to 6 May')).toEqual([
      'set_slide_title slideId=slide-4 title=5 to 6 May',
    ])
  })

  it('a number behind “note” is a part of it where the slide is named', () => {
    expect(given('Put the note 3 to 5 minutes on slide 9')).toEqual([
      'set_notes slideId=slide-9 notes=Keep it short.\n3 to 5 minutes',
    ])
  })

  it('a noun, its object and a verb are no title', () => {
    expect(given('タイトルのあるスライドを削除')).toEqual(['decline not_understood'])
  })

  it('“last” says where something goes', () => {
    expect(given('Put the image last')).toEqual(['move_slide slideId=slide-8 position=9'])
    expect(given('Put the notes last')).toEqual(['decline not_understood'])
  })
})
