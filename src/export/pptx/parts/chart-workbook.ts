import type { ChartNode } from '../../../scene/node.ts'
import { beginningOf } from '../../../text/cut-text.ts'
import { writeZip } from '../../zip.ts'
import { escapeAttribute, escapeText, xmlDeclaration } from '../xml.ts'

// The sheet's shape: category names in column A from row 2, one series a column from B, its name in row 1.

/** Where the sheet has the name of a series. */
export function nameReference(series: number): string {
  return `Sheet1!$${columnName(series + 1)}$1`
}

/** Where the sheet has the names of the categories. */
export function categoryReference(count: number): string {
  return `Sheet1!$A$2:$A$${Math.max(1, count) + 1}`
}

/** Where the sheet has the values of a series. */
export function valueReference(series: number, count: number): string {
  const column = columnName(series + 1)
  return `Sheet1!$${column}$2:$${column}$${Math.max(1, count) + 1}`
}

/**
 * The workbook that "Edit Data" opens: the smallest valid SpreadsheetML package. (pptxgenjs writes one with a table
 * whose range is malformed and whose header is not the sheet's, and with the current time.)
 */
export function chartWorkbook(node: ChartNode): Uint8Array {
  // Stored: the presentation compresses it once.
  return writeZip(new Map(Object.entries(workbookParts(node))), { compress: false })
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The number formats of the cells: that of the chart first, then those of single values. */
function cellFormats({ numberFormat, series }: ChartNode): string[] {
  const own = series.flatMap(({ pointFormats = [] }) => pointFormats)
  return [...new Set([numberFormat, ...own.filter((format) => format !== undefined)])]
}

function numberFormatXml(format: string, index: number): string {
  return `<numFmt numFmtId="${164 + index}" formatCode="${escapeAttribute(format)}"/>`
}

function cellFormatXml(index: number): string {
  return `<xf numFmtId="${164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`
}

function workbookParts(node: ChartNode): Record<string, string> {
  const formats = cellFormats(node)
  return {
    '[Content_Types].xml':
      `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
    '_rels/.rels':
      `${xmlDeclaration}<Relationships xmlns="${packageRelationships}">` +
      `<Relationship Id="rId1" Type="${officeRelationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${xmlDeclaration}<workbook xmlns="${main}" xmlns:r="${officeRelationships}">` +
      '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${xmlDeclaration}<Relationships xmlns="${packageRelationships}">` +
      `<Relationship Id="rId1" Type="${officeRelationships}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${officeRelationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml':
      `${xmlDeclaration}<styleSheet xmlns="${main}">` +
      `<numFmts count="${formats.length}">${formats.map(numberFormatXml).join('')}</numFmts>` +
      '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${formats.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
      `${formats.map((_, index) => cellFormatXml(index)).join('')}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
    'xl/worksheets/sheet1.xml': `${xmlDeclaration}<worksheet xmlns="${main}"><sheetData>${sheetRows(node, formats)}</sheetData></worksheet>`,
  }
}

function sheetRows({ categories, series, numberFormat }: ChartNode, formats: string[]): string {
  const head = series.map((one, index) => textCell(columnName(index + 1), 1, one.name))
  const rows = categories.map((name, point) => {
    const row = point + 2
    const values = series.map((one, index) => {
      const value = one.values[point]
      return value === null || value === undefined || !Number.isFinite(value)
        ? ''
        : `<c r="${columnName(index + 1)}${row}" s="${formats.indexOf(one.pointFormats?.[point] ?? numberFormat) + 1}"><v>${value}</v></c>`
    })
    return `<row r="${row}">${textCell('A', row, name)}${values.join('')}</row>`
  })
  return `<row r="1">${head.join('')}</row>${rows.join('')}`
}

function textCell(column: string, row: number, text: string): string {
  // Spreadsheet strings read `_x0041_` as an escaped character (ECMA-376 22.9.2.19), and hold 32,767 characters.
  const value = beginningOf(text, 32000).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  return `<c r="${column}${row}" t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`
}

/** 0 → A, 25 → Z, 26 → AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}
