import { describe, expect, it } from 'vitest'
import { repetitionsOf, withoutStatements } from '../../../src/author/model/repetitions.ts'
import { slidePlainText } from '../../../src/deck/slide.ts'
import { bulletsSlide, slide, table } from '../../support/decks.ts'

const first = bulletsSlide('Labels fell from 460 a minute to 14', [
  'The installers are what holds us back, not the demand',
  'No data was lost',
])

describe('what a slide says again', () => {
  it.each([
    ['word for word', 'The installers are what holds us back, not the demand'],
    ['in another form of the words', 'What holds us back are installers, not demands'],
    ['of a title', 'Labels fell to 14 from 460 a minute'],
    ['in most of its words', 'Installers, not demand, are what holds us back'],
  ])('is found %s', (_how, line) => {
    const found = repetitionsOf(bulletsSlide('What comes next', [line, 'Other']), [first])
    expect(found).toEqual([{ statement: line, title: 'Labels fell from 460 a minute to 14' }])
  })

  it.each([
    ['with another number', 'Labels fell from 460 a minute to 12'],
    ['with something new', 'The installers are what holds us back in Italy, not the demand'],
    ['as a name of few words', 'No data lost'],
    ['in a part of what was said', 'Installers hold us back'],
  ])('is no repetition %s', (_how, line) => {
    expect(repetitionsOf(bulletsSlide('What comes next', [line]), [first])).toEqual([])
  })

  it('is none in a closing, nor in rows of a table', () => {
    const said = 'The installers are what holds us back, not the demand'
    const closing = slide(
      'closing',
      'Call us today',
      bulletsSlide('', [said]).variants[0]?.blocks ?? [],
    )
    const rows = slide('table', 'Risks', [table(['Risk', 'Cost'], [[said, '5']])])
    expect(repetitionsOf(closing, [first])).toEqual([])
    expect(repetitionsOf(rows, [first])).toEqual([])
  })
})

describe('a slide without what others say', () => {
  it('keeps its other lines', () => {
    const left = withoutStatements(first, ['No data was lost'])
    expect(left && slidePlainText(left)).not.toContain('No data')
    expect(left?.variants[0]?.blocks).toHaveLength(1)
  })

  it.each([
    ['title', ['Labels fell from 460 a minute to 14']],
    ['last line', ['The installers are what holds us back, not the demand', 'No data was lost']],
  ])('is none without its %s', (_what, statements) => {
    expect(withoutStatements(first, statements)).toBeUndefined()
  })
})
