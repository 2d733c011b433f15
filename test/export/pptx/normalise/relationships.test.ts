import { expect, it } from 'vitest'
import { Relationships } from '../../../../src/export/pptx/normalise/relationships.ts'

it('numbers relationships in their order', () => {
  const relationships = new Relationships()
  const ids = [1, 2].map((n) => relationships.add('chart', `../charts/chart${n}.xml`))
  expect(ids).toEqual(['rId1', 'rId2'])
  expect(relationships.xml).toContain('relationships/chart" Target="../charts/chart2.xml"/>')
})

it('says of an address that it is outside the file', () => {
  const relationships = new Relationships()
  relationships.add('hyperlink', 'https://example.org', 'External')
  expect(relationships.xml).toContain('Target="https://example.org" TargetMode="External"/>')
})
