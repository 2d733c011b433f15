import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('a list of wishes', () => {
  it.each([
    '(1) rename slide 3 to Town, (2) delete slide 7, and (3) move slide 9 to the start',
    'First rename slide 3 to Town, second delete slide 7, third move slide 9 to the start',
    'Step 1: rename slide 3 to Town. Step 2: delete slide 7. Step 3: move slide 9 to the start.',
    'Can you please do the following?\n\ni) rename slide 3 to Town\nii) delete slide 7\niii) move slide 9 to the start',
    '1/ rename slide 3 to Town 2/ delete slide 7 3/ move slide 9 to the start',
    '1: rename slide 3 to Town\n2: delete slide 7\n3: move slide 9 to the start',
    '- slide 3: rename it to Town\n- delete slide 7\n- slide 9: move it to the start',
    'Could you (1) rename slide 3 to Town, (2) delete slide 7, (3) move slide 9 to the start?',
    'a) rename slide 3 to Town b) delete slide 7 c) move slide 9 to the start',
    '1. rename slide 3 to Town\n2. delete slide 7\n3. move slide 9 to the start',
    '1. rename slide 3 to Town 2. delete slide 7 3. move slide 9 to the start',
    'Please make these changes:\n- rename slide 3 to Town\n- delete slide 7\n- move slide 9 to the start',
    '1) Benenne Folie 3 in Town um 2) Lösche Folie 7 3) Verschiebe Folie 9 an den Anfang',
    'Hola:\n1) renombra la diapositiva 3 a Town\n2) elimina la diapositiva 7\n3) mueve la diapositiva 9 al principio',
    '• renomme la diapo 3 en Town\n• supprime la diapo 7\n• déplace la diapo 9 au début',
    '①把第3页改名为Town②删除第7页③把第9页移到开头',
    '请：1、把第3页改名为Town 2、删除第7页 3、把第9页移到开头',
    '1. スライド3のタイトルをTownに変更\n2. スライド7を削除\n3. スライド9を先頭に移動',
  ])('is one wish an item: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_slide_title slideId=slide-3 title=Town',
      'delete_slide slideId=slide-7',
      'move_slide slideId=slide-9 position=0',
    ])
  })

  it('may have one that cannot be done', () => {
    expect(inShort(interpretSample('1. delete slide 7\n2. make it funnier'))).toEqual([
      'delete_slide slideId=slide-7',
      'decline needs_model',
    ])
  })

  it.each([
    ['Add a slide called Plan with the points: 1. hire 2. train 3. delete slide 5', 3],
    ['Add a slide called Plan with the points:\n- hire\n- delete slide 5', 2],
  ])('is not what a new slide lists: %s', (instruction, count) => {
    const [step, ...more] = interpretSample(instruction)
    expect(more).toEqual([])
    expect(step).toMatchObject({
      request: 'add_slide',
      points: expect.objectContaining({ length: count }),
    })
  })
})
