import { describe, expect, test } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

describe('numbers of other things', () => {
  test.each([
    'delete 4.00',
    'delete 10%',
    'borra el 10%',
    '10%を削除',
    'delete $3',
    'delete 3€',
    'delete ~3',
    'delete 1/2',
  ])('“%s” takes no slide away', (instruction) => {
    expect(inShort(interpretSample(instruction)).join()).toMatch(/^(?:clarify|decline)/)
  })

  test('“merge the two bullets on slide 4” merges no slides', () => {
    const steps = inShort(interpretSample('merge the two bullets on slide 4')).join()
    expect(steps).not.toContain('merge_slides')
  })

  test('are slides where that is said', () => {
    expect(inShort(interpretSample('delete slides 3/4'))).toEqual([
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ])
  })
})

describe('the rest of one slide', () => {
  test.each([
    'remove everything from slide 5 except the chart',
    'lösch alles von Folie 5 außer dem Diagramm',
    'elimina tutto dalla diapositiva 5 tranne il grafico',
    'удали всё со слайда 5 кроме диаграммы',
  ])('“%s” takes no slide away', (instruction) => {
    expect(inShort(interpretSample(instruction)).join()).not.toContain('delete_slide')
  })
})

describe('how many changes are taken back', () => {
  test.each([
    'undo the last 5 minutes',
    'undo since 3 pm',
    'undo 10%',
    'undo the change to 2',
    'annulla le modifiche alla slide 2',
  ])('“%s” says no number of them', (instruction) => {
    expect(inShort(interpretSample(instruction)).join()).toMatch(/^clarify/)
  })

  test.each([
    'undo 3',
    'undo the last 3 changes',
    'undo three times',
  ])('“%s” does', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['undo count=3'])
  })
})
