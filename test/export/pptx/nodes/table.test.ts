import { expect, it } from 'vitest'
import { tableXml } from '../../../../src/export/pptx/nodes/table.ts'
import { box, tableNode } from '../../../support/scenes.ts'
import { contextOf } from '../context.ts'

const rows = [
  ['Region', 'Revenue'],
  ['Europe', '21.4'],
  ['Asia Pacific', '6.3'],
]
const written = (options: Parameters<typeof tableNode>[1] = {}) =>
  tableXml(tableNode(rows, options), 4, contextOf())

it('has the scene’s columns, rows and head', () => {
  const xml = written({ box: box(0, 0, 300, 90), columnWidths: [200, 100] })
  expect(xml).toContain('<a:gridCol w="2540000"/><a:gridCol w="1270000"/>')
  expect(xml.match(/<a:tr h="1270000">/g)).toHaveLength(3)
  expect(xml).toContain('<a:tblPr firstRow="1">')
})

it('has cell margins, anchors and fills', () => {
  const xml = written()
  expect(xml).toContain('marL="228600" marR="228600" marT="50800" marB="50800" anchor="ctr"')
  expect(
    xml.match(/<a:solidFill><a:srgbClr val="FFEBDB"\/><\/a:solidFill><\/a:tcPr>/g),
  ).toHaveLength(2)
})

it('gives both cells at a rule the same rule', () => {
  const xml = written()
  expect(xml.match(/<a:lnB w="19050"/g)).toHaveLength(2)
  expect(xml.match(/<a:lnT w="19050"/g)).toHaveLength(2)
})

it('is described for screen readers', () => {
  expect(written({ description: 'Revenue & region' })).toContain('descr="Revenue &amp; region"')
})
