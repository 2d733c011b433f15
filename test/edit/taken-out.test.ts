import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from './sample-deck.ts'

describe('a slide that is taken out and put elsewhere', () => {
  it.each([
    'Take out slide 3 and put it at the end',
    'Remove slide 3, then move it to the end',
    'Nimm Folie 3 raus und setze sie ans Ende',
    'Retire la diapositive 3 et mets-la à la fin',
    'Quita la diapositiva 3 y ponla al final',
    'Elimina la slide 3 e mettila alla fine',
    'Remova o slide 3 e coloque-o no final',
    'Verwijder dia 3 en zet hem achteraan',
    'Usuń slajd 3 i wstaw go na koniec',
    'Удали слайд 3 и поставь его в конец',
    'スライド3を外して最後に置いて',
    '删除第3页，然后把它放到最后',
  ])('“%s” is moved', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['move_slide slideId=slide-3 position=9'])
  })

  it('may also be inserted again, or be several', () => {
    expect(inShort(interpretSample('Remove slide 3 and insert it after 5'))).toEqual([
      'move_slide slideId=slide-3 position=4',
    ])
    expect(inShort(interpretSample('Delete slides 3 and 4 and put them at the end'))).toEqual([
      'move_slide slideId=slide-3 position=9',
      'move_slide slideId=slide-4 position=9',
    ])
  })
})

describe('a slide that is still needed', () => {
  it.each([
    'Remove slide 3 and add it back',
    'Remove slide 3 and put it back',
    'Delete slide 3 and move its content to slide 4',
    'Delete slide 3 and move the points to slide 4',
    'Delete slide 3 and duplicate it',
    'Delete slide 3, export as PDF, then merge it with 4',
    // “It” is what was spoken of: nobody who says so means the colour of all slides for certain.
    'Delete slide 3, then make it dark blue',
    'Delete slide 3 and colour it red',
    'Delete slide 3 and translate it into German',
    'Delete the pricing slide and summarise it on slide 3',
    'Delete slide 9 and put its points on slide 3',
    'Delete slide 8 and use its picture on the cover',
    'Delete slide 8 and put the picture on slide 4',
    'Delete slide 9 and put Rain on slide 3',
    'Delete slide 9, move Rain to slide 3 first',
    'Borra la 9 y pon Rain en la 3',
    'Borra la diapositiva 9 y escribe Rain en la 3',
    'スライド9を削除してその項目をスライド3に入れて',
    '删除第4页，把它的备注加到第3页',
  ])('“%s” is not deleted before it was asked', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([expect.stringMatching(/^clarify/)])
  })

  it('is deleted with a yes, and kept for what follows with a no', () => {
    const instruction = 'Delete slide 3 and duplicate it'
    const [question] = interpretSample(instruction)
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    const answered = (answer: string) => inShort(continueInstruction(question, answer, context))
    expect(answered('yes')[0]).toBe('delete_slide slideId=slide-3')
    expect(answered('no')).toEqual(['duplicate_slide slideId=slide-3 newSlideId=new'])
  })
})

describe('what is done besides with other slides or the presentation', () => {
  it.each([
    'Delete slide 3 and export it as PDF',
    'Delete slide 3 and move 5 to the start',
    'Delete slide 3 and make 4 shorter and move it to the end',
  ])('“%s” deletes', (instruction) => {
    const steps = inShort(interpretSample(instruction))
    expect(steps[0]).toBe('delete_slide slideId=slide-3')
    expect(steps.length).toBeGreaterThan(1)
  })
})

describe('a part of a slide that is deleted, and is “it” after that', () => {
  it.each([
    "Delete the second point on slide 3 and rename it Don'ts",
    'Delete point 2 on slide 3. Change it to Foo.',
    'Delete the last bullet on slide 3 and move it to slide 4',
    'Delete the last bullet on slide 3 and move it to the top',
    'Remove the second row on slide 6 and rename it Foo',
    'Delete the chart on slide 5 and make it a pie chart',
    'Supprime le deuxième point de la diapo 3 et renomme-la Le pain',
    'Lösche den zweiten Punkt auf Folie 3 und nenne ihn Brot',
    'Borra el segundo punto de la diapositiva 3 y renómbralo Pan',
    'Elimina il secondo punto della slide 3 e rinominalo Pane',
    'Elimine o segundo ponto do slide 3 e renomeie-o Pão',
    'Verwijder het tweede punt op dia 3 en noem het Brood',
    'Usuń drugi punkt na slajdzie 3 i nazwij go Chleb',
    'Удали второй пункт на слайде 3 и назови его Хлеб',
    '3枚目の2番目の項目を削除して、それを太字にして',
    '删除第3页的第2点，然后把它改成“面包”',
  ])('“%s” does nothing, least of all to another', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['decline nothing_to_do'])
  })

  it('is no longer spoken of two wishes later', () => {
    const wish = 'Delete point 2 on slide 3 and shorten slide 4. Make it bold.'
    expect(inShort(interpretSample(wish)).join()).not.toContain('set_marks slideId=slide-3')
  })

  it('is not the slide that is named, nor what else is', () => {
    const wish = 'Delete the last bullet on slide 3 and rename the slide Foo'
    expect(inShort(interpretSample(wish))).toEqual([
      'delete_items slideId=slide-3 blockId=bullets items=[3]',
      'set_slide_title slideId=slide-3 title=Foo',
    ])
  })
})
