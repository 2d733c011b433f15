import { describe, expect, it } from 'vitest'
import { takeDuration } from '../../../../src/design/themes/draughtsman/durations.ts'

const heads = ['Register', 'Check', 'Test', 'Sign', 'Book']

describe('takeDuration', () => {
  it('takes the duration of a step off its text', () => {
    expect(
      takeDuration('Compliance checks the certificate within two working days', heads, 1),
    ).toEqual({
      text: 'within two working days',
      rest: 'Compliance checks the certificate',
    })
  })

  it('finds the step from which a duration counts by the stem of its name', () => {
    const text = 'First paid load is booked, usually 11 days after registration'
    expect(takeDuration(text, heads, 4)).toEqual({
      text: 'usually 11 days after registration',
      rest: 'First paid load is booked',
      since: 0,
    })
  })

  it('only looks back for that step', () => {
    expect(takeDuration('Docks open, 3 days after booking', heads, 1)).toEqual({
      text: '3 days after booking',
      rest: 'Docks open',
    })
  })

  it.each([
    ['Die Urkunde wird innerhalb von zwei Arbeitstagen geprüft', undefined],
    ['Die Urkunde ist geprüft, innerhalb von zwei Arbeitstagen', 'innerhalb von zwei Arbeitstagen'],
    ['Le contrat est signé dans les 5 jours ouvrés', 'dans les 5 jours ouvrés'],
    ['El certificado se revisa en un plazo de dos semanas', 'en un plazo de dos semanas'],
    ['Carriers are ranked in 2026', undefined],
    ['within two days', undefined],
    ['Operations runs three test shipments', undefined],
  ])('reads %s', (text, expected) => {
    expect(takeDuration(text, heads, 1)?.text).toBe(expected)
  })
})
