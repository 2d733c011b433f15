import { describe, expect, it } from 'vitest'
import { ofCafe } from '../cafe-deck.ts'

describe('a light colour', () => {
  it.each([
    ['Make the background of slide 2 light yellow', '#FDEDAD'],
    ['Pale pink background on slide 2', '#F8BFDB'],
    ['Fond jaune clair sur la diapo 2', '#FDEDAD'],
    ['Fondo amarillo claro en la diapositiva 2', '#FDEDAD'],
    ['Hintergrund auf Folie 2 hellgelb', '#FEF08A'],
    ['Bright yellow background on slide 2', '#FACC15'],
  ])('is no strong one: %s', (instruction, hex) => {
    expect(ofCafe(instruction)).toEqual([`set_ground slideId=slide-2 ground={"hex":"${hex}"}`])
  })
})

describe('columns', () => {
  it('of a chart are a chart of columns', () => {
    for (const instruction of ['Show the chart as columns', 'Zeige das Diagramm als Säulen'])
      expect(ofCafe(instruction)).toEqual([
        'set_chart_type slideId=slide-3 blockId=chart chartType=bar',
      ])
  })

  it('by their number are sides', () => {
    expect(ofCafe('Show slide 6 as two columns')).toEqual([
      'convert_slide slideId=slide-6 to=comparison',
    ])
  })
})
