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

  it('print what their source has in place of a value, and digits of their own', () => {
    const labelStyle = { ...bodyStyle, size: 14 }
    const pointLabels = [undefined, 'about €1,870']
    const pointFormats = ['#,##0.00', undefined]
    const one = { name: 'A', values: [0.4, 1870], color: '#1B46D9', labelStyle }
    const series = [{ ...one, pointLabels, pointFormats }]
    const xml = written(chartNode({ categories: ['x', 'y'], series }))
    expect(xml).toContain('<a:t>about €1,870</a:t>')
    expect(xml).toContain('<c:dLbl><c:idx val="0"/><c:numFmt formatCode="#,##0.00"')
    expect(xml).toContain('<c:pt idx="0" formatCode="#,##0.00"><c:v>0.4</c:v></c:pt>')
    expect(xmlProblem(xml)).toBeUndefined()
  })

  it('have titles at their axes where the scene has them', () => {
    const categoryTitle = { text: 'Branches', box: box(300, 380, 80, 20), style: bodyStyle }
    const xml = written(chartNode({ box: box(100, 100, 400, 300), categoryTitle }))
    expect(xml.match(/<c:title>/g)).toHaveLength(1)
    expect(xml).toContain('<a:t>Branches</a:t>')
    expect(xml).toContain('<c:x val="0.5"/><c:y val="0.933333"/></c:manualLayout>')
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

describe('bars that add up', () => {
  const stacked = chartNode({ chartType: 'stacked', numberFormat: '0.0;"−"0.0' })

  it('stand on each other', () => {
    expect(written(stacked)).toContain('<c:grouping val="stacked"/>')
    expect(written(stacked)).toContain('<c:overlap val="100"/>')
  })

  it('have their values inside, and none where a part has no height', () => {
    const xml = written(stacked)
    expect(xml).toContain('<c:dLblPos val="inEnd"/>')
    expect(xml).not.toContain('outEnd')
    expect(xml).toContain('formatCode="0.0;&quot;−&quot;0.0;"')
    const series = stacked.series.map((one) => ({ ...one, labelPosition: 'center' as const }))
    expect(written({ ...stacked, series })).toContain('<c:dLblPos val="ctr"/>')
  })
})

describe('bars that lie', () => {
  it('have their first category at the top', () => {
    const xml = written(chartNode({ horizontal: true }))
    expect(xml).toContain('<c:barDir val="bar"/>')
    expect(xml).toMatch(/<c:catAx>.*<c:orientation val="maxMin"\/>.*<c:axPos val="l"\/>/)
  })

  it('may be unequally thick: the thin one is a line from its end to the axis', () => {
    const series = chartNode().series.map((one, index) => ({ ...one, thickness: index ? 10 : 30 }))
    const plot = box(0, 0, 400, 400)
    const xml = written(chartNode({ horizontal: true, plot, series, overlap: -10 }))
    // Four categories of 100 pt; the middles of the bars are 20 pt and a gap of 3 pt apart.
    expect(xml).toContain('<c:gapWidth val="157"/><c:overlap val="23"/>')
    expect(xml.match(/<c:errBars>/g)).toHaveLength(1)
    expect(xml).toMatch(
      /<c:v>Q3 2026.*<c:noEndCap val="1"\/><c:val val="100"\/><c:spPr><a:ln w="127000" cap="flat">/,
    )
  })
})

describe('the pens of bars', () => {
  const outline = { color: '#0E1733', width: 1, dash: [6, 4] as [number, number] }
  const one = { name: 'A', values: [1, 2], color: '#8591AA', outline }

  it('go round all bars, or are those of single ones', () => {
    const pointOutlines = [undefined, { color: '#B02A2D', width: 2 }]
    const xml = written(chartNode({ categories: ['x', 'y'], series: [{ ...one, pointOutlines }] }))
    expect(xml).toContain('<a:ds d="600000" sp="400000"/>')
    expect(xml).toMatch(/<c:dPt><c:idx val="1"\/>.*?<a:ln w="25400"/)
    expect(xml.match(/<c:dPt>/g)).toHaveLength(1)
  })

  it('are all there is of hollow bars', () => {
    const xml = written(chartNode({ series: [{ ...one, hollow: true }] }))
    expect(xml).toMatch(/<\/c:tx><c:spPr><a:noFill\/><a:ln w="12700"/)
  })
})

it('values may have colours of their own', () => {
  const labelStyle = { ...bodyStyle, color: '#566079' }
  const pointLabelColors = ['#566079', '#B02A2D']
  const series = [{ name: 'A', values: [1, 2], color: '#8591AA', labelStyle, pointLabelColors }]
  const xml = written(chartNode({ categories: ['x', 'y'], series }))
  expect(xml.match(/<c:dLbl>/g)).toHaveLength(1)
  expect(xml).toMatch(/<c:dLbl><c:idx val="1"\/>.*?B02A2D|<c:dLbl><c:idx val="1"\/>.*?accent6/)
})

it('an area has its line on top, from the same cells', () => {
  const series = [{ name: 'A', values: [1, 2], color: '#1B46D9', areaFill: '#FFEBDB' }]
  const xml = written(chartNode({ chartType: 'area', categories: ['x', 'y'], series }))
  expect(xml).toMatch(/<c:areaChart>.*FFEBDB.*<\/c:areaChart><c:lineChart>/)
  expect(xml.match(/<c:f>Sheet1!\$B\$2:\$B\$3<\/c:f>/g)).toHaveLength(2)
  expect(xml).toMatch(/<c:order val="0"\/>.*<c:order val="1"\/>/)
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
