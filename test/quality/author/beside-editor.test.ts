import { expect, test } from 'vitest'
import type { WrittenDeck } from '../../support/written-decks/written-deck.ts'
import { besideEditor } from './beside-editor.ts'

const text = [
  '# Ferry',
  '## Crew',
  '- Two sailors stand at the ramp\n- One engineer stays below',
  '## Prices',
  '| Ticket | Price |\n|---|---|\n| Adult | €4 |\n| Child | €2 |',
].join('\n\n')

function editorsDeck(slides: Omit<WrittenDeck['slides'][number], 'n'>[]): WrittenDeck {
  return {
    deck: 'ferry',
    way: 'extract',
    slides: [{ layout: 'title', title: 'Ferry' }, ...slides].map((slide, at) => ({
      ...slide,
      n: at + 1,
    })),
  }
}

test('a slide is compared with the one that shows the same, a title with the text', () => {
  const { pairs } = besideEditor(
    text,
    editorsDeck([
      {
        layout: 'bullets',
        title: 'One engineer stays below',
        items: ['Two sailors stand at the ramp'],
      },
      {
        layout: 'table',
        title: '2. Prices',
        table: {
          columns: ['Ticket', 'Price'],
          rows: [
            ['Adult', '€4'],
            ['Child', '€2'],
          ],
        },
      },
    ]),
  )
  expect(pairs.map(({ author }) => author?.title)).toEqual(['Crew', 'Prices'])
  expect(pairs.map(({ sameForm }) => sameForm)).toEqual([true, true])
  expect(pairs.map(({ title }) => title)).toEqual(['other', 'other'])
  expect(pairs[0]?.editor.titleKind).toBe('clause')
})

test('a passage that no slide shows has no partner and is not covered', () => {
  const { pairs } = besideEditor(
    text,
    editorsDeck([{ layout: 'statement', title: 'Weather', text: 'Storms close every harbour' }]),
  )
  expect(pairs).toMatchObject([{ sameForm: false, title: 'other', covered: 0 }])
  expect(pairs[0]?.author).toBeUndefined()
})

test('a closing of points is bullets, whatever it is called', () => {
  const { pairs } = besideEditor(
    text,
    editorsDeck([
      {
        layout: 'closing',
        title: 'Crew',
        items: ['Two sailors stand at the ramp', 'One engineer stays below'],
      },
    ]),
  )
  expect(pairs).toMatchObject([{ author: { form: 'bullets' }, sameForm: true }])
})
