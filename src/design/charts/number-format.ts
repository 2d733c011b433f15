import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'

/**
 * A spreadsheet number format that prints as `formatChartValue` does. It is written in the form of English (ECMA-376
 * 18.8.30); software shows the separators of its user.
 */
export function numberFormat(chart: Pick<ChartBlock, 'unit' | 'decimals'>): string {
  const digits = chart.decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(chart.decimals)}`
  const { prefix, suffix } = chart.unit
  const positive = `${quoted(prefix)}${digits}${quoted(suffix)}`
  return `${positive};${quoted(`−${prefix}`)}${digits}${quoted(suffix)}`
}

function quoted(text: string): string {
  return text === '' ? '' : `"${text.replaceAll('"', '')}"`
}
