import { expect, test } from 'vitest'
import { carryMarks } from '../../../src/deck/marks/carry-marks.ts'
import { bullets, cards, image } from '../../support/decks.ts'

const marked = (text: string, words: string) => {
  const from = text.indexOf(words)
  return {
    ...bullets([text]),
    items: [
      {
        text,
        sources: [],
        level: 0 as const,
        marks: [{ from, to: from + words.length, bold: true as const }],
      },
    ],
  }
}

/** The words that are marked in a block, by their fields. */
const wordsMarked = (block: object) => {
  const [item] = (block as { items: Record<string, unknown>[] }).items
  const found: Record<string, string[]> = {}
  for (const [field, text] of Object.entries(item ?? {})) {
    const marks = item?.[field === 'text' ? 'marks' : `${field}Marks`]
    if (Array.isArray(marks))
      found[field] = marks.map(({ from, to }) => String(text).slice(from, to))
  }
  return found
}

test.each([
  [
    'in a head and its text',
    'Fuel: prices rise **fast**',
    'Fuel',
    'Prices rise fast',
    { text: ['fast'] },
  ],
  [
    'at the very seam',
    'Fuel **costs**: prices rise',
    'Fuel costs',
    'prices rise',
    { head: ['costs'] },
  ],
  ['not in other words', 'Fuel **is** up', 'This', 'list', {}],
])('marks are found again in another form: %s', (_, source, head, text, found) => {
  const plain = source.replaceAll('*', '')
  const words = /\*\*(.*)\*\*/.exec(source)?.[1] ?? ''
  const [card] = carryMarks([cards({ head, text })], [marked(plain, words)])
  expect(wordsMarked(card as object)).toEqual(found)
})

test('a text that several make together has the marks of each', () => {
  const [block] = carryMarks(
    [bullets(['Fuel: prices rise; until May'])],
    [marked('prices rise', 'rise'), marked('until May', 'May')],
  )
  expect(wordsMarked(block as object)).toEqual({ text: ['rise', 'May'] })
})

test('another form of a block takes its style, as far as its kind has one', () => {
  const style = { align: 'center' } as const
  const [list, picture] = carryMarks(
    [cards({ head: 'Fuel' }), image('hub')],
    [{ ...bullets(['Fuel']), style }],
  )
  expect(list).toMatchObject({ style })
  expect(picture).not.toHaveProperty('style')
})
