import { expect, test } from 'vitest'
import { withMargins } from '../../../../src/author/composer/ledger/passage.ts'
import { withFootnotes } from '../../../../src/author/composer/reading/footnotes.ts'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import type {
  MarginSource,
  SourceBlock,
} from '../../../../src/author/composer/reading/source-block.ts'
import { growth, linear } from '../../../support/growth.ts'

test('footnotes are found in time that grows with their text', () => {
  const notes = (count: number): SourceBlock[] =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'paragraph',
      text: mapVerbatim(`* A note that no word above it bears a mark for, ${index}.`, 0),
      lead: 0,
    }))
  expect(growth(notes, (blocks) => withFootnotes(blocks, ''), 500)).toBeLessThan(linear)
})

test('what is left out behind one passage takes time that grows with it', () => {
  const lines = (count: number): MarginSource[] =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'margin',
      place: 'nowhere',
      text: mapVerbatim('left', index * 5),
    }))
  expect(growth(lines, (margins) => withMargins([], margins), 2000)).toBeLessThan(linear)
})
