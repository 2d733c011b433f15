import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const given = (instruction: string) => inShort(interpretSample(instruction))

describe('what is said to stay', () => {
  it.each([
    'Shorten slide 9, the title stays',
    'Shorten slide 9 but keep the title',
    'Shorten slide 9, leave the title as it is',
    'The title stays, shorten slide 9',
    'Shorten slide 9. The title remains unchanged.',
    'Kürze Folie 9, Titel und Notizen bleiben',
    'Kürze Folie 9, der Titel bleibt so',
    'Raccourcis la diapo 9, le titre reste tel quel',
    'Acorta la diapositiva 9, el título se queda igual',
    'Acorta la diapositiva 9, el título no cambia',
    'Accorcia la slide 9, il titolo resta uguale',
    'Encurta o slide 9, o título fica igual',
    'Kort dia 9 in, de titel blijft',
    'Skróć slajd 9, tytuł zostaje',
    'Сократи слайд 9, заголовок остаётся',
    'スライド9を短く、タイトルはそのまま',
    '把第9页缩短，标题不变',
  ])('is no title, and the wish beside it is done: %s', (instruction) => {
    expect(given(instruction)).toEqual(['rewrite_slide slideId=slide-9 style=shorter'])
  })

  it.each([
    ['Ersetze Acme durch Apex auf Folie 3, der Titel bleibt', 'replace_text'],
    ['Delete the notes on slide 4, the title stays', 'set_notes'],
    ['Move slide 3 to the end, the notes stay', 'move_slide'],
  ])('is beside any wish that leaves it: %s', (instruction, op) => {
    expect(given(instruction)).toEqual([expect.stringMatching(`^${op} `)])
  })

  it.each([
    'Rename slide 3 to Costs, the title stays',
    'Delete slide 3, the title stays',
    'Delete slide 3 but keep its notes',
    'Replace Acme with Apex, the table stays',
    'Make the title of slide 4 bold, the title stays',
    'Make all titles red, the title of slide 4 stays as it is',
    'Alle Titel fett, der Titel von Folie 4 bleibt so',
    'Tous les titres en gras, le titre de la diapo 4 reste',
    'Todos los títulos en negrita, el título de la 4 queda igual',
    'Shorten slides 3 and 9 but keep the notes of slide 9',
    'Delete all notes but keep the notes on slide 9',
  ])('is beside no wish that changes it: %s', (instruction) => {
    for (const step of given(instruction)) expect(step).toMatch(/^(?:clarify|decline)/)
  })

  it.each(['What stays', 'The title stays'])('may be a title as a whole: %s', (title) => {
    expect(given(`Rename slide 3 to ${title}`)).toEqual([
      `set_slide_title slideId=slide-3 title=${title}`,
    ])
  })
})
