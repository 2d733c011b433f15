import { describe, expect, it } from 'vitest'
import { interpretSample } from '../sample-deck.ts'

const pdf = { request: 'export', formats: ['pdf'] }

describe('a file', () => {
  it.each([
    'export only slide 3 as pdf',
    'export slide 2 as pdf',
    'export slides 2 to 4 as pdf',
    'exportiere nur Folie 3 als PDF',
    'exporte la diapo 2 en pdf',
  ])('“%s” holds the whole presentation, and that is said', (instruction) => {
    expect(interpretSample(instruction)).toEqual([
      pdf,
      {
        request: 'decline',
        reason: 'unsupported',
        sentence: 'Single slides are not exported here: the file holds the whole presentation.',
      },
    ])
  })

  it.each([
    'export all slides as pdf',
    'export the slides as pdf',
    'export my slides as pdf',
    'exportiere die Folien als PDF',
  ])('“%s” holds what was asked for', (instruction) => {
    expect(interpretSample(instruction)).toEqual([pdf])
  })

  it('is not meant where a slide is called after it', () => {
    expect(interpretSample('call slide 3 PDF and send me the pdf')).toEqual([
      { op: 'set_slide_title', slideId: 'slide-3', title: 'PDF' },
      pdf,
    ])
  })
})
