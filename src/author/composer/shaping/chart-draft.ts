import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Figure } from '../language/figures.ts'
import type { Span } from '../reading/mapped-text.ts'

/** A chart before it has an id and the input's name in its spans. */
export interface ChartDraft extends Omit<ChartBlock, 'kind' | 'id' | 'sources'> {
  /** One span a category. */
  spans: Span[]
  /** The names of the columns that it shows. */
  headingSpans?: Span[]
  /** The row of totals as a line under the chart, and where it stands. */
  total?: { text: string; span: Span }
  /** That no source states its values, and what they are computed from: a line under it. */
  computed?: string
}

/** The digits of the most exact of some figures. */
export function mostDecimals(figures: readonly Pick<Figure, 'decimals'>[]): number {
  return Math.max(...figures.map(({ decimals }) => decimals))
}

/**
 * The digits that each value of a series has in its source, where not all have those of the chart: 38 beside 41.5 is not
 * printed as 38.0. `figures` are those of the values that are no gap, in their order.
 */
export function ownDecimals(
  values: readonly (number | null)[],
  figures: readonly Pick<Figure, 'decimals'>[],
  ofChart: number,
): Pick<ChartBlock['series'][number], 'decimals'> {
  if (figures.every(({ decimals }) => decimals === ofChart)) return {}
  let next = 0
  return {
    decimals: values.map((value) => (value === null ? null : (figures[next++]?.decimals ?? null))),
  }
}
