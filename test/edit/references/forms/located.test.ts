import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../../sample-deck.ts'

/** The slides that an instruction deletes; slide 4 was changed last. */
const deleted = (instruction: string) =>
  inShort(interpretSample(instruction, { lastChangedSlideIds: ['slide-4'] })).map((step) =>
    step.replace('delete_slide slideId=slide-', ''),
  )

describe('slides beside one that was just named', () => {
  it.each([
    'Delete slide 6 and the one after',
    'Delete slide 6 and the one after it',
    'Delete slide 6 and the slide after that',
    'Delete slide 6 and the next one',
    'Delete slide 6 and the next',
    'Lösche Folie 6 und die danach',
    'Lösche Folie 6 und die nächste',
    'Supprime la diapo 6 et la suivante',
    'Elimina la diapositiva 6 y la siguiente',
    'Usuń slajd 6 i następny',
    'スライド6と次のスライドを削除',
  ])('“%s” are slides 6 and 7', (instruction) => {
    expect(deleted(instruction)).toEqual(['6', '7'])
  })

  it.each([
    ['Delete slide 6 and the one before', ['6', '5']],
    ['Delete slide 6 and the two after it', ['6', '7', '8']],
    ['Delete slide 6 and the next two slides', ['6', '7', '8']],
    ['Delete the agenda and the two slides after it', ['2', '3', '4']],
    ['Delete the two slides after the agenda', ['3', '4']],
  ])('“%s”', (instruction, slides) => {
    expect(deleted(instruction)).toEqual(slides)
  })

  it('are asked about behind the last one', () => {
    expect(deleted('Delete the last slide and the next one')).toEqual([
      'clarify There is no slide behind that one. Which slide do you mean?',
    ])
  })

  it.each([
    ['Merge slide 3 with the one after it', 'merge_slides slideIds=["slide-3","slide-4"]'],
    ['Swap slide 3 and the one after', 'swap_slides slideIds=["slide-3","slide-4"]'],
    ['Move slide 3 after the next one', 'move_slide slideId=slide-3 position=3'],
  ])('“%s”', (instruction, step) => {
    expect(deleted(instruction)).toEqual([step])
  })
})

describe('all slides on one side of another', () => {
  it.each([
    ['delete the slides after the table', [7, 8, 9, 10]],
    ['delete the slides following the table', [7, 8, 9, 10]],
    ['delete slides after the table', [7, 8, 9, 10]],
    ['delete the slides before the chart', [1, 2, 3, 4]],
    ['delete the two slides after the table', [7, 8]],
    ['delete the slide before the chart', [4]],
    ['delete the slide after the chart', [6]],
    ['Entferne die Folien nach der Tabelle', [7, 8, 9, 10]],
    ['Entferne die Folie vor dem Diagramm', [4]],
    ['Supprime les diapositives après le tableau', [7, 8, 9, 10]],
    ['Elimina las diapositivas después de la tabla', [7, 8, 9, 10]],
    ["Verwijder de dia's na de tabel", [7, 8, 9, 10]],
    ['Удали слайды после таблицы', [7, 8, 9, 10]],
    ['Удали слайд перед таблицей', [5]],
  ])('“%s”', (wish, gone) => {
    expect(interpretSample(wish)).toEqual(
      gone.map((number) => ({ op: 'delete_slide', slideId: `slide-${number}` })),
    )
  })

  it('is no place where slides are added', () => {
    expect(interpretSample('Add two slides after slide 9')).toMatchObject([
      { request: 'add_slide', position: 9 },
      { request: 'add_slide', position: 10 },
    ])
  })
})
