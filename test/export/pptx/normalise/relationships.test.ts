import { expect, it } from 'vitest'
import {
  noRelationships,
  withoutRelationship,
  withRelationship,
} from '../../../../src/export/pptx/normalise/relationships.ts'

it('numbers a new relationship after the last', () => {
  const first = withRelationship(noRelationships, 'chart', '../charts/chart1.xml')
  const second = withRelationship(first.xml, 'chart', '../charts/chart2.xml')
  expect([first.id, second.id]).toEqual(['rId1', 'rId2'])
  expect(second.xml).toContain('relationships/chart" Target="../charts/chart2.xml"/>')
})

it('drops relationships of a kind', () => {
  const { xml } = withRelationship(noRelationships, 'notesSlide', '../notesSlides/notesSlide1.xml')
  expect(withoutRelationship(xml, 'notesSlide')).toBe(noRelationships)
})
