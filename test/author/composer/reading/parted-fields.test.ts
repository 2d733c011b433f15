import { expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

function items(text: string): string[] {
  return readSource(text).flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => item.text.text) : [],
  )
}

test('fields on one line are items, each with its term', () => {
  expect(items('# Concours\n\n**Responsable :** Anne Roux | **Budget :** 4 200 €')).toEqual([
    'Responsable : Anne Roux',
    'Budget : 4 200 €',
  ])
})

test('strokes between what has no terms part nothing', () => {
  expect(items('# Concours\n\nTime: 18:00 | Lyon, town hall')).toEqual([])
})
