import { expect, test } from 'vitest'
import { leftOutPassages } from '../../../src/author/report/left-out.ts'
import type { Deck } from '../../../src/deck/deck.ts'
import { bulletsSlide, deck } from '../../support/decks.ts'

const text = '# Fleet\n\nWe run 40 trains. They are old.\n- New ones come in May.\n\n---\n'

/** A deck of one slide that shows parts of the text, with these notes. */
function showing(parts: string[], notes?: string): Deck {
  const sources = parts.map((part) => {
    const start = text.indexOf(part)
    return { input: 'input', start, end: start + part.length }
  })
  const one = deck({}, bulletsSlide('Fleet', ['Something']))
  return { ...one, slides: one.slides.map((slide) => ({ ...slide, sources, notes })) }
}

function leftOut(one: Deck, limit = 10) {
  const { passages, omitted } = leftOutPassages(one, 'input', text, limit)
  const shown = passages.map(({ span, place }) => [text.slice(span.start, span.end), place])
  return { shown, omitted }
}

test('each sentence that no slide shows is left out, without the marks of its line', () => {
  expect(leftOut(showing(['Fleet'])).shown).toEqual([
    ['We run 40 trains.', 'nowhere'],
    ['They are old.', 'nowhere'],
    ['New ones come in May.', 'nowhere'],
  ])
})

test('a sentence of which a part is shown is not left out', () => {
  expect(leftOut(showing(['Fleet', '40 trains', 'old', 'in May'])).shown).toEqual([])
})

test.each([
  '# Fleet',
  '# 1. Fleet',
  '§ 1 Fleet',
  '## Fleet',
])('a heading by which a slide is called is not left out: %s', (heading) => {
  const source = `${heading}\n\nWe run 40 trains.`
  const start = source.indexOf('We')
  const sources = [{ input: 'input', start, end: source.length }]
  const title = `${heading.replace(/^#+ /, '')} (2/2)`
  const one = deck({}, bulletsSlide(title, ['Something']))
  const named = { ...one, slides: one.slides.map((slide) => ({ ...slide, sources })) }
  expect(leftOutPassages(named, 'input', source, 10).passages).toEqual([])
})

test('what the notes say is left out of the slides only', () => {
  const notes = 'Furthermore: They are **old**.'
  expect(leftOut(showing(['Fleet', '40 trains', 'May'], notes)).shown).toEqual([
    ['They are old.', 'notes'],
  ])
})

test('what came from another text shows nothing of this one', () => {
  const other = showing([text])
  const slides = other.slides.map((slide) => ({
    ...slide,
    sources: slide.sources.map((span) => ({ ...span, input: 'other' })),
  }))
  expect(leftOut({ ...other, slides }).shown).toHaveLength(4)
})

test('a sentence far into a long line is found where it stands', () => {
  const long = `${'The carrier calls at pier four. '.repeat(2_000)}They are old.`
  const { passages } = leftOutPassages(deck({}), 'input', long, 5_000)
  const { start, end } = passages.at(-1)?.span ?? { start: 0, end: 0 }
  expect([passages.length, long.slice(start, end)]).toEqual([2_001, 'They are old.'])
})

test('past the limit passages are counted only', () => {
  const { shown, omitted } = leftOut(showing([]), 1)
  expect([shown, omitted]).toEqual([[['Fleet', 'nowhere']], 3])
})
