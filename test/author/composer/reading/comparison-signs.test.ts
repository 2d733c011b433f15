import { describe, expect, it } from 'vitest'
import { MarkedSource } from '../../../../src/author/composer/reading/marked-source.ts'
import { readMarkdown } from '../../../../src/author/composer/reading/read-markdown.ts'

const read = (text: string) => readMarkdown(text, new MarkedSource(false))
const kinds = (text: string) => read(text).map(({ kind }) => kind)
const said = (text: string) => JSON.stringify(read(text))

describe('a sign of comparison at the start of a line', () => {
  it.each([
    '< 30 min: free\n> 60 min: €3.00',
    '600–1200 : 2,85 €\n> 1200 : 4,60 €',
    'Weight\n> 20 kg – on request',
  ])('stays, and quotes nothing: %s', (text) => {
    expect(kinds(text)).not.toContain('quote')
    expect(said(text)).toMatch(/> ?\d/u)
  })

  it('of one line beside “<” needs nothing behind the number', () => {
    expect(said('Age\n< 6\n> 65')).toContain('> 65')
  })
})

describe('a quotation', () => {
  it.each([
    '> 60 people came\n> and left again',
    '> 42 is the answer',
  ])('may begin with a number: %s', (text) => {
    expect(said(text)).not.toMatch(/> ?\d/u)
  })
})
