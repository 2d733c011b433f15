import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
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
