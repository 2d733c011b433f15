import type { Color, Stroke } from '../../scene/paint.ts'

/** The colours of a mark, and of the value that is printed of it. */
export interface MarkPaint {
  /** Absent: an outline only. */
  fill?: Color
  stroke?: Stroke
  text: Color
}
