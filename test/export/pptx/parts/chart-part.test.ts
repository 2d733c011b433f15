import { describe, expect, it } from 'vitest'
import { chartPartXml } from '../../../../src/export/pptx/parts/chart-part.ts'
import type { ChartNode } from '../../../../src/scene/node.ts'
import {
  bodyStyle,
  box,
  chartNode,
  doughnutNode,
  layout,
  textNode,
} from '../../../support/scenes.ts'
import { xmlProblem } from '../../../support/xml-well-formed.ts'
import { contextOf } from '../context.ts'

const written = (node: ChartNode) => chartPartXml(node, contextOf(), 'rId1')

describe('bars', () => {
  it('stand in the plot area of the scene, at its scale', () => {
    const xml = written(chartNode({ box: box(100, 100, 500, 300), plot: box(150, 130, 400, 240) }))
    expect(xml).toContain('<c:layoutTarget val="inner"/>')
    expect(xml).toContain('<c:x val="0.1"/><c:y val="0.1"/><c:w val="0.8"/><c:h val="0.8"/>')
    expect(xml).toContain('<c:max val="21.4"/><c:min val="0"/>')
    expect(xml).toContain('<c:majorUnit val="5"/>')
    expect(xml).toContain('<c:gapWidth val="55"/><c:overlap val="-10"/>')
  })

  it('have exactly two axes and square corners', () => {
    const xml = written(chartNode())
    expect(xml.match(/<c:axId /g)).toHaveLength(4)
    expect(xml).toContain('<c:roundedCorners val="0"/>')
  })

  it('carry their numbers, with gaps where there are none', () => {
    const series = [{ name: 'A', values: [1, null, 3], color: '#1B46D9' }]
    const xml = written(chartNode({ categories: ['x', 'y', 'z'], series }))
    expect(xml).toContain('<c:f>Sheet1!$B$2:$B$4</c:f>')
    expect(xml).toContain('<c:pt idx="0"><c:v>1</c:v></c:pt><c:pt idx="2"><c:v>3</c:v></c:pt>')
  })

  it('print the values of the series that have a style, in their format', () => {
    const series = [
      { name: 'A', values: [1], color: '#1B46D9', labelStyle: { ...bodyStyle, size: 14 } },
      { name: 'B', values: [2], color: '#0E1733' },
    ]
    const xml = written(chartNode({ categories: ['x'], series, numberFormat: '0.0"%"' }))
    expect(xml).toContain('<c:numFmt formatCode="0.0&quot;%&quot;" sourceLinked="0"/>')
    expect(xml.match(/<c:showVal val="1"\/>/g)).toHaveLength(1)
    expect(xml).toContain('<a:defRPr sz="1400"')
  })

  it('colour single bars', () => {
    const series = [
      { name: 'A', values: [1, 2], color: '#8591AA', pointColors: ['#8591AA', '#1B46D9'] },
    ]
    const xml = written(chartNode({ categories: ['x', 'y'], series }))
    expect(xml.match(/<c:dPt>/g)).toHaveLength(1)
    expect(xml).toContain('<c:dPt><c:idx val="1"/>')
  })

  it('take the faces of scripts that the style lacks from the drawn labels', () => {
    const xml = written(chartNode({ drawing: [textNode(layout('四半期'))] }))
    expect(xml).toContain('<a:ea typeface="Noto Sans JP"/>')
  })
})

describe('lines', () => {
  it('have a grouping, no inversion, and a pen of the given width', () => {
    const xml = written(
      chartNode({ chartType: 'line', separator: { color: '#FFFFFF', width: 2.25 } }),
    )
    expect(xml).toContain('<c:lineChart><c:grouping val="standard"/>')
    expect(xml).not.toContain('invertIfNegative')
    expect(xml).toContain('<a:ln w="28575"')
  })

  it('have the discs of the scene, or none', () => {
    const plain = { name: 'A', values: [1, 2], color: '#1B46D9' }
    const marked = { ...plain, marker: { size: 9, fill: '#E87045' }, pointColors: ['#FFC9A3'] }
    const xml = written(chartNode({ chartType: 'line', series: [plain, marked] }))
    expect(xml).toContain('<c:symbol val="none"/>')
    expect(xml).toContain('<c:symbol val="circle"/><c:size val="9"/>')
    expect(xml.match(/<c:dPt>/g)).toHaveLength(1)
  })

  it('can be points without a line, joined from high to low and down to the axis', () => {
    const series = chartNode().series.map((one) => ({ ...one, lineHidden: true }))
    const highLowLines = { color: '#D5DBE8', width: 3 }
    const dropLines = { color: '#D5DBE8', width: 1, dash: [1, 3] as [number, number] }
    const xml = written(chartNode({ chartType: 'line', series, highLowLines, dropLines }))
    expect(xml).toMatch(
      /<c:dropLines><c:spPr><a:ln w="12700".*<c:hiLowLines><c:spPr><a:ln w="38100"/,
    )
    expect(xml).toContain('<c:spPr><a:ln><a:noFill/></a:ln></c:spPr><c:marker>')
  })

  it.each([
    ['above', 't'],
    ['below', 'b'],
    ['right', 'r'],
  ] as const)('print their values %s', (labelPosition, position) => {
    const series = chartNode().series.map((one) => ({ ...one, labelPosition }))
    const xml = written(chartNode({ chartType: 'line', series }))
    expect(xml).toContain(`<c:dLblPos val="${position}"/>`)
  })
})

it('a doughnut has its hole, its slices’ colours and gaps, and no axis', () => {
  const xml = written(doughnutNode())
  expect(xml).toContain('<c:holeSize val="61"/>')
  expect(xml.match(/<c:dPt>/g)).toHaveLength(5)
  expect(xml).toContain('<a:ln w="25400"')
  expect(xml).not.toContain('Ax>')
})

it('a pie without a hole names its slices outside', () => {
  const xml = written(doughnutNode({ holeSize: 0, categoryStyle: bodyStyle }))
  expect(xml).toContain('<c:pieChart>')
  expect(xml).toContain('<c:dLblPos val="outEnd"/>')
  expect(xml).toContain('<c:showCatName val="1"/>')
})

it('stays well-formed with hostile names', () => {
  const name = 'a<b>&"\'\u0000\uD800]]>'
  const series = [{ name, values: [1], color: '#1B46D9' }]
  expect(
    xmlProblem(written(chartNode({ categories: [name], series, numberFormat: '0"<&"' }))),
  ).toBeUndefined()
})
