import { describe, expect, it } from 'vitest'
import { tableXml } from '../../../../src/export/pptx/nodes/table.ts'
import { box, layout, paragraph, tableNode } from '../../../support/scenes.ts'
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

describe('margins of a cell whose number fills its column', () => {
  /** The margins of a long number's cell, or in row 1 of a short one's under it, aligned at a side of their column. */
  function margins(
    align: 'start' | 'end' | 'center',
    columnWidth = 100,
    row = 0,
    long = '1,160,000',
  ) {
    const node = tableNode([['Cost'], ['1,160,000']], { columnWidths: [columnWidth] })
    const cells = node.rows.map((row, index) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        padding: { ...cell.padding, left: 12, right: 12 },
        layout: layout(paragraph(index === 0 ? long : '60', { align })),
      })),
    }))
    const xml = tableXml({ ...node, rows: cells }, 4, contextOf())
    const [, left, right] = [...xml.matchAll(/marL="(\d+)" marR="(\d+)"/g)][row] ?? []
    return { left: Number(left) / 12_700, right: Number(right) / 12_700 }
  }

  it('give way to a wider face, away from its side', () => {
    expect(margins('end').right).toBe(12)
    expect(margins('end').left).toBeLessThan(11)
    expect(margins('start').left).toBe(12)
    expect(margins('start').right).toBeLessThan(11)
  })

  it('give way at its side too where that is not enough, in all cells of the column alike', () => {
    expect(margins('end', 90).right).toBeLessThan(11)
    expect(margins('end', 90, 1).right).toBe(margins('end', 90).right)
    expect(margins('end', 90, 1).left).toBe(12)
  })

  it('give way at both sides of a number in the middle', () => {
    const { left, right } = margins('center')
    expect(left).toBeLessThan(12)
    expect(left).toBe(right)
  })

  it('stay where words go on below in a wider face anyway', () => {
    const { left, right } = margins('start', 100, 0, 'Wide words here')
    expect([left, right]).toEqual([12, 12])
  })
})
