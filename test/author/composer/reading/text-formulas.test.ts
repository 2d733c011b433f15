import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

/** What the only paragraph of a markdown document says. */
function paragraph(text: string): string | undefined {
  const block = readSource(`# Stones\n\n${text}`).find(({ kind }) => kind === 'paragraph')
  return block?.kind === 'paragraph' ? block.text.text : undefined
}

describe('a formula in markdown is written in plain characters', () => {
  test.each([
    ['The height $h$ is 20 m.', 'The height h is 20 m.'],
    ['It takes \\(t = \\sqrt{2h/g}\\).', 'It takes t = √(2h/g).'],
    ['Here $g = 9{,}81\\,\\mathrm{m/s^2}$ holds.', 'Here g = 9,81 m/s² holds.'],
    ['A level $L_{Aeq}$ of $10^{-3}$ and $\\frac{a+b}{2}$.', 'A level L_Aeq of 10⁻³ and (a+b)/2.'],
    ['$$v = x_1 \\cdot y$$', 'v = x₁ · y'],
  ])('%s', (text, printed) => {
    expect(paragraph(text)).toBe(printed)
  })

  test('and stands as it is where it needs TeX', () => {
    expect(paragraph('Then $\\int_0^1 f\\,\\weird{x}$ follows.')).toBe(
      'Then $\\int_0^1 f\\,\\weird{x}$ follows.',
    )
  })

  test('amounts in dollars are none', () => {
    expect(paragraph('Tickets cost $5 and $7, or $5 (in A$) each.')).toBe(
      'Tickets cost $5 and $7, or $5 (in A$) each.',
    )
  })
})
