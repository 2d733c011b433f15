import { describe, expect, it } from 'vitest'
import { isReworded, isStillSaid } from '../../../src/edit/model/still-said.ts'
import { bulletsSlide, deck } from '../../support/decks.ts'

const before = deck({}, bulletsSlide('Week 14', ['Complaints: 12', 'Fuel: 40']))
const [slide] = before.slides
if (slide === undefined) throw new Error('There is no slide.')

describe('what a deck still says', () => {
  it('is a line that stands in the notes afterwards', () => {
    const after = deck({}, { ...bulletsSlide('Week 14', ['Fuel: 40']), notes: 'Complaints: 12.' })
    expect(isStillSaid('Complaints: 12', before, after)).toBe(true)
  })

  it('is not a line that is gone, though another place has always had its words', () => {
    const twice = deck({}, { ...slide, notes: 'Complaints are 12 this week.' })
    const after = deck({}, { ...bulletsSlide('Week 14', ['Fuel: 40']), notes: slide.notes ?? '' })
    expect(isStillSaid('Complaints: 12', before, after)).toBe(false)
    const left = deck(
      {},
      { ...bulletsSlide('Week 14', ['Fuel: 40']), notes: twice.slides[0]?.notes ?? '' },
    )
    expect(isStillSaid('Complaints: 12', twice, left)).toBe(false)
  })
})

describe('notes', () => {
  const notes = 'Harriet measured the damp in May: 62 percent. Please do not promise a date.'

  it('are reworded where they keep their subjects and are about as long', () => {
    const kinder =
      'In May Harriet measured 62 percent damp. We would rather not promise a date yet.'
    expect(isReworded(notes, kinder, 'en')).toBe(true)
  })

  it.each([
    [
      'Next meeting: Thursday, 14.00, same room.',
      'We meet again on Thursday at 14:00, in the same room.',
    ],
    [
      'The agreement is between (1) the owner, Pellwick, and (2) the hirer, Brightwater.',
      'Pellwick is the owner, Brightwater the hirer; the agreement is between them.',
    ],
  ])('are reworded where only what parts or counts has changed: “%s”', (before, after) => {
    expect(isReworded(before, after, 'en')).toBe(true)
  })

  it.each([
    ['A grant of 1,000 euros.', 'A grant of 1.000 euros.'],
    ['Use a 1:2 dilution at most.', 'Use at most a 1.2 dilution.'],
    ['The mixture is 2:1, the limit 3.5.', 'The limit is 3:5, the mixture 2.1.'],
  ])('are gone where a figure is another: “%s”', (before, after) => {
    expect(isReworded(before, after, 'en')).toBe(false)
  })

  it('are gone where a figure in brackets is', () => {
    const after = 'There were complaints about damp, and some about noise from the road.'
    expect(isReworded('Complaints about damp (12), about noise (3).', after, 'en')).toBe(false)
  })

  it.each([
    '',
    'Say hello.',
    'Thank everyone for coming, and tell them where the coffee is, please.',
  ])('are gone where others take their place: “%s”', (other) => {
    expect(isReworded(notes, other, 'en')).toBe(false)
  })
})
