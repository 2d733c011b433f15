import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('notes that are taken away', () => {
  it.each([
    'Delete slide 9 and its notes',
    'Delete slide 9 with its notes',
    'Delete slide 9 and all its notes',
    'Remove the risks slide together with its notes',
    'Lösche Folie 9 und ihre Notizen',
    'Supprime la diapo 9 et ses notes',
  ])('“%s”: they go with their slide', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['delete_slide slideId=slide-9'])
  })

  it('are not those of other slides than the ones that were said', () => {
    expect(inShort(interpretSample('delete all slides without notes'))).toEqual([
      'decline unsupported',
    ])
  })

  it('are those of another slide, when that is said', () => {
    expect(inShort(interpretSample('Delete slide 6 and the notes of slide 4'))).toEqual([
      'delete_slide slideId=slide-6',
      'set_notes slideId=slide-4 notes=null',
    ])
  })
})
