import { type CreditBar, type CreditPeriod, creditUses } from '../../../accounts/credit-history.ts'
import { shortDay, shortMonth } from './dates.ts'
import { numberInWords } from './numbers.ts'

/** A chart of bars, in the units of its view box. */
export interface CreditChart {
  width: number
  height: number
  /** What somebody hears who does not see it. */
  label: string
  bars: { x: number; width: number; label: string; parts: ChartPart[] }[]
  /** Below the bars, spread evenly. */
  ticks: string[]
  /** The same as numbers. */
  rows: ({ label: string } & Record<(typeof creditUses)[number], string>)[]
}

interface ChartPart {
  kind: (typeof creditUses)[number] | 'none'
  y: number
  height: number
}

const size = { width: 640, height: 150 } as const
/** Of a bar's place, how much it takes. */
const filled = 0.72
/** Below everything, so that a day without use is seen as one. */
const emptyHeight = 2

/** Draws what was used, a bar a day or a month; slides at the bottom, then pictures, notes and tokens. */
export function creditChart(bars: readonly CreditBar[], period: CreditPeriod): CreditChart {
  const name = period === '30-days' ? shortDay : shortMonth
  const total = (bar: CreditBar) => creditUses.reduce((sum, use) => sum + bar[use], 0)
  const most = Math.max(1, ...bars.map(total))
  const step = size.width / Math.max(1, bars.length)
  return {
    ...size,
    label: `Credits used in ${period === '30-days' ? '30 days' : '12 months'}: ${numberInWords(bars.reduce((sum, bar) => sum + total(bar), 0))} in all`,
    bars: bars.map((bar, index) => ({
      x: round(index * step + (step * (1 - filled)) / 2),
      width: round(step * filled),
      label: `${name(bar.start)} · ${numberInWords(total(bar))} credits`,
      parts: partsOf(bar, most),
    })),
    ticks: ticksOf(bars, name),
    rows: bars.map((bar) => ({
      label: name(bar.start),
      slides: numberInWords(bar.slides),
      pictures: numberInWords(bar.pictures),
      notes: numberInWords(bar.notes),
      tokens: numberInWords(bar.tokens),
    })),
  }
}

function partsOf(bar: CreditBar, most: number): ChartPart[] {
  const used = creditUses.filter((kind) => bar[kind] > 0)
  if (used.length === 0)
    return [{ kind: 'none', y: size.height - emptyHeight, height: emptyHeight }]
  let top = size.height
  return used.map((kind) => {
    const height = Math.max(1, (bar[kind] / most) * (size.height - 10))
    top -= height
    return { kind, y: round(top), height: round(Math.max(1, height - 1)) }
  })
}

/** Five of them at the most, the first and the last always. */
function ticksOf(bars: readonly CreditBar[], name: (moment: Date) => string): string[] {
  const count = Math.min(5, bars.length)
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round((index * (bars.length - 1)) / Math.max(1, count - 1))
    return name(bars[at]?.start ?? new Date(0))
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
