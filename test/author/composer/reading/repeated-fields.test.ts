import { describe, expect, it } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'
import { repeatedFields } from '../../../../src/author/composer/reading/repeated-fields.ts'

/** Each table as its columns and rows. */
const tables = (text: string) =>
  repeatedFields(text).map(({ block }) =>
    [block.columns, ...block.rows].map((row) => row.map((cell) => cell.text)),
  )

const people = `Name: Rosa Kimani
Role: coach
Since: 2019

Name: Piet Vos
Role: treasurer
Since: 2012
`

describe('blocks of lines with the same labels', () => {
  it('are the rows of a table', () => {
    expect(tables(people)).toEqual([
      [
        ['Name', 'Role', 'Since'],
        ['Rosa Kimani', 'coach', '2019'],
        ['Piet Vos', 'treasurer', '2012'],
      ],
    ])
  })

  it('have an empty cell where one of them lacks a label', () => {
    const text =
      'System: Wärmepumpe\nKosten: 42.000 €\nDauer: 3 Wochen\n\nSystem: Gas\nKosten: 18.000 €\n'
    expect(tables(text)[0]?.[2]).toEqual(['Gas', '18.000 €', ''])
  })

  it('begin at their first label, without a blank line between them too', () => {
    const text = '氏名：佐藤\n担当：会場\n氏名：田中\n担当：受付\n氏名：山本\n担当：広報\n'
    expect(tables(text)[0]).toHaveLength(4)
  })

  it('end at a blank line, and what is told around them stays', () => {
    const blocks = readSource(
      `# Crew\n\nWe looked at all.\n\n${people}\nThe club thanks both of them for years of work.\n`,
    )
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'table', 'paragraph'])
  })
})

describe('is no table', () => {
  it.each([
    ['a single block', 'Name: Rosa\nRole: coach\nSince: 2019\n'],
    [
      'what two people say',
      'Ana: How was the day?\nBo: It went well.\n\nAna: And then?\nBo: We left.\n',
    ],
    [
      'lines of different labels',
      'Monday: closed\nTuesday: 9–17\n\nWednesday: 9–17\nThursday: 9–12\n',
    ],
    [
      'labels over sentences that go on below',
      'Aim: to learn\nPlan: we begin with the\nfirst chapter\n\nAim: to rest\nPlan: we\nsleep\n',
    ],
    ['the heads of mails', 'From: a@x.org\nTo: b@x.org\n\nFrom: b@x.org\nTo: a@x.org\n'],
  ])('%s', (_, text) => {
    expect(tables(text)).toEqual([])
  })
})
