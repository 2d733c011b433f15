import { LRUCache } from 'lru-cache'
import type { ChartBlock } from './schema.ts'

/**
 * One value as it is printed: fixed decimals between the unit's prefix and suffix; a gap is an empty string. On slides
 * the chart carries the language, which groups thousands and separates decimals in its way ("1,820", "42,6"); without
 * it the digits stand as they are.
 */
export function formatChartValue(
  value: number | null,
  chart: Pick<ChartBlock, 'unit' | 'decimals'> & { language?: string },
): string {
  if (value === null) return ''
  const size = Math.abs(value)
  const digits =
    chart.language === undefined || size >= 1e21
      ? size.toFixed(chart.decimals)
      : digitFormat(chart.language, chart.decimals).format(size)
  // What rounds to nothing has no sign.
  const sign = value < 0 && Number(size.toFixed(chart.decimals)) !== 0 ? '−' : ''
  return `${sign}${chart.unit.prefix}${digits}${chart.unit.suffix}`
}

/** A value of a chart as it is printed: the label that its source has for it, or its digits as they are given there. */
export function printedValue(
  chart: Pick<ChartBlock, 'unit' | 'decimals' | 'series'> & { language?: string },
  series: number,
  category: number,
): string {
  const own = chart.series[series]
  return (
    own?.labels?.[category] ||
    formatChartValue(own?.values[category] ?? null, {
      ...chart,
      decimals: own?.decimals?.[category] ?? chart.decimals,
    })
  )
}

/** A unit as a language writes it: the sign of percent stands before its number in Turkish and in Basque. */
export function unitIn(language: string, unit: ChartBlock['unit']): ChartBlock['unit'] {
  const isLeading = /^(?:tr|eu)\b/i.test(language) && unit.prefix === ''
  return isLeading && unit.suffix.trim() === '%' ? { prefix: '%', suffix: '' } : unit
}

/** Making one takes far longer than using it. Documents may bring any number of languages. */
const digitFormats = new LRUCache<string, Intl.NumberFormat>({ max: 64 })

/** Latin digits in every language: those of charts in slide software are Latin too. */
function digitFormat(language: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`
  let format = digitFormats.get(key)
  if (format === undefined) {
    const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    try {
      format = new Intl.NumberFormat(language, { ...options, numberingSystem: 'latn' })
    } catch {
      // Documents bring tags that no platform knows.
      format = new Intl.NumberFormat('en', options)
    }
    digitFormats.set(key, format)
  }
  return format
}
