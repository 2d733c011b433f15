import { expect, test } from 'vitest'
import { composeText, titlesOf } from '../support/compose-text.ts'

const request = { deckTitle: 'Untitled presentation', titleIsDefault: false, titleFromSource: true }

test.each([
  ['a heading', '# Harbours\n\nShips wait there. Cranes load them.', 'Harbours'],
  ['a numbered outline', '# Why we move\n\n## Costs\n1. Pack\n2. Ship\n3. Unpack', 'Why we move'],
])('a title is taken from %s of the source, and stands on the title slide', (_, text, title) => {
  const composed = composeText(text, request)
  expect(composed.title).toBe(title)
  expect(titlesOf(composed.slides)[0]).toBe(title)
})

test('a title that was given stays', () => {
  const composed = composeText('# Harbours\n\nShips wait there.', {
    deckTitle: 'Ports',
    titleIsDefault: false,
  })
  expect(composed.title).toBe('Ports')
})

test('a title from the source is no longer than a title slide can show', () => {
  const long = `# ${'A very long heading about harbours '.repeat(12)}\n\nShips wait there.`
  const { title } = composeText(long, request)
  expect(title.startsWith('A very long heading')).toBe(true)
  expect(title.length).toBeLessThanOrEqual(121)
})

test.each([
  [
    'the title that the source gives itself',
    '# Harbours\n\nShips wait there. Cranes load them.',
    'Harbours',
  ],
  ['the default where it gives none', 'Ships wait there. Cranes load them.', 'The default'],
])('in place of a default title stands %s', (_, text, title) => {
  const { slides } = composeText(text, {
    deckTitle: 'The default',
    titleIsDefault: true,
    titleFromSource: true,
    slideRange: '2-5',
  })
  expect(titlesOf(slides)[0]).toBe(title)
  expect(JSON.stringify(slides[0]?.variants[0]?.blocks)).not.toContain(title)
})
