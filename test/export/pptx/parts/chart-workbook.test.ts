import { expect, it } from 'vitest'
import {
  categoryReference,
  chartWorkbook,
  nameReference,
  valueReference,
} from '../../../../src/export/pptx/parts/chart-workbook.ts'
import { chartNode } from '../../../support/scenes.ts'
import { partOf, unpack } from '../../../support/unpack.ts'
import { xmlProblem } from '../../../support/xml-well-formed.ts'

it('refers to columns past Z', () => {
  expect(nameReference(0)).toBe('Sheet1!$B$1')
  expect(nameReference(25)).toBe('Sheet1!$AA$1')
  expect(valueReference(1, 4)).toBe('Sheet1!$C$2:$C$5')
  expect(categoryReference(4)).toBe('Sheet1!$A$2:$A$5')
})

it('has names in the first row and column and numbers between', async () => {
  const sheet = await partOf(chartWorkbook(chartNode()), 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="C1" t="inlineStr"><is><t xml:space="preserve">Q3 2026</t>')
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">Europe</t>')
  expect(sheet).toContain('<c r="B2" s="1"><v>17.8</v></c><c r="C2" s="1"><v>21.4</v></c>')
})

it('has the number format of its value in each cell', async () => {
  const series = [
    { name: 'A', values: [0.4, 2], color: '#1B46D9', pointFormats: ['0.00', undefined] },
  ]
  const workbook = chartWorkbook(chartNode({ categories: ['x', 'y'], series }))
  const sheet = await partOf(workbook, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="B2" s="2"><v>0.4</v></c>')
  expect(sheet).toContain('<c r="B3" s="1"><v>2</v></c>')
  expect(await partOf(workbook, 'xl/styles.xml')).toContain('numFmtId="165" formatCode="0.00"')
})

it('keeps underscores that look like escapes', async () => {
  const workbook = chartWorkbook(chartNode({ categories: ['_x0041_'] }))
  expect(await partOf(workbook, 'xl/worksheets/sheet1.xml')).toContain('>_x005F_x0041_<')
})

it('is equal for equal charts, and well-formed', async () => {
  const [one, two] = [chartWorkbook(chartNode()), chartWorkbook(chartNode())]
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  for (const part of (await unpack(one)).values()) expect(xmlProblem(part)).toBeUndefined()
})
