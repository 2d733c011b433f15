import { expect, test } from 'vitest'
import { otherForms } from '../../../../src/author/composer/slides/other-forms.ts'
import { findPart } from '../../../support/parts.ts'

/** The heads of the cards that the figure of a sentence can be shown as. */
function cardHeads(sentence: string): string[] {
  const part = findPart(`${sentence} Churn fell to 2.1%.`, 'stats')
  const items = part.figures.map(({ atom, figure, label }) => ({
    text: figure,
    label,
    sources: [{ input: 'input', start: atom.text.offsets[0] ?? 0, end: sentence.length }],
  }))
  const forms = otherForms(
    {
      layout: 'stats',
      titles: [],
      blocks: [{ kind: 'stats', id: 'stats', items }],
      shown: [],
      covered: part.atoms,
      spans: [],
    },
    'en-US',
  )
  const [block] = forms.find((form) => form.layout === 'cards')?.blocks ?? []
  return block?.kind === 'cards' ? block.items.map((item) => item.head) : []
}

test('a card says a figure and what it is of in the order of their sentence', () => {
  expect(cardHeads('Gross margin reached 34.5%.')).toEqual([
    'Gross margin reached 34.5%',
    'Churn fell to 2.1%',
  ])
})
