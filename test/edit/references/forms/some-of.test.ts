import { describe, expect, it } from 'vitest'
import { interpretSample } from '../../sample-deck.ts'

describe('some of several slides', () => {
  it.each([
    'Delete one of the last two slides',
    'Delete one of the last two',
    'Drop either of slides 9 and 10',
    'Lösche eine der letzten beiden Folien',
    "Supprime l'une des deux dernières diapos",
    'Borra una de las dos últimas',
    'Elimina una delle ultime due slide',
    "Verwijder een van de laatste twee dia's",
    'Usuń jeden z dwóch ostatnich slajdów',
    'Удали один из последних двух слайдов',
  ])('“%s” asks which, with these as options', (instruction) => {
    expect(interpretSample(instruction)).toMatchObject([
      {
        request: 'clarify',
        question: 'Which of them do you mean?',
        options: ['Slide 9: Risks', 'Slide 10: Thank you'],
      },
    ])
  })

  it('asks how many were said', () => {
    expect(interpretSample('Delete two of slides 3, 4 and 5')).toMatchObject([
      { question: 'Which 2 of them do you mean?', options: { length: 3 } },
    ])
  })

  it('deletes what was named before and asks about the rest', () => {
    expect(interpretSample('Delete slide 6 and one of the last two')).toMatchObject([
      { request: 'clarify', options: ['Slide 9: Risks', 'Slide 10: Thank you'] },
    ])
  })

  it('asks about all slides, when "those" are none', () => {
    const [step] = interpretSample('Delete one of those', { lastChangedSlideIds: ['slide-4'] })
    expect(step).toMatchObject({ request: 'clarify', options: { length: 8 } })
  })
})
