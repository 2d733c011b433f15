import type { SlideBounds, SlideRange } from '../../slide-range.ts'

/** How many slides to aim at, title slide included. */
interface SlideTarget {
  target: number
  /** How many slides below the maximum figures by themselves leave to the layout, which may have to split one. */
  spare: number
}

/**
 * The number of slides: `auto` is two more than the sections, bounded by the words (one slide for 60 of them, and one
 * for each list, table, chart, process or quotation); a range is the count that shows the whole text, clamped.
 */
export function slideTarget(
  range: SlideRange,
  bounds: SlideBounds,
  measure: {
    natural: number
    whole: number
    sections: number
    words: number
    structured: number
  },
  appending: boolean,
): SlideTarget {
  const title = appending ? 0 : 1
  const natural = measure.natural + title
  if (range === 'auto') {
    const byWords = 1 + Math.ceil(measure.words / 60) + measure.structured
    const bySections = Math.max(measure.sections + 2, natural)
    const target = clamp(Math.min(bySections, byWords, natural), 1, Math.min(45, bounds.maximum))
    return {
      target: target === 2 && measure.natural === 1 ? 1 : target,
      spare: bounds.maximum < 50 ? 0 : 5,
    }
  }
  const target = clamp(measure.whole + title, bounds.minimum, bounds.maximum)
  // Layout may have to split a slide: where the text leaves one, figures by themselves do not take it.
  const spare = bounds.maximum - bounds.minimum >= 4 && target < bounds.maximum ? 1 : 0
  return { target, spare }
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, value))
}
