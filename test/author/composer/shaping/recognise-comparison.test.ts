import { describe, expect, test } from 'vitest'
import { findPart, partsOf } from '../../../support/parts.ts'

const kinds = (text: string, language?: string) => partsOf(text, language).map((part) => part.kind)

/** The names of a comparison's sides, each with its points. */
function sidesOf(text: string, language?: string): Record<string, string[]> {
  const { sides } = findPart(text, 'comparison', language)
  return Object.fromEntries(
    sides.map(({ name, items }) => [name.text, items.map((item) => item.text.text)]),
  )
}

describe('sections with the same labels', () => {
  const boats =
    '## Crossing the lake\nThe bridge is shut.\n\n### Rowing boat\n- Price: €900, second-hand\n- Seats: three\n\n### Motor boat\n- Price: €4,000\n- Seats: six\n- Care: one service a year'

  test('are one table with the labels as rows', () => {
    const { columns, rows } = findPart(boats, 'table')
    expect(columns.map(({ name }) => name.text)).toEqual(['', 'Rowing boat', 'Motor boat'])
    expect(rows.map((row) => row.map((cell) => cell.text))).toEqual([
      ['Price', '€900, second-hand', '€4,000'],
      ['Seats', 'three', 'six'],
      ['Care', '', 'one service a year'],
    ])
  })

  test('keep what is said before them and after them', () => {
    const text = `${boats}\n\n### What now\nThe club meets in June.`
    const all = JSON.stringify(
      partsOf(text).map((part) => part.atoms.map((atom) => atom.text.text)),
    )
    expect(all).toContain('The bridge is shut.')
    expect(all).toContain('The club meets in June')
  })
})

test('items that semicolons part into lists stand side by side', () => {
  expect(
    sidesOf(
      '- Must: float; seat four\n- Should: fold; fit a car\n- Will not: have a motor; be sold',
    ),
  ).toEqual({
    Must: ['float', 'seat four'],
    Should: ['fold', 'fit a car'],
    'Will not': ['have a motor', 'be sold'],
  })
})

describe('sections whose names are opposed', () => {
  test.each([
    ['en', 'What went well', 'What went badly'],
    ['en', 'OK', 'Not OK'],
    ['en', 'Pros', 'Cons'],
    ['de', 'Vorteile', 'Nachteile'],
    ['de', 'Alte Halle', 'Neue Halle'],
    ['ru', 'Что сработало', 'Что не сработало'],
    ['ja', 'メリット', 'デメリット'],
  ])('%s: %s / %s', (language, one, other) => {
    const text = `## ${one}\n- a first point\n- a second one\n\n## ${other}\n- a third point`
    expect(sidesOf(text, language)).toEqual({
      [one]: ['a first point', 'a second one'],
      [other]: ['a third point'],
    })
  })

  test.each([
    ['Costs', 'Benefits of scale'],
    ['What we do', 'How we do it'],
    ['Plan for May', 'Staff'],
  ])('are not %s and %s', (one, other) => {
    expect(kinds(`## ${one}\n- a first point\n\n## ${other}\n- a second point`)).not.toContain(
      'comparison',
    )
  })
})

test('lists that their introductions set against each other are a comparison', () => {
  expect(sidesOf('## Work\n\nAllowed:\n\n- at home\n\nNot allowed:\n\n- abroad')).toEqual({
    Allowed: ['at home'],
    'Not allowed': ['abroad'],
  })
})

test('what semicolons set apart are the points of alternatives', () => {
  const text = '## Build or buy\n**Build**: full control; 9 months.\n**Buy**: lock-in; 10 weeks.'
  expect(sidesOf(text)).toEqual({
    Build: ['full control', '9 months.'],
    Buy: ['lock-in', '10 weeks.'],
  })
})

test('a table stays a table, whatever its columns', () => {
  expect(
    kinds(
      '| | pgqueue | BullMQ |\n|---|---|---|\n| Storage | Postgres | Redis |\n| Licence | MIT | free |',
    ),
  ).toEqual(['table'])
})
