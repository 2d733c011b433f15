import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { comparison, deck, slide, table } from '../../support/decks.ts'
import { inShort, sampleThemes } from '../sample-deck.ts'

const tools = () =>
  deck(
    { title: 'Tools' },
    slide('comparison', 'What we take', [comparison(['Yes please', 'No thanks'], {})]),
    slide('table', 'Two models', [
      table(
        ['', 'Dormouse 1', 'Dormouse 2'],
        [
          ['Power', 'mains', 'battery'],
          ['Boxes', '8', '14'],
        ],
      ),
    ]),
  )

function read(instruction: string, selectedSlideIds?: string[]): string[] {
  let count = 0
  return inShort(
    interpretInstruction(instruction, {
      deck: tools(),
      themes: sampleThemes,
      newId: () => `new-${++count}`,
      ...(selectedSlideIds === undefined ? {} : { selectedSlideIds }),
    }),
  )
}

describe('what stands side by side', () => {
  it.each([
    'swap the two sides on slide 1',
    'on slide 1, switch the sides around',
    'swap the left and right columns on slide 1',
    'swap Yes please and No thanks',
    'slide 1: put No thanks on the left',
    'vertausche die linke und die rechte Spalte von Folie 1',
    'échange la colonne de gauche et la colonne de droite de la diapo 1',
    'intercambia la columna izquierda y la derecha de la diapositiva 1',
  ])('changes places: “%s”', (instruction) => {
    expect(read(instruction)).toEqual([
      'arrange slideId=slide-1 blockId=comparison axis=columns order=[1,0]',
    ])
  })

  it.each([
    ['swap columns 2 and 3 on slide 2', '[0,2,1]'],
    ['swap the first and second column of the table', '[1,0,2]'],
    // A name with its number, and no “2 columns”.
    ['slide 2, put the Dormouse 2 column before Dormouse 1', '[0,2,1]'],
  ])('“%s”', (instruction, order) => {
    expect(read(instruction)).toEqual([
      `arrange slideId=slide-2 blockId=table axis=columns order=${order}`,
    ])
  })
})
