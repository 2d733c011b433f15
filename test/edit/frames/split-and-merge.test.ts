import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/deck/blocks/block.ts'
import { blockPlainText } from '../../../src/deck/blocks/block.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import { chosenVariant, type Slide, slidePlainText } from '../../../src/deck/slide.ts'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import type { EditStep } from '../../../src/edit/edit-step.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

// Slide 7 of the sample deck has the steps “Rent the room”, “Hire the team” and “Open the doors”.

/** The lines of a list of the sample deck after steps. */
function linesAfter(steps: readonly EditStep[], slide: number): string[] {
  const operations = steps.flatMap((step) => ('op' in step ? [step] : []))
  const shown = chosenVariant(
    applyOperations(sampleDeck(), operations).deck.slides[slide - 1] as Slide,
  )
  const list = shown.blocks.find(({ kind }) => ['steps', 'bullets', 'table'].includes(kind))
  return blockPlainText(list as Block).split('\n')
}

describe('a slide that is split after one of its things', () => {
  it.each([
    'Split slide 7 after step 2',
    'Split slide 7 after the second step',
    'split slide 7 after two steps',
    'split slide 7 between steps 2 and 3',
    'split slide 7 before step 3',
    'Teile Folie 7 nach Schritt 2',
    'Teile Folie 7 nach dem zweiten Schritt',
    'Divise la diapositive 7 après l’étape 2',
    'Divide la diapositiva 7 después del paso 2',
    'Dividi la diapositiva 7 dopo il passaggio 2',
    'Divida o slide 7 depois do passo 2',
    'Splits dia 7 na stap 2',
    'Podziel slajd 7 po kroku 2',
    'Раздели слайд 7 после шага 2',
    'スライド7をステップ2の後で分割して',
    '把第7页在第2步之后拆分',
  ])('%s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'split_slide slideId=slide-7 newSlideId=new-1 at=2',
    ])
  })

  it('counts what stands above the list', () => {
    expect(inShort(interpretSample('Split slide 3 after point 3'))).toEqual([
      'split_slide slideId=slide-3 newSlideId=new-1 at=3',
    ])
  })

  it('is not split where it has not so many', () => {
    expect(interpretSample('Split slide 7 after step 8')).toEqual([
      {
        request: 'decline',
        reason: 'nothing_to_do',
        sentence: 'What the slide shall be split at does not stand there.',
      },
    ])
  })
})

describe('things on a slide', () => {
  const swapped = ['1. Hire the team', '2. Rent the room', '3. Open the doors']

  it.each([
    'swap steps 1 and 2 on slide 7',
    'On slide 7 swap step 1 with step 2',
    'swap the first two points on slide 7',
    'Tausche die ersten beiden Schritte auf Folie 7',
    'Intercambia los pasos 1 y 2 de la diapositiva 7',
    'Échange les étapes 1 et 2 de la diapositive 7',
    'スライド7のステップ1と2を入れ替えて',
    '交换第7页的步骤1和2',
  ])('change places: %s', (instruction) => {
    expect(linesAfter(interpretSample(instruction), 7)).toEqual(swapped)
  })

  it.each([
    'merge steps 2 and 3 on slide 7',
    'Fusiona los pasos 2 y 3 de la diapositiva 7',
    'スライド7のステップ2と3を統合して',
  ])('become one: %s', (instruction) => {
    expect(linesAfter(interpretSample(instruction), 7)).toEqual([
      '1. Rent the room',
      '2. Hire the team; Open the doors',
    ])
  })

  it.each([
    'rename step 2 on slide 7 to Find people',
    'Rename the second step on slide 7 to "Find people"',
    'change step 2 on slide 7 to Find people',
    'rename step 2 to Find people on slide 7',
    'on slide 7, call the second step Find people',
    'Benenne Schritt 2 auf Folie 7 in Find people um',
    '把第7页的步骤2改为“Find people”',
  ])('get another name: %s', (instruction) => {
    const operations = interpretSample(instruction).flatMap((step) => ('op' in step ? [step] : []))
    const { slides } = applyOperations(sampleDeck(), operations).deck
    expect(slidePlainText(slides[6] as Slide)).toContain('Find people')
    expect(slidePlainText(slides[6] as Slide)).not.toContain('Hire the team')
  })

  it('are there twice', () => {
    expect(linesAfter(interpretSample('duplicate point 2 on slide 9'), 9)).toEqual([
      'Rain',
      'Staff',
      'Staff',
      'Competition',
    ])
  })

  it('may be rows of a table', () => {
    expect(linesAfter(interpretSample('swap rows 1 and 2 on slide 6'), 6).slice(1)).toEqual([
      'Nordlicht\tKiel\t14',
      'Acme\tHamburg\t12',
    ])
  })

  it('are asked for where several slides have them', () => {
    const instruction = 'join items 2 and 3'
    const [question] = interpretSample(instruction)
    expect(question).toMatchObject({
      request: 'clarify',
      question: 'Which slide do you mean?',
      options: [
        'Slide 3: Market overview',
        'Slide 4: Pricing',
        'Slide 7: How we open',
        'Slide 9: Risks',
      ],
    })
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    expect(linesAfter(continueInstruction(question as never, 'slide 9', context), 9)).toEqual([
      'Rain',
      'Staff; Competition',
    ])
  })
})

describe('the number of a thing is that of no slide', () => {
  it.each([
    'make bullets 2 and 3 on slide 3 shorter',
    'make step 2 simpler',
    'turn steps 2 and 3 into cards',
    'Mach Punkt 2 kürzer',
    'Raccourcis le point 2',
    'Сократи пункт 2',
    '缩短第2点',
    'ポイント2を短くして',
  ])('%s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['decline unsupported'])
  })

  it.each([
    'copy row 2 of slide 6 to slide 5',
    'merge points 1 and 2 on slide 3 into slide 4',
  ])('%s is not understood', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['decline not_understood'])
  })

  it.each([
    'delete step 2 on slide 7',
    'Lösche Schritt 2 auf Folie 7',
    'Elimina el paso 2 de la diapositiva 7',
    'Supprime l’étape 2 de la diapo 7',
    'удали шаг 2 на слайде 7',
    'スライド7のステップ2を削除',
  ])('and goes: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'delete_items slideId=slide-7 blockId=steps items=[1]',
    ])
  })

  it.each([
    'delete line 2',
    'move point 2 up',
  ])('and is asked for where several slides have one: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['clarify Which slide do you mean?'])
  })

  it('but may be a part of its title', () => {
    expect(inShort(interpretSample('rename slide 3 to Step 2'))).toEqual([
      'set_slide_title slideId=slide-3 title=Step 2',
    ])
  })
})
